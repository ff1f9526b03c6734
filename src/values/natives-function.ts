import { fillPattern } from './filled-pattern.ts';
import { elementsOf } from './evaluate-keys.ts';
import type { Heap } from './heap.ts';
import type { Native } from './natives-call.ts';
import { operation } from './new-values.ts';
import type { FunctionValue, Value } from './value.ts';

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
    const isMember = self.kind === 'native' && MEMBER.test(self.name);
    return machine.call(isMember ? { ...self, self: null } : self, target ?? null, args, site, context);
  };
}

/** The names of members of values, which take what they are called on: `hasOwnProperty` of `{}.hasOwnProperty.call`. */
const MEMBER = /^(?:text|array|object|map|set|pattern)\./;

/** A function of no project with arguments that `bind` gave it. */
function boundNative(self: Value, given: readonly Value[], heap: Heap): Value {
  return { kind: 'native', name: 'function.bound', self: heap.array([self, ...given]) };
}

const callBound: Native = ({ self, args, machine, site, context }) => {
  const [callee, ...given] = self.kind === 'object' ? elementsOf(self) : [];
  return callee ? machine.call(callee, null, [...given, ...args], site, context) : null;
};

const bind: Native = ({ self, args: [target, ...given], machine }) => {
  const { heap } = machine;
  if (self.kind !== 'function') return given.length === 0 ? self : boundNative(self, given, heap);
  const bound = { ...self, self: target ?? self.self, given: [...self.given, ...given] };
  // Where nothing in the project calls it, it is evaluated with the bound arguments.
  if (given.length > 0) machine.defined(bound);
  return bound;
};

/** A function that passes its arguments to the first of some functions, and each result to the next one. */
export function composed(functions: readonly Value[], heap: Heap): Value {
  return { kind: 'native', name: 'function.composed', self: heap.array(functions) };
}

const callComposed: Native = ({ self, args, machine, site, context }) => {
  const [first, ...others] = self.kind === 'object' ? elementsOf(self) : [];
  if (!first) return args[0] ?? null;
  return others.reduce(
    (value, next) => machine.call(next, null, [value], site, context),
    machine.call(first, null, args, site, context),
  );
};

/** A function that waits for all arguments of another one, over several calls. */
export function curried(called: Value, given: readonly Value[], heap: Heap): Value {
  return { kind: 'native', name: 'function.curried', self: heap.array([called, ...given]) };
}

const callCurried: Native = ({ self, args, machine, site, context }) => {
  const [callee, ...given] = self.kind === 'object' ? elementsOf(self) : [];
  if (callee?.kind !== 'function') return null;
  const all = [...given, ...args];
  return all.length < arityOf(callee)
    ? curried(callee, all, machine.heap)
    : machine.call(callee, null, all, site, context);
};

/** The `length` of a function: its parameters before the first one with a default, or for the rest. */
export function arityOf({ code, given }: FunctionValue): number {
  const parameters = code?.parameters ?? [];
  const open = parameters.findIndex(({ isRest, target }) => isRest || target.kind === 'default');
  return Math.max(0, (open === -1 ? parameters.length : open) - given.length);
}

/** The members of functions, and the functions that are made of others. */
export const FUNCTION_MEMBERS: Readonly<Record<string, Native>> = {
  'function.call': calling(false),
  'function.apply': calling(true),
  'function.bind': bind,
  'function.bound': callBound,
  'function.composed': callComposed,
  'function.curried': callCurried,
  'function.filled': fillPattern,
};
