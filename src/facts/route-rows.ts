import type { Method } from '../model/method.ts';
import { beginsPath } from '../routes/calls/path-argument.ts';
import type { DescribedRoute, RouteObject } from '../routes/frameworks/framework-tables.ts';
import type { Framework } from '../routes/frameworks/framework.ts';
import type { CallEvent, Caller } from '../values/events.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type ObjectValue, type Place, type TextValue, type Value } from '../values/value.ts';
import { fieldOf, type Field } from './options.ts';
import { handlersIn, hooksIn, listed, type RouteHandler } from './route-handlers.ts';
import type { RouterRole } from './router-role.ts';

/** A method of a route. */
export interface SaidMethod {
  readonly method: Method;
  /** The text of the method; null where it is the name of a member, or not known. */
  readonly text: TextValue | null;
}

/** A route in the arguments of a call. */
export interface RouteRow {
  readonly methods: readonly SaidMethod[];
  /** Null where it is no text, or is not completely known. */
  readonly path: TextValue | null;
  /** Whether it has a path that is not known. `app.get({ name: 'list' }, list)` has none. */
  readonly isOpen: boolean;
  /** The functions that get its requests. */
  readonly handlers: readonly RouteHandler[];
  /** The object that describes it; null where it is in the arguments directly. */
  readonly object: Place | null;
  /** Whether a constraint may exclude requests of its method and path: those of another host. */
  readonly isConstrained: boolean;
}

/** A route whose path is written in a call that registers it, or in a decorator that declares it. */
export interface WrittenRoute extends Pick<RouteRow, 'methods' | 'object' | 'path'> {
  readonly key: string;
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
}

/** A router, and the member of it that is called. */
export interface Called {
  readonly role: RouterRole;
  readonly name: string;
}

/** The routes that a call of a member of a router registers. */
export function rowsOf({ args, site: { key } }: CallEvent, { role, name }: Called): readonly RouteRow[] {
  const { framework } = role;
  const { routeObject, describedRoute } = framework;
  if (routeObject?.member === name && args[0])
    return listed(args[0])
      .flatMap(optionsOf)
      .flatMap((row) => rowsOfObject(row, routeObject, framework));
  if (describedRoute?.member === name && args[0])
    return optionsOf(args[0]).flatMap((row) => rowsOfDescription(row, describedRoute, args.slice(1), framework));
  const isMethod = framework.methodMembers && Object.hasOwn(framework.methods, name);
  const method = isMethod ? framework.methods[name] : undefined;
  if (!method || (role.kind === 'application' && !framework.applicationRoutes)) return [];
  const [paths, handlers] = role.path ? [role.path, args] : pathAndHandlers(args, framework);
  const takesAny = framework.handlerless || (framework.valueHandlers === true && handlers.length > 0);
  if (!paths || !(takesAny || handlers.some((each) => mayAnswer(each, framework)))) return [];
  const places = handlers.flatMap((each) => handlersIn(each));
  const methodText = key
    ? (optionsOf(key).flatMap((each) => (knownText(each) === name ? (textOf(each) ?? []) : []))[0] ?? null)
    : null;
  return listed(paths).flatMap((path) =>
    optionsOf(path)
      .filter((each) => mayBePath(each, { role, handlers }))
      .map((each) => ({
        methods: [{ method, text: methodText }],
        path: textOf(each),
        isOpen: isOpen(each),
        handlers: places,
        object: null,
        isConstrained: false,
      })),
  );
}

/** Whether a value may be a path, but none that is known: an unknown value, a text with unknown parts, a pattern. */
function isOpen(value: Value): boolean {
  return value.kind === 'opaque' || value.kind === 'pattern' || (value.kind === 'text' && textOf(value) === null);
}

/** Whether a value may be a handler, or contain one. */
function mayAnswer(value: Value, { routeObject }: Framework): boolean {
  switch (value.kind) {
    case 'function':
      return true;
    case 'choice':
      return value.options.some((option) => option.kind !== 'text' && option.kind !== 'constant');
    case 'opaque':
      return value.source.kind !== 'call' || value.source.call.form !== 'new';
    case 'object':
      return (
        value.shape === 'array' || (routeObject !== null && fieldOf(value, [routeObject.handler]).kind !== 'absent')
      );
    default:
      return false;
  }
}

