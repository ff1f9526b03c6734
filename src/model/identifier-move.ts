import type { Edit, FilePlace } from './text.ts';
import type { Route } from './router.ts';
import type { Withheld } from './withheld.ts';

/**
 * Why the identifier of a route cannot move into its path:
 *
 * - `handler`: its handler, or the parameter for the request, is not found;
 * - `framework`: it is not known where the framework puts the parts of a request;
 * - `shared-handler`: its handler answers other requests too, or is called elsewhere;
 * - `whole-request`: the request is passed to other code, which may read the field;
 * - `whole-body`: the body or the query is used as a whole, and would have to lose the field;
 * - `no-field`: no field of the body or the query is known to be the identifier of one item;
 * - `several-fields`: more than one field is called like an identifier;
 * - `optional`: the handler also answers requests without it, in another way;
 * - `replaced`: the handler assigns it another value;
 * - `number`: the handler may treat the text `'7'` otherwise than the number 7;
 * - `middleware`: code that runs before the handler, or before the request is sent, reads or checks the field;
 * - `types`: a type declares the fields of the request;
 * - `path`: the path is not a literal, or has a parameter of this name already;
 * - `unseen-body`: the data of a request is not visible in its call;
 * - `unsent`: a request does not send it;
 * - `value`: the value that a request sends cannot be a segment of a path;
 * - `caller`: a request is written in a way that is not understood;
 * - `comment`: a comment names the address in a way that cannot follow;
 * - `plan`: the plan has an obstacle to the present address, or to the new one;
 * - `collection`: without the identifier, a request would change the whole collection;
 * - `overlap`: two edits overlap.
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

/** The reason why an identifier cannot move, with its place, which is left out where it is the route itself. */
export interface IdentifierObstacle {
  readonly reason: IdentifierReason;
  readonly place?: FilePlace;
  /** The obstacle of the plan, for the reason `plan`. */
  readonly withheld?: Withheld;
}

/** The edits that move the identifier of a route from its body or query into its path, with all callers. */
export interface IdentifierMove {
  readonly route: Route;
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  /** How many callers it has. */
  readonly callers: number;
}
