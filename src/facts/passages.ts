import type { CallEvent, Caller } from '../values/events.ts';
import { wholeOf } from '../values/place.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import { plainText } from '../values/text-value.ts';
import type { Called } from './route-rows.ts';
import { handlersIn, listed } from './route-handlers.ts';
import type { RouterRole, RouterRoles } from './router-role.ts';

/** A call that registers functions of the project as middleware of a router. */
export interface RegisteredPassage {
  readonly role: RouterRole;
  /** The path, with a hole for each part that is not known; null where there is none, or it is no text. */
  readonly path: string | null;
  readonly pathKind: 'none' | 'text' | 'regexp' | 'dynamic';
  /** The functions that get the requests. */
  readonly functions: readonly Place[];
  readonly place: Place;
  /** The calls within which it is made, the innermost one first. */
  readonly callers: readonly Caller[];
  /** The open branches around it, of which it is not known whether they are taken. */
  readonly branches: readonly string[];
  readonly order: number;
}

/** Finds the middleware that a program registers. */
export class Passages {
  readonly #roles: RouterRoles;
  readonly #found = new Map<string, RegisteredPassage>();

  constructor(roles: RouterRoles) {
    this.#roles = roles;
  }

  get all(): readonly RegisteredPassage[] {
    return [...this.#found.values()];
  }

  /** Reads a call of a member of a router that registers middleware. */
  take({ args, site: { place }, callers, branches }: CallEvent, { role }: Called, order: number): void {
    const [first, ...others] = args;
    if (!first) return;
    const paths =
      others.length > 0
        ? listed(first)
            .flatMap(optionsOf)
            .flatMap((each) => this.#pathOf(each))
        : [];
    const given = paths.length > 0 ? others : args;
    const functions = given
      .flatMap((each) => listed(each))
      .filter((each) => !this.#roles.of(each))
      .flatMap((each) => handlersIn(each))
      .flatMap((handler) => handler.place ?? []);
    if (functions.length === 0) return;
    for (const { path, pathKind } of paths.length > 0 ? paths : [NO_PATH]) {
      const key = [role.key, wholeOf(place), pathKind, path, ...functions.map(wholeOf)].join(' ');
      if (!this.#found.has(key))
        this.#found.set(key, { role, path, pathKind, functions, place, callers, branches, order });
    }
  }

  /** The path that a value is; none where it is a function or a router. */
  #pathOf(value: Value): readonly Pick<RegisteredPassage, 'path' | 'pathKind'>[] {
    if (value.kind === 'pattern') return [{ path: null, pathKind: 'regexp' }];
    const path = plainText(value);
    if (path !== null) return [{ path, pathKind: 'text' }];
    return value.kind === 'opaque' && !this.#roles.of(value) ? [{ path: null, pathKind: 'dynamic' }] : [];
  }
}

const NO_PATH = { path: null, pathKind: 'none' } as const;
