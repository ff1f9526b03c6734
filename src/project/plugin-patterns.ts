import { createRequire } from 'node:module';
import type { TSESTree } from '@typescript-eslint/utils';
import { remembered } from '../remembered.ts';
import { scan, type ScannedFile } from '../routes/scan.ts';
import { standsFor } from '../text/constants.ts';
import { namePattern } from '../text/given-names.ts';
import { propertyValue } from '../text/objects.ts';
import type { TextSource } from '../text/scope.ts';
import { keyName, lastName, plainString } from '../text/syntax.ts';
import type { Range } from '../text/text.ts';
import { parseSource } from './parse.ts';

/** The plugin's name, however it is imported. */
const PLUGIN = /restful-?routes/i;
/** How a configuration calls what it imports of the plugin: `import routes from 'eslint-plugin-restful-routes'`. */
const IMPORTED = /\b(?:import|const|let|var)\s+([\w$]+)\s*(?:from|=\s*require\s*\()\s*["'][^"'\n]*restful-routes["']/g;
/** A rule of the plugin that an object only switches off. */
const SWITCHED_OFF = /["'][\w-]*restful-routes\/([\w-]+)["']\s*:\s*(?:\[\s*)?(?:["']off["']|0\b)/g;
/** What an object may hold that only leaves out files of all others. */
const OF_ALL: ReadonlySet<string> = new Set(['name', 'ignores']);

/** Patterns of files, as one object of a configuration says them. */
interface Patterns {
  /** The files that it is for; null where it is for all. */
  readonly files: readonly string[] | null;
  readonly ignores: readonly string[];
}

/** The files that a configuration gives to this plugin, as far as its text tells, by names seen from its folder. */
export interface PluginPatterns {
  /** Whoever runs the plugin says for which files; a file is taken in by one of them. */
  readonly running: readonly Patterns[];
  /** For which files the rule on requests is off. */
  readonly leaving: readonly Patterns[];
  /** What is left out of all. */
  readonly ignores: readonly string[];
}

/** Where nothing is said. */
const ALL: Patterns = { files: null, ignores: [] };

/**
 * Reads which files the text of a configuration gives to this plugin. A pattern that is no text counts for nothing; where the plugin may run without
 * patterns, it runs on all files.
 *
 * @see https://eslint.org/docs/latest/use/configure/configuration-files#specify-files-and-ignores
 */
export const pluginPatterns = remembered(readPatterns, { most: 50 });

function readPatterns(text: string): PluginPatterns {
  const parsed = parseSource('eslint.config.ts', text);
  if (!parsed) return { running: [ALL], leaving: [], ignores: [] };
  const source = scan(parsed);
  const nodes = nodesIn(source.ast, source);
  const objects = nodes.filter((node) => node.type === 'ObjectExpression');
  const names = [...text.matchAll(IMPORTED)].map(([, name = '']) => name);
  const own = objects.filter((object) => propertyValue(object, 'files') !== null || propertyValue(object, 'ignores') !== null);
  const running = own.filter((object) => runs(text.slice(...object.range), names));
  const isGiven = names.length > 0 || running.some((object) => propertyValue(object, 'plugins') !== null);
  // What only names the plugin, or is said of its settings, runs nothing.
  const spare = nodes.flatMap((node) => (node.type === 'Property' && ['plugins', 'settings'].includes(keyName(node.key, node.computed) ?? '') ? [node.range] : []));
  const rest = without(text, [...running.map(({ range }) => range), ...spare, ...parsed.comments.map(({ range }) => range)]).replaceAll(IMPORTED, '');
  return {
    running: [...(isGiven && running.length > 0 && !runs(rest, names) ? [] : [ALL]), ...running.map((object) => patternsOf(object, source))],
    leaving: own.filter((object) => leavesRequests(text.slice(...object.range))).map((object) => patternsOf(object, source)),
    ignores: nodes.flatMap((node) => ignoredByAll(node, source)),
  };
}

/**
 * Whether the plugin runs on a file with all that its rules need.
 *
 * @param name the file, seen from the folder of the configuration, with slashes
 */
export function takesIn({ running, leaving, ignores }: PluginPatterns, name: string): boolean {
  return running.some((one) => holds(one, name)) && !leaving.some((one) => holds(one, name)) && !isIgnored(name, ignores);
}

function holds({ files, ignores }: Patterns, name: string): boolean {
  return (files === null || files.some((pattern) => matches(name, pattern))) && !isIgnored(name, ignores);
}

/** Whether patterns leave a file out, or a folder that it is in; the last one that matches decides. */
function isIgnored(name: string, patterns: readonly string[]): boolean {
  const places = [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1)).concat(name);
  const last = patterns.findLast((pattern) => places.some((place) => matches(place, pattern.replace(/^!/, ''))));
  return last !== undefined && !last.startsWith('!');
}

let minimatch: typeof import('minimatch').minimatch | undefined;

/** Whether a pattern means a file or a folder, as ESLint has it. The library is loaded when the first one is asked. */
function matches(name: string, pattern: string): boolean {
  // `require` is typed as any; the type stands in the declaration that the library ships.
  minimatch ??= (createRequire(import.meta.url)('minimatch') as typeof import('minimatch')).minimatch;
  return minimatch(name, pattern, { dot: true });
}

/** Whether an object runs the plugin, and does not only switch some of its rules off. */
function runs(object: string, names: readonly string[]): boolean {
  const rest = object.replaceAll(SWITCHED_OFF, '');
  return PLUGIN.test(rest) || names.some((name) => new RegExp(String.raw`(?<![\w$])${namePattern(name)}(?![\w$])`).test(rest));
}

function leavesRequests(object: string): boolean {
  return [...object.matchAll(SWITCHED_OFF)].some(([, rule]) => rule === 'request-matches-route');
}

/** The patterns of an object that only leaves files out, and of `globalIgnores(['dist/'])`. */
function ignoredByAll(node: TSESTree.Node, source: TextSource): readonly string[] {
  if (node.type === 'CallExpression') {
    const [list] = node.arguments;
    return list && lastName(node.callee) === 'globalIgnores' ? textsOf(list, source) : [];
  }
  if (node.type !== 'ObjectExpression') return [];
  const isOfAll = node.properties.every((property) => property.type === 'Property' && OF_ALL.has(keyName(property.key, property.computed) ?? ''));
  return isOfAll ? patternsOf(node, source).ignores : [];
}

function patternsOf(object: TSESTree.ObjectExpression, source: TextSource): Patterns {
  const [files, ignores] = ['files', 'ignores'].map((name) => propertyValue(object, name));
  return { files: files ? textsOf(files, source) : null, ignores: ignores ? textsOf(ignores, source) : [] };
}

function textsOf(list: TSESTree.Node, source: TextSource): readonly string[] {
  const patterns = standsFor(list, source);
  const elements = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns];
  // A pattern that is not known takes in nothing.
  return elements.map((element) => (element && plainString(element)) ?? '.');
}

/** All nodes, but for what stands in the options of rules. */
function nodesIn(node: TSESTree.Node, source: ScannedFile): readonly TSESTree.Node[] {
  if (node.type === 'Property' && keyName(node.key, node.computed) === 'rules') return [];
  // The keys of a node lead to nodes, or lists of them and of holes.
  const children = (source.visitorKeys[node.type] ?? []).flatMap((key) => (node as unknown as Record<string, TSESTree.Node | (TSESTree.Node | null)[] | null | undefined>)[key] ?? []);
  return [node, ...children.flatMap((child) => (child ? nodesIn(child, source) : []))];
}

/** A text without some of its parts. */
function without(text: string, parts: readonly Range[]): string {
  const holes = parts.toSorted(([a], [b]) => a - b);
  const kept: string[] = [];
  let at = 0;
  for (const [start, end] of holes) {
    kept.push(text.slice(at, Math.max(at, start)));
    at = Math.max(at, end);
  }
  return [...kept, text.slice(at)].join('');
}
