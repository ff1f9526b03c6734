import type { TSESTree } from '@typescript-eslint/utils';
import { remembered } from '../remembered.ts';
import { pushChildren, scan } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import type { TextSource } from '../text/scope.ts';
import { isWithin, keyName, lastName } from '../text/syntax.ts';
import { Mentions } from './config-mentions.ts';
import { optionsIn } from './config-options.ts';
import {
  ALL,
  holds,
  isIgnored,
  objectBefore,
  patternLists,
  patternsOf,
  propertyOrSpread,
  type Patterns,
} from './config-patterns.ts';
import { parseSource } from './parse-source.ts';

/** The keys of an object of a configuration that select files. */
const OF_FILES = ['files', 'ignores', 'basePath'];
/** The keys of an object that does nothing but ignore files for all others. */
const OF_ALL: ReadonlySet<string> = new Set(['name', 'ignores', 'basePath']);
/**
 * The keys that an object of a configuration may have:
 * https://eslint.org/docs/latest/use/configure/configuration-files#configuration-objects
 */
const OF_CONFIG: ReadonlySet<string> = new Set([
  ...OF_ALL,
  'files',
  'extends',
  'language',
  'languageOptions',
  'linterOptions',
  'processor',
  'plugins',
  'rules',
  'settings',
]);

/**
 * The files on which a configuration runs this plugin, as far as its text shows. Patterns are relative to its folder.
 */
export interface PluginPatterns {
  /** The patterns of each object that runs the plugin: those of one of them have to match. */
  readonly running: readonly Patterns[];
  /** The patterns of objects that switch the rule on requests off. */
  readonly leaving: readonly Patterns[];
  /** The options of objects that apply to some files alone, as text. */
  readonly options: readonly { readonly patterns: Patterns; readonly said: string }[];
  /** The patterns of files that are ignored altogether. */
  readonly ignores: readonly string[];
}

/**
 * Reads on which files the text of a configuration runs this plugin. A pattern that is not a literal matches no file;
 * where the plugin may run without patterns, it runs on all files.
 *
 * @see https://eslint.org/docs/latest/use/configure/configuration-files#specify-files-and-ignores
 */
export const pluginPatterns = remembered(readPatterns, { most: 50 });

function readPatterns(text: string): PluginPatterns {
  const parsed = parseSource('eslint.config.ts', text);
  if (!parsed) return { running: [ALL], leaving: [], options: [], ignores: [] };
  const source = scan(parsed);
  const nodes = nodesIn(source);
  const own = nodes
    .filter((node) => node.type === 'ObjectExpression')
    .filter((object) => OF_FILES.some((name) => propertyOrSpread(name, object, source) !== null));
  const objects: ReadonlySet<TSESTree.Node> = new Set(own);
  const mentions = new Mentions(source, nodes, objects);
  // Entries that only register the plugin, or set its settings, do not run it.
  const spare = nodes.filter(
    (node) => node.type === 'Property' && ['plugins', 'settings'].includes(keyName(node.key, node.computed) ?? ''),
  );
  const running = own.filter((object) =>
    mentions.in(object, new Set([...spare, ...own.filter((other) => other !== object)])),
  );
  const isGiven =
    mentions.isImported ||
    own.some((object) => propertyOrSpread('plugins', object, source) !== null && mentions.in(object, new Set()));
  const isForAll = mentions.in(source.ast, new Set([...spare, ...own, ...mentions.declarations]));
  const patterns = new Map(own.map((object) => [object, patternsIn(object, own, source)]));
  const given = (objectsOf: readonly TSESTree.ObjectExpression[]): readonly Patterns[] =>
    objectsOf.map((object) => patterns.get(object) ?? ALL);
  return {
    running: [...(isGiven && running.length > 0 && !isForAll ? [] : [ALL]), ...given(running)],
    leaving: given(own.filter((object) => leavesRequests(object, mentions, source))),
    options: own
      .flatMap((object) => given([object]).map((one) => ({ patterns: one, said: optionsIn(object, mentions, source) })))
      .filter(({ said }) => said !== ''),
    ignores: nodes.flatMap((node) => ignoredByAll(node, own, source)),
  };
}

/**
 * Whether the plugin runs on a file, with the rule on requests on.
 *
 * @param name the path of the file relative to the folder of the configuration, with slashes
 */
export function takesIn({ running, leaving, ignores }: PluginPatterns, name: string): boolean {
  return (
    running.some((one) => holds(one, name)) && !leaving.some((one) => holds(one, name)) && !isIgnored(name, ignores)
  );
}

/** The options for a file that do not apply to all files, as text: files with the same text are judged alike. */
export function optionsFor({ options }: PluginPatterns, name: string): string {
  return [...new Set(options.flatMap(({ patterns, said }) => (holds(patterns, name) ? [said] : [])))].join('\n');
}

/** The patterns of an object, and of the one whose `extends` it is in. */
function patternsIn(
  object: TSESTree.ObjectExpression,
  own: readonly TSESTree.ObjectExpression[],
  source: TextSource,
): Patterns {
  const around = own.findLast((other) => other !== object && isWithin(object, other));
  return patternsOf(object, source, around ? patternsIn(around, own, source) : null);
}

/** Whether an object, or one of its `extends`, switches the rule on requests off. */
function leavesRequests(object: TSESTree.ObjectExpression, mentions: Mentions, source: ScannedFile): boolean {
  const stack: TSESTree.Node[] = [object];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'Property' && mentions.ruleOf(node) === 'request-matches-route' && mentions.isSwitchedOff(node))
      return true;
    const named = node.type === 'Identifier' ? objectBefore(node, source) : null;
    if (named) stack.push(named);
    pushChildren(node, source.visitorKeys, stack);
  }
  return false;
}

/**
 * The patterns of ignored files in an object that does nothing but ignore files, in the options of a preset, and in
 * `globalIgnores(['dist/'])`.
 */
function ignoredByAll(
  node: TSESTree.Node,
  own: readonly TSESTree.ObjectExpression[],
  source: TextSource,
): readonly string[] {
  if (node.type === 'CallExpression') {
    const [list] = node.arguments;
    return list && lastName(node.callee) === 'globalIgnores' ? patternLists(list, source).flat() : [];
  }
  if (node.type !== 'ObjectExpression' || own.some((other) => other !== node && isWithin(node, other))) return [];
  const keys = node.properties.map((property) =>
    property.type === 'Property' ? (keyName(property.key, property.computed) ?? '') : 'extends',
  );
  const isOfAll = keys.every((key) => OF_ALL.has(key)) || keys.some((key) => !OF_CONFIG.has(key));
  return isOfAll ? patternsOf(node, source, null).ignores : [];
}

/** All nodes in the order of the source, without those inside of `rules`. */
function nodesIn(source: ScannedFile): readonly TSESTree.Node[] {
  const nodes: TSESTree.Node[] = [];
  const stack: TSESTree.Node[] = [source.ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if (!(node.type === 'Property' && keyName(node.key, node.computed) === 'rules'))
      pushChildren(node, source.visitorKeys, stack);
  }
  return nodes.toSorted((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
}
