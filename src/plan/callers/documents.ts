import { changedBy } from '../../convention/changes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Destination, Operation } from '../../model/documented-api.ts';
import type { FileMention, MentionKind } from '../../model/mention.ts';
import type { JudgedRoute, PlannedCaller, PlannedDocument } from '../../model/plan.ts';
import type { Mentions, PlanInput } from '../../model/plan-input.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Edit, Range } from '../../model/text.ts';
import type { Withheld } from '../../model/withheld.ts';
import { liesWithin, overlaps } from '../../text/ranges.ts';
import type { Moves } from '../moves.ts';
import type { Targets } from '../addresses/targets.ts';
import { holesOf, reportedRange } from './caller-ranges.ts';
import { DocumentReader, type ReadDocument } from './document-reader.ts';
import { followingCallers, followRoutes, plannedCaller } from './following.ts';
import type { Named, Naming } from './occurrence-lookup.ts';
import { SharedTexts } from './shared-literals.ts';

/** What texts of documents are. */
const OF_DOCUMENTS: ReadonlySet<MentionKind> = new Set(['document', 'view', 'prose']);

/** Where documents are looked for. */
export interface DocumentSources {
  readonly input: Pick<PlanInput, 'documents' | 'documentIn'>;
  readonly targets: Targets;
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  readonly naming: Naming;
  readonly options: PlanOptions;
}

/** Where the operations of a document move. */
type Destinations = Map<Operation, Destination>;

/** Finds those of some callers whose routes have moved before. */
interface StaleFinder {
  among(found: readonly Caller[], shared: SharedTexts, followsNames: boolean): readonly PlannedCaller[];
}

/** The operations of documents, which move with the routes that answer them. */
export class Documents {
  readonly #sources: DocumentSources;
  readonly #reader: DocumentReader;
  /** The edits for sets of moves, by their keys; null where the operations cannot all move. */
  readonly #edits = new Map<string, readonly Edit[] | null>();

  constructor(sources: DocumentSources) {
    this.#sources = sources;
    const { input, targets, proposed, options } = sources;
    this.#reader = new DocumentReader({ documentIn: (file) => input.documentIn(file), targets, proposed, options });
  }

  /** The operations of a file, as callers of the routes that answer them; none where it describes another server. */
  callersIn(file: string): readonly Caller[] {
    const document = this.#reader.in(file);
    return document?.isOwn === true ? document.described.map(({ caller }) => caller) : [];
  }

