import { CHECKING } from '../catalogue/request-readers.ts';
import type { Carrier } from '../model/sent-fields.ts';
import { addTo } from '../text/grouping.ts';
import { chainOf, isCall } from '../values/chain.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { endOf, wholeOf } from '../values/place.ts';
import { partsOf, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Place, type Value } from '../values/value.ts';
import { ENTERED, ROUTES } from './registered-addresses.ts';
import type { RequestValues } from './request-values.ts';
import { listed } from './route-handlers.ts';

/** Something outside of the project that gets the body, the query or the whole of a request, and may check it. */
export interface BodyCheck {
  /** `hook`: middleware for many requests; `route`: what a route is registered with; `call`: what is called. */
  readonly kind: 'hook' | 'route' | 'call';
  readonly place: Place;
  /** The parameter that is the request; null where the framework passes it. */
  readonly root: Place | null;
  /** The path that middleware is registered with; null where there is none, or it is not known. */
  readonly under: string | null;
  /** What of the request it gets; null for the whole. */
  readonly carrier: Carrier | null;
  /** Its value, with the values of other arguments. */
  readonly by: readonly Value[];
}

/** How deep a body is searched in an argument: `{ body: req.body }`. */
const DEEPEST = 3;
/** How many values are searched for the name of a field: with more, it may be among them. */
const MOST_VALUES = 5_000;

/** Finds what may check bodies and queries: `schema.parse(req.body)`, `app.use(celebrate(rules))`. */
export class BodyChecks implements Listener {
  readonly #values: RequestValues;
  readonly #calls = new Map<string, BodyCheck>();
  readonly #hooks = new Map<string, BodyCheck>();
  /** What calls register for one route, by the ends of the calls. */
  readonly #registered = new Map<string, BodyCheck[]>();

  /** @param values finds which values are parts of requests, in the same evaluation */
  constructor(values: RequestValues) {
    this.#values = values;
  }

  /** What is called with the requests, the bodies or the queries that functions of the project get. */
  calls(): readonly BodyCheck[] {
    return [...this.#calls.values()];
  }

  /** What gets many requests. */
  ofHooks(): readonly BodyCheck[] {
    return [...this.#hooks.values()];
  }

  /** What a call, by its end, registers next to the functions of the project: middleware, and wrappers of handlers. */
  registeredAt(call: string): readonly BodyCheck[] {
    return this.#registered.get(call) ?? [];
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    const member = memberSource(callee);
    const isHook = member !== null && ENTERED.has(member.name);
    if (isHook || (member && ROUTES.test(member.name))) {
      const path = args[0] && plainText(args[0]);
      const under = path?.startsWith('/') === true ? path : null;
      for (const value of args.flatMap(listed).flatMap(optionsOf)) {
        if (value.kind !== 'opaque') continue;
        const check = {
          kind: isHook ? 'hook' : 'route',
          place,
          root: null,
          under,
          carrier: null,
          by: [value],
        } as const;
        if (isHook) add(this.#hooks, check);
        else addTo(this.#registered, endOf(place), check);
      }
    }
    if (isHook) return;
    for (const [at, value] of args.entries()) {
      const part = this.#partIn(value, 0);
      if (part) add(this.#calls, { kind: 'call', place, under: null, by: [callee, ...args.toSpliced(at, 1)], ...part });
    }
  }

  /** A whole body or query, or the request, that a value is or has among its fields; null for another value. */
  #partIn(value: Value, depth: number): Pick<BodyCheck, 'root' | 'carrier'> | null {
    const found = this.#values.of(value);
    if (found)
      return found.field === null && found.part !== 'params' ? { root: found.root, carrier: found.part } : null;
    const root = this.#values.requestIn(value);
    if (root) return { root, carrier: null };
    if (value.kind !== 'object' || depth > DEEPEST) return null;
    for (const part of partsOf(value)) {
      const inner = this.#partIn(part, depth + 1);
      if (inner) return inner;
    }
    return null;
  }
}

function add(found: Map<string, BodyCheck>, check: BodyCheck): void {
  const { place, root, carrier, by } = check;
  const keys = by.map((each) => (each.kind === 'opaque' ? each.key : ''));
  found.set([wholeOf(place), root && wholeOf(root), carrier, ...keys].join(' '), check);
}

/**
 * Whether something that gets a body or query may check a field of it: the name of the field is among the values that
 * it is made of, or it is a validator of which these are not in sight.
 */
export function mayCheck({ kind, by }: BodyCheck, field: string): boolean {
  const seen = new Set<Value>();
  if (by.some((each) => isMadeOf(each, field, seen))) return true;
  // The fields of a schema are in sight.
  if (kind === 'call' && [...seen].some((each) => each.kind === 'object' && each.state.fields.size > 0)) return false;
  return by.some((each) => {
    const calls = chainOf(each).flatMap((part) => (isCall(part) ? [part.source.call] : []));
    if (kind === 'route' && calls.some(({ args }) => args.some(isUnknown))) return true;
    // Without arguments, middleware for all routes is made of no names of fields.
    const isEmpty = kind === 'hook' && calls.length > 0 && calls.every(({ args }) => args.length === 0);
    return !isEmpty && isValidator(each);
  });
}

function isMadeOf(value: Value, field: string, seen: Set<Value>): boolean {
  if (seen.has(value)) return false;
  if (seen.size > MOST_VALUES) return true;
  seen.add(value);
  if (
    value.kind === 'text' &&
    plainText(value)
      ?.split(/[^\w$]+/)
      .includes(field) === true
  )
    return true;
  if (value.kind === 'object' && value.shape !== 'array' && value.state.fields.has(field)) return true;
  return partsOf(value).some((each) => isMadeOf(each, field, seen));
}

/** Whether an argument is unknown, and no function that is made of others. */
function isUnknown(value: Value): boolean {
  return optionsOf(value).some(
    (each) => each.kind === 'opaque' && !chainOf(each).some((part) => part.kind === 'function'),
  );
}

/** Whether a value of a package, or one of which nothing is known, is called like a validator. */
function isValidator(value: Value): boolean {
  const chain = chainOf(value);
  const start = chain.at(-1);
  // A member of a request is none: `req.body.id`.
  if (start?.kind === 'opaque' && start.source.kind === 'parameter') return CHECKING.test(start.source.name);
  return chain.some((each) => {
    if (each.kind !== 'opaque') return false;
    const { source } = each;
    if (source.kind === 'module') return CHECKING.test(source.specifier);
    return source.kind === 'member' && CHECKING.test(source.name);
  });
}