/**
 * Whether an argument may be a path. An application also has members that read settings, such as `app.get('env')`:
 * there a text without a slash at its beginning is a path only next to a function, or where the framework adds one.
 */
function mayBePath(
  path: Value,
  { role, handlers }: { readonly role: RouterRole; readonly handlers: readonly Value[] },
): boolean {
  const { framework } = role;
  const takesAny = framework.valueHandlers === true || framework.bareStart?.path === 'alike';
  const text = plainText(path);
  return (
    text === null ||
    takesAny ||
    role.kind === 'router' ||
    beginsPath(text) ||
    role.path !== null ||
    handlers.at(-1)?.kind === 'function'
  );
}

function pathAndHandlers(
  args: readonly Value[],
  { namedRoutes }: Framework,
): readonly [Value | undefined, readonly Value[]] {
  const [first, second] = args;
  const isNamed = namedRoutes && args.length > 2 && first?.kind === 'text' && second?.kind === 'text';
  return isNamed ? [second, args.slice(2)] : [first, args.slice(1)];
}

/** The routes of an object with method and path, whose handlers are the next arguments. */
function rowsOfDescription(
  row: Value,
  { method, path }: DescribedRoute,
  handlers: readonly Value[],
  framework: Framework,
): readonly RouteRow[] {
  const [said, at] = [fieldOf(row, [method]), fieldOf(row, [path])];
  return row.kind === 'object'
    ? rowsSaid(
        said,
        at,
        handlers.flatMap((each) => handlersIn(each)),
        row,
        framework,
      )
    : [];
}

function rowsOfObject(row: Value, names: RouteObject, framework: Framework): readonly RouteRow[] {
  if (row.kind !== 'object') return row.kind === 'opaque' ? [UNKNOWN_ROW] : [];
  const options = fieldOf(row, names.options);
  const own = fieldOf(row, [names.handler]);
  const inner = options.kind === 'value' ? fieldOf(options.value, [names.handler]) : options;
  const handler = own.kind === 'value' ? own : inner;
  if (handler.kind === 'absent' && !framework.handlerless) return [];
  const hooks = [row, ...(options.kind === 'value' ? [options.value] : [])].flatMap((each) =>
    each.kind === 'object' ? hooksIn(each) : [],
  );
  const handlers = [...hooks, ...(handler.kind === 'value' ? handlersIn(handler.value) : [])];
  return rowsSaid(fieldOf(row, [names.method]), fieldOf(row, names.path), handlers, row, framework);
}

function rowsSaid(
  said: Field,
  path: Field,
  handlers: readonly RouteHandler[],
  row: ObjectValue,
  framework: Framework,
): readonly RouteRow[] {
  if (path.kind === 'absent' || said.kind === 'absent') return [];
  const texts = said.kind === 'value' ? listed(said.value).map(textOf) : [null];
  const methods = texts.map((text) => ({ method: methodNamed(text && plainText(text), framework), text }));
  const isConstrained = fieldOf(row, framework.constraintOptions ?? []).kind !== 'absent';
  const value = path.kind === 'value' ? path.value : null;
  return [
    {
      ...{ methods, path: value && textOf(value), isOpen: !value || isOpen(value) },
      ...{ handlers, object: row.place, isConstrained },
    },
  ];
}

const UNKNOWN_ROW: RouteRow = {
  methods: [{ method: 'UNKNOWN', text: null }],
  path: null,
  isOpen: true,
  handlers: [],
  object: null,
  isConstrained: true,
};

function methodNamed(text: string | null, { methods }: Framework): Method {
  const word = text?.toLowerCase() ?? '';
  if (Object.hasOwn(methods, word)) return methods[word] ?? 'UNKNOWN';
  return /^[a-z]+$/.test(word) ? word.toUpperCase() : 'UNKNOWN';
}

function textOf(value: Value): TextValue | null {
  return value.kind === 'text' && knownText(value) !== null ? value : null;
}
