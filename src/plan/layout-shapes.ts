import type { Entry, Route } from '../model/router.ts';
import { shapeOf } from '../paths/shape.ts';
import { addTo } from '../text/grouping.ts';
import { addressesUnder, type Layout, type Placed } from './addresses/layout.ts';
import type { Moves } from './moves.ts';

/** The routes of one table by the shapes of their paths, both current and new. */
export class LayoutShapes {
  readonly #routes = new Map<string, Route[]>();
  /** The shapes of each route, with its current path and with its new one. */
  readonly #moves = new Map<Route, { now: readonly string[]; then: readonly string[] }[]>();
  /** Cached results of `others`: many routes have the same path. */
  readonly #others = new Map<string, ReadonlySet<Route>>();

  constructor(layout: Layout, proposals: Moves) {
    for (const { entry, prefix } of layout.placed) {
      if (entry.kind !== 'route' || !entry.path) continue;
      const moved = proposals.get(entry)?.candidate.newPath ?? entry.path.value;
      const [now = [], then = []] = [entry.path.value, moved].map((path) => shapesUnder(prefix, path, entry));
      for (const shape of new Set([...now, ...then])) addTo(this.#routes, shape, entry);
      addTo(this.#moves, entry, { now, then });
    }
  }

  /**
   * Whether a change of shapes decides whether they begin with those of any other route, or the reverse.
   *
   * @param together the routes that change with them
   */
  relates(together: ReadonlySet<Entry>, now: readonly string[], then: readonly string[]): boolean {
    return [...this.#moves].some(
      ([other, moves]) =>
        !together.has(other) &&
        moves.some(
          (each) =>
            beginWith(each.now, now) !== beginWith(each.then, then) ||
            beginWith(now, each.now) !== beginWith(then, each.then),
        ),
    );
  }

  /** The routes with one of the new shapes and none of the current ones. */
  others(now: readonly string[], then: readonly string[]): ReadonlySet<Route> {
    const key = [now, then].map((shapes) => shapes.join('\n')).join('\n\n');
    const known = this.#others.get(key);
    if (known) return known;
    const met = new Set(now.flatMap((shape) => this.#routes.get(shape) ?? []));
    const others = then.flatMap((shape) => this.#routes.get(shape) ?? []).filter((route) => !met.has(route));
    const found = new Set(others);
    this.#others.set(key, found);
    return found;
  }
}

/** Whether one of some shapes begins with one of the others. */
function beginWith(shapes: readonly string[], others: readonly string[]): boolean {
  return shapes.some((shape) => others.some((other) => shape.startsWith(other)));
}

/** The shapes of the addresses that a path has below a prefix. */
export function shapesUnder(prefix: Placed['prefix'], path: string, { router }: Route): readonly string[] {
  return addressesUnder(prefix, path, router).map(shapeOf);
}
