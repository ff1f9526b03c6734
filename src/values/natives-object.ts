import { elementsOf, nameOf, reportKey } from './evaluate-keys.ts';
import { groupBy } from '../text/grouping.ts';
import { elementsIn, nameInMap, unknownKey } from './execute-lists.ts';
import { defineMetadata, getMetadata, getOwnMetadata, has, prototypeOf } from './metadata.ts';
import type { Native, NativeCall } from './natives-call.ts';
import { first } from './natives-global.ts';
import { choiceOf, constant, madeText, operation, UNDEFINED_VALUE } from './new-values.ts';
import { areEqual, literalOf } from './truth.ts';
import { optionsOf, type ObjectValue, type Value } from './value.ts';

/** A function of a known object, its first argument; null where that is not known. */
function onObject(answer: (object: ObjectValue, call: NativeCall) => Value | null): Native {
  return (call) => {
    const [first] = call.args;
    if (first?.kind !== 'choice') return first?.kind === 'object' ? answer(first, call) : null;
    const answers = first.options.map((option) => (option.kind === 'object' ? answer(option, call) : null));
    const known = answers.filter((each) => each !== null);
    return known.length === answers.length ? choiceOf(known) : null;
  };
}

const assign: Native = ({ args, machine, site: { place } }) => {
  const { heap } = machine;
  const [target, ...sources] = args;
  if (target?.kind === 'opaque') {
    for (const source of sources.flatMap(optionsOf))
      if (source.kind === 'object')
        for (const [name, value] of source.state.fields) machine.write(target, madeText(name), value, place);
    return sources.every(({ kind }) => kind === 'object') ? target : null;
  }
  if (target?.kind !== 'object') return null;
  for (const source of sources.flatMap(optionsOf)) {
    if (source.kind === 'object') {
      const { fields, rest } = source.state;
      heap.replace(target, { fields: new Map([...target.state.fields, ...fields]), rest: rest ?? target.state.rest });
    } else if (source.kind === 'opaque') heap.replace(target, { rest: operation('spread', [source]) });
  }
  return target;
};

/** `Object.defineProperty(object, 'name', { value })` */
const define: Native = ({ args: [object, key, descriptor], machine, site: { place } }) => {
  if (!object || !key || descriptor?.kind !== 'object') return null;
  const { fields } = descriptor.state;
  const get = fields.get('get');
  const value = fields.get('value') ?? (get && ({ kind: 'native', name: 'getter', self: get } as const));
  if (value) machine.write(object, key, value, place);
  return object;
};

/** `Object.entries(object)`: one pair for each field, so that a loop sees each name with its own value. */
const entries = onObject((object, { machine: { heap } }) =>
  heap.array(
    [...object.state.fields].map(([name, value]) => heap.array([madeText(name), value])),
    object.place,
    restEntry(object, heap),
  ),
);

/** The entries whose keys are not known, as one pair; null where all keys are known. */
function restEntry(object: ObjectValue, heap: NativeCall['machine']['heap']): Value | null {
  const key = unknownKey(object, heap);
  return key && heap.array([key, object.state.rest ?? operation('value', [key])]);
}

/** `Object.groupBy(list, callback)`, `Map.groupBy(list, callback)`: the lists of the elements with the same key; lodash
 * also takes the name of a member as the callback. */
export function grouped(shape: 'plain' | 'map'): Native {
  return ({ args: [source, callback], machine, site, context }) => {
    const { heap } = machine;
    const list = source && elementsIn(source, heap);
    if (!list || !callback) return null;
    const made = heap.object(shape, {}, site.place);
    const keyed = list.elements.map((element) => {
      const key =
        callback.kind === 'text'
          ? machine.read(element, callback, site.place)
          : machine.call(callback, null, [element], site, context);
      return { element, name: shape === 'map' ? nameInMap(made, key) : nameOf(key) };
    });
    for (const [name, group] of groupBy(keyed, (each) => each.name)) {
      const values = heap.array(
        group.map(({ element }) => element),
        null,
        list.rest,
      );
      if (name === null) heap.replace(made, { rest: values });
      else heap.setField(made, name, values);
    }
    if (list.rest && !made.state.rest) heap.replace(made, { rest: heap.array([], null, list.rest) });
    return made;
  };
}

/** `Object.is(left, right)`, which compares as `left === right` does. */
const isSame: Native = ({ args: [left, right], machine, site: { place } }) => {
  if (!left || !right) return null;
  const { tests } = machine.heap;
  for (const listener of machine.listeners.compared) listener.compared({ operator: '===', left, right, place, tests });
  // Packages compare contents: two objects may be equal.
  const isEqual = literalOf(left) && literalOf(right) ? areEqual(left, right) : null;
  return isEqual === null ? operation('===', [left, right]) : constant(isEqual);
};

const prototype: Native = ({ args: [value] }) => (value ? prototypeOf(value) : null);

/** The functions of `Object` and `Reflect`. */
export const OBJECT_FUNCTIONS: Readonly<Record<string, Native>> = {
  'Object.keys': onObject((object, { machine: { heap } }) =>
    heap.array([...object.state.fields.keys()].map(madeText), null, unknownKey(object, heap)),
  ),
  'Object.values': onObject(({ state: { fields, rest }, place }, { machine: { heap } }) =>
    heap.array([...fields.values()], place, rest),
  ),
  'Object.entries': entries,
  'Object.fromEntries': ({ args: [source], machine, site: { place } }) => {
    const { heap } = machine;
    const list = source && elementsIn(source, heap);
    if (!list) return null;
    const pairs = list.elements.map((pair) => (pair.kind === 'object' ? elementsOf(pair) : []));
    const named = pairs.map(([key, value]) => [key ? nameOf(key) : null, value ?? UNDEFINED_VALUE] as const);
    const fields = new Map(named.flatMap(([name, value]) => (name === null ? [] : [[name, value] as const])));
    const made = heap.object('plain', { fields, rest: list.rest }, place);
    for (const [key] of pairs) if (key) reportKey(made, key, place, machine);
    return made;
  },
  'Object.groupBy': grouped('plain'),
  'Map.groupBy': grouped('map'),
  'Object.assign': assign,
  'Object.defineProperty': define,
  'Reflect.defineProperty': define,
  'Reflect.set': ({ args: [object, key, value], machine, site: { place } }) => {
    if (object && key && value) machine.write(object, key, value, place);
    return constant(true);
  },
  'Object.is': isSame,
  'Object.freeze': first,
  'Object.seal': first,
  'Object.create': ({ args: [prototype], machine: { heap } }) =>
    prototype?.kind === 'object' ? heap.object('plain', prototype.state) : heap.plain([]),
  'Object.getPrototypeOf': prototype,
  'Reflect.getPrototypeOf': prototype,
  'Reflect.defineMetadata': defineMetadata,
  'Reflect.getMetadata': getMetadata,
  'Reflect.getOwnMetadata': getOwnMetadata,
  'Reflect.hasMetadata': has(getMetadata),
  'Reflect.hasOwnMetadata': has(getOwnMetadata),
  'Object.hasOwn': () => null,
  'Object.getOwnPropertyNames': onObject(({ state: { fields } }, { machine: { heap } }) =>
    heap.array([...fields.keys()].map(madeText)),
  ),
  'Reflect.get': ({ args: [object, key], machine, site }) =>
    object && key ? machine.read(object, key, site.place) : null,
  'Reflect.has': () => null,
  'Reflect.apply': ({ args: [callee, target, list], machine, site, context }) =>
    callee && list?.kind === 'object' ? machine.call(callee, target ?? null, elementsOf(list), site, context) : null,
};