  /** The operations that name a route, and would be wrong if they stayed. */
  #holding(named: Named): readonly Caller[] {
    const texts = this.#sources.naming.of(named).filter((each) => this.#of(each)?.api.role !== 'prose');
    return [...new Set(texts.map(({ file }) => file))].flatMap((file) =>
      this.callersIn(file).filter(({ routes }) => routes.includes(named.route)),
    );
  }

  /** Whether a text that names a route is an operation of it or of others, or written for people. */
  accountsFor(found: FileMention, { route }: Named): boolean {
    const document = this.#of(found);
    const { mention } = found;
    if (!document) return false;
    if (document.api.isProse(mention.range)) return true;
    if (this.#sources.options.documents === 'ignore') return false;
    const there = document.described.filter(({ operation }) => isThere(operation, mention.range));
    return (
      document.isOwn &&
      there.length > 0 &&
      (there.some(({ caller }) => caller.routes.includes(route)) ||
        there.every(({ caller }) => caller.routes.length > 0))
    );
  }

  /** Whether a text is an operation that moves with its route, or after it, or one for people. */
  isFollowing(found: FileMention): boolean {
    const document = this.#of(found);
    const { mention } = found;
    if (!document || this.#sources.options.documents === 'ignore') return false;
    return (
      document.api.isProse(mention.range) ||
      (document.isOwn && document.described.some(({ operation }) => isThere(operation, mention.range)))
    );
  }

  /** Objections because of operations that will not follow the rewrite, whether or not they could. */
  *objectionsToAny(judged: JudgedRoute): Generator<Withheld> {
    if (this.#sources.options.documents === 'ignore') return;
    for (const caller of this.#holding(judged)) {
      const other = partyOf(caller);
      if (this.#isSuppressed(caller)) yield { reason: 'suppressed-caller', other };
      else if (!this.#follows(caller.file, judged))
        yield { reason: this.#keepsMethod(caller, judged) ? 'stuck-document' : 'documented', other };
    }
  }

  /** Whether a comment suppresses the report on an operation, which stays as it is then. */
  #isSuppressed(caller: Caller): boolean {
    return this.#sources.options.isSuppressed('document', caller.file, reportedRange(caller));
  }

  /** Whether a page cannot send another method, which the convention wants. */
  #keepsMethod({ file, said, url: { text } }: Caller, { methods, wanted }: JudgedRoute): boolean {
    const document = this.#reader.in(file);
    const own = document?.described.find(({ caller }) => caller.said === said);
    const method = wanted?.[methods.findIndex(({ token }) => token.method === said.method?.method)]?.method;
    if (document?.api.role !== 'page' || !own || method === undefined) return false;
    return !document.api.mayMove(own.operation, { method, path: text.value });
  }

  /** The operations that cannot move with a route. */
  *objections(named: Named, moves: Moves): Generator<Withheld> {
    if (this.#sources.options.documents === 'ignore') return;
    for (const caller of this.#holding(named)) {
      if (!this.#follows(caller.file, named)) continue;
      const follows = followRoutes(caller, moves);
      if (
        !follows ||
        !this.#mayMove(plannedCaller(caller, follows, false)) ||
        !this.#mayMoveTogether(caller.file, moves)
      )
        yield { reason: 'stuck-document', other: partyOf(caller) };
    }
  }

  /** Whether the operations of a document that follow some moves can all do so: those that can alone may not. */
  #mayMoveTogether(file: string, moves: Moves): boolean {
    const all = this.callersIn(file);
    const found = all.filter((caller) => !this.#isSuppressed(caller));
    return this.#plannedIn(file, followingCallers(found, new SharedTexts(all), moves), [])?.edits !== null;
  }

  /**
   * The documents with operations that move with their routes, or after these.
   *
   * @param proposed the moves without regard to comments that suppress reports
   */
  planned(moves: Moves, proposed: Moves, stale: StaleFinder): readonly PlannedDocument[] {
    const { input, options } = this.#sources;
    if (options.documents === 'ignore') return [];
    return input.documents().flatMap((file) => {
      const all = this.callersIn(file);
      const shared = new SharedTexts(all);
      const isHidden = (caller: Caller): boolean => this.#isSuppressed(caller);
      const [hidden, found] = [all.filter(isHidden), all.filter((caller) => !isHidden(caller))];
      const outdated = stale.among(all, shared, false);
      const following = followingCallers(found, shared, moves);
      const left = outdated.filter((planned) => !isHidden(planned.caller) && this.#mayMove(planned));
      // What is for people holds nothing back, so that some of it may be unable to follow.
      const free = following.filter((planned) => this.#reader.in(file)?.api.role !== 'prose' || this.#mayMove(planned));
      const suppressed = [
        ...followingCallers(hidden, shared, proposed),
        ...outdated.filter(({ caller }) => isHidden(caller)),
      ];
      return this.#plannedIn(file, [...free, ...left], suppressed) ?? [];
    });
  }

  #plannedIn(
    file: string,
    callers: readonly PlannedCaller[],
    suppressed: readonly PlannedCaller[],
  ): PlannedDocument | null {
    const document = this.#reader.in(file);
    if (!document || callers.length + suppressed.length === 0) return null;
    const moves: Destinations = new Map();
    for (const { operation, caller } of document.described) {
      const planned = callers.find((each) => each.caller === caller);
      if (planned) moves.set(operation, destinationOf(planned));
    }
    return { file, callers, suppressed, edits: this.#editsOf(file, document, moves) };
  }

  /** The edits of a document for some moves: each of its routes asks for those of all of them. */
  #editsOf(file: string, { api, described }: ReadDocument, moves: Destinations): readonly Edit[] | null {
    const places = [...moves].map(([operation, to]) => [
      described.findIndex((each) => each.operation === operation),
      to.method,
      to.path,
    ]);
    const key = JSON.stringify([file, ...places]);
    const known = this.#edits.get(key);
    const edits = known === undefined ? api.edits(moves) : known;
    this.#edits.set(key, edits);
    return edits;
  }

  #mayMove(planned: PlannedCaller): boolean {
    const { file } = planned.caller;
    const { api, described } = this.#reader.in(file) ?? { api: null, described: [] };
    const own = described.find(({ caller }) => caller === planned.caller);
    if (!api || !own || this.#sources.options.isHeldDocument(file)) return false;
    // What browsers ask before the request is about all methods of the path.
    const isAlone = described.every(
      ({ operation, caller }) =>
        operation.address.value !== own.operation.address.value ||
        operation.method !== 'OPTIONS' ||
        caller.routes.length > 0,
    );
    return isAlone && api.mayMove(own.operation, destinationOf(planned));
  }

  /**
   * Whether a document gets the new address of a route that it names. The rule on documents does not know whether
   * quantifiers are dropped.
   */
  #follows(file: string, { methods }: Named): boolean {
    const { documents, isFixedDocument } = this.#sources.options;
    const isOfVerb = methods.some(({ verdict }) => verdict.verbs.length > 0);
    return documents === 'follow' || (documents === 'hold' && isOfVerb && isFixedDocument(file));
  }

  /** The document that a text is in. */
  #of({ file, mention: { kind } }: FileMention): ReadDocument | null {
    return OF_DOCUMENTS.has(kind) ? this.#reader.in(file) : null;
  }
}

/** The texts that name addresses, but for those of documents. */
export function withoutDocuments(mentions: Mentions): Mentions {
  return {
    ...mentions,
    naming: (...address) => mentions.naming(...address).filter(({ mention }) => mention.kind !== 'document'),
  };
}

/** Whether an operation is where a text is, and that is no part of a value of run time. */
function isThere({ address, otherRanges }: Operation, range: Range): boolean {
  const whole = address.locate(0, address.value.length);
  const isInHole = holesOf(address).some((hole) => liesWithin(range, hole));
  return !isInHole && [whole, ...otherRanges].some((each) => overlaps(each, range));
}

function destinationOf({ caller: { said, url }, method, changes }: PlannedCaller): Destination {
  return { method: method ?? said.method?.method ?? '', path: changedBy(url.text.value, changes) };
}

function partyOf({ file, url: { text } }: Caller): NonNullable<Withheld['other']> {
  return { label: text.value, file, range: text.locate(0, text.value.length) };
}
