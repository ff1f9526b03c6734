import type { Value, FunctionValue } from './value.ts';

/** Members of lists that call a function with each element. */
const GOING_THROUGH = /^(?:some|every|find\w*|filter|map|flatMap|forEach)$/;

/** The lists among the arguments of a call, and of the call that returned its callee: `it.each(list)(title, fn)`. */
export function listsIn(callee: Value, args: readonly Value[]): readonly Value[] {
  const source = callee.kind === 'opaque' ? callee.source : null;
  const before = source?.kind === 'call' ? source.call.args : [];
  const lists = [...before, ...args].filter((each) => each.kind === 'object' && each.shape === 'array');
  // An unknown list whose member calls a function for each element.
  const isOfList = source?.kind === 'member' && GOING_THROUGH.test(source.name);
  return isOfList ? [...lists, source.object] : lists;
}

/** How many levels of nested objects, or of superclasses, are searched for callbacks. */
const DEEPEST = 5;

/** Members of classes that frameworks call with requests: guards, middleware, interceptors and strategies. */
const CALLED_WITH_REQUESTS: readonly string[] = ['canActivate', 'use', 'intercept', 'authenticate'];

/** The methods of a class that frameworks call; where it has none, those of its superclass. */
function calledMembers(of: Value | null, depth = 0): readonly FunctionValue[] {
  if (of?.kind !== 'function' || !of.classCode || depth > DEEPEST) return [];
  const prototype = of.members.state.fields.get('prototype');
  const own = CALLED_WITH_REQUESTS.flatMap((name) => {
    const member = prototype?.kind === 'object' ? prototype.state.fields.get(name) : undefined;
    return member?.kind === 'function' ? [member] : [];
  });
  return own.length > 0 ? own : calledMembers(of.superclass, depth + 1);
}

/** The functions of the project in an argument of an unknown function, which may call them. */
export function callbacksIn(
  value: Value,
  instanceOf: (made: FunctionValue) => Value,
  depth = 0,
  seen = new Set<Value>(),
): readonly FunctionValue[] {
  if (seen.has(value)) return [];
  seen.add(value);
  switch (value.kind) {
    case 'function':
      if (!value.classCode) return [value];
      return calledMembers(value).map((member) => ({ ...member, self: instanceOf(value) }));
    case 'choice':
      return value.options.flatMap((option) => callbacksIn(option, instanceOf, depth, seen));
    case 'object':
      if (value.shape === 'instance') return calledMembers(value.of).map((member) => ({ ...member, self: value }));
      if (depth >= DEEPEST || value.shape === 'module') return [];
      return [...value.state.fields.values()].flatMap((field) => callbacksIn(field, instanceOf, depth + 1, seen));
    default:
      return [];
  }
}
