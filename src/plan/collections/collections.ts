import { isShownPage } from '../judging/pages.ts';
import type { Callers } from '../callers/callers.ts';
import type { JudgedRoute, PlannedCaller, PlannedNaming } from '../../model/plan.ts';
import type { Moves } from '../moves.ts';
import type { NamingOptions, PlanOptions } from '../../model/plan-options.ts';
import type { Withheld } from '../../model/withheld.ts';
import { conflictLocation } from '../conflicts/conflict-location.ts';
import type { Layout, Placed } from '../addresses/layout.ts';
import { LazyList } from '../lazy-list.ts';
import { distinct } from '../obstacles.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { distinctEdits } from '../../text/edits.ts';
import { inOneFix } from '../../text/one-fix.ts';
import type { Edit, Text } from '../../model/text.ts';
import { isForwarded } from '../forwarded-routes.ts';
import type { Caller } from '../../model/caller.ts';
import { changedCaller } from '../callers/following.ts';
import type { Following } from '../callers/follower.ts';
import { saysOutside } from '../callers/caller-origins.ts';
import type { ChangedRoute } from '../changed-route.ts';
import { type Collection, type Member, renamedRoutes } from './collection-members.ts';
import { objectionsOfCallers, type CollectionMentions } from './collection-callers.ts';
import { CollectionConflicts } from './collection-conflicts.ts';
import { CollectionIndex } from './collection-index.ts';
import { renamingEdits } from './renaming-edits.ts';
import { ReportedNames, type NameSources } from './reported-names.ts';

/** A collection that is renamed, and the edits that rename it everywhere, all in one file. */
interface RenamedCollection {
  readonly kind: 'renamed';
  readonly collection: Collection;
  readonly file: string;
  readonly edits: readonly Edit[];
}

/** What is decided about a collection whose name has the wrong number. */
export type CollectionDecision =
  | RenamedCollection
  | { readonly kind: 'withheld'; readonly obstacles: LazyList<Withheld> };

/** What the decisions depend on. */
export interface CollectionSources extends CollectionMentions, NameSources {
  layouts(): readonly Layout[];
  /** The rewrites that are proposed for routes by themselves. */
  readonly moves: Moves;
  /** The objections to other addresses of a route. */
  objectionsToRoute(change: ChangedRoute): Iterable<Withheld>;
}

/**
 * Decides which collections get a new name: with all of their routes, in any file and below any mount, or not at all.
 * Each decision is independent of the other ones, and of the rewrites that drop verbs, so that the fixes have the same
 * result in any order.
 */
export class Collections {
  readonly #sources: CollectionSources;
  readonly #options: PlanOptions;
  readonly #conflicts = new Map<Layout, CollectionConflicts>();
  readonly #decisions = new Map<Collection, CollectionDecision>();
  readonly #fixes = new Map<string, ReadonlyMap<CollectionDecision, readonly Edit[]>>();
  #known: CollectionIndex | null = null;

