import { unchanged } from '../../convention/changes.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Route } from '../../model/router.ts';
import type { Text } from '../../model/text.ts';
import { misnamedAt } from '../judging/judged-method.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Moves } from '../moves.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { WrittenSegment } from './written-segments.ts';

/** What the reported names depend on. */
export interface NameSources {
  /** The routes of a file, and the prefixes of its mounts. */
  judgedIn(file: string): readonly JudgedRoute[];
  /** The rewrites that are made. */
  readonly settled: Moves;
}

/**
 * Finds the texts that are reported for the name of a collection, now or once their verbs are dropped. A name that is
 * not reported is not changed: only its callers would get the new one, as with `new Router({ prefix: '/user' })`, or
 * with a prefix that has nothing but a POST after it.
 */
export class ReportedNames {
  readonly #sources: NameSources;
  readonly #options: PlanOptions;
  readonly #byFile = new Map<string, ReadonlyMap<Text, ReadonlyMap<number, string>>>();

  constructor(sources: NameSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /** The name that a collection is to have where a rule reports its name in a text; undefined where none does. */
  wantedIn({ text, file, segment }: WrittenSegment): string | undefined {
    const known = this.#byFile.get(file) ?? this.#namesIn(file);
    this.#byFile.set(file, known);
    return known.get(text)?.get(segment.start);
  }

  /** Whether the rewrite of a route is made. */
  isSettled(route: Route): boolean {
    return this.#sources.settled.get(route) !== undefined;
  }

  #namesIn(file: string): ReadonlyMap<Text, ReadonlyMap<number, string>> {
    const names = new Map<Text, Map<number, string>>();
    for (const one of this.#sources.judgedIn(file)) {
      const { path, isDeprecated } = one.route;
      if (!path || isDeprecated) continue;
      const wanted = names.get(path) ?? new Map<number, string>();
      names.set(path, wanted);
      for (const { misnamed } of one.methods) for (const { span, other } of misnamed) wanted.set(span.start, other);
      for (const [start, other] of this.#uncovered(one)) wanted.set(start, other);
    }
    return names;
  }

  /** The collections that have the wrong number after the rewrite of a route: their offsets in its path, and names. */
  #uncovered({ route, path: { dialect }, rewrites }: JudgedRoute): readonly (readonly [number, string])[] {
    const found = (rewrites ?? []).flatMap(({ method, path, change }) => {
      const named = misnamedAt({ method, path: parsePath(path, dialect) }, route.router, this.#options);
      return named.flatMap(({ span, other }) => {
        const before = unchanged(span, change);
        return before ? [[before.start, other] as const] : [];
      });
    });
    return found.length > 0 && this.isSettled(route) ? found : [];
  }
}
