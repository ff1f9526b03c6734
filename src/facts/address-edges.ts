import { madeText } from '../values/new-values.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type ConstantValue, type TextValue, type Value } from '../values/value.ts';
import { escaped } from './address-orders.ts';
import { ANY_CHANGE, type Asks, type Pattern } from './address-patterns.ts';

/** Members that return a part of a text from an index on. */
const CUTS: ReadonlySet<string> = new Set([
  'slice',
  'substring',
  'substr',
  'at',
  'charAt',
  'charCodeAt',
  'codePointAt',
]);
/** Members that return where a text occurs in another one. */
const PLACING: ReadonlySet<string> = new Set(['indexOf', 'lastIndexOf', 'search']);

/** The value that is read from a text by an index, and the indices from which and up to which. */
function cutIn(value: Value): { readonly of: Value; readonly from: Value | undefined; readonly to?: Value } | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  const member = source.kind === 'call' ? memberSource(source.call.callee) : null;
  if (source.kind === 'call' && member && CUTS.has(member.name)) {
    const [from, to] = source.call.args;
    return { of: member.object, from, ...(to && { to }) };
  }
  if (source.kind === 'member') return source.name === '0' ? { of: source.object, from: FIRST } : null;
  const [of, from] = source.kind === 'operation' && source.operator === '[]' ? source.operands : [];
  return of ? { of, from } : null;
}

const FIRST: Value = { kind: 'constant', value: 0 };

/**
 * How a comparison of the beginning or the end of an address with a text compares the address: `starts` for
 * `path.slice(0, 4)` and `path[0]`, `ends` for `path.at(-1)` and `path[path.length - 1]`. Null for another value.
 *
 * @param isAddress whether a value is an address
 */
export function edgeOf(value: Value, isAddress: (value: Value) => boolean): Asks | null {
  const cut = cutIn(value);
  if (!cut?.from || !isAddress(cut.of)) return null;
  const { from, to } = cut;
  if (from.kind === 'constant') return from.value === 0 ? 'starts' : Number(from.value) < 0 && !to ? 'ends' : null;
  const { source } = from.kind === 'opaque' ? from : {};
  const isLast = source?.kind === 'operation' && source.operator === '-' && isLengthOf(source.operands[0]);
  return isLast && !to ? 'ends' : null;
}

function isLengthOf(value: Value | undefined): boolean {
  return value !== undefined && memberSource(value)?.name === 'length';
}

/** The character whose number a comparison is with: `charCodeAt(0) === 47`; null for another value. */
export function characterOf({ value }: ConstantValue): TextValue | null {
  return typeof value === 'number' && value > LAST_CONTROL ? madeText(String.fromCodePoint(value)) : null;
}

/** The number of the last character that nobody writes in an address. */
const LAST_CONTROL = 31;

/**
 * The pattern of a comparison of the place of a text in an address with a number (`path.lastIndexOf('/') > 0`): all
 * that comes before it counts. Null where a value is no such place, and where the text is not known.
 */
export function placePattern(value: Value): Pattern | null {
  const call = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
  const name = call && memberSource(call.callee)?.name;
  const [first, second] = call?.args ?? [];
  if (!name || !PLACING.has(name) || !first) return null;
  if (second || first.kind === 'pattern') return ANY_CHANGE;
  const text = knownText(first);
  if (text === null) return null;
  const source = `^(.*${name === 'indexOf' ? '?' : ''})${escaped(text)}`;
  return { asks: 'matches', text: source, ignoresCase: false, takesGroups: true };
}

/**
 * The pattern of the addresses of which nothing is left after a text is removed (`path.replace('/users', '')`); null
 * for another value.
 */
export function removedPattern(value: Value): Pattern | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  const isOperation = source.kind === 'operation' && source.operator === 'text.replace';
  const call = source.kind === 'call' && memberSource(source.call.callee)?.name === 'replace' ? source.call : null;
  const [search, by] = isOperation ? source.operands.slice(1) : (call?.args ?? []);
  if (!search || !by || knownText(by) !== '') return null;
  if (search.kind === 'pattern')
    return { asks: 'matches', text: `^(?:${search.source})$`, ignoresCase: search.flags.includes('i') };
  const text = knownText(search);
  return text === null ? null : { asks: 'is', text, ignoresCase: false };
}
