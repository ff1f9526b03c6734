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
  saidUnder,
  type Patterns,
} from './config-patterns.ts';
import { parseSource } from './parse-source.ts';

/** What an object states about files. */
const OF_FILES = ['files', 'ignores', 'basePath'];
/** What an object may hold that only leaves out files of all others. */
const OF_ALL: ReadonlySet<string> = new Set(['name', 'ignores', 'basePath']);
/**
 * What an object of a configuration may hold:
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

/** The files that a configuration gives to this plugin, as far as its text tells, by names seen from its folder. */
export interface PluginPatterns {
  /** Whoever runs the plugin specifies for which files; a file is taken in by one of them. */
  readonly running: readonly Patterns[];
  /** For which files the rule on requests is off. */
  readonly leaving: readonly Patterns[];
  /** What is stated about some files alone. */
  readonly options: readonly { readonly patterns: Patterns; readonly said: string }[];
  /** What is left out of all. */
  readonly ignores: readonly string[];
}

/**
 * Reads which files the text of a configuration gives to this plugin. A pattern that is no text counts for nothing;
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
    .filter((object) => OF_FILES.some((name) => saidUnder(name, object, source) !== null));
  const objects: ReadonlySet<TSESTree.Node> = new Set(own);
  const mentions = new Mentions(source, nodes, objects);
  // What only names the plugin, or is stated about its settings, runs nothing.
  const spare = nodes.filter(
    (node) => node.type === 'Property' && ['plugins', 'settings'].includes(keyName(node.key, node.computed) ?? ''),
  );
  const running = own.filter((object) =>
    mentions.in(object, new Set([...spare, ...own.filter((other) => other !== object)])),
  );
  const isGiven =
    mentions.isImported ||
    own.some((object) => saidUnder('plugins', object, source) !== null && mentions.in(object, new Set()));
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
 * Whether the plugin runs on a file with all that its rules need.
 *
 * @param name the file, seen from the folder of the configuration, with slashes
 */
export function takesIn({ running, leaving, ignores }: PluginPatterns, name: string): boolean {
  return (
    running.some((one) => holds(one, name)) && !leaving.some((one) => holds(one, name)) && !isIgnored(name, ignores)
  );
}

/** What is stated about a file and not of all: files of which the same is specified are judged alike. */
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
 * The patterns of an object that only leaves files out, of the options of a preset, and of `globalIgnores(['dist/'])`.
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

/** All nodes in their order, but for what is in the options of rules. */
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
