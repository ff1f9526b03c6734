import type { Route } from '../routes/model.ts';
import type { Caller, FileCallers } from './caller.ts';
import { commentCallers, requestCallers } from './find-callers.ts';
import { followRoutes, type Following } from './following.ts';
import type { JudgedRoute } from './judge-routes.ts';
import type { Move } from './moves.ts';
import type { Withheld } from './plan.ts';
import { SharedTexts } from './shared-texts.ts';
import type { Targets } from './targets.ts';

/** The callers of the routes, file by file: a file is looked at when it is asked for. */
export class Callers {
  readonly targets: Targets;
  readonly #judged: readonly JudgedRoute[];
  readonly #callersIn: (file: string) => FileCallers;
  readonly #byFile = new Map<string, readonly Caller[]>();
  readonly #shared = new Map<string, SharedTexts>();
  readonly #byRoute = new Map<Route, Caller[]>();

  constructor(callersIn: (file: string) => FileCallers, targets: Targets, judged: readonly JudgedRoute[]) {
    this.#callersIn = callersIn;
    this.targets = targets;
    this.#judged = judged;
  }

  /** Every place of a file that names an endpoint, whether a route answers it or not. */
  in(file: string): readonly Caller[] {
    const known = this.#byFile.get(file);
    if (known) return known;
    const said = this.#callersIn(file);
    const found = [...requestCallers(file, said, this.targets), ...commentCallers(file, said.comments, this.#judged, this.targets)];
    this.#byFile.set(file, found);
    for (const caller of found) {
      for (const route of caller.routes) {
        const same = this.#byRoute.get(route);
        if (same) same.push(caller);
        else this.#byRoute.set(route, [caller]);
      }
    }
    return found;
  }

  /** Who of a file reads the same texts. */
  sharedIn(file: string): SharedTexts {
    const known = this.#shared.get(file);
    if (known) return known;
    const shared = new SharedTexts(this.in(file));
    this.#shared.set(file, shared);
    return shared;
  }

  /** The callers of a route in the files that were asked for. */
  of(route: Route): readonly Caller[] {
    return this.#byRoute.get(route) ?? [];
  }

  /** The requests of the files that were asked for of which a test expects that nothing answers them. */
  expectingNothing(): readonly Caller[] {
    return [...this.#byFile.values()].flatMap((callers) => callers.filter(({ expectsNothing, routes }) => expectsNothing && routes.length === 0));
  }

  /** A request that could not follow a route: its text is not its own, its client sends no such request, or another of its routes stays. */
  objection(route: Route, moves: ReadonlyMap<Route, Move>): Withheld | null {
    const stuck = this.of(route).find((caller) => caller.kind === 'request' && !this.#follow(caller, moves));
    return stuck ? { reason: 'stuck-caller', other: placeOf(stuck) } : null;
  }

  #follow(caller: Caller, moves: ReadonlyMap<Route, Move>): Following | null {
    return this.sharedIn(caller.file).together(caller, (each) => followRoutes(each, moves));
  }
}

/** A caller as the party that stands against a rewrite. */
export function placeOf({ file, said, url }: Caller): NonNullable<Withheld['other']> {
  return { label: url.text.value, file, range: said.range };
}
