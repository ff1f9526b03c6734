import { posix } from 'node:path';
import { accessPath } from './access-path.ts';
import type { Machine } from './machine.ts';
import { containerCall } from './packages-containers.ts';
import { contextCall } from './packages-contexts.ts';
import { DATA_MODELS } from './packages-data.ts';
import { EVENT_MODELS } from './packages-events.ts';
import { FILE_MODELS, type PackageCall } from './packages-files.ts';
import { MODULE_MODELS } from './packages-modules.ts';
import { FUNCTION_MODELS } from './packages-functions.ts';
import { LIST_MODELS } from './packages-lists.ts';
import { URL_MODELS } from './packages-urls.ts';
import { joined, knownText, ORIGIN, sliced } from './text-value.ts';
import type { Value } from './value.ts';
import { choiceOf, madeText } from './new-values.ts';

/** Models of functions of packages that make texts and paths, by their access paths. */
const MODELS: Readonly<Record<string, (args: readonly Value[], machine: Machine) => Value | null>> = {
  'path.join': pathOf,
  'path.posix.join': pathOf,
  'path.resolve': ofKnown((...paths) => posix.resolve(...paths)),
  'url.fileURLToPath': ([url]) =>
    url?.kind === 'text' && knownText(url)?.startsWith('file://') ? sliced(url, 7, Infinity) : null,
  'url.pathToFileURL': ([path], machine) => (path ? fileUrl(path, machine) : null),
  'path.dirname': ofKnown((path) => posix.dirname(path)),
  'path.basename': basename,
  'path.extname': ([path]) =>
    path && knownText(path) !== null ? madeText(posix.extname(knownText(path) ?? '')) : null,
  'path.parse': ([path], machine) => partsOf(path, machine),
  'url-join': joinedPath,
  'url.resolve': ([, path]) => (path && (knownText(path) ?? '').startsWith('/') ? path : null),
  'util.format': formatted,
  '@hono/zod-openapi.createRoute': ([description]) => description ?? null,
};

/** The `URL` of an absolute path; null where the path is not known. */
function fileUrl(path: Value, { heap }: Machine): Value | null {
  if (path.kind !== 'text' || !(knownText(path) ?? '').startsWith('/')) return null;
  const fields = { [ORIGIN]: madeText('file://'), pathname: path, search: madeText('') };
  return heap.plain(Object.entries(fields));
}

/** The result of a function of a package that has a model; null for any other function. */
export function modelledCall(callee: Value, call: PackageCall): Value | null {
  const path = accessPath(callee);
  const provided = containerCall(callee, call) ?? contextCall(callee, call);
  if (path === null || provided) return provided;
  for (const models of [
    FILE_MODELS,
    MODULE_MODELS,
    DATA_MODELS,
    LIST_MODELS,
    FUNCTION_MODELS,
    EVENT_MODELS,
    URL_MODELS,
  ])
    if (Object.hasOwn(models, path)) return models[path]?.(call) ?? null;
  return Object.hasOwn(MODELS, path) ? (MODELS[path]?.(call.args, call.machine) ?? null) : null;
}

/** Applies a function of `path` to absolute paths of files; null where an argument is not known or not absolute. */
function ofKnown(make: (...paths: string[]) => string): (args: readonly Value[]) => Value | null {
  return (args) => {
    const paths = args.map(knownText);
    const known = paths.filter((path) => path !== null);
    return known.length === paths.length && known[0]?.startsWith('/') === true ? madeText(make(...known)) : null;
  };
}

/** `path.join(...parts)`: the texts still have their places in the source unless they are changed. */
function pathOf(args: readonly Value[]): Value | null {
  const isPlain = args.every((part) => !(knownText(part) ?? '').split('/').some((segment) => DOTS.has(segment)));
  return (isPlain ? joinedPath(args) : null) ?? ofKnown((...paths) => posix.join(...paths))(args) ?? joinedPath(args);
}

const DOTS: ReadonlySet<string> = new Set(['.', '..']);

/** Joins paths with one slash between them; null where they cannot be joined without changing them. */
function joinedPath(args: readonly Value[]): Value | null {
  const parts: Value[] = [];
  for (const [at, part] of args.entries()) {
    const before = args[at - 1];
    const hasSlash = (before && endsWithSlash(before)) || beginsWithSlash(part);
    if (before && endsWithSlash(before) && beginsWithSlash(part)) return null;
    if (part.kind === 'choice' || part.kind === 'object' || (knownText(part) ?? '').includes('..')) return null;
    if (at > 0 && !hasSlash) parts.push(madeText('/'));
    parts.push(part);
  }
  return choiceOf(joined(parts));
}

function beginsWithSlash(value: Value): boolean {
  const first = value.kind === 'text' ? value.pieces[0] : undefined;
  return first !== undefined && 'text' in first && first.text.startsWith('/');
}

function endsWithSlash(value: Value): boolean {
  const last = value.kind === 'text' ? value.pieces.at(-1) : undefined;
  return last !== undefined && 'text' in last && last.text.endsWith('/');
}

/** `util.format('/users/%s', id)`, where each placeholder has its argument. */
function formatted([format, ...values]: readonly Value[]): Value | null {
  const text = format ? knownText(format) : null;
  if (text === null || format?.kind !== 'text') return null;
  const placeholders = [...text.matchAll(/%[sdioOj]/g)].map(({ index }) => index);
  if (placeholders.length !== values.length) return null;
  const starts = [0, ...placeholders.map((at) => at + 2)];
  const parts = starts.map((start, at) => sliced(format, start, placeholders[at] ?? text.length));
  return choiceOf(joined(parts.flatMap((part, at) => (values[at] ? [part, values[at]] : [part]))));
}

/** `path.basename(path, ending)`; null where an argument is not known. */
function basename([path, ending]: readonly Value[]): Value | null {
  const known = path ? knownText(path) : null;
  const cut = ending ? knownText(ending) : '';
  return known === null || cut === null ? null : madeText(posix.basename(known, cut));
}

/** `path.parse(path)` as an object; null where the path is not known. */
function partsOf(path: Value | undefined, machine: Machine): Value | null {
  const known = path ? knownText(path) : null;
  if (known === null) return null;
  const { root, dir, base, ext, name } = posix.parse(known);
  return machine.heap.plain(Object.entries({ root, dir, base, ext, name }).map(([key, text]) => [key, madeText(text)]));
}
