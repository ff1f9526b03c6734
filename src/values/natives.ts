import { isIterator } from './iteration.ts';
import { LOOKUPS } from './lookup-operators.ts';
import { LIST_MEMBERS } from './natives-list.ts';
import { GLOBAL_FUNCTIONS } from './natives-global.ts';
import { arityOf, FUNCTION_MEMBERS } from './natives-function.ts';
import { MAP_MEMBERS } from './natives-map.ts';
import { OBJECT_FUNCTIONS } from './natives-object.ts';
import type { Native, NativeCall } from './natives-call.ts';
import { characterAt, TEXT_MEMBERS } from './natives-text.ts';
import { ORIGIN, plainText, urlText } from './text-value.ts';
import type { NativeValue, Value } from './value.ts';
import { constant, madeText, opaque, operation, UNDEFINED_VALUE } from './new-values.ts';

/** The built-in members of values by kind: `text.concat`, `array.map`; and the built-in functions: `Object.keys`. */
const NATIVES: ReadonlyMap<string, Native> = new Map([
  ...Object.entries(TEXT_MEMBERS).map(([name, native]) => [`text.${name}`, native] as const),
  ...Object.entries({ ...LIST_MEMBERS, ...MAP_MEMBERS, ...FUNCTION_MEMBERS, ...OBJECT_FUNCTIONS, ...GLOBAL_FUNCTIONS }),
]);

/** The names of functions that are no members of a value: `Object.hasOwn`, `decodeURI`. */
const PLAIN = /^(?:[A-Z].*|[^.]*)$/;

/** A promise is evaluated as the value that it resolves to, so every value has these members. */
const PROMISE_MEMBERS: ReadonlySet<string> = new Set(['then', 'catch', 'finally']);

/** The kinds of values that inherit from the prototypes of the language. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map([
  ['Array.prototype', 'array'],
  ['Object.prototype', 'object'],
  ['String.prototype', 'text'],
]);

/** The built-in member of a value: `concat` of a text; the value `undefined` where it has none of that name. */
export function nativeMember(object: Value, name: string): Value {
  if (object.kind === 'native') return memberOfNative(object, name);
  if (object.kind === 'function' && name === 'length') return constant(arityOf(object));
  if (object.kind === 'function' && name === 'name') {
    const { name: own = '', inferred = '' } = object.classCode ?? object.code ?? {};
    return madeText(own === '' ? inferred : own);
  }
  if (object.kind === 'text' && name === 'length') {
    const isKnown = object.pieces.every((piece) => 'text' in piece);
    return isKnown ? constant(plainText(object)?.length ?? 0) : operation('length', [object]);
  }
  if (object.kind === 'text' && /^\d+$/.test(name))
    return characterAt(object, Number(name)) ?? operation('[]', [object, constant(Number(name))]);
  if (object.kind === 'object' && (name === 'href' || name === 'origin')) {
    const url = name === 'href' ? urlText(object) : object.state.fields.get(ORIGIN);
    if (url) return url;
  }
  const own = `${kindOf(object)}.${isIterator(name) && object.kind === 'object' ? 'values' : name}`;
  if (PROMISE_MEMBERS.has(name)) return { kind: 'native', name: `promise.${name}`, self: object };
  if (NATIVES.has(own)) return { kind: 'native', name: own, self: object };
  const general = `object.${name}`;
  return NATIVES.has(general) && object.kind === 'object'
    ? { kind: 'native', name: general, self: object }
    : UNDEFINED_VALUE;
}

function memberOfNative(object: NativeValue, name: string): Value {
  const member = `${object.name}.${name}`;
  if (NATIVES.has(member)) return { kind: 'native', name: member, self: null };
  if (name === 'call' || name === 'apply' || name === 'bind')
    return { kind: 'native', name: `function.${name}`, self: object };
  const inherited = `${PROTOTYPES.get(object.name) ?? ''}.${name}`;
  if (NATIVES.has(inherited)) return { kind: 'native', name: inherited, self: null };
  if (name === 'prototype') return { kind: 'native', name: member, self: null };
  return opaque({ kind: 'member', object: opaque({ kind: 'global', name: object.name }), name });
}

function kindOf(object: Value): string {
  switch (object.kind) {
    case 'object':
      return object.shape === 'plain' || object.shape === 'instance' ? 'object' : object.shape;
    case 'constant':
      return 'number';
    default:
      return object.kind;
  }
}

/** The result of a built-in function; an unknown value made of its arguments where there is no model of it. */
export function callNative(native: NativeValue, call: NativeCall): Value {
  const { args, machine } = call;
  const [first] = args;
  const self = native.self ?? call.self;
  // The searched value is the receiver of a member (`list.includes(x)`), or the first argument of a plain function.
  const [left, right] = PLAIN.test(native.name) ? [args[1], first] : [first, self];
  if (LOOKUPS.has(native.name) && left && right && left.kind !== 'constant') {
    const { place } = call.site;
    const { tests } = machine.heap;
    for (const listener of machine.listeners.compared)
      listener.compared({ operator: native.name, left, right, place, tests });
  }
  return (
    NATIVES.get(native.name)?.({ ...call, self }) ??
    operation(native.name, PLAIN.test(native.name) ? args : [self, ...args])
  );
}
