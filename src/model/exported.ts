import type { Answer } from './handler.ts';
import type { Reference } from './reference.ts';
import type { Router } from './router.ts';

/** What an export represents, as far as routes are concerned. */
export type Exported =
  | ExportedRouter
  | ExportedFunction
  | ExportedObject
  | { readonly kind: 'text'; readonly value: string }
  /** Something of yet another file. */
  | { readonly kind: 'reference'; readonly reference: Reference };

/**
 * A router: `export const users = express.Router()`. If it is a part of another one, below a prefix, a mount of it
 * mounts that `whole`.
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
  /** The objects whose members it has besides: `{ ...users }`, `export * from './users'`. */
  readonly spread: readonly Exported[];
  /**
   * How many members are written, with those that have nothing to do with routes; left out where they are not counted.
   */
  readonly count?: number;
  /**
   * Whether it speaks of the body of a request, as a schema or the rules of a validator do; left out where it does not.
   */
  readonly speaksOfBody?: true;
}

/**
 * A function or a class: what it does with a router that it is passed, what it answers, and how it answers requests.
 */
export interface ExportedFunction {
  readonly kind: 'function';
  /**
   * Where its parameters begin to be its own in its file, which tells it from others; left out where it is elsewhere,
   * or takes none.
   */
  readonly at?: number | undefined;
  /** The routers that it takes, by parameter: `0`, or `0.app` for a member of one. */
  readonly parameters: ReadonlyMap<string, Router>;
  /** What a call answers, or the instance that `new` makes. */
  readonly returns: Exported | null;
  /** What is on it: the static members of a class. */
  readonly members: ExportedObject['members'];
  /**
   * The list of classes that a class brings together by its decorator; null where that is not known, left out where it
   * has no such decorator.
   */
  readonly gathered?: Exported | null;
  /** What it does with requests. */
  readonly answer: Answer;
  /** Whether it answers some requests with data or a page, and not only that something is wrong. */
  readonly sendsContent: boolean;
  readonly forwards: boolean;
  /** As of middleware. */
  readonly namesParameters: boolean;
  /** Whether it passes requests on, where so many parameters answer. */
  readonly passesOn: Readonly<Record<1 | 2, boolean>>;
  /** Whether what it answers passes all requests on to what it is given first. */
  readonly wraps: boolean;
  /** Whether a plugin wrapper took its own prefix away. */
  readonly unwrapped: boolean;
}

/** All exports of a file by name; `default` is the module itself as well. */
export interface ModuleExports extends ExportedObject {
  /**
   * What references resolve to and nothing exports, under names that no export has: classes that answer otherwise than
   * they declare.
   */
  readonly unnamed: ReadonlyMap<string, Exported>;
}
