import { patternIn } from '../documents/servers/patterns-below.ts';
import { namesServer, proxyKeyIn } from '../documents/servers/proxy-keys.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { literalPlace } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-keys.ts';

/** The fields of a rule of permissions for its addresses. */
const RESOURCES: ReadonlySet<string> = new Set(['resource', 'resources']);

/**
 * The guards of addresses in objects that configure permissions and proxies: `{ resource: '/users/*', methods }`,
 * `{ '/users/': 'http://localhost:3000' }`, `{ source: '/users/:path+', destination }`.
 */
export function tableGuards(made: readonly ObjectValue[]): readonly FileGuard[] {
  const plain = made.filter(({ shape }) => shape === 'plain');
  const rules = new Set(plain.flatMap((object) => (hasResource(object) ? [ruleKeys(object)] : [])).flat());
  return plain.flatMap((object) => [
    ...permissions(object, rules),
    ...proxied(object),
    ...replacing(object),
    ...(object.state.fields.has('destination') ? patternsAt(object, ['source'], () => true) : []),
  ]);
}

function hasResource({ state: { fields } }: ObjectValue): boolean {
  return [...RESOURCES].some((name) => fields.has(name));
}

/** The guards of a rule of permissions, without patterns whose rule is repeated for the address itself. */
function permissions(object: ObjectValue, rules: ReadonlySet<string>): readonly FileGuard[] {
  if (!hasResource(object)) return [];
  const besides = othersOf(object, RESOURCES);
  return patternsAt(object, [...RESOURCES], (pattern) => !rules.has(`${baseOf(pattern)} ${besides}`));
}

function patternsAt(
  { place, state: { fields } }: ObjectValue,
  names: readonly string[],
  isAlone: (pattern: string) => boolean,
): readonly FileGuard[] {
  return names
    .flatMap((name) => textsIn(fields.get(name)))
    .flatMap((value) => {
      const text = knownText(value) ?? '';
      const pattern = patternIn(text);
      const at = (value.kind === 'text' ? literalPlace(value) : null) ?? place;
      return pattern && at && isAlone(text) ? [guardAt(at, pattern.asks, pattern.text)] : [];
    });
}

/** The keys of a rule, one for each of its addresses: the address with the other fields. */
function ruleKeys(object: ObjectValue): readonly string[] {
  const besides = othersOf(object, RESOURCES);
  return [...RESOURCES]
    .flatMap((name) => textsIn(object.state.fields.get(name)))
    .map((value) => `${knownText(value) ?? ''} ${besides}`);
}

/** A key of the other fields of an object than some: the same for objects with the same contents there. */
export function othersOf({ state: { fields } }: ObjectValue, names: ReadonlySet<string>): string {
  return [...fields].flatMap(([name, value]) => (names.has(name) ? [] : [`${name}=${contentOf(value)}`])).join();
}

/** The address above a pattern: `/users` for `/users/*`. */
function baseOf(pattern: string): string {
  return pattern.slice(0, pattern.lastIndexOf('/'));
}

/** A key of the contents of a value, regardless of its place in the source. */
function contentOf(value: Value): string {
  if (value.kind === 'object' && value.shape === 'array') return `[${elementsOf(value).map(contentOf).join()}]`;
  return plainText(value) ?? keyOf(value);
}

/** The guards of a proxy, whose keys are the beginnings of the addresses that it forwards. */
function proxied({ place, state: { fields } }: ObjectValue): readonly FileGuard[] {
  return [...fields].flatMap(([key, value]) => {
    const address = proxyKeyIn(key);
    const isProxy = address !== null && optionsOf(value).some(isServer);
    return isProxy && place ? [guardAt(place, 'starts', address)] : [];
  });
}

/** An address without parameters, as a proxy replaces it at the beginning of others: `^/api`. */
const BEGINNING = /^\^?((?:\/[\w.~-]{1,40}){1,9})\/?$/;

/**
 * The guards of a proxy that replaces the beginning of addresses: `pathRewrite: { '^/people': '/users' }`, `prefix:
 * '/people', rewritePrefix: '/users'`.
 */
function replacing({ place, state: { fields } }: ObjectValue): readonly FileGuard[] {
  const [table, prefix, by] = [fields.get('pathRewrite'), fields.get('prefix'), fields.get('rewritePrefix')];
  const rows = table?.kind === 'object' ? [...table.state.fields] : [];
  const known: readonly (readonly [string, Value])[] = by && prefix ? [[plainText(prefix) ?? '', by]] : rows;
  return known.flatMap(([written, value]) => {
    const [from, to] = [written, plainText(value) ?? ''].map((text) => BEGINNING.exec(text)?.[1]);
    if (!place || from === undefined || to === undefined) return [];
    const { file, guard } = guardAt(place, 'starts', to);
    return [{ file, guard: { ...guard, replaces: from } }];
  });
}

/** Whether a value is the address of a server, or options with a `target`. */
function isServer(value: Value): boolean {
  return value.kind === 'object' ? value.state.fields.has('target') : namesServer(plainText(value) ?? '');
}

function textsIn(value: Value | undefined): readonly Value[] {
  return (value ? optionsOf(value) : []).flatMap((option) =>
    option.kind === 'object' && option.shape === 'array' ? elementsOf(option).flatMap(textsIn) : [option],
  );
}

/** Makes a guard of an address at a place. */
export function guardAt({ file, range }: Place, asks: FileGuard['guard']['asks'], text: string): FileGuard {
  return { file, guard: { asks, text, ignoresCase: false, range } };
}
