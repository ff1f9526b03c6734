import { exec, testedPattern } from './natives-match.ts';
import { elementsIn, nameInMap } from './execute-lists.ts';
import { iterated } from './iteration.ts';
import { elementsOf, reportKey } from './evaluate-keys.ts';
import type { Native } from './natives-call.ts';
import { parsedJson } from './json-value.ts';
import { contentsOf } from './packages-data.ts';
import { HOLE } from '../paths/dialects.ts';
import { joined, knownText, plainText } from './text-value.ts';
import { makeUrl } from './url-value.ts';
import { optionsOf, type Piece, type Value } from './value.ts';
import { choiceOf, constant, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Whether a value is certainly undefined: `JSON.stringify` makes no text of it. */
function isUndefined(value: Value | undefined): boolean {
  return value === undefined || (value.kind === 'constant' && value.value === undefined);
}

export const first: Native = ({ args: [value] }) => value ?? UNDEFINED_VALUE;

const listed: Native = ({ args: [source, map], machine, site, context }) => {
  if (!source) return null;
  const list = iterated(source, machine, site.place);
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
  return ({ args: [source], machine, site: { place } }) => {
    const { heap } = machine;
    const made = heap.object(shape, {}, place);
    const list = source ? iterated(source, machine, place) : { elements: [], rest: null };
    if (!list) heap.replace(made, { rest: operation('elements', source ? [source] : []) });
    for (const [at, element] of (list?.elements ?? []).entries()) {
      const [key, value] = shape === 'map' && element.kind === 'object' ? elementsOf(element) : [];
      if (key) reportKey(made, key, place, machine);
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
  const text = source?.kind === 'text' ? plainText(source) : null;
  if (source?.kind !== 'text' || text === null || added === null) return null;
  const isKnown = !text.includes(HOLE);
  // An unknown part may match anything.
  const pattern = text.replaceAll(HOLE, '.*');
  return { kind: 'pattern', source: pattern, flags: added ?? '', place, ...(!isKnown && { of: source }) };
};

const all: Native = ({ args: [list], machine: { heap } }) => {
  const known = list && elementsIn(list, heap);
  return known ? heap.array(known.elements, null, known.rest) : null;
};

/** `new Promise((resolve, reject) => ...)`: what the function settles it with, or something later. */
const promise: Native = ({ args: [callback], machine, site, context }) => {
  if (callback?.kind !== 'function') return null;
  const settled = machine.heap.object('set', {});
  const settle: Value = { kind: 'native', name: 'promise.settle', self: settled };
  machine.call(callback, null, [settle, settle], site, context);
  return choiceOf([...settled.state.fields.values(), operation('promise', [settled])]);
};

const settle: Native = ({ self, args: [value], machine: { heap } }) => {
  if (self.kind === 'object' && value) heap.setField(self, String(self.state.fields.size), value);
  return UNDEFINED_VALUE;
};

/** `promise.then(callback)`: the result of the callback, called with the value of the promise. */
const then: Native = ({ self, args: [callback], machine, site, context }) =>
  callback && callback.kind !== 'constant' ? machine.call(callback, null, [self], site, context) : self;

/** The built-in functions other than those of objects and the members of texts and lists. */
export const GLOBAL_FUNCTIONS: Readonly<Record<string, Native>> = {
  // Methods of objects that a model makes, whose result is fixed when the object is made: `entry.isFile()`.
  'always.true': () => constant(true),
  'always.false': () => constant(false),
  'Array.isArray': ({ args: [value] }) =>
    value?.kind === 'object' ? constant(value.shape === 'array') : value?.kind === 'text' ? constant(false) : null,
  'Array.from': listed,
  'Array.of': ({ args, machine: { heap } }) => heap.array(args),
  Array: ({ args, machine: { heap } }) =>
    args.length > 1 ? heap.array(args) : heap.array([], null, operation('elements', args)),
  Object: first,
  String: ({ args: [value] }) => choiceOf(joined(value ? [value] : [])),
  'String.raw': ({ args: [strings, ...values] }) => {
    const raw = strings?.kind === 'object' ? (strings.state.fields.get('raw') ?? strings) : null;
    const list = raw?.kind === 'object' && raw.shape === 'array' ? raw : null;
    if (!list) return null;
    return choiceOf(joined(elementsOf(list).flatMap((text, at) => (values[at] ? [text, values[at]] : [text]))));
  },
  Promise: promise,
  'promise.settle': settle,
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
  'JSON.stringify': ({ args: [value] }) => (isUndefined(value) ? UNDEFINED_VALUE : null),
  structuredClone: first,
};
