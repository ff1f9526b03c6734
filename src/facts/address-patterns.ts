import type { AddressGuard, AddressPart } from '../model/address-guard.ts';
import type { AddressPattern } from '../model/method-guard.ts';
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
import type { AddressSlice } from './address-slices.ts';
import type { Part } from './request-names.ts';

/** How a question compares an address with what it asks for. */
export type Asks = AddressGuard['asks'];

/** What a question asks of the address of a request. */
export type Pattern = Omit<AddressGuard, 'range'> & { readonly glob?: string };

/** How deep an unknown value is looked into for the texts that it is made of. */
const DEEPEST = 12;
/** `GET /users` is a method with an address. */
const METHOD_BEFORE = /^[A-Z]+[\s:|,_-]+(?=\/)/i;

/**
 * An address that is looked up is compared with all elements of a list, or with all names of fields.
 *
 * @param follows whether a text changes with the address
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

/** How deep a table is read that the segments of an address lead through. */
const DEEPEST_TABLE = 4;

/** The addresses of all that a table holds, whose segments are the names of fields in one another. */
export function nodesIn(table: ObjectValue, above = '', depth = 0): readonly Pattern[] {
  return [...table.state.fields].flatMap(([name, value]) => {
    const text = `${above}/${name}`;
    const inner = depth < DEEPEST_TABLE ? optionsOf(value).filter((each) => each.kind === 'object') : [];
    const below = inner.filter(({ shape }) => shape === 'plain').flatMap((each) => nodesIn(each, text, depth + 1));
    return [{ asks: 'is' as const, text, ignoresCase: false }, ...below];
  });
}

/** What a package matches with a path that it is given: patterns, globs, and lists of them. */
export function globsIn(value: Value): readonly Pattern[] {
  const texts = value.kind === 'object' && value.shape === 'array' ? [...value.state.fields.values()] : [value];
  return texts.flatMap((text) => {
    if (text.kind === 'pattern') return [matching(text)];
    const glob = knownText(text);
    return glob?.includes('/') ? [{ ...askedByGlob(glob), glob, ignoresCase: false }] : [];
  });
}

/** A pattern that is asked for what its parameters are, where it has any. */
export function taking({ glob, ...pattern }: Pattern): Pattern {
  const hasParameters = glob !== undefined && /\/:\w/.test(glob) && pattern.asks === 'matches';
  return hasParameters ? { ...pattern, asks: 'takes', text: glob } : pattern;
}

/** @param takesGroups whether what its groups match is read */
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

/** Whether it asks for more than a slash or an origin; the root of a router is asked for by that alone. */
export function saysWord({ asks, text, glob }: Pattern): boolean {
  if (/^https?$|^(?:https?:)?\/\//.test(text)) return false;
  return (asks === 'is' && text === '/') || (asks === 'matches' && glob === undefined) || /\w/.test(glob ?? text);
}

/** What asks for a part by its place, or for how many there are. */
export function asksPart({ kind, part }: AddressSlice): readonly Pattern[] {
  const [start, end] = part;
  if (kind === 'count') return [{ asks: 'depth', text: 'the number of its segments', ignoresCase: false }];
  const text = end === undefined || end === start + 1 ? `segment ${String(start)}` : `segments from ${String(start)}`;
  // The empty text before the first slash is none of them.
  const asked: AddressPart = kind === 'list' && start === 0 ? [1] : part;
  return [{ asks: 'part', part: asked, text, ignoresCase: false }];
}

/** What is at the place of a router is what asks for its root: `router.use((req) => req.path === '/')`. */
export function below(pattern: Pattern, covered: readonly (AddressPattern | null)[]): readonly Pattern[] {
  if (pattern.text !== '/') return [pattern];
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
 * What a glob or a pattern of a path asks for: `/users/*` and `/users/:id` for an address with one segment more. One
 * with groups, which each package reads in its own way, asks for the number of segments.
 */
function askedByGlob(glob: string): Pick<AddressGuard, 'asks' | 'text'> {
  if (/[{}()[\]!+@]/.test(glob)) return { asks: 'depth', text: glob };
  const source = glob
    .replace(/[.^$|\\]/g, String.raw`\$&`)
    .replace(/\*\*|\*|\?|:\w+/g, (found) => (found === '**' ? '.*' : found === '?' ? '[^/]' : '[^/]+'));
  return { asks: 'matches', text: `^${source}$` };
}

/** What an unknown value may ask for that is made of texts: each of them, and what they ask for as patterns. */
export function madeOf(value: OpaqueValue): readonly Pattern[] {
  return textsIn(value).flatMap((text) => {
    const glob = knownText(text);
    return [...asking('holds', text), ...(glob?.includes('/') ? globsIn(text) : [])];
  });
}

/** The texts that an unknown value is made of, each once: a part may be in it many times. */
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
