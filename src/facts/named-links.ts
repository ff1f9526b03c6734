import type { CallEvent, Listener } from '../values/events.ts';
import { isMethodName } from '../text/method-names.ts';
import { knownText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { RouterRoles } from './router-role.ts';
import { keyOf } from '../values/value-keys.ts';

/** A route that a call registers: its method, with the place of that. */
interface Registered {
  readonly method: string;
  readonly at: Place;
}

/** Members that name the route which the call before them registers: `router.get('/users', list).as('users')`. */
const NAMING: ReadonlySet<string> = new Set(['as', 'name']);
/** Members that make the URL of a route by its name, or redirect to it. */
export const LINKING: ReadonlySet<string> = new Set([
  ...['url', 'urlFor', 'pathFor', 'route', 'toRoute', 'make', 'makeUrl', 'makeSignedUrl', 'makeSigned', 'signedUrl'],
  ...['redirect', 'render'],
]);

/** A link to a route by its name. */
export interface NamedLink {
  readonly name: string;
  readonly place: Place;
}

/**
 * Finds the routes that code and pages link to by their names: browsers follow links by GET, so these must stay GET
 * routes.
 */
export class NamedLinks implements Listener {
  readonly #inPages: () => readonly NamedLink[];
  readonly #roles = new RouterRoles();
  /** The registered routes, by the results of the calls. */
  readonly #registered = new Map<string, Registered>();
  readonly #named = new Map<string, Registered[]>();
  readonly #links: NamedLink[] = [];

  /** @param inPages returns the links of templates */
  constructor(inPages: () => readonly NamedLink[]) {
    this.#inPages = inPages;
  }

  called({ callee, args, result, site }: CallEvent): void {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return;
    const { object, name } = callee.source;
    const [first] = args;
    const text = first ? knownText(first) : null;
    if (isMethodName(name.toUpperCase())) {
      const registered = { method: name.toUpperCase(), at: site.calleePlace };
      this.#registered.set(keyOf(result), registered);
      const isNamedFirst = this.#roles.of(object)?.framework.namedRoutes === true && isNamed(args);
      if (text !== null && isNamedFirst) this.#name(text, registered);
    } else if (text !== null && NAMING.has(name)) {
      const registered = this.#registered.get(keyOf(object));
      if (registered) this.#name(text, registered);
    } else if (text !== null && LINKING.has(name)) this.#links.push({ name: text, place: site.place });
  }

  /** A guard for each linked route: its method must not change. */
  guards(): readonly FileMethodGuard[] {
    const links = this.#named.size > 0 ? [...this.#links, ...this.#inPages()] : [];
    return links.flatMap(({ name, place: { file, range } }) =>
      (this.#named.get(name) ?? []).map(({ method, at }) => ({
        file,
        guard: { methods: new Set([method]), at, range },
      })),
    );
  }

  #name(name: string, registered: Registered): void {
    this.#named.set(name, [...(this.#named.get(name) ?? []), registered]);
  }
}

/** Whether a route is registered with a name before its path: `router.get('users', '/users', list)`. */
function isNamed(args: readonly Value[]): boolean {
  return args.length > 2 && args[0]?.kind === 'text' && args[1]?.kind === 'text';
}
