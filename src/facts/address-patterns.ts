import type { AddressGuard, AddressPart, AddressPattern } from '../model/guards.ts';
import { HOLE } from '../paths/dialects.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  optionsOf,
  type ObjectValue,
  type OpaqueValue,
  type PatternValue,
  type TextValue,
  type Value,
} from '../values/value.ts';
import type { Part } from './request-names.ts';
import type { AddressSlice } from './address-slices.ts';
import { itemsIn } from './registered-addresses.ts';

/** How a test in code compares an address with a text. */
export type Asks = AddressGuard['asks'];

/** A pattern that a test in code compares addresses with; `glob` is the text that it is made of, if it is a glob. */
export type Pattern = Omit<AddressGuard, 'range'> & { readonly glob?: string };

/** How many operations deep an unknown value is searched for texts. */
const DEEPEST = 12;
/** A method before an address: `GET ` of `GET /users`. */
const METHOD_BEFORE = /^[A-Z]+[\s:|,_-]+(?=\/)/i;

/**
 * The patterns of a lookup of an address in a list, a set or an object: one for each element, or for each field name.
 *
 * @param follows whether a text is rewritten together with the address, so that it needs no pattern
 */
export function lookedUp(
  value: ObjectValue,
  { isWhole }: Part,
  follows: (text: TextValue) => boolean,
): readonly Pattern[] {
  const { fields } = value.state;
  const asks = isWhole ? 'is' : 'holds';
  if (value.shape === 'array' || value.shape === 'set')
    return [...fields.values()].flatMap(optionsOf).flatMap((element) => {
      if (element.kind === 'text') return follows(element) ? [] : asking(asks, element);
      return element.kind === 'pattern' ? [matching(element)] : [];
    });
  const names = value.shape === 'module' ? [] : [...fields.keys()];
  const others = names.filter((name) => {
    const text = value.texts?.get(name);
    return !text || !follows(text);
  });
  const said = others.map((key) => key.replace(METHOD_BEFORE, ''));
  return said.map((text) => ({ asks, text, ignoresCase: false }));
}

/** How many levels deep the fields of a table are read. */
const DEEPEST_TABLE = 4;

/**
 * The address of each entry of a table whose nested field names are segments: `/users/list` of
 * `{ users: { list: {} } }`.
 */
export function nodesIn(table: ObjectValue, above = '', depth = 0): readonly Pattern[] {
  return [...table.state.fields].flatMap(([name, value]) => {
    const text = `${above}/${name}`;
    const inner = depth < DEEPEST_TABLE ? optionsOf(value).filter((each) => each.kind === 'object') : [];
    const below = inner.filter(({ shape }) => shape === 'plain').flatMap((each) => nodesIn(each, text, depth + 1));
    return [{ asks: 'is' as const, text, ignoresCase: false }, ...below];
  });
}

/** The patterns of a value that a package matches paths with: a regular expression, a glob, or a list of them. */
export function globsIn(value: Value): readonly Pattern[] {
  return itemsIn(value).flatMap((text) => {
    if (text.kind === 'pattern') return [matching(text)];
    const glob = knownText(text);
    if (!glob?.includes('/')) return [];
    return readingsOf(glob).map((each) => ({ ...askedByGlob(each), glob, ignoresCase: false }));
  });
}

/** A glob in each way that packages read it: `/*rest` ends in `rest`, or matches all that follows under that name. */
function readingsOf(glob: string): readonly string[] {
  return [...new Set([glob, glob.replace(NAMED_WILDCARD, '**')])];
}

/** A wildcard with a name, as path-to-regexp 8 reads it. */
const NAMED_WILDCARD = /(?<=\/)\*\w+(?=\/|$)/g;

/** The wildcards of a glob; `**` as a whole segment stands for any number of segments, also for none. */
const WILDCARD = /(?<=^|\/)\*\*\/|\*\*|\*|\?|:\w+/g;
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['?', '[^/]'],
]);

/** A pattern as a `takes` pattern if its glob has parameters, whose values the code reads; else the pattern itself. */
export function taking({ glob, ...pattern }: Pattern): Pattern {
  const hasParameters = glob !== undefined && /\/:\w/.test(glob) && pattern.asks === 'matches';
  return hasParameters ? { ...pattern, asks: 'takes', text: glob } : pattern;
}

/**
 * The pattern of a regular expression.
 *
 * @param takesGroups whether the code reads what its groups match
 */
export function matching({ source, flags }: PatternValue, takesGroups = false): Pattern {
  return { asks: 'matches', text: source, ignoresCase: flags.includes('i'), ...(takesGroups && { takesGroups }) };
}

export function asking(asks: Asks, value: TextValue): readonly Pattern[] {
  const text = plainText(value) ?? '';
  const said = text.replace(METHOD_BEFORE, '');
  const [first = '', ...others] = said.split(HOLE);
  if (others.length === 0) return [{ asks: said === text ? asks : 'is', text: said, ignoresCase: false }];
  const last = others.at(-1) ?? '';
  const isEnd = others.length === 1 && first === '' && (asks === 'is' || asks === 'ends');
  if (isEnd) return [{ asks: 'ends', text: last, ignoresCase: false }];
  if (first !== '' && (asks === 'is' || asks === 'starts'))
    return [{ asks: 'starts', text: first, ignoresCase: false }];
  return [first, ...others].map((each) => ({ asks: 'holds' as const, text: each, ignoresCase: false }));
}

