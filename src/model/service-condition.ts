import type { Reference } from './reference.ts';

/**
 * The method of a service that answers a route, where the service or the list of its methods stands in another file.
 */
export interface ServiceCondition {
  readonly member: string;
  /** The service that has to have it; null where that is known. */
  readonly service: Reference | null;
  /** The list that has to name it; null where there is none, or it is known. */
  readonly listed: Reference | null;
}
