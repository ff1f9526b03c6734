import type { FilePlace } from '../model/text.ts';
import type { IdentifierObstacle, IdentifierReason } from '../model/identifier-move.ts';
import type { Route } from '../model/router.ts';
import type { Withheld } from '../model/withheld.ts';
import type { Identifiers } from './moved-identifiers.ts';
import { addressed } from './listed-address.ts';
import type { IdentifierFate, Obstacle, Place } from './listed-route.ts';

/** How places and reasons are written in the answer of the command. */
interface Wording {
  /** Whether the identifiers are moved; otherwise the answer only shows what would move. */
  readonly isDone: boolean;
  readonly reasonText: (withheld: Withheld) => string;
  readonly placeOf: (place: FilePlace) => Place;
}

/** What becomes of the routes that have no identifier in their path, as the answer of the command shows it. */
export class IdentifierFates {
  readonly #identifiers: Identifiers;
  readonly #wording: Wording;

  constructor(identifiers: Identifiers, wording: Wording) {
    this.#identifiers = identifiers;
    this.#wording = wording;
  }

  /** Whether the identifier of a route moves into its path. */
  isMoved(route: Route): boolean {
    return this.#wording.isDone && this.#identifiers.moved.has(route);
  }

  /**
   * What a route would become if its identifier moved into the path, or what prevents that. Null where there is nothing
   * to report, as for an identifier that does move.
   */
  of(route: Route): IdentifierFate | null {
    const then = this.#identifiers.moved.get(route)?.rewrite;
    if (then) {
      const rewrite = addressed(then.method, route.router, then.path);
      return this.#wording.isDone ? null : { rewrite, obstacles: [] };
    }
    const held = this.#identifiers.held.get(route);
    return held ? { rewrite: null, obstacles: held.map((each) => this.#obstacle(each)) } : null;
  }

  #obstacle({ reason, place, withheld }: IdentifierObstacle): Omit<Obstacle, 'reason'> {
    // The usual reason adds that `fix` moves the document along, which it does not do for an identifier.
    const isDocument = withheld?.reason === 'documented';
    const text = isDocument ? DOCUMENTED : withheld ? this.#wording.reasonText(withheld) : TEXTS[reason];
    return { text, place: place ? this.#wording.placeOf(place) : null };
  }
}

const DOCUMENTED = 'a document or a page names the address';

const TEXTS: Readonly<Record<IdentifierReason, string>> = {
  handler: 'its handler, or how that gets its request, is not known',
  framework: 'handlers of its framework are not rewritten',
  'shared-handler': 'its handler answers other requests too, or is called elsewhere',
  'whole-request': 'its handler gives the request to other code, which may read the id',
  'whole-body': 'its handler uses the body or the query as a whole',
  'no-field': 'its handler reads no field that is known to be the id of one item',
  'several-fields': 'its handler reads several ids',
  optional: 'its handler also answers requests without the id',
  replaced: 'its handler replaces the id',
  number: 'a text may be handled otherwise than a number',
  middleware: 'code before its handler reads or checks the same',
  types: 'a type says what the request holds',
  path: 'its path cannot take a parameter',
  'unseen-body': 'what a request sends is not written in its call',
  unsent: 'a request does not send the id',
  value: 'a request sends a value that cannot stand in a URL',
  caller: 'a request is written in a way that cannot be updated',
  comment: 'a comment names the address in a way that cannot be updated',
  plan: 'the plan holds it',
  collection: 'with an empty id, a request would change the whole collection',
  overlap: 'another change edits the same text',
};
