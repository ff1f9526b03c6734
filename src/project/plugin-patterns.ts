import type { TSESTree } from '@typescript-eslint/utils';
import { standsFor } from '../text/constants.ts';
import { propertyValue } from '../text/objects.ts';
import { plainString } from '../text/syntax.ts';
import { scan, type ScannedFile } from '../routes/scan.ts';
import type { TextSource } from '../text/scope.ts';
import { parseSource } from './parse.ts';

/** The plugin's name, however it is imported. */
const PLUGIN = /restful-?routes/i;
/** How a configuration calls what it imports of the plugin: `import routes from 'eslint-plugin-restful-routes'`. */
const IMPORTED = /\b(?:import|const|let|var)\s+([\w$]+)\s*(?:from|=\s*require\s*\()\s*["'][^"'\n]*restful-routes["']/g;
/** A rule of the plugin that an object only switches off. */
const SWITCHED_OFF = /["'][\w-]*restful-routes\/[\w-]+["']\s*:\s*(?:\[\s*)?(?:["']off["']|0\b)/g;

/** How a pattern of files says an extension, behind the first dot of its last part. Any may be meant by a star, or where it says none. */
const SAYING: ReadonlyMap<string, RegExp> = new Map([
  ['.js', /(?<![a-z])js(?![a-z])|\[[jt]{2}\]s/],
  ['.mjs', /(?<![a-z])mjs|[)\]}]js/],
  ['.cjs', /(?<![a-z])cjs|[)\]}]js/],
  ['.jsx', /jsx|js(?:\?\(x\)|\{,x\})|\[[jt]{2}\]s(?:x|\?\(x\)|\{,x\})/],
  ['.ts', /(?<![a-z])ts(?![a-z])|\[[jt]{2}\]s/],
  ['.mts', /(?<![a-z])mts|[)\]}]ts/],
  ['.cts', /(?<![a-z])cts|[)\]}]ts/],
  ['.tsx', /tsx|ts(?:\?\(x\)|\{,x\})|\[[jt]{2}\]s(?:x|\?\(x\)|\{,x\})/],
  ['.vue', /vue/],
  ['.svelte', /svelte/],
]);

/**
 * The patterns of files for which a configuration runs this plugin: the `files` of its objects that name the plugin. None where it runs on all that
 * ESLint lints, as far as one can tell; a pattern that is no text counts for nothing.
 *
 * @param path the file of the configuration
 */
export function pluginPatterns(path: string, text: string): readonly string[] {
  const parsed = PLUGIN.test(text) ? parseSource(path, text) : null;
  if (!parsed) return [];
  const source = scan(parsed);
  const names = [...text.matchAll(IMPORTED)].map(([, name = '']) => name);
  return objectsIn(source.ast, source).flatMap((object) => {
    const files = propertyValue(object, 'files');
    return files && runs(text.slice(...object.range), names) ? textsOf(files, source) : [];
  });
}

/** Whether patterns take in files of an extension; where there are none, all files are. */
export function takesIn(patterns: readonly string[], extension: string): boolean {
  return patterns.length === 0 || patterns.some((pattern) => {
    const name = pattern.slice(pattern.lastIndexOf('/') + 1);
    const dot = name.indexOf('.');
    const said = name.slice(dot + 1);
    return dot === -1 || said === '*' || (SAYING.get(extension)?.test(said) ?? false);
  });
}

/** Whether an object runs the plugin, and does not only switch some of its rules off. */
function runs(object: string, names: readonly string[]): boolean {
  const rest = object.replaceAll(SWITCHED_OFF, '');
  return PLUGIN.test(rest) || names.some((name) => rest.includes(name));
}

function textsOf(files: TSESTree.Node, source: TextSource): readonly string[] {
  const list = standsFor(files, source);
  const elements = list.type === 'ArrayExpression' ? list.elements : [list];
  // A pattern that is not known takes in nothing.
  return elements.map((element) => (element && plainString(element)) ?? '.');
}

function objectsIn(node: TSESTree.Node, source: ScannedFile): readonly TSESTree.ObjectExpression[] {
  // The keys of a node lead to nodes, or lists of them and of holes.
  const children = (source.visitorKeys[node.type] ?? []).flatMap((key) => (node as unknown as Record<string, TSESTree.Node | (TSESTree.Node | null)[] | null | undefined>)[key] ?? []);
  const inside = children.flatMap((child) => (child ? objectsIn(child, source) : []));
  return node.type === 'ObjectExpression' ? [node, ...inside] : inside;
}
