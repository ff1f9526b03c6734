import { exec, testedPattern } from './natives-match.ts';
import { elementsIn, nameInMap, unknownKey } from './execute-lists.ts';
import { elementsOf, nameOf } from './evaluate-keys.ts';
import { defineMetadata, getMetadata, getOwnMetadata, has, prototypeOf } from './metadata.ts';
import type { Native, NativeCall } from './natives-call.ts';
import { parsedJson } from './json-value.ts';
import { contentsOf } from './packages-data.ts';
import { HOLE } from '../paths/dialects.ts';
import { joined, knownText, plainText } from './text-value.ts';
import { makeUrl } from './url-value.ts';
import {
  choiceOf,
  constant,
  madeText,
  operation,
  optionsOf,
  UNDEFINED_VALUE,
  type ObjectValue,
  type Piece,
  type Value,
} from './value.ts';

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

const first: Native = ({ args: [value] }) => value ?? UNDEFINED_VALUE;

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

const listed: Native = ({ args: [source, map], machine, site, context }) => {
  if (!source) return null;
  const list = elementsIn(source, machine.heap);
  if (!list) return null;
  const elements = map
    ? list.elements.map((element, at) => machine.call(map, null, [element, constant(at)], site, context))
    : list.elements;
  return machine.heap.array(elements, null, list.rest);
};

/** `encodeURIComponent(text)`: a piece that encoding does not change still has its origin in the source. */
function encoded(encode: (text: string) => string): Native {
  return ({ args: [value] }) => {
    if (!value) return null;
    const options = optionsOf(choiceOf(joined([value])));
    return choiceOf(
      options.map((option): Value => {
        if (option.kind !== 'text') return operation('encode', [option]);
        const pieces = option.pieces.map((piece): Piece => {
          if ('hole' in piece) return { hole: operation('encode', [piece.hole]) };
          const text = encode(piece.text);
          return text === piece.text ? piece : { text, origin: null };
        });
        return { kind: 'text', pieces };
      }),
    );
  };
}

function collection(shape: 'map' | 'set'): Native {
  return ({ args: [source], machine: { heap }, site: { place } }) => {
    const made = heap.object(shape, {}, place);
    const list = source ? elementsIn(source, heap) : { elements: [], rest: null };
    if (!list) heap.replace(made, { rest: operation('elements', source ? [source] : []) });
    for (const [at, element] of (list?.elements ?? []).entries()) {
      const [key, value] = shape === 'map' && element.kind === 'object' ? elementsOf(element) : [];
      const name = shape === 'set' ? String(at) : key ? nameInMap(made, key) : null;
      if (name !== null) heap.setField(made, name, shape === 'set' ? element : (value ?? UNDEFINED_VALUE));
    }
    return made;
  };
}

/** `new RegExp('^/users', 'i')`, and a copy of another one. */
const expression: Native = ({ args: [source, flags], site: { place } }) => {
  const added = flags && knownText(flags);
  if (source?.kind === 'pattern') return added == null ? source : { ...source, flags: added };
  // An unknown part may match anything.
  const text = source && plainText(source)?.replaceAll(HOLE, '.*');
  return text == null || added === null ? null : { kind: 'pattern', source: text, flags: added ?? '', place };
};

/** `fn.call(self, ...args)`, `fn.apply(self, list)`. */
function calling(spreads: boolean): Native {
  return ({ self, args: [target, ...given], machine, site, context }) => {
    const [list] = given;
    const args = !spreads
      ? given
      : list?.kind === 'object'
        ? elementsOf(list)
        : list
          ? [operation('spread', [list])]
          : [];
    return machine.call(self, target ?? null, args, site, context);
  };
}

const bind: Native = ({ self, args: [target, ...given], machine }) => {
  if (self.kind !== 'function') return given.length === 0 ? self : null;
  const bound = { ...self, self: target ?? self.self, given: [...self.given, ...given] };
  // Where nothing in the project calls it, it is evaluated with the bound arguments.
  if (given.length > 0) machine.defined(bound);
  return bound;
};

