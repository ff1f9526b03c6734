import { NAMING } from '../catalogue/lookup-members.ts';
import { isCall } from '../values/chain.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type Place, type Value } from '../values/value.ts';
import type { CallEvent } from '../values/events.ts';

/** The last name of a function that is called: `find` of `Order.find`, `eq`; empty where it has none. */
export function nameOfCallee(callee: Value): string {
  if (callee.kind === 'function') return callee.code?.name ?? callee.classCode?.name ?? '';
  if (callee.kind === 'native') return callee.name.split('.').at(-1) ?? '';
  if (callee.kind !== 'opaque') return '';
  const { source } = callee;
  if (source.kind === 'module') return source.specifier.split('/').at(-1) ?? '';
  return source.kind === 'member' || source.kind === 'global' || source.kind === 'parameter' || source.kind === 'typed'
    ? source.name
    : '';
}

/**
 * The table or the model that a member is called on: `Order` of `Order.find(...)` and of `Order.query().findById(...)`,
 * `orders` of `db.collection('orders').doc(...)`. Empty where it has no name, and where no member is called.
 *
 * @param sourceOf returns the text of a file
 */
export function receiverName(
  { callee, site }: Pick<CallEvent, 'callee' | 'site'>,
  sourceOf: (file: string) => string,
): string {
  const { member, receiver } = site;
  if (!member) return '';
  const object = memberSource(callee)?.object ?? member.object;
  return tableNamed(object) ?? (receiver ? sourceOf(receiver.file).slice(...receiver.range) : nameOfThing(object));
}

/** The table or the model that a call names: `orders` of `db.collection('orders')`; null for another value. */
function tableNamed(value: Value): string | null {
  if (!isCall(value)) return null;
  const { callee, args } = value.source.call;
  const [first] = args;
  return first && NAMING.has(nameOfCallee(callee)) ? (knownText(first) ?? nameOfThing(first)) : null;
}

/** The name of a model, a table or another value: `Order` of `mongoose.model('Order')` and of `Order.query()`. */
export function nameOfThing(value: Value): string {
  if (!isCall(value)) return nameOfCallee(value);
  const { callee, args } = value.source.call;
  const on = memberSource(callee)?.object;
  return tableNamed(value) ?? (args.length === 0 && on ? nameOfThing(on) : nameOfCallee(callee));
}

/** The longest name that is looked at. */
const LONGEST_NAME = 80;

/** The names at places that were asked for: a call may be evaluated many times. */
const written = new WeakMap<Place, string>();

/** The name that is written at a place; empty for another expression, and where there is no place. */
export function nameWrittenAt(place: Place | null, sourceOf: (file: string) => string): string {
  if (!place || place.range[1] - place.range[0] > LONGEST_NAME) return '';
  const known = written.get(place);
  if (known !== undefined) return known;
  const text = sourceOf(place.file).slice(...place.range);
  const name = /^[\w$]+$/.test(text) ? text : '';
  written.set(place, name);
  return name;
}
