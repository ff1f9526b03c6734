import type { Method } from '../../model/method.ts';

/**
 * How a framework makes routes of the methods that an object or a class has. Recognition reads this table; it knows no
 * framework by name.
 */
export interface ServiceFramework {
  readonly name: string;
  /** The modules that belong to it. */
  readonly modules: RegExp;
  /** Those of them that call services over the network. */
  readonly clients: RegExp;
  /**
   * Those of them that bring requests to the application: what their functions answer is middleware, and no service.
   */
  readonly transports: RegExp;
  /** The member that registers a service under a path: `app.use('messages', new Messages())`. */
  readonly mount: string;
  /** The member that answers a service by its path: `app.service('messages')`. No other framework has it. */
  readonly lookup: string;
  /** The methods of a service that answer requests, and whether an identifier follows the path. */
  readonly methods: readonly ServiceMethod[];
  /** The option that lists the methods which are reached from outside; all of them are where it is left out. */
  readonly listOption: string;
}

/** A method of a service and the requests that it answers. */
export interface ServiceMethod {
  readonly name: string;
  readonly method: Method;
  readonly onItem: boolean;
}
