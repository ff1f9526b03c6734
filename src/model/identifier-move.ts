import type { FilePlace } from './file-place.ts';
import type { Route } from './router.ts';
import type { Edit } from './text.ts';
import type { Withheld } from './withheld.ts';

/**
 * Why the identifier of a route cannot move into its path:
 *
 * - `handler`: the function that answers it is not seen, or how it gets its request;
 * - `framework`: where its framework puts the parts of a request is not known here;
 * - `shared-handler`: the function answers other requests too, or is called elsewhere;
 * - `whole-request`: something else is given the request, and may read the field;
 * - `whole-body`: the body or the query is used as a whole, and would have to lose the field;
 * - `no-field`: no field of the body or the query is known to be the identifier of one item;
 * - `several-fields`: more than one field is called like an identifier;
 * - `optional`: the handler does without it, and answers something else then;
 * - `replaced`: the handler gives it another value;
 * - `number`: a text may answer otherwise than the number that it specifies;
 * - `middleware`: what runs before the handler reads the same, or checks it;
 * - `types`: a type declares the fields of the request;
 * - `path`: the path is not a literal, or has a parameter of this name already;
 * - `unseen-body`: what a request sends is not written in its call;
 * - `unsent`: a request does not send it;
 * - `value`: the value that a request sends cannot be a segment of a path;
 * - `caller`: a request is written in a way that is not understood;
 * - `comment`: a comment names the address in a way that cannot follow;
 * - `plan`: the plan says something against the address that it has, or would have;
 * - `collection`: without the identifier, a request would change the whole collection;
 * - `overlap`: two changes meet.
 */
export type IdentifierReason =
  | 'handler'
  | 'framework'
  | 'shared-handler'
  | 'whole-request'
  | 'whole-body'
  | 'no-field'
  | 'several-fields'
  | 'optional'
  | 'replaced'
  | 'number'
  | 'middleware'
  | 'types'
  | 'path'
  | 'unseen-body'
  | 'unsent'
  | 'value'
  | 'caller'
  | 'comment'
  | 'plan'
  | 'collection'
  | 'overlap';

/** The reason why an identifier cannot move, and where; the place is left out where it is the route itself. */
export interface IdentifierObstacle {
  readonly reason: IdentifierReason;
  readonly place?: FilePlace;
  /** What the plan specifies against it, where that is why. */
  readonly withheld?: Withheld;
}

/** The edits that move the identifier of a route from its body or query into its path, with all callers. */
export interface IdentifierMove {
  readonly route: Route;
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** How many callers it has. */
  readonly callers: number;
}
