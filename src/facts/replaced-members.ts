import type { MethodGuard } from '../model/guards.ts';
import { knownModule } from '../routes/frameworks/all-frameworks.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { startOf, wholeOf } from '../values/place.ts';
import { addTo } from '../text/grouping.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { keyOf } from '../values/value-keys.ts';

/** What replaces a member: an assignment (`app.post = guarded`), or the method of a class that extends a router's. */
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

/** How many superclasses are looked at. */
const DEEPEST = 8;

/**
 * Finds assignments that replace a member which registers routes of one method: a route that is registered with another
 * member would not get the added behaviour.
 */
export class ReplacedMembers implements Listener {
  readonly #replaced = new Map<string, Replaced>();
  /** The methods of the classes of routers on whose instances something is registered. */
  readonly #declared = new Map<string, Replaced>();
  /** The methods that calls show to do what the router's do, by the object. */
  readonly #plain = new Set<string>();
  readonly #registrations = new Map<string, Registration[]>();

  called({ callee, self, args, site, callers }: CallEvent): void {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member' || !isMethod(callee.source.name)) return;
    const [path, ...others] = args;
    const isPath = path?.kind === 'text' && (plainText(path) ?? '').startsWith('/');
    if (!isPath || !others.some(mayHandle)) return;
    const key = keyOf(callee.source.object);
    // `post(path, ...all) { return super.post(path, auth, ...all); }`
    const outer = callers.find(({ member }) => member !== null && isMethod(member.name));
    if (outer?.member && isGivenOn(args, outer.given)) this.#plain.add(`${key} ${methodOf(outer.member.name)}`);
    else if (outer?.member) this.#replace(key, false, outer.member.name, startOf(site.place), site.place);
    for (const name of methodsOf(self)) {
      const declared = { object: key, isOfAll: false, method: methodOf(name), by: name, place: site.place };
      this.#declared.set(`${key} ${declared.method}`, declared);
    }
    addTo(this.#registrations, key, { token: outer?.member?.place ?? (site.key ? null : site.calleePlace) });
  }

  assigned({ object, key, value, place }: AssignEvent): void {
    const name = knownText(key);
    if (name === null || !isMethod(name) || value.kind === 'constant') return;
    this.#replace(keyOf(object), isOfFramework(object), name, codeOf(value), place);
  }

  #replace(object: string, isOfAll: boolean, name: string, by: string, place: Place): void {
    const method = methodOf(name);
    this.#replaced.set([object, method, by, wholeOf(place)].join(' '), { object, isOfAll, method, by, place });
  }

  /** The methods of classes that no call shows to do what the router's do: one that nothing calls may add something. */
  #uncalled(): readonly Replaced[] {
    const called = new Set([...this.#replaced.values()].map(({ object, method }) => `${object} ${method}`));
    return [...this.#declared].flatMap(([key, each]) => (called.has(key) || this.#plain.has(key) ? [] : [each]));
  }

  /** A guard for each route that is registered with a replaced member. */
  guards(): readonly FileMethodGuard[] {
    const all = [...this.#replaced.values(), ...this.#uncalled()];
    return all.flatMap(({ object, isOfAll, by, place: { file, range } }) => {
      const alike = all.filter((each) => each.object === object && each.by === by);
      const methods = new Set(alike.map(({ method }) => method));
      const registrations = isOfAll ? [{ token: null }] : (this.#registrations.get(object) ?? []);
      return registrations.map(({ token }) => {
        const guard: MethodGuard = { methods, range, ...(token && { at: token }) };
        return { file, guard };
      });
    });
  }
}

/** The names of methods of HTTP that the class of an instance declares, if it extends one from outside the project. */
function methodsOf(instance: Value | null): readonly string[] {
  const names: string[] = [];
  let of: Value | null = instance?.kind === 'object' ? instance.of : null;
  for (let depth = 0; of?.kind === 'function' && depth < DEEPEST; depth += 1) {
    const prototype = of.members.state.fields.get('prototype');
    names.push(...(prototype?.kind === 'object' ? [...prototype.state.fields.keys()].filter(isMethod) : []));
    of = of.superclass;
  }
  return of?.kind === 'opaque' ? names : [];
}

/** Whether all arguments of a call are those that the function around it was given. */
function isGivenOn(args: readonly Value[], given: readonly Value[]): boolean {
  const keys = new Set(given.map((each) => keyOf(each)));
  return args.every((each) => keys.has(keyOf(each)));
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
