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
  readonly #byFile = new Map<string, ReadonlyMap<Text, ReadonlySet<number>>>();

  constructor(sources: NameSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /** Whether a rule reports the name of a collection in a text. */
  has({ text, file, segment }: WrittenSegment): boolean {
    const known = this.#byFile.get(file) ?? this.#namesIn(file);
    this.#byFile.set(file, known);
    return known.get(text)?.has(segment.start) ?? false;
  }

  /** Whether the rewrite of a route is made. */
  isSettled(route: Route): boolean {
    return this.#sources.settled.get(route) !== undefined;
  }

  #namesIn(file: string): ReadonlyMap<Text, ReadonlySet<number>> {
    const names = new Map<Text, Set<number>>();
    for (const one of this.#sources.judgedIn(file)) {
      const { path } = one.route;
      if (!path) continue;
      const starts = names.get(path) ?? new Set();
      names.set(path, starts);
      for (const { misnamed } of one.methods) for (const { span } of misnamed) starts.add(span.start);
      for (const start of this.#uncovered(one)) starts.add(start);
    }
    return names;
  }

  /** The offsets in the path of a route of the collections that have the wrong number after its rewrite. */
  #uncovered({ route, path: { dialect }, rewrites }: JudgedRoute): readonly number[] {
    const found = (rewrites ?? []).flatMap(({ method, path, change }) => {
      const named = misnamedAt({ method, path: parsePath(path, dialect) }, route.router, this.#options);
      return named.flatMap(({ span }) => unchanged(span, change)?.start ?? []);
    });
    return found.length > 0 && this.isSettled(route) ? found : [];
  }
}
