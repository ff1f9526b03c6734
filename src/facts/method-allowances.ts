import type { Value, ObjectValue, Place } from '../values/value.ts';
import { listsMethods } from './answered-options.ts';
import { partsOf } from '../values/text-value.ts';
import type { InFile, OriginMethods, AskedMethods } from '../model/allowed-methods-of-origins.ts';
import type { DefaultMethods } from './cors-packages.ts';
import { SAFELISTED } from '../text/method-names.ts';
import { groupBy } from '../text/grouping.ts';
import { startOf, endOf } from '../values/place.ts';

/** How deep the sources of an unknown value are searched. */
const DEEPEST = 4;

/** The options that an unknown value is made of: `merge({ methods: ['GET'] }, others)`. */
export function madeOf(value: Value, depth = 0): readonly ObjectValue[] {
  if (value.kind === 'object') return listsMethods(value) ? [value] : [];
  return depth > DEEPEST ? [] : partsOf(value).flatMap((each) => madeOf(each, depth + 1));
}

/** The known lists of a place; where there are none, everything that was read there. */
export function known(
  read: readonly InFile<OriginMethods | AskedMethods>[],
): readonly InFile<OriginMethods | AskedMethods>[] {
  const lists = read.filter(({ value }) => 'methods' in value && value.methods.size > 0);
  return lists.length > 0 ? lists : read;
}

/** The methods that a package allows by default. */
export function byDefault(otherwise: DefaultMethods, place: Place): readonly InFile<OriginMethods>[] {
  if (otherwise === 'every') return [];
  return [otherwise === 'safelisted' ? allowing(SAFELISTED, place) : allowing(SAFELISTED, place, 'simple-default')];
}

export function allowing(
  methods: ReadonlySet<string>,
  { file, range }: Place,
  where?: OriginMethods['where'],
): InFile<OriginMethods> {
  return { file, value: { methods, range, ...(where && { where }) } };
}

export function inFile({ file, range }: Place, asked: Omit<AskedMethods, 'range'>): InFile<AskedMethods> {
  return { file, value: { ...asked, range } };
}

/** The operand of a spread; another value itself. */
export function spreadIn(value: Value): Value {
  const { source } = value.kind === 'opaque' ? value : { source: null };
  return source?.kind === 'operation' && source.operator === 'spread' ? (source.operands[0] ?? value) : value;
}

/** Whether a value may be options, or is `true` for the default options. */
export function isOptions(value: Value): boolean {
  if (value.kind === 'constant') return value.value === true;
  return value.kind === 'opaque' || (value.kind === 'object' && value.shape === 'plain');
}

/** Whether an argument is a parameter: a request, a response or an event, and no options. */
export function isRequest(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'parameter';
}

export function byPlace<Fact extends { readonly place: Place }>(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  return [...groupBy(facts, ({ place }) => `${startOf(place)} ${endOf(place)}`).values()];
}

export const NOWHERE: Place = { file: '', range: [0, 0] };