const all: Native = ({ args: [list], machine: { heap } }) => {
  const known = list && elementsIn(list, heap);
  return known ? heap.array(known.elements, null, known.rest) : null;
};

/** `promise.then(callback)`: the result of the callback, called with the value of the promise. */
const then: Native = ({ self, args: [callback], machine, site, context }) =>
  callback && callback.kind !== 'constant' ? machine.call(callback, null, [self], site, context) : self;

const prototype: Native = ({ args: [value] }) => (value ? prototypeOf(value) : null);

/** The built-in functions other than the members of texts, lists and objects. */
export const GLOBAL_FUNCTIONS: Readonly<Record<string, Native>> = {
  // Methods of objects that a model makes, whose result is fixed when the object is made: `entry.isFile()`.
  'always.true': () => constant(true),
  'always.false': () => constant(false),
  'Object.keys': onObject((object, { machine: { heap } }) =>
    heap.array([...object.state.fields.keys()].map(madeText), null, unknownKey(object, heap)),
  ),
  'Object.values': onObject(({ state: { fields, rest }, place }, { machine: { heap } }) =>
    heap.array([...fields.values()], place, rest),
  ),
  'Object.entries': entries,
  'Object.fromEntries': ({ args: [source], machine: { heap } }) => {
    const list = source && elementsIn(source, heap);
    if (!list) return null;
    const pairs = list.elements.map((pair) => (pair.kind === 'object' ? elementsOf(pair) : []));
    const named = pairs.map(([key, value]) => [key ? nameOf(key) : null, value ?? UNDEFINED_VALUE] as const);
    const fields = new Map(named.flatMap(([name, value]) => (name === null ? [] : [[name, value] as const])));
    return heap.object('plain', { fields, rest: list.rest });
  },
  'Object.assign': assign,
  'Object.defineProperty': define,
  'Reflect.defineProperty': define,
  'Reflect.set': ({ args: [object, key, value], machine, site: { place } }) => {
    if (object && key && value) machine.write(object, key, value, place);
    return constant(true);
  },
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
  'Array.isArray': ({ args: [value] }) =>
    value?.kind === 'object' ? constant(value.shape === 'array') : value?.kind === 'text' ? constant(false) : null,
  'Array.from': listed,
  'Array.of': ({ args, machine: { heap } }) => heap.array(args),
  Array: ({ args, machine: { heap } }) =>
    args.length > 1 ? heap.array(args) : heap.array([], null, operation('elements', args)),
  Object: first,
  String: ({ args: [value] }) => choiceOf(joined(value ? [value] : [])),
  'String.raw': ({ args: [list, ...values] }) => {
    if (list?.kind !== 'object') return null;
    return choiceOf(joined(elementsOf(list).flatMap((text, at) => (values[at] ? [text, values[at]] : [text]))));
  },
  'Promise.resolve': first,
  'Promise.all': all,
  'Promise.allSettled': all,
  'promise.then': then,
  'promise.catch': ({ self }) => self,
  'promise.finally': ({ self }) => self,
  Map: collection('map'),
  WeakMap: collection('map'),
  Set: collection('set'),
  WeakSet: collection('set'),
  RegExp: expression,
  URL: makeUrl,
  Number: () => null,
  Boolean: () => null,
  Proxy: () => null,
  encodeURIComponent: encoded(encodeURIComponent),
  encodeURI: encoded(encodeURI),
  decodeURIComponent: first,
  decodeURI: first,
  'function.call': calling(false),
  'function.apply': calling(true),
  'function.bind': bind,
  'function.toString': () => null,
  'pattern.test': testedPattern,
  'pattern.exec': exec,
  'number.toString': ({ self }) => choiceOf(joined([self])),
  'JSON.parse': ({ args: [text, ...others], machine, context }) => {
    if (!text || others.length > 0) return null;
    if (text.kind === 'text') return parsedJson(text, machine.heap);
    const path = contentsOf(text);
    return path && machine.loadAny(context.file, path, true);
  },
  'JSON.stringify': () => null,
  structuredClone: first,
};
