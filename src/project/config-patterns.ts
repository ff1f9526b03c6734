import { matchesGlob } from '../text/glob.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import { constantOrSelf } from '../text/constants.ts';
import { objectOf } from '../text/objects.ts';
import type { TextSource } from '../text/scope.ts';
import { isWithin, keyName, plainString } from '../text/syntax.ts';

/** The patterns of files in one object of a configuration. */
export interface Patterns {
  /** The files to which the object applies: all patterns of one of the lists match. Null where it applies to all. */
  readonly files: readonly (readonly string[])[] | null;
  readonly ignores: readonly string[];
  /** The patterns of the object that has this one in its `extends`; null where there is none. */
  readonly within: Patterns | null;
}

/** The patterns of an object without any: it applies to all files. */
export const ALL: Patterns = { files: null, ignores: [], within: null };

/** The replacement for a pattern that is not known: it matches no file. */
const UNKNOWN = '.';

/** Whether patterns match a file, by its path relative to the folder of the configuration. */
export function holds({ files, ignores, within }: Patterns, name: string): boolean {
  const isMatched = files === null || files.some((patterns) => patterns.every((pattern) => matchesGlob(name, pattern)));
  return isMatched && !isIgnored(name, ignores) && (within === null || holds(within, name));
}

/** Whether patterns ignore a file, or a folder that it is in; the last one that matches decides. */
export function isIgnored(name: string, patterns: readonly string[]): boolean {
  const places = [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1)).concat(name);
  const last = patterns.findLast((pattern) => places.some((place) => matchesGlob(place, pattern.replace(/^!/, ''))));
  return last !== undefined && !last.startsWith('!');
}

/**
 * The object that an expression is, or that is the value of a constant declared before it; null for another one. The
 * order excludes objects that contain each other.
 */
export function objectBefore(node: TSESTree.Node, source: TextSource): TSESTree.ObjectExpression | null {
  const object = objectOf(node, source);
  return object && (isWithin(object, node) || object.range[1] <= node.range[0]) ? object : null;
}

/** The value of a property of an object, its own or that of an object that it spreads; null where it has none. */
export function propertyOrSpread(
  name: string,
  object: TSESTree.ObjectExpression,
  source: TextSource,
): TSESTree.Node | null {
  for (const property of object.properties.toReversed()) {
    if (property.type === 'Property' && keyName(property.key, property.computed) === name) return property.value;
    const spread = property.type === 'SpreadElement' ? objectBefore(property.argument, source) : null;
    const said = spread && propertyOrSpread(name, spread, source);
    if (said) return said;
  }
  return null;
}

/** The patterns of an object, relative to the folder of the configuration. */
export function patternsOf(object: TSESTree.ObjectExpression, source: TextSource, within: Patterns | null): Patterns {
  const [files, ignores, basePath] = ['files', 'ignores', 'basePath'].map((name) =>
    propertyOrSpread(name, object, source),
  );
  const base = basePath ? folderOf(constantOrSelf(basePath, source)) : '';
  const own = files ? patternLists(files, source) : null;
  return {
    files:
      base === ''
        ? own
        : (own ?? [[]]).map((patterns) => [`${base}/**`, ...patterns.map((pattern) => below(base, pattern))]),
    ignores: ignores ? patternLists(ignores, source).map(([pattern = UNKNOWN]) => below(base, pattern)) : [],
    within,
  };
}

/** The folder that `basePath` names; empty for the folder of the configuration. */
function folderOf(base: TSESTree.Node): string {
  // `import.meta.dirname` and `__dirname`.
  if (base.type === 'MemberExpression' || base.type === 'Identifier') return '';
  return (plainString(base) ?? UNKNOWN + UNKNOWN).replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}

function below(base: string, pattern: string): string {
  return base === '' ? pattern : pattern.replace(/^(!?)/, `$1${base}/`);
}

/** The patterns of a list, each in a list of its own; those of a nested list have to match together. */
export function patternLists(list: TSESTree.Node, source: TextSource): readonly (readonly string[])[] {
  const patterns = constantOrSelf(list, source);
  const elements = patterns.type === 'ArrayExpression' ? patterns.elements : [patterns];
  return elements.flatMap((element) => {
    if (element?.type === 'SpreadElement') return patternLists(element.argument, source);
    const said = element && constantOrSelf(element, source);
    return said?.type === 'ArrayExpression' ? [patternLists(said, source).flat()] : [[patternIn(said)]];
  });
}

/** A pattern as ESLint matches it: without a `./` at its beginning. */
function patternIn(node: TSESTree.Node | null): string {
  return ((node && plainString(node)) ?? UNKNOWN).replace(/^(!?)\.\//, '$1');
}
