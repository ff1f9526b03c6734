import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import { keyName, plainString } from '../text/syntax.ts';
import { isFile, textOrNone } from './file-text.ts';
import { parseSource } from './parse-source.ts';

/** What a configuration of TypeScript, with those that it extends, sets for the resolution of module specifiers. */
export interface CompilerConfig {
  /** Patterns of specifiers with their targets, as in `paths` but with absolute paths: `@app/*` and `/root/src/*`. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** The folder where specifiers are looked up that are no relative or absolute paths; null where none is set. */
  readonly baseUrl: string | null;
  /** The configurations of the projects that it refers to. */
  readonly references: readonly string[];
  /** Whether a configuration that it extends is not where TypeScript looks for it: it is not installed, for example. */
  readonly isIncomplete: boolean;
}

const EMPTY: CompilerConfig = { paths: new Map(), baseUrl: null, references: [], isIncomplete: false };

/**
 * Reads a configuration with those that it extends: its own options win, `paths` as a whole. What cannot be read is
 * left out, as TypeScript does.
 *
 * @param file the absolute path of a tsconfig.json
 * @param folderOf the folder of a package of the project by its name: one that is not installed may be extended too
 */
export function readCompilerConfig(file: string, folderOf: FolderOf = () => undefined): CompilerConfig {
  return read(file, new Set(), { configDir: dirname(file), folderOf }) ?? EMPTY;
}

/** The folder of a package of the project by its name; undefined for other packages. */
export type FolderOf = (name: string) => string | undefined;

/** What is the same for a configuration and all that it extends. */
interface Reading {
  /** The folder of the configuration that is read first: the value of `${configDir}`. */
  readonly configDir: string;
  readonly folderOf: FolderOf;
}

/**
 * The absolute paths to which a specifier may resolve, in the order in which TypeScript tries them: the targets of one
 * pattern. A pattern without a star wins over those with one, and of these wins the one with the longest beginning.
 */
export function targetsOf(specifier: string, { paths, baseUrl }: CompilerConfig): readonly string[] {
  if (/^[./]/.test(specifier)) return [];
  const exact = paths.get(specifier);
  if (exact) return exact;
  const [best] = [...paths]
    .filter(([pattern]) => matched(pattern, specifier) !== null)
    .sort(([a], [b]) => b.indexOf('*') - a.indexOf('*'));
  if (!best) return baseUrl === null ? [] : [join(baseUrl, specifier)];
  const [pattern, targets] = best;
  return targets.map((target) => target.replace('*', () => matched(pattern, specifier) ?? ''));
}

/** The paths of {@link targetsOf}, without patterns that begin with a star: those also match packages. */
export function aliasesOf(specifier: string, { paths }: CompilerConfig): readonly string[] {
  const named = new Map([...paths].filter(([pattern]) => !pattern.startsWith('*')));
  return targetsOf(specifier, { ...EMPTY, paths: named });
}

/** The part of a specifier that the star of a pattern matches; null where the pattern does not match. */
function matched(pattern: string, specifier: string): string | null {
  const [start = '', end] = pattern.split('*', 2);
  if (end === undefined || specifier.length < start.length + end.length) return null;
  if (!specifier.startsWith(start) || !specifier.endsWith(end)) return null;
  return specifier.slice(start.length, specifier.length - end.length);
}

function read(file: string, above: ReadonlySet<string>, reading: Reading): CompilerConfig | null {
  const content = above.has(file) ? null : readObject(file);
  if (!content) return null;
  const within = new Set([...above, file]);
  const names = textsIn(content.get('extends'));
  const extended = names.map((specifier) => {
    const base = extendedFile(file, specifier) ?? packageFile(specifier, reading);
    return base === null ? null : read(base, within, reading);
  });
  const options = asMap(content.get('compilerOptions'));
  const place = (path: string): string => resolve(dirname(file), path.replace('${configDir}', reading.configDir));
  const own = textsIn(options.get('baseUrl')).map(place).at(0) ?? null;
  const baseUrl = own ?? lastOf(extended, (base) => base.baseUrl) ?? null;
  const paths = [...asMap(options.get('paths'))].map(
    ([pattern, targets]) =>
      [pattern, textsIn(targets).map((path) => (baseUrl === null ? place(path) : resolve(baseUrl, path)))] as const,
  );
  return {
    baseUrl,
    paths: paths.length > 0 ? new Map(paths) : (lastOf(extended, pathsOf) ?? new Map()),
    references: listIn(content.get('references'))
      .flatMap((reference) => textsIn(asMap(reference).get('path')))
      .map((path) => configAt(place(path))),
    isIncomplete:
      names.some((name) => extendedFile(file, name) === null) || extended.some((base) => base?.isIncomplete !== false),
  };
}

function pathsOf({ paths }: CompilerConfig): CompilerConfig['paths'] | null {
  return paths.size > 0 ? paths : null;
}

/** The value of the last configuration that has one: of several that are extended, the last one wins. */
function lastOf<T>(configs: readonly (CompilerConfig | null)[], get: (config: CompilerConfig) => T | null): T | null {
  return configs.reduce<T | null>((last, config) => (config && get(config)) ?? last, null);
}

/** A reference names a configuration or its folder. */
function configAt(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'tsconfig.json') : path;
}

/** The configuration that another one extends: a path, with or without its extension, or a file of a package. */
function extendedFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('/')) return configurationAt(resolve(dirname(file), specifier));
  const { resolve: find } = createRequire(file);
  for (const each of [specifier, `${specifier}.json`, `${specifier}/tsconfig.json`]) {
    try {
      return find(each);
    } catch {
      // It is not installed under that name.
    }
  }
  return null;
}

/** A configuration in a package of the project, which need not be installed. */
function packageFile(specifier: string, { folderOf }: Reading): string | null {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const folder = folderOf(name);
  return folder === undefined ? null : configurationAt(join(folder, path === '' ? 'tsconfig' : path));
}

/** A configuration, with or without its extension. */
function configurationAt(path: string): string | null {
  const places = [path, `${path}.json`, join(path, 'tsconfig.json')];
  return places.find(isFile) ?? null;
}

/** A value of JSON; null for numbers and the like, which are not used here. */
type Value = string | readonly Value[] | ReadonlyMap<string, Value> | null;

/** The object in a file; null for other content. It may have comments, and commas at the ends, as JavaScript has. */
function readObject(file: string): ReadonlyMap<string, Value> | null {
  const statement = parseSource('tsconfig.js', `(${textOrNone(file)}\n)`)?.ast.body[0];
  const value = statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : null;
  return value instanceof Map ? value : null;
}

function valueOf(node: TSESTree.Node | null): Value {
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf);
  if (node?.type !== 'ObjectExpression') return node && plainString(node);
  return new Map(
    node.properties.flatMap((property): [string, Value][] => {
      const key = property.type === 'Property' ? keyName(property.key, property.computed) : null;
      return property.type === 'Property' && key !== null ? [[key, valueOf(property.value)]] : [];
    }),
  );
}

function asMap(value: Value | undefined): ReadonlyMap<string, Value> {
  return value instanceof Map ? value : new Map<string, Value>();
}

function listIn(value: Value | undefined): readonly Value[] {
  return isList(value) ? value : [];
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** The texts of a list, or the one text that is there instead. */
function textsIn(value: Value | undefined): readonly string[] {
  return (typeof value === 'string' ? [value] : listIn(value)).filter((each) => typeof each === 'string');
}
