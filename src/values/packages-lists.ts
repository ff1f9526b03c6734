import { elementsOf } from './evaluate-keys.ts';
import type { PackageCall } from './packages-files.ts';
import { callNative } from './natives.ts';
import { knownText } from './text-value.ts';
import type { ObjectValue, Value } from './value.ts';
import { constant, madeText, UNDEFINED_VALUE } from './new-values.ts';

type Model = (call: PackageCall) => Value | null;

/** Models of functions of lodash and Underscore that iterate over lists and objects, or test the type of a value. */
const FUNCTIONS: Readonly<Record<string, Model>> = {
  ...named(['forEach', 'each', 'forOwn', 'forIn'], ({ args: [source, callback], ...call }) =>
    source && visited(source, callback, call) ? source : null,
  ),
  ...named(['map', 'collect'], mapped),
  ...named(['filter', 'select'], filtered),
  ...named(['keys', 'keysIn'], onObjects('Object.keys')),
  ...named(['values', 'valuesIn'], onObjects('Object.values')),
  ...named(['toPairs', 'entries', 'pairs'], onObjects('Object.entries')),
  ...named(['fromPairs', 'object'], onObjects('Object.fromEntries')),
  ...named(['assign', 'extend', 'assignIn'], onObjects('Object.assign')),
  ...named(['groupBy'], onObjects('Object.groupBy')),
  ...named(['flatten'], onList('array.flat')),
  ...named(['concat'], ({ args, ...call }) => asked('array.concat', call.machine.heap.array([]), args, call)),
  ...named(['reduce', 'inject', 'foldl'], onList('array.reduce')),
  ...named(['clone', 'cloneDeep', 'identity'], ({ args: [value] }) => value ?? null),
  ...named(['isArray'], onObjects('Array.isArray')),
  ...named(['isFunction'], ({ args: [value] }) => isKind(value, ['function'])),
  ...named(['isString'], ({ args: [value] }) => isKind(value, ['text'])),
  ...named(['isPlainObject'], ({ args: [value] }) => isKind(value, ['object'])),
  ...named(['includes', 'contains', 'include'], (call) => onKnownText('includes')(call) ?? onArray('includes')(call)),
  ...named(['startsWith'], onKnownText('startsWith')),
  ...named(['endsWith'], onKnownText('endsWith')),
  ...named(['toUpper'], onList('text.toUpperCase')),
  ...named(['toLower'], onList('text.toLowerCase')),
};

/** The same models by access path: `lodash.forEach`, `lodash/forEach`. */
export const LIST_MODELS: Readonly<Record<string, Model>> = Object.fromEntries(
  ['lodash', 'lodash-es', 'underscore'].flatMap((name) =>
    Object.entries(FUNCTIONS).flatMap(([member, model]) => [
      [`${name}.${member}`, model],
      [`${name}/${member}`, model],
    ]),
  ),
);

function named(names: readonly string[], model: Model): Record<string, Model> {
  return Object.fromEntries(names.map((name) => [name, model]));
}

type Rest = Omit<PackageCall, 'args'>;

function asked(name: string, self: Value | null, args: readonly Value[], call: Rest): Value {
  return callNative({ kind: 'native', name, self }, { ...call, self: self ?? UNDEFINED_VALUE, args });
}

function onObjects(name: string): Model {
  return ({ args, ...call }) => asked(name, null, args, call);
}

/** Calls a built-in member on the first argument: `flatten(list)` as `list.flat()`. */
function onList(name: string): Model {
  return ({ args: [self, ...args], ...call }) => (self ? asked(name, self, args, call) : null);
}

/** Calls a built-in member on a first argument that is a known text; null for another one. */
function onKnownText(name: string): Model {
  return ({ args: [self, ...args], ...call }) =>
    self && knownText(self) !== null ? asked(`text.${name}`, self, args, call) : null;
}

/** Calls a built-in member on a first argument that is a known list; null for another one. */
function onArray(name: string): Model {
  return ({ args: [self, ...args], ...call }) =>
    self?.kind === 'object' && self.shape === 'array' ? asked(`array.${name}`, self, args, call) : null;
}

/** The results of a callback, called with each element and its index or each field and its name; null for others. */
function visited(source: Value, callback: Value | undefined, { machine, site, context }: Rest): Value[] | null {
  if (source.kind !== 'object' || !callback) return null;
  const rows =
    source.shape === 'array' ? elementsOf(source).map((value, at) => [value, constant(at)]) : fieldsOf(source);
  return rows.map((row) => machine.call(callback, null, [...row, source], site, context));
}

function fieldsOf({ state: { fields } }: ObjectValue): readonly Value[][] {
  return [...fields].map(([name, value]) => [value, madeText(name)]);
}

/** `map(list, callback)`, or the name of a member: `map(users, 'name')`. */
function mapped({ args: [source, callback], ...call }: PackageCall): Value | null {
  const { machine, place } = call;
  if (source?.kind !== 'object' || !callback) return null;
  const isMember = knownText(callback) !== null;
  const values = isMember
    ? elementsOf(source).map((element) => machine.read(element, callback, place))
    : visited(source, callback, call);
  return values && machine.heap.array(values, null, source.state.rest);
}

/** The elements of a list for which a function may answer something true. */
function filtered({ args: [source, callback], ...call }: PackageCall): Value | null {
  const isKnown = source?.kind === 'object' && source.shape === 'array' && callback?.kind === 'function';
  return isKnown ? asked('array.filter', source, [callback], call) : null;
}

function isKind(value: Value | undefined, kinds: readonly Value['kind'][]): Value | null {
  if (!value || value.kind === 'opaque' || value.kind === 'choice') return null;
  return constant(kinds.includes(value.kind));
}
