import type { Reference } from './reference.ts';
import type { Router } from './router.ts';
import type { Range } from './text.ts';

/** What the value of an export is, as far as routes are concerned. */
export type Exported =
  | ExportedRouter
  | ExportedFunction
  | ExportedObject
  | { readonly kind: 'text'; readonly value: string }
  /** A value of yet another file. */
  | { readonly kind: 'reference'; readonly reference: Reference };

/**
 * A router: `export const users = express.Router()`. If it is the part of another router below a prefix, `whole` is
 * that other router, and a mount of the part mounts `whole`.
 */
export interface ExportedRouter {
  readonly kind: 'router';
  readonly router: Router;
  readonly whole?: Router | null;
}

/** An object, a namespace, an instance, a list: `export default { users, orders }`. */
export interface ExportedObject {
  readonly kind: 'object';
  /** A list has the members `0`, `1` and so on. */
  readonly members: ReadonlyMap<string, Exported>;
  /** The objects whose members it has as well: `{ ...users }`, `export * from './users'`. */
  readonly spread: readonly Exported[];
  /**
   * How many members are written, those included that have nothing to do with routes; left out where they are not
   * counted.
   */
  readonly count?: number;
}

/**
 * A function or a class: where it is, what it does with a router that it is passed, and what it returns.
 */
export interface ExportedFunction {
  readonly kind: 'function';
  /**
   * The offset of the function, or of the constructor of the class, in its file, which identifies it; left out where it
   * is not seen, or the class has no constructor.
   */
  readonly at?: number | undefined;
  /** The range of the function; left out where it is not seen. */
  readonly range?: Range | undefined;
  /** The routers that it takes, by parameter: `0`, or `0.app` for a member of one. */
  readonly parameters: ReadonlyMap<string, Router>;
  /** What a call returns, or the instance that `new` creates; null where that has nothing to do with routes. */
  readonly returns: Exported | null;
  /** Its own members: the static ones of a class. */
  readonly members: ExportedObject['members'];
  /**
   * The list of classes that the decorator of a class combines; null where that is not known, left out where it has no
   * such decorator.
   */
  readonly gathered?: Exported | null;
  /** Whether it returns a handler that passes all requests on to the first argument. */
  readonly wraps: boolean;
  /** Whether a wrapper makes it register on the router around it (`fastify-plugin`), without a prefix of its own. */
  readonly unwrapped: boolean;
}

/** All exports of a file by name; `default` is the module itself as well. */
export interface ModuleExports extends ExportedObject {
  /**
   * Values that are not exported, but that references within the file use, under names that no export has: classes
   * whose methods are inherited from another file.
   */
  readonly unnamed: ReadonlyMap<string, Exported>;
}
