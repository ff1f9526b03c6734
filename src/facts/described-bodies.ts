import { FRAMEWORKS } from '../routes/frameworks/all-frameworks.ts';
import type { CallEvent, CallSite, InvokeEvent, KeyEvent, Listener, WrittenPlace } from '../values/events.ts';
import { endOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { madeText } from '../values/new-values.ts';
import { memberSource, type ObjectValue, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { namesBody, packageOf } from './body-readers.ts';
import { nameOfCallee, nameWrittenAt } from './called-member.ts';
import { liesIn, liesInAny } from './handler-places.ts';
import { fieldsOf } from './registered-addresses.ts';
import { capturedBy, listed } from './route-handlers.ts';

/** Members of routers that register handlers. */
const REGISTERING: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap(({ methods, routeObject, describedRoute }) => [
    ...Object.keys(methods),
    ...[routeObject?.member, describedRoute?.member].flatMap((name) => name ?? []),
  ]),
);

/** Members of multer that read the files or the fields of a form: `upload.single('photo')`. */
const FORM_READERS: ReadonlySet<string> = new Set(['single', 'array', 'fields', 'any', 'none']);
/** What variables with it are called. */
const FORM_NAME = /upload|multer/i;
/** What validators call the body: `zValidator('json', Removal)`, `{ validate: { type: 'multipart' } }`. */
const FORMS: ReadonlySet<string> = new Set(['json', 'form', 'multipart', 'stream']);

/** Fields of a registration for its handler and its responses, which may have a field of that name as well. */
const NO_REQUEST: ReadonlySet<string> = new Set(['response', 'responses', 'handler']);

/** How deep values are nested in a registration. */
const DEEPEST = 8;
/** How many values of a registration are read: one with more contains data. */
const MOST_VALUES = 1_000;

/**
 * Finds the registrations whose arguments describe or check the body of a request: `{ schema: { body: Removal } }`,
 * `body('reason').notEmpty()`, `validateBody(Removal)`, `upload.single('photo')`.
 */
export class DescribedBodies implements Listener {
  readonly #sourceOf: (file: string) => string;
  /** The registrations with an argument that describes a body, by the ends of the calls and of objects for routes. */
  readonly #described = new Set<string>();
  /** The calls, and the arguments of registrations, that are about a body by their names, by their files. */
  readonly #named = new Map<string, Map<string, Place>>();
  /** The objects with such a key: `{ [Segments.BODY]: Removal }`. */
  readonly #keyed = new Set<number>();

  /** @param sourceOf returns the text of a file */
  constructor(sourceOf: (file: string) => string) {
    this.#sourceOf = sourceOf;
  }

  called(event: CallEvent): void {
    this.#take(event, event.callee);
  }

  invoked(event: InvokeEvent): void {
    this.#take(event, event.called);
  }

  keyed({ store, key }: KeyEvent): void {
    const member = memberSource(key);
    if (store.kind === 'object' && member && namesBody(member.name.toLowerCase())) this.#keyed.add(store.id);
  }

  #take({ args, site }: Pick<CallEvent, 'args' | 'site'>, callee: Value): void {
    const { place, member, calleePlace, argumentPlaces } = site;
    if (member === null || !REGISTERING.has(member.name)) {
      const isNamed = [calleePlace, ...argumentPlaces.map(nameAt)].some((each) => namesBody(this.#nameAt(each)));
      if (isNamed || namesBody(nameOfCallee(callee)) || this.#readsForm(site, args, callee)) this.#name(place);
      return;
    }
    for (const each of argumentPlaces.slice(0, -1)) if (namesBody(this.#nameAt(nameAt(each)))) this.#name(each);
    this.#describe(place, besidesHandler(args));
    for (const row of args.flatMap(listed)) if (row.kind === 'object' && row.place) this.#describe(row.place, [row]);
  }

  #describe(place: Place, values: readonly Value[]): void {
    const end = endOf(place);
    if (!this.#described.has(end) && this.#isIn(values, new Set())) this.#described.add(end);
  }

  /** Whether a call makes what reads a form, or validates one. */
  #readsForm({ member, receiver, calleePlace }: CallSite, args: readonly Value[], callee: Value): boolean {
    if (member && FORM_READERS.has(member.name))
      return packageOf(callee) === 'multer' || FORM_NAME.test(this.#nameAt(receiver));
    return /validator$/i.test(this.#nameAt(calleePlace)) && args.some((each) => FORMS.has(knownText(each) ?? ''));
  }

  #name(place: Place): void {
    const known = this.#named.get(place.file) ?? new Map<string, Place>();
    this.#named.set(place.file, known.set(wholeOf(place), place));
  }

  #nameAt(place: Place | null): string {
    return nameWrittenAt(place, this.#sourceOf);
  }

  /**
   * Whether the arguments of a call that registers handlers describe a body.
   *
   * @param call the place of the call
   * @param handlers its functions: what is written in them does not count
   */
  isAt(call: Place, handlers: readonly Place[]): boolean {
    const named = [...(this.#named.get(call.file)?.values() ?? [])];
    return this.#described.has(endOf(call)) || named.some((each) => liesIn(each, call) && !liesInAny(each, handlers));
  }

  #isIn(values: Iterable<Value>, seen: Set<Value>, depth = 0): boolean {
    for (const value of values) if (this.#describes(value, seen, depth)) return true;
    return false;
  }

  /** @param seen the values that were read before */
  #describes(value: Value, seen: Set<Value>, depth: number): boolean {
    if (depth > DEEPEST || seen.size > MOST_VALUES || seen.has(value)) return false;
    seen.add(value);
    switch (value.kind) {
      case 'text':
        return knownText(value) === 'body';
      case 'choice':
        return this.#isIn(value.options, seen, depth);
      case 'object':
        return this.#keyed.has(value.id) || this.#isIn(describingIn(value), seen, depth + 1);
      case 'function':
        return this.#isIn(capturedBy(value), seen, depth + 1);
      case 'opaque':
        return this.#opaque(value, seen, depth + 1);
      default:
        return false;
    }
  }

  #opaque(value: OpaqueValue, seen: Set<Value>, depth: number): boolean {
    const { source } = value;
    switch (source.kind) {
      case 'call': {
        const { place, callee, args } = source.call;
        return this.#named.get(place.file)?.has(wholeOf(place)) === true || this.#isIn([callee, ...args], seen, depth);
      }
      case 'operation':
        return this.#isIn(source.operands, seen, depth);
      case 'member':
        return namesBody(source.name) || this.#describes(source.object, seen, depth);
      default:
        return namesBody(nameOfCallee(value));
    }
  }
}

/** The arguments of a registration but the last handler: that reads a body, and describes none. */
function besidesHandler(args: readonly Value[]): readonly Value[] {
  const others = args.slice(0, -1);
  const last = args.at(-1);
  if (last?.kind !== 'object') return others;
  return [...others, ...(last.shape === 'array' ? listed(last).slice(0, -1) : [last])];
}

/** The values in an object that may describe a body; the text `body` for a field that is one. */
function describingIn({ shape, state: { fields, rest } }: ObjectValue): readonly Value[] {
  const others = rest ? [rest] : [];
  if (shape === 'array') return [...fields.values(), ...others];
  const own = [...fields].flatMap(([name, field]) => {
    if (NO_REQUEST.has(name)) return [];
    return name === 'payload' || namesBody(name) || isForm(name, field) ? madeText('body') : field;
  });
  return [...own, ...others];
}

/** A field of koa-joi-router for the form of a body: `{ validate: { type: 'multipart' } }`. */
function isForm(name: string, field: Value): boolean {
  return name === 'validate' && fieldsOf(field, 'type').some((type) => FORMS.has(knownText(type) ?? ''));
}

function nameAt({ file, names: [range] }: WrittenPlace): Place | null {
  return range ? { file, range } : null;
}
