import { joined, knownText, sliced } from './text-value.ts';
import { choiceOf, madeText, type Value } from './value.ts';

/**
 * The path of members that leads from a module or a global to a value: `path.posix.join`; null where another one does.
 */
export function accessPath(value: Value): string | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'module') return source.specifier.replace(/^node:/, '');
  if (source.kind === 'global') return source.name;
  if (source.kind !== 'member') return null;
  const path = accessPath(source.object);
  if (path === null) return null;
  return source.name === 'default' || source.name === '*' ? path : `${path}.${source.name}`;
}

/** Functions of packages that put texts together, by their access paths. */
const MODELS: Readonly<Record<string, (args: readonly Value[]) => Value | null>> = {
  'path.join': joinedPath,
  'path.posix.join': joinedPath,
  'url-join': joinedPath,
  'url.resolve': ([, path]) => (path && (knownText(path) ?? '').startsWith('/') ? path : null),
  'util.format': formatted,
};

/** The answer of a function of a package that has a model; null for any other one. */
export function modelledCall(callee: Value, args: readonly Value[]): Value | null {
  const path = accessPath(callee);
  return path !== null && Object.hasOwn(MODELS, path) ? (MODELS[path]?.(args) ?? null) : null;
}

/** Paths with one slash between them: those that have it already keep it. */
function joinedPath(args: readonly Value[]): Value | null {
  const parts: Value[] = [];
  for (const [at, part] of args.entries()) {
    const before = args[at - 1];
    const hasSlash = (before && endsWithSlash(before)) || beginsWithSlash(part);
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
