import type { YAMLMap } from 'yaml';
import type { Edit, Range } from '../../model/text.ts';
import { differing } from '../../text/edits.ts';
import { liesWithin } from '../../text/ranges.ts';
import type { Arranged, Arrangement, MovedOperation } from './arrangement.ts';
import type { PathItem } from './path-items.ts';
import { yaml } from '../data/yaml.ts';

/** A reference into the paths of its document, as a JSON pointer (RFC 6901): `#/paths/~1users~1list/get`. */
export interface Reference {
  /** Where it is written, quotes not included. */
  readonly range: Range;
  readonly written: string;
  /** The path that it refers to, as the token of the pointer and as the key in the document. */
  readonly token: string;
  readonly path: string;
  /** The keys below the path. */
  readonly rest: readonly string[];
}

/** The keys of references: those of any object, and those of links. */
const KEYS: ReadonlySet<unknown> = new Set(['$ref', 'operationRef']);
const PATHS = '#/paths/';

/** The references of a document to its own paths that are written without escapes. */
export function referencesIn(root: YAMLMap, text: string): readonly Reference[] {
  const found: Reference[] = [];
  yaml().visit(root, {
    Pair: (_key, { key, value }) => {
      const isReference = yaml().isScalar(key) && KEYS.has(key.value);
      if (!isReference || !yaml().isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const { value: written, range: whole, type } = value;
      const quotes = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
      const range: Range = [whole[0] + quotes, whole[1] - quotes];
      if (!written.startsWith(PATHS) || text.slice(...range) !== written) return;
      const [token = '', ...rest] = written.slice(PATHS.length).split('/');
      found.push({ range, written, token, path: decoded(token), rest });
    },
  });
  return found;
}

/** An arrangement with its references updated, and the edits outside of what moves. */
export interface Redirected {
  readonly arrangement: Arrangement;
  readonly edits: readonly Edit[];
  /** The new references by the old ones. */
  readonly pointers: ReadonlyMap<string, string>;
}

/**
 * Updates references to the new places of what they refer to; null where one has several new places, or is in a text
 * that is copied or removed.
 */
export function redirected(references: readonly Reference[], arrangement: Arrangement): Redirected | null {
  const pointers = new Map<string, string>();
  const edits: Edit[] = [];
  for (const reference of references) {
    const pointer = pointerTo(reference, arrangement);
    if (pointer === null) return null;
    if (pointer === reference.written) continue;
    pointers.set(reference.written, pointer);
    edits.push(...differing(reference.range[0], reference.written, pointer));
  }
  return edits.some((edit) => isCopied(edit, arrangement)) ? null : { ...withEdits(arrangement, edits), pointers };
}

function pointerTo({ written, token, path, rest }: Reference, { items, made }: Arrangement): string | null {
  const [item, arranged] = [...items].find(([{ key }]) => key === path) ?? [];
  if (!item || !arranged) return written;
  const [first, ...others] = rest;
  const operation = item.operations.find(({ key }) => key === first);
  if (!operation) {
    // A reference to a whole path stays right only if the path has the same operations as before.
    const isSame = first !== undefined || (arranged.leaving.length === 0 && arranged.arriving.length === 0);
    return arranged.key === null || !isSame ? null : pointerOf(arranged.key, token, rest);
  }
  const groups = [
    ...[...items.values()].map(({ key, staying, arriving }) => [key, [...staying, ...arriving]] as const),
    ...made,
  ];
  for (const [key, operations] of groups) {
    const now = operations.find((each) => each.operation === operation);
    if (now && key !== null) return pointerOf(key, token, [now.method, ...others]);
  }
  return null;
}

/** A pointer, with braces escaped as in the old one. */
function pointerOf(path: string, token: string, rest: readonly string[]): string {
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
  const written = /%7B/i.test(token) ? escaped.replaceAll('{', '%7B').replaceAll('}', '%7D') : escaped;
  return [PATHS + written, ...rest].join('/');
}

/** Whether an edit is in a text that an arrangement removes or copies. */
function isCopied({ range }: Edit, { items, made }: Arrangement): boolean {
  const moving = movingIn({ items, made });
  if (moving.some(({ operation }) => liesWithin(range, operation.range))) return false;
  const copied = [...made.values()].flatMap(([first]) => first?.from.shared ?? []);
  const gone = [...items].flatMap(([item, { key }]): readonly PathItem[] => (key === null ? [item] : []));
  return [...copied, ...gone].some((pair) => liesWithin(range, pair.range));
}

function movingIn({ items, made }: Arrangement): readonly MovedOperation[] {
  return [...[...items.values()].flatMap(({ arriving }) => arriving), ...[...made.values()].flat()];
}

/** Adds edits to the operations that they are in, if these move; other edits are returned as they are. */
function withEdits(arrangement: Arrangement, edits: readonly Edit[]): Omit<Redirected, 'pointers'> {
  const isIn = ({ operation }: MovedOperation, { range }: Edit): boolean => liesWithin(range, operation.range);
  const moving = movingIn(arrangement);
  const given = (all: readonly MovedOperation[]): MovedOperation[] =>
    all.map((each) => ({ ...each, edits: [...each.edits, ...edits.filter((edit) => isIn(each, edit))] }));
  const items = [...arrangement.items].map(([item, arranged]): readonly [PathItem, Arranged] => [
    item,
    { ...arranged, arriving: given(arranged.arriving) },
  ]);
  const made = [...arrangement.made].map(([key, operations]) => [key, given(operations)] as const);
  return {
    arrangement: { items: new Map(items), made: new Map(made) },
    edits: edits.filter((edit) => !moving.some((each) => isIn(each, edit))),
  };
}

/** A plain value with its references replaced. */
export function withPointers(value: unknown, pointers: ReadonlyMap<string, string>): unknown {
  if (pointers.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withPointers(each, pointers));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: readonly [string, unknown]) => [
      key,
      KEYS.has(key) && typeof each === 'string' ? (pointers.get(each) ?? each) : withPointers(each, pointers),
    ]),
  );
}

/** A token of a pointer as a key; unchanged where its percent escapes are invalid. */
function decoded(token: string): string {
  const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