/**
 * Whether a pattern has a word or a wildcard to compare, and not only a slash or an origin. `is /` counts, which
 * matches the root of a router, and `ends /`, which matches addresses with a slash at their end.
 */
export function saysWord({ asks, text, glob }: Pattern): boolean {
  if (/^https?$|^(?:https?:)?\/\//.test(text)) return false;
  return (
    ((asks === 'is' || asks === 'ends') && text === '/') || (asks === 'matches' && !glob) || /[\w*]/.test(glob ?? text)
  );
}

/** The pattern of a question about something that is made of an address: any other address may have another answer. */
export const ANY_CHANGE: Pattern = { asks: 'part', part: [0], text: 'what is made of it', ignoresCase: false };

/** The pattern of the rest of an address from a character on: what comes before it says where the rest begins. */
export function headOf({ from, isOfPrefix }: AddressSlice): readonly Pattern[] {
  if (from === undefined || isOfPrefix) return [];
  return [{ asks: 'matches', text: `^(.{0,${String(from)}})`, ignoresCase: false, takesGroups: true }];
}

/** The pattern of a test whether an address is more than a slash. */
const ROOT: Pattern = { asks: 'is', text: '/', ignoresCase: false };

/**
 * The pattern of a test whether an address has some segments, from one of them on, or anything after its first slash;
 * none where it has them always.
 */
export function hasPart({ kind, part: [start], from, isOfPrefix, isWhole }: AddressSlice): readonly Pattern[] {
  if (kind === 'address') return start === 1 && from === undefined && !isOfPrefix && !isWhole ? [ROOT] : [];
  return kind === 'part' && start > 0 && !isOfPrefix
    ? [{ asks: 'matches', text: `^${String.raw`\/[^/]+`.repeat(start)}`, ignoresCase: false }]
    : [];
}

/** The pattern of a test of some segments of an address by their index, or of their number. */
export function asksPart({ kind, part, isOfPrefix }: AddressSlice): readonly Pattern[] {
  const [start, end] = part;
  if (isOfPrefix) return [{ asks: 'prefix', text: 'the prefix of its router', ignoresCase: false }];
  if (kind === 'count') return [{ asks: 'depth', text: 'the number of its segments', ignoresCase: false }];
  const text = end === undefined || end === start + 1 ? `segment ${String(start)}` : `segments from ${String(start)}`;
  // Text 0, before the first slash, is empty: it is no segment.
  const asked: AddressPart = kind === 'list' && start === 0 ? [1] : part;
  return [{ asks: 'part', part: asked, text, ignoresCase: false }];
}

/**
 * A pattern `/` in a router matches the address at which the router is mounted:
 * `router.use((req) => req.path === '/')`. Other patterns are returned as they are; none where the address of the
 * router is not known.
 *
 * @param covered the addresses whose requests the router gets; null for all
 */
export function below(pattern: Pattern, covered: readonly (AddressPattern | null)[]): readonly Pattern[] {
  if (pattern.text !== '/' || pattern.asks === 'ends') return [pattern];
  return covered.flatMap((of): readonly Pattern[] => {
    if (of?.asks !== 'under') return [];
    return [of.text === '' ? { ...pattern, asks: 'root' } : { ...pattern, asks: 'is', text: of.text }];
  });
}

export function guardOf({ asks, text, ignoresCase, part, takesGroups }: Pattern, isOfMounts = false): Pattern {
  const more = { ...(part && { part }), ...(takesGroups && { takesGroups }), ...(isOfMounts && { isOfMounts }) };
  return { asks, text, ignoresCase, ...more };
}

/**
 * A glob or a path pattern as a regular expression: `/users/*` and `/users/:id` match one segment more. Each package
 * reads groups and braces in its own way: such a glob is taken to depend on the number of segments alone.
 */
function askedByGlob(glob: string): Pick<AddressGuard, 'asks' | 'text'> {
  if (/[{}()[\]!+@]/.test(glob)) return { asks: 'depth', text: glob };
  const source = glob.replace(/[.^$|\\]/g, String.raw`\$&`).replace(WILDCARD, (found) => SOURCES.get(found) ?? '[^/]+');
  return { asks: 'matches', text: `^${source}$` };
}

/**
 * The patterns of the texts that an unknown value is made of: each as a text that an address contains, and as a glob.
 */
export function madeOf(value: OpaqueValue): readonly Pattern[] {
  return textsIn(value).flatMap((text) => {
    const glob = knownText(text);
    return [...asking('holds', text), ...(glob?.includes('/') ? globsIn(text) : [])];
  });
}

/** The texts that an unknown value is made of, each once, even if several operations have the same operand. */
function textsIn(value: Value): readonly TextValue[] {
  const seen = new Set<Value>();
  let level: readonly Value[] = [value];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
    const fresh = level.flatMap(optionsOf).filter((each) => !seen.has(each));
    for (const each of fresh) seen.add(each);
    level = fresh.flatMap((each) =>
      each.kind === 'opaque' && each.source.kind === 'operation' ? each.source.operands : [],
    );
  }
  return [...seen].filter((each) => each.kind === 'text');
}
