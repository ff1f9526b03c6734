import type { Reference } from './reference.ts';

/**
 * The method of a service that answers a route, if the service or the list of its methods is in another file:
 * `find` for `GET /users` after `app.use('/users', new Users())` of Feathers.
 */
export interface ServiceCondition {
  readonly member: string;
  /** The service that must have it; null where it is known to. */
  readonly service: Reference | null;
  /** The list that must name it; null where there is none, or it is known to. */
  readonly listed: Reference | null;
}
