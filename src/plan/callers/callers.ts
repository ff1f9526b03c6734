import type { Request } from '../../model/request.ts';
import type { Route } from '../../model/router.ts';
import { addTo } from '../../text/grouping.ts';
import type { Caller, FileCallers } from '../../model/caller.ts';
import type { Documents } from './documents.ts';
import { commentCallers, requestCallers } from './find-callers.ts';
import { leavesSlash } from './follow-change.ts';
import { followingCallers, followRoutes, isOperation, keysAround } from './following.ts';
import type { Following } from './follower.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Edit } from '../../model/text.ts';
import type { Move, Moves } from '../moves.ts';
import type { Named, Naming } from './occurrence-lookup.ts';
import { movedUrl } from './other-names.ts';
import { readRequestPath } from '../addresses/request-path.ts';
import type { OwnServers } from './caller-origins.ts';
import type { Withheld } from '../../model/withheld.ts';
import { SharedTexts } from './shared-literals.ts';
import type { Targets } from '../addresses/targets.ts';

/** What is needed to find callers. */
export interface CallerSources {
  /** Reads the requests and comments of a file. */
  callersIn(file: string): FileCallers;
  /** The routes of a file. */
  judgedIn(file: string): readonly JudgedRoute[];
  readonly targets: Targets;
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  readonly servers: OwnServers;
  readonly documents: Documents;
  readonly naming: Naming;
}

/** The callers of the routes, file by file; a file is read when its callers are first needed. */
export class Callers {
  readonly targets: Targets;
  readonly #sources: CallerSources;
  readonly #byFile = new Map<string, readonly Caller[]>();
  readonly #shared = new Map<string, SharedTexts>();
  /** The callers of each route, by the files that were read. */
  readonly #byRoute = new Map<string, ReadonlyMap<Route, readonly Caller[]>>();

  constructor(sources: CallerSources) {
    this.#sources = sources;
    this.targets = sources.targets;
  }

  /** Every place of a file that names an endpoint, whether a route answers it or not. */
  in(file: string): readonly Caller[] {
    const known = this.#byFile.get(file);
    if (known) return known;
    const said = this.#sources.callersIn(file);
    const found = [
      ...requestCallers(file, said, this.targets, this.#sources.servers),
      ...commentCallers(file, said.comments, () => this.#sources.judgedIn(file), this.targets),
    ];
    this.#byFile.set(file, found);
    return found;
  }

  /** The requests of a file to hosts that nobody says are those of a server of the project. */
  elsewhere(file: string): readonly Request[] {
    return this.#sources.callersIn(file).requests.filter((request) => readRequestPath(request).isForeign);
  }

  /** The callers of a file that share their texts. */
  sharedIn(file: string): SharedTexts {
    const known = this.#shared.get(file);
    if (known) return known;
    const shared = new SharedTexts(this.in(file), () => this.#sources.judgedIn(file));
    this.#shared.set(file, shared);
    return shared;
  }

  /** The callers of a route, in the files that name the verb in its path; none where it has no verb. */
  of(named: Named): readonly Caller[] {
    return [...this.#sources.naming.files(named)].flatMap((file) => this.#reaching(file).get(named.route) ?? []);
  }

  #reaching(file: string): ReadonlyMap<Route, readonly Caller[]> {
    const known = this.#byRoute.get(file);
    if (known) return known;
    const reaching = new Map<Route, Caller[]>();
    for (const caller of this.in(file)) {
      for (const route of caller.routes) {
        addTo(reaching, route, caller);
      }
    }
    this.#byRoute.set(file, reaching);
    return reaching;
  }

  /**
   * Objections because of requests and documents that could not follow a route: their text is shared with others, their
   * client cannot send the new request, or another of their routes does not move.
   */
  *objections(named: Named, moves: Moves): Generator<Withheld> {
    const requests = this.of(named).filter(({ kind }) => kind === 'request');
    // A mock or an assertion matches the new address exactly.
    const mayLeaveSlash = !requests.some(({ said }) => 'kind' in said && said.kind === 'matcher');
    for (const caller of requests) {
      const follows = this.#follow(caller, moves);
      const isStuck =
        !follows || (!mayLeaveSlash && leavesSlash(caller.url, follows.change)) || this.#takesOthers(caller, follows);
      if (isStuck) yield { reason: 'stuck-caller', other: placeOf(caller) };
    }
    yield* this.#stuckBlocks(named, moves);
    const move = moves.get(named.route);
    if (move && !this.editsWith(move, moves)) yield { reason: 'shared-text' };
    yield* this.#sources.documents.objections(named, moves);
  }

  /** Objections because of operations in OpenAPI comments that cannot follow a route: programs read these. */
  *#stuckBlocks(named: Named, moves: Moves): Generator<Withheld> {
    for (const caller of this.of(named).filter(isOperation)) {
      const block = this.in(caller.file).filter((each) => keysAround(each) === caller.said.keys);
      const moving = followingCallers(block, this.sharedIn(caller.file), moves);
      if (!moving.some((each) => each.caller === caller)) yield { reason: 'stuck-document', other: placeOf(caller) };
    }
  }

  /**
   * Whether a mock or a condition on the URL alone would match requests of other routes at its new address:
   * `cy.intercept('/users')` would match those of `POST /users` as well, whether that is there already or moves there
   * too. A condition only has to distinguish the requests of its own file: it counts only where another condition of
   * the file that checks the URL alone is about such a route.
   */
  #takesOthers({ file, said, url, routes }: Caller, { change }: Following): boolean {
    if (!answersAll(said)) return false;
    const moved = movedUrl(url, [change]);
    const reached = [this.targets, this.#sources.proposed].flatMap((targets) =>
      targets.of(moved, null).map(({ route }) => route),
    );
    const others = new Set(reached.filter((route) => !routes.includes(route)));
    if (said.client !== 'comparison') return others.size > 0;
    return this.in(file).some((other) => answersAll(other.said) && other.routes.some((route) => others.has(route)));
  }

  #follow(caller: Caller, moves: Moves): Following | null {
    return this.sharedIn(caller.file).together(caller, (each) => followRoutes(each, moves), moves);
  }

  /** The edits of a route, with those of all that share the text of its path; null where these do not agree. */
  editsWith(move: Move, moves: Moves): readonly Edit[] | null {
    const { file } = move.candidate.route.router;
    return this.sharedIn(file).withRoute(move, (each) => followRoutes(each, moves), moves);
  }
}

/** Whether a caller is a mock or a condition that matches every request to its URL. */
function answersAll(said: Caller['said']): said is Request {
  return 'answersAll' in said;
}

/** A caller as the other party of an objection. */
export function placeOf({ file, said, url }: Caller): NonNullable<Withheld['other']> {
  return { label: url.text.value, file, range: said.range };
}
