import { elementsOf } from './evaluate-keys.ts';
import type { Native, NativeCall } from './natives-call.ts';
import { joined } from './text-value.ts';
import { areEqual } from './truth.ts';
import type { ObjectValue, Value } from './value.ts';
import { alternativesOf, choiceOf, constant, madeText, operation, UNDEFINED_VALUE } from './new-values.ts';

/** A member of a known list, map or set, which may have unknown elements besides; null for another receiver. */
export function onReceiver(answer: (self: ObjectValue, call: NativeCall) => Value | null): Native {
  return (call) => (call.self.kind === 'object' ? answer(call.self, call) : null);
}

/** Calls a callback with an element: once for each alternative of a choice, so that its fields belong together. */
function each(call: NativeCall, element: Value, index: Value, list: Value): Value {
  const [callback] = call.args;
  if (!callback) return UNDEFINED_VALUE;
  const options = alternativesOf(element);
  const answers: Value[] = [];
  const run = (option: Value): void => {
    answers.push(call.machine.call(callback, null, [option, index, list], call.site, call.context));
  };
  if (options.length === 1) run(element);
  else
    call.machine.heap.branches(
      options.map((option) => () => {
        run(option);
        return 'normal';
      }),
    );
  return choiceOf(answers);
}

/** The results of a callback for each known element, and for the unknown ones; `rest` is null where there are none. */
function answersOf(
  self: ObjectValue,
  call: NativeCall,
): { readonly known: readonly Value[]; readonly rest: Value | null } {
  const known = elementsOf(self).map((element, at) => each(call, element, constant(at), self));
  const rest = call.machine.heap.restOf(self);
  return { known, rest: rest && each(call, rest, operation('index', [rest]), self) };
}

function flattened(values: readonly Value[], call: NativeCall, rest: Value | null): Value {
  const elements = values.flatMap((value) =>
    value.kind === 'object' && value.shape === 'array' ? elementsOf(value) : [value],
  );
  return call.machine.heap.array(elements, null, rest);
}

/** The known elements for which a callback may return something truthy; it is called with the unknown ones too. */
function filtered(self: ObjectValue, call: NativeCall): readonly Value[] {
  const rest = call.machine.heap.restOf(self);
  if (rest) each(call, rest, operation('index', [rest]), self);
  return elementsOf(self).filter(
    (element, at) => call.machine.isTrue(each(call, element, constant(at), self)) !== false,
  );
}

export const forEach = onReceiver((self, call) => {
  answersOf(self, call);
  return UNDEFINED_VALUE;
});

const find = onReceiver((self, call) => {
  const found = filtered(self, call);
  const rest = call.machine.heap.restOf(self);
  return found.length === 0 && !rest ? UNDEFINED_VALUE : choiceOf([...found, ...(rest ? [rest] : [])]);
});

/** In a longer list, the elements are no longer distinguished. */
const LONGEST = 500;

const push = onReceiver((self, { args, machine }) => {
  if (self.state.length > LONGEST) {
    machine.heap.replace(self, { rest: choiceOf([...(self.state.rest ? [self.state.rest] : []), ...args]) });
    return operation('length', []);
  }
  const fields = new Map(self.state.fields);
  for (const [at, value] of args.entries()) fields.set(String(self.state.length + at), value);
  machine.heap.replace(self, { fields, length: self.state.length + args.length });
  return constant(self.state.length);
});

const unshift = onReceiver((self, { args, machine }) => {
  const elements = [...args, ...elementsOf(self)];
  machine.heap.replace(self, {
    ...{ fields: new Map(elements.map((value, at) => [String(at), value])), length: elements.length },
  });
  return constant(elements.length);
});

const reduce = onReceiver((self, call) => {
  const { args, machine, site, context } = call;
  const [callback, initial] = args;
  const elements = elementsOf(self);
  const [first, ...others] = initial ? [initial, ...elements] : elements;
  if (!callback || !first || machine.heap.restOf(self)) return null;
  return others.reduce(
    (sum, element, at) => machine.call(callback, null, [sum, element, constant(at), self], site, context),
    first,
  );
});

const slice = onReceiver((self, { args, machine }) => {
  const bounds = args.map((value) => (value.kind === 'constant' ? Number(value.value ?? 0) : null));
  if (bounds.includes(null)) return null;
  const [from = 0, to] = bounds;
  return machine.heap.array(elementsOf(self).slice(from ?? 0, to ?? undefined), self.place, self.state.rest);
});

/** Replaces elements of a list and returns those taken out; a list with unknown elements stays unchanged. */
function cut(
  self: ObjectValue,
  start: number,
  count: number,
  others: readonly Value[],
  { machine: { heap } }: NativeCall,
): readonly Value[] {
  const elements = [...elementsOf(self)];
  if (self.state.rest) return elements.slice(start, start + count);
  const taken = elements.splice(start, count, ...others);
  heap.replace(self, heap.array(elements).state);
  return taken;
}

