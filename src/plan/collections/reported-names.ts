import { unchanged } from '../../convention/changes.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Route } from '../../model/router.ts';
import type { Text } from '../../model/text.ts';
import { misnamedAt } from '../judge-routes.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Moves } from '../moves.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Saying } from './said-path.ts';

/** What determines which names are reported. */
export interface NameSources {
  /** The routes of a file, and the prefixes that it mounts others at. */
  judgedIn(file: string): readonly JudgedRoute[];
  /** The rewrites that are made. */
  readonly settled: Moves;
}

/**
 * Knows which texts are reported for the name of a collection, now or once their verbs are gone. A name that no one
 * reports stays: callers that followed it would be alone, as with `new Router({ prefix: '/user' })`, or a prefix with
 * nothing but a POST after it.
 */
export class ReportedNames {
  readonly #sources: NameSources;
  readonly #options: PlanOptions;
  readonly #byFile = new Map<string, ReadonlyMap<Text, ReadonlySet<number>>>();

  constructor(sources: NameSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /** Whether a rule reports what a text specifies. */
  has({ text, file, segment }: Saying): boolean {
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

  /** Where the path of a route specifies a collection that its rewrite leaves with the wrong number. */
  #uncovered({ route, path: { dialect }, rewrites }: JudgedRoute): readonly number[] {
    const found = (rewrites ?? []).flatMap(({ method, path, change }) => {
      const named = misnamedAt({ method, path: parsePath(path, dialect) }, route.router, this.#options);
      return named.flatMap(({ span }) => unchanged(span, change)?.start ?? []);
    });
    return found.length > 0 && this.isSettled(route) ? found : [];
  }
}
