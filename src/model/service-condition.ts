import type { Reference } from './reference.ts';

/**
 * The method of a service that answers a route, if the service or the list of its methods is in another file:
 * `find` for `GET /users` after `app.use('/users', new Users())` of Feathers.
 */
export interface ServiceCondition {
  readonly member: string;
  /** The service that has to have it; null where that is known. */
  readonly service: Reference | null;
  /** The list that has to name it; null where there is none, or it is known. */
  readonly listed: Reference | null;
}