const splice = onReceiver((self, call) => {
  const { args, machine } = call;
  const [start, count, ...others] = args;
  const [from, number] = [start, count ?? constant(self.state.length)].map((value) =>
    value?.kind === 'constant' ? Number(value.value) : null,
  );
  if (from == null || number == null || Number.isNaN(from) || Number.isNaN(number)) {
    // Which elements are left is not known.
    const rest = choiceOf([...(self.state.rest ? [self.state.rest] : []), operation('spliced', [self]), ...others]);
    machine.heap.replace(self, { rest });
    return null;
  }
  return machine.heap.array(cut(self, from, number, others, call));
});

export const includes = onReceiver((self, { args }) => {
  const [searched] = args;
  const answers = elementsOf(self).map((element) => (searched ? areEqual(element, searched) : null));
  if (answers.includes(true)) return constant(true);
  return answers.includes(null) || self.state.rest ? null : constant(false);
});

/** `sort` and the like: a list of the same elements, as their order does not matter. */
const same = onReceiver((self, { machine }) => machine.heap.array(elementsOf(self), self.place, self.state.rest));

/** The elements of a list in the reverse order; as they are where some of them are not known. */
function reversed(self: ObjectValue, { machine: { heap } }: NativeCall): ObjectValue {
  const elements = elementsOf(self);
  return heap.array(self.state.rest ? elements : elements.toReversed(), self.place, self.state.rest);
}

/** Whether a value is one of the unknown arguments of a rest parameter. */
function isRestArgument(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'parameter' && value.source.isRest === true;
}

const join = onReceiver((self, { args }) => {
  const separator = args[0] ?? madeText(',');
  // How many arguments a rest parameter gets is not known.
  if (self.state.rest || elementsOf(self).some(isRestArgument)) return null;
  const parts = elementsOf(self).flatMap((element, at) => (at === 0 ? [element] : [separator, element]));
  return choiceOf(joined(parts.map((part) => (part.kind === 'constant' && part.value == null ? madeText('') : part))));
});

/** What an element is that a list does not have as far as is known. */
function othersOf(self: ObjectValue, { machine: { heap } }: NativeCall): Value {
  return heap.restOf(self) ?? UNDEFINED_VALUE;
}

/** The members of lists. */
export const LIST_MEMBERS: Readonly<Record<string, Native>> = {
  'array.map': onReceiver((self, call) => {
    const { known, rest } = answersOf(self, call);
    return call.machine.heap.array(known, null, rest);
  }),
  'array.flatMap': onReceiver((self, call) => {
    const { known, rest } = answersOf(self, call);
    return flattened(known, call, rest);
  }),
  'array.forEach': forEach,
  'array.filter': onReceiver((self, call) =>
    call.machine.heap.array(filtered(self, call), null, call.machine.heap.restOf(self)),
  ),
  'array.find': find,
  'array.findLast': find,
  'array.some': onReceiver((self, call) =>
    filtered(self, call).length === 0 && !call.machine.heap.restOf(self) ? constant(false) : null,
  ),
  'array.every': onReceiver((self, call) => {
    answersOf(self, call);
    return null;
  }),
  'array.reduce': reduce,
  'array.push': push,
  'array.unshift': unshift,
  'array.concat': onReceiver((self, call) => flattened([self, ...call.args], call, self.state.rest)),
  'array.flat': onReceiver((self, call) => flattened(elementsOf(self), call, self.state.rest)),
  'array.slice': slice,
  'array.includes': includes,
  'array.reverse': onReceiver((self, call) => {
    call.machine.heap.replace(self, reversed(self, call).state);
    return self;
  }),
  'array.toReversed': onReceiver(reversed),
  'array.sort': same,
  'array.toSorted': same,
  'array.join': join,
  'array.at': onReceiver((self, { args: [at], machine }) => {
    const index = at ? (at.kind === 'constant' ? Number(at.value) : Number.NaN) : 0;
    if (Number.isNaN(index)) return null;
    return elementsOf(self).at(index) ?? machine.heap.restOf(self);
  }),
  'array.pop': onReceiver((self, call) => cut(self, self.state.length - 1, 1, [], call)[0] ?? othersOf(self, call)),
  'array.shift': onReceiver((self, call) => cut(self, 0, 1, [], call)[0] ?? othersOf(self, call)),
  'array.splice': splice,
  'array.values': same,
  'array.keys': () => null,
  'array.indexOf': () => null,
  'array.entries': onReceiver((self, { machine: { heap } }) =>
    heap.array(
      elementsOf(self).map((element, at) => heap.array([constant(at), element])),
      null,
      self.state.rest,
    ),
  ),
};
