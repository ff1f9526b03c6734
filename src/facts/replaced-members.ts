import type { MethodGuard } from '../model/method-guard.ts';
import { knownModule } from '../routes/frameworks/all-frameworks.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { startOf } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { keyOf, type Place, type Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';

/** A member of something that is replaced: `app.post = guarded`. */
interface Replaced {
  readonly object: string;
  /** Whether it is a part of a framework, which all applications have. */
  readonly isOfAll: boolean;
  readonly method: string;
  /** Equal for members that one piece of code represents. */
  readonly by: string;
  readonly place: Place;
}

/** A registration: where its method is written, where that is the name of the member that registers it. */
interface Registration {
  readonly token: Place | null;
}

/**
 * Finds where a member of an application that registers requests of one method is replaced: another member would not do
 * what the new one does.
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

  /** The members that are replaced where routes are registered, for each of these routes. */
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

/** Whether an argument may be what answers requests: a client has options there. */
function mayHandle(value: Value): boolean {
  return value.kind === 'function' || value.kind === 'choice' || value.kind === 'opaque';
}

/** `express.application`, `Router.prototype` */
function isOfFramework(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  return source.kind === 'member'
    ? isOfFramework(source.object)
    : source.kind === 'module' && knownModule(source.specifier) !== null;
}

/** Equal for values that the same code makes. */
function codeOf(value: Value): string {
  if (value.kind === 'function' && value.code) return startOf({ file: value.file, range: value.code.range });
  if (value.kind === 'opaque' && value.source.kind === 'call') return startOf(value.source.call.place);
  return keyOf(value);
}