  constructor(sources: CollectionSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  /**
   * What is decided about the collections that a route names with the wrong number: about the first that is renamed, or
   * else about the first; null where there is none.
   */
  namingOf({ route, methods }: Pick<JudgedRoute, 'route' | 'methods'>): PlannedNaming | null {
    const named = methods.flatMap(({ token, misnamed }) =>
      misnamed.map((collection) => ({ collection, method: token.method })),
    );
    const decided = named.map((each) => ({ ...each, decision: this.#at(route.path, each.collection.span.start) }));
    const chosen = decided.find(({ decision }) => decision?.kind === 'renamed') ?? decided[0];
    if (!chosen) return null;
    const { collection, method, decision } = chosen;
    // There is no decision where the wrong name would appear only after a rewrite that is not made.
    if (!decision && this.#isAsked) return null;
    if (decision?.kind === 'renamed')
      return { collection, method, edits: this.#editsOf(decision), withheld: null, obstacles: () => [] };
    return {
      collection,
      method,
      edits: null,
      withheld: decision?.obstacles.first ?? null,
      obstacles: () => distinct(decision?.obstacles ?? []),
    };
  }

  #at(text: Text | null, start: number): CollectionDecision | null {
    const collection = text && this.#isAsked ? this.#index.at(text, start) : null;
    return collection && this.#decide(collection);
  }

  /**
   * The edits that rename a collection, with those of other collections of the file that have to be in the same fix.
   */
  #editsOf(renamed: RenamedCollection): readonly Edit[] {
    const { file } = renamed;
    const fixes = this.#fixes.get(file) ?? this.#fixesIn(file);
    this.#fixes.set(file, fixes);
    return fixes.get(renamed) ?? [];
  }

  #fixesIn(file: string): ReadonlyMap<CollectionDecision, readonly Edit[]> {
    const renamed = this.#index.all.map((each) => this.#decide(each)).filter((each) => each.kind === 'renamed');
    return inOneFix(
      renamed.filter((each) => each.file === file),
      ({ collection: { members } }) => members.map(({ placed }) => placed.entry),
    );
  }

  /**
   * The callers of a file with the new names of their collections, in addition to the changes that their routes
   * require.
   *
   * @param planned the planned changes of the callers whose routes move
   */
  follow(found: readonly Caller[], planned: readonly PlannedCaller[], callers: Callers): readonly PlannedCaller[] {
    if (!this.#isAsked) return planned;
    const byCaller = new Map(planned.map((each) => [each.caller, each]));
    for (const caller of found) {
      const shared = callers.sharedIn(caller.file);
      const ways = this.#reached(caller).flatMap(
        (collection) => shared.together(caller, (each) => this.#sources.requests.follow(each, collection)) ?? [],
      );
      if (ways.length > 0) byCaller.set(caller, combined(caller, ways, byCaller.get(caller)));
    }
    return [...byCaller.values()];
  }

  get #isAsked(): boolean {
    return this.#options.isReported('singular');
  }

  get #index(): CollectionIndex {
    if (this.#known) return this.#known;
    const { moves } = this.#sources;
    const names = new ReportedNames(this.#sources, this.#options);
    this.#known = new CollectionIndex(this.#sources.layouts(), { moves, names });
    return this.#known;
  }

  /** The renamed collections in the addresses of the routes that a caller reaches, now or after a rewrite. */
  #reached(caller: Caller): readonly Collection[] {
    if (!caller.isPlain) return [];
    const routes = [...caller.routes, ...this.#sources.requests.earlyRoutes(caller)];
    const reached = new Set(routes.flatMap((route) => this.#index.of(route)));
    return [...reached].filter((collection) => this.#decide(collection).kind === 'renamed');
  }

  #decide(collection: Collection): CollectionDecision {
    const known = this.#decisions.get(collection);
    if (known) return known;
    const edits = collection.isClear ? renamingEdits(collection) : null;
    const [file = ''] = collection.sayings.map((saying) => saying.file);
    const obstacles = new LazyList(this.#objections(collection, file, edits));
    const decision: CollectionDecision =
      obstacles.first || !edits ? { kind: 'withheld', obstacles } : { kind: 'renamed', collection, file, edits };
    this.#decisions.set(collection, decision);
    return decision;
  }

  /**
   * The objections to a new name of a collection.
   *
   * @param edits the edits that make it; null where a text cannot be edited alone
   */
  *#objections(collection: Collection, file: string, edits: readonly Edit[] | null): Generator<Withheld> {
    const { isFixed, isSuppressed } = this.#options;
    const held = collection.sayings.some(({ text, file, segment }) =>
      isSuppressed('singular', file, text.locate(segment.start, segment.end)),
    );
    if (held) yield { reason: 'suppressed' };
    if (!edits) yield { reason: 'shared-text' };
    // One fix edits one file.
    if (collection.sayings.some((saying) => saying.file !== file)) yield { reason: 'other-file' };
    if (!isFixed(file)) yield { reason: 'unreached' };
    for (const member of collection.members) yield* this.#objectionsOf(member);
    yield* this.#conflictsOf(collection);
    if (edits) yield* objectionsOfCallers(collection, { file, edits }, this.#sources, this.#options);
    for (const change of renamedRoutes(collection, this.#sources.moves)) yield* this.#sources.objectionsToRoute(change);
  }

  /** The objections to a new name because of an entry whose address contains the collection. */
  *#objectionsOf({ layout, placed }: Member): Generator<Withheld> {
    const { entry } = placed;
    const other = conflictLocation(placed);
    if (!layout.isWhole) yield { reason: 'dynamic-table' };
    if (isForwarded(entry)) yield { reason: 'forwards', other };
    if (placed.path && saysOutside(placed.path)) yield { reason: 'outside-callers', other };
    const isDeprecated = entry.kind === 'route' && entry.isDeprecated === true;
    if (isDeprecated || isLeftAlone(placed, this.#options.naming.isAllowed)) yield { reason: 'shared-path', other };
    if (entry.kind === 'route' && entry.methods.some(({ method }) => method === 'GET') && isShownPage(entry))
      yield { reason: 'page', other };
  }

  *#conflictsOf(collection: Collection): Generator<Withheld> {
    for (const layout of new Set(collection.members.map((member) => member.layout))) {
      const conflicts =
        this.#conflicts.get(layout) ?? new CollectionConflicts(layout, this.#index, this.#sources.moves);
      this.#conflicts.set(layout, conflicts);
      yield* conflicts.against(collection);
    }
  }
}

function isLeftAlone({ entry, path }: Placed, isAllowed: NamingOptions['isAllowed']): boolean {
  if (!isAllowed || !path) return false;
  if (entry.kind !== 'route') return isAllowed([], path, path);
  return isAllowed(entry.methods, path, entry.path ? parsePath(entry.path.value, path.dialect) : path);
}

/**
 * One report for all changes of a caller. A new name is left out where it overlaps a planned change: a rewrite that
 * drops the verb before a noun also gives the noun its new name.
 */
function combined(caller: Caller, named: readonly Following[], planned: PlannedCaller | undefined): PlannedCaller {
  const ways = named.filter(
    ({ change }) => planned?.changes.every((other) => change.end <= other.start || other.end <= change.start) ?? true,
  );
  const changes = [...(planned?.changes ?? []), ...ways.map(({ change }) => change)];
  const edits = distinctEdits([...(planned?.edits ?? []), ...ways.flatMap((way) => way.edits)]);
  return changedCaller(
    caller,
    { method: planned?.method ?? caller.said.method?.method ?? null, changes, edits },
    false,
  );
}
