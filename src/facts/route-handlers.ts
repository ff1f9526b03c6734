import { elementsOf } from '../values/evaluate-keys.ts';
import type { Frame, FunctionValue, ObjectValue, Place, Value } from '../values/value.ts';

/** A function that a route passes its requests to. */
export interface RouteHandler {
  /** Its place; null where it is not a function of the project. */
  readonly place: Place | null;
  /** Its name, with the names of the objects around it: `users.list`; null where it has none. */
  readonly name: string | null;
}

/** How deep wrappers of a handler and lists of handlers may be nested. */
const DEEPEST = 6;

/** The functions of a handler argument, including those in lists; of a wrapper, `wrap(list)`, the wrapped functions. */
export function handlersIn(value: Value, depth = 0): readonly RouteHandler[] {
  if (depth > DEEPEST) return [UNSEEN];
  const inner = (values: readonly Value[]): readonly RouteHandler[] =>
    values.flatMap((each) => handlersIn(each, depth + 1));
  switch (value.kind) {
    case 'function': {
      const given = capturedBy(value).filter(mayHandle);
      if (given.length > 0) return inner(given);
      const { code, file } = value;
      return [{ place: code && { file, range: code.range }, name: code?.name || null }];
    }
    case 'object':
      return isList(value) ? inner(listed(value)) : [...hooksIn(value), UNSEEN];
    case 'choice':
      return inner(value.options);
    case 'opaque': {
      const given = value.source.kind === 'call' ? value.source.call.args.filter(mayHandle) : [];
      return given.length > 0 ? inner(given) : [{ place: null, name: nameOf(value) }];
    }
    default:
      return [];
  }
}

/** The hooks among the options of a route, which get its requests first: `{ preHandler: [login], schema }`. */
export function hooksIn({ state: { fields } }: ObjectValue): readonly RouteHandler[] {
  return [...fields].flatMap(([name, value]) =>
    name === 'handler' ? [] : listed(value).flatMap((each) => (each.kind === 'function' ? handlersIn(each) : [])),
  );
}

const UNSEEN: RouteHandler = { place: null, name: null };

/** The elements of a list and of the lists in it; any other value itself. */
export function listed(value: Value): readonly Value[] {
  if (!isList(value)) return [value];
  const { rest } = value.state;
  return [...elementsOf(value), ...(rest ? [rest] : [])].flatMap(listed);
}

function isList(value: Value): value is ObjectValue {
  return value.kind === 'object' && value.shape === 'array';
}

function mayHandle(value: Value): boolean {
  return value.kind === 'function' || (isList(value) && listed(value).some(({ kind }) => kind === 'function'));
}

/** The variables that a function captures of functions around it: what a wrapper gets as arguments. */
export function capturedBy({ code, frame }: FunctionValue): readonly Value[] {
  return (code?.captured ?? []).flatMap((binding) => {
    for (let open: Frame | null = frame; open.parent; open = open.parent) {
      const cell = open.cells.get(binding);
      if (cell) return [cell.value];
    }
    return [];
  });
}

/** The name of an unknown value, with those of the objects around it: `users.list`; null where it has none. */
function nameOf(value: Value): string | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  switch (source.kind) {
    case 'member': {
      const outer = nameOf(source.object);
      return outer === null ? source.name : `${outer}.${source.name}`;
    }
    case 'call':
      return nameOf(source.call.callee);
    case 'parameter':
    case 'global':
      return source.name;
    default:
      return null;
  }
}
