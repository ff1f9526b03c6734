import type { MethodGuard } from '../model/guards.ts';
import { knownModule } from '../routes/frameworks/all-frameworks.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { keyOf } from '../values/value-keys.ts';

/** An assignment that replaces a member: `app.post = guarded`. */
interface Replaced {
  readonly object: string;
  /** Whether the object belongs to a framework, so that all applications inherit the member. */
  readonly isOfAll: boolean;
  readonly method: string;
  /** Identifies the code of the new member: members with the same code behave in the same way. */
  readonly by: string;
  readonly place: Place;
}

/** A registration, with the place of its method; null where the name of the member is computed. */
interface Registration {
  readonly token: Place | null;
}

/**
 * Finds assignments that replace a member which registers routes of one method: a route that is registered with another
 * member would not get the added behaviour.
 */
export class ReplacedMembers implements Listener {
  readonly #replaced: Replaced[] = [];
  readonly #registrations = new Map<string, Registration[]>();

  called({ callee, args, site }: CallEvent): void {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member' || !isMethod(callee.source.name)) return;
    const [path, ...others] = args;
    const isPath = path?.kind === 'text' && (plainText(path) ?? '').startsWith('/');
    if (!isPath || !others.some(mayHandle)) return;
    const key = keyOf(callee.source.object);
    const registration = { token: site.key ? null : site.calleePlace };
    this.#registrations.set(key, [...(this.#registrations.get(key) ?? []), registration]);
  }

  assigned({ object, key, value, place }: AssignEvent): void {
    const name = knownText(key);
    if (name === null || !isMethod(name) || value.kind === 'constant') return;
    const isOfAll = isOfFramework(object);
    this.#replaced.push({ object: keyOf(object), isOfAll, method: methodOf(name), by: codeOf(value), place });
  }

  /** A guard for each route that is registered with a replaced member. */
  guards(): readonly FileMethodGuard[] {
    return this.#replaced.flatMap(({ object, isOfAll, by, place: { file, range } }) => {
      const alike = this.#replaced.filter((each) => each.object === object && each.by === by);
      const methods = new Set(alike.map(({ method }) => method));
      const registrations = isOfAll ? [{ token: null }] : (this.#registrations.get(object) ?? []);
      return registrations.map(({ token }) => {
        const guard: MethodGuard = { methods, range, ...(token && { at: token }) };
        return { file, guard };
      });
    });
  }
}

function isMethod(name: string): boolean {
  return LISTED_METHODS.has(methodOf(name)) && name === name.toLowerCase();
}

/** The method that a member registers. */
function methodOf(name: string): string {
  return name === 'del' ? 'DELETE' : name.toUpperCase();
}

/** Whether an argument may be a handler; in a call of a client it would be an object of options. */
function mayHandle(value: Value): boolean {
  return value.kind === 'function' || value.kind === 'choice' || value.kind === 'opaque';
}

/** Whether a value belongs to a framework: `express.application`, `Router.prototype`. */
function isOfFramework(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  return source.kind === 'member'
    ? isOfFramework(source.object)
    : source.kind === 'module' && knownModule(source.specifier) !== null;
}

/** A key of the code that makes a value: the same for two results of the same code. */
function codeOf(value: Value): string {
  if (value.kind === 'function' && value.code) return startOf({ file: value.file, range: value.code.range });
  if (value.kind === 'opaque' && value.source.kind === 'call') return startOf(value.source.call.place);
  return keyOf(value);
}
