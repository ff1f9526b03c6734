import { nameInMap } from './execute-lists.ts';
import type { Native } from './natives-call.ts';
import { optionsOf, type FunctionValue, type ObjectValue, type Value } from './value.ts';
import { constant, UNDEFINED_VALUE } from './new-values.ts';

/**
 * The metadata that reflect-metadata stores for classes, prototypes and instances: a map for each, by key and member.
 */
const METADATA = new WeakMap<ObjectValue, ObjectValue>();

/** How many levels of a prototype chain are searched; a longer one is a cycle. */
const DEEPEST = 20;

/** `Reflect.defineMetadata(key, value, target, member?)`. */
export const defineMetadata: Native = ({ args: [key, value, target, member], machine: { heap } }) => {
  if (!key || !value || !target) return null;
  for (const option of optionsOf(target)) {
    const holder = holderOf(option);
    if (!holder) continue;
    const map = METADATA.get(holder) ?? heap.object('map', {});
    METADATA.set(holder, map);
    const name = nameIn(map, key, member);
    if (name !== null) heap.setField(map, name, value);
  }
  return UNDEFINED_VALUE;
};

/** `Reflect.getMetadata(key, target, member?)`, which searches the prototypes of the target too. */
export const getMetadata: Native = ({ args: [key, target, member] }) =>
  key && target ? found(key, target, member, DEEPEST) : null;

/** `Reflect.getOwnMetadata(key, target, member?)`. */
export const getOwnMetadata: Native = ({ args: [key, target, member] }) =>
  key && target ? found(key, target, member, 1) : null;

/** `Reflect.hasMetadata` and the like, from the function that gets the metadata: whether there is some. */
export function has(get: Native): Native {
  return (call) => {
    const value = get(call);
    if (!value) return null;
    const options = optionsOf(value);
    if (options.length > 1) return null;
    return constant(options[0]?.kind !== 'constant' || options[0].value !== undefined);
  };
}

/** The prototype of an instance, of another prototype or of a class; null where it is not known. */
export function prototypeOf(value: Value): Value | null {
  if (value.kind === 'function') return value.superclass;
  if (value.kind !== 'object' || !value.of) return null;
  const own = prototypeIn(value.of);
  if (own !== value) return own;
  return value.of.superclass?.kind === 'function' ? prototypeIn(value.of.superclass) : null;
}

/** Whether an object is the prototype of a class. */
export function isPrototype(object: ObjectValue): boolean {
  return object.of !== null && prototypeIn(object.of) === object;
}

function prototypeIn({ members }: FunctionValue): Value | null {
  return members.state.fields.get('prototype') ?? null;
}

/** The metadata of a target, or of one of its prototypes up to a depth; null where it is not known. */
function found(key: Value, target: Value, member: Value | undefined, depth: number): Value | null {
  let current: Value | null = target;
  for (let level = 0; current && level < depth; level += 1) {
    const holder = holderOf(current);
    if (!holder) return null;
    const map = METADATA.get(holder);
    const name = map ? nameIn(map, key, member) : null;
    const value = name === null ? undefined : map?.state.fields.get(name);
    if (value) return value;
    current = prototypeOf(current);
  }
  return UNDEFINED_VALUE;
}

function holderOf(target: Value): ObjectValue | null {
  if (target.kind === 'function') return target.members;
  return target.kind === 'object' ? target : null;
}

/** The name of the entry for a key and a member; null where one of these is not known. */
function nameIn(map: ObjectValue, key: Value, member: Value | undefined): string | null {
  const first = nameInMap(map, key);
  const second = member ? nameInMap(map, member) : '';
  return first === null || second === null ? null : `${first} ${second}`;
}
