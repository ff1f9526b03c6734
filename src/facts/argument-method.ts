import { type Given, type RequestMethod, unknownAt, METHOD } from './method-source.ts';
import type { Slot } from '../catalogue/clients/client.ts';
import type { Place, Value } from '../values/value.ts';
import { isOverridden } from './carried-method.ts';
import { fieldOf } from './options.ts';
import { wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';

/** The method in the arguments or options of a call, or else the default. */
export function ofArguments(given: Given): RequestMethod {
  const { event, form, standing, method, options } = given;
  const placeOf = (slot: Slot): Place => event.site.argumentPlaces[form.indexOf(slot)] ?? event.site.calleePlace;
  if (isOverridden(event.args)) return unknownAt(event.site.place);
  if (method) return methodNamed(method, placeOf('method'));
  const { client } = standing;
  if (!options || client.options.method.length === 0) return byDefault(given);
  const field = fieldOf(options, client.options.method);
  if (field.kind === 'absent' || options.kind === 'function') return byDefault(given);
  return field.kind === 'value' ? methodNamed(field.value, placeOf('options')) : unknownAt(placeOf('options'));
}

/** GET; or an unknown method, where the client is not certain and has arguments that may set the method. */
function byDefault({ event, form, standing, options }: Given): RequestMethod {
  const { args, site } = event;
  const { base, role } = standing;
  const isPlain = options === undefined ? !form.includes('options') : saysPlain(options);
  const isCertain = base !== null || (args.length <= form.length && isPlain);
  if (!isCertain && args.length !== form.indexOf('url') + 1) return unknownAt(site.place);
  const last = form.length - 1;
  const place = site.argumentPlaces[last] ?? null;
  const isOwn =
    options?.kind === 'object' && options.place !== null && place !== null && wholeOf(options.place) === wholeOf(place);
  const isOpen = form[last] === 'options' && (args.length === last || (args.length === form.length && isOwn));
  const url = site.argumentPlaces[Math.max(0, form.indexOf('url'))];
  const isAdded = role.addsMethod === true && base !== null && isOpen && url !== undefined;
  const open = isAdded ? { call: site.place, url, options: isOwn ? place : null } : null;
  return { method: 'GET', methodSource: { kind: 'default', open } };
}

/** Options that do not set the method in any client. */
const PLAIN_OPTIONS: ReadonlySet<string> = new Set([
  ...['url', 'params', 'query', 'qs', 'headers', 'signal', 'timeout', 'credentials', 'cache', 'responseType'],
  ...['mode', 'next', 'baseURL'],
]);

function saysPlain(options: Value): boolean {
  return (
    options.kind === 'object' &&
    !options.state.rest &&
    [...options.state.fields.keys()].every((name) => PLAIN_OPTIONS.has(name))
  );
}

/** The method whose name a value is; of a choice, the one that all alternatives have; else `UNKNOWN`. */
export function methodNamed(value: Value, place: Place): RequestMethod {
  const text = plainText(value);
  if (value.kind === 'choice') {
    const [method, other] = new Set(value.options.map((option) => methodNamed(option, place).method));
    return { ...unknownAt(place), ...(other === undefined && method !== undefined && { method }) };
  }
  if (value.kind !== 'text' || text === null || !METHOD.test(text)) return unknownAt(place);
  return { method: text.toUpperCase(), methodSource: { kind: 'text', text: value } };
}
