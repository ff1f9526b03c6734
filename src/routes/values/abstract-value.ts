import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../../model/reference.ts';
import type { KnownModule } from '../frameworks/all-frameworks.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { RouterKind } from '../frameworks/framework-tables.ts';
import type { Variable } from '../../text/scope.ts';
import type { ClassNode, FunctionNode } from '../../text/syntax.ts';

/** What an expression evaluates to, as far as it matters to routes. */
export type Value =
  /** An export of a framework; `''` is the module itself. */
  | { readonly kind: 'export'; readonly module: KnownModule; readonly name: string }
  | { readonly kind: 'receiver'; readonly receiver: Receiver }
  /** `app.route('/users')`. */
  | { readonly kind: 'path'; readonly receiver: Receiver; readonly call: TSESTree.CallExpression }
  /** A method of a router by itself: `app.get` of `app.get.bind(app)`. */
  | { readonly kind: 'method'; readonly receiver: Receiver; readonly name: string }
  /** A router as middleware: `router.routes()`. */
  | { readonly kind: 'middleware'; readonly receiver: Receiver }
  /** Something of another file or package. */
  | {
      readonly kind: 'import';
      readonly specifier: string;
      /** The names of a reference, with dots between them. */
      readonly path: string;
      /** Whether a plugin wrapper makes it register on the router it is passed, without a prefix. */
      readonly unwrapped: boolean;
      /** The same object for all mentions of the same thing: the variable, or the call of `require`. */
      readonly origin: object;
    }
  | {
      readonly kind: 'function';
      readonly node: FunctionNode;
      /** Whether a plugin wrapper makes it register on the router it is passed, without a prefix. */
      readonly unwrapped: boolean;
    }
  | { readonly kind: 'class'; readonly node: ClassNode }
  /** `this` of a class, or of the file outside of all classes. */
  | { readonly kind: 'self'; readonly owner: ClassNode | TSESTree.Program }
  /** Known not to be a router: a client, a Map, a literal. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' };

/** What routes may be registered on, identified by where it comes from. Whether it is a router is decided later. */
export interface Receiver {
  /** What the source proves it to be; null where only its name and its use suggest it. */
  readonly proof: Proof | null;
  /** The call that makes it, where that is in this file. */
  readonly creation: TSESTree.CallExpression | TSESTree.NewExpression | null;
  /**
   * Whether a function of another file returns it, which may have given it a prefix and routes:
   * `createRouter().get('/users', list)`.
   */
  readonly isAnswer: boolean;
  /**
   * The function of another file that returns it, whether it has a name of its own or not; null where there is none.
   */
  readonly madeBy: Reference | null;
  /** Whether it comes in as a parameter. */
  readonly isParameter: boolean;
  /** Whether it is a member of something (`this.router`), which others can reach too. */
  readonly isMember: boolean;
  /**
   * The router that it is a part of, below a prefix: they share a table, and are mounted together. Null where it has a
   * table of its own.
   */
  readonly whole: Receiver | null;
  /**
   * The router in a function that makes one at each call: what the function registers is on this one too. Null for any
   * other router.
   */
  readonly begins: Receiver | null;
  /** Its last name: `router` of `this.router`. */
  readonly name: string;
  /** Where it is imported from, or null. */
  readonly imported: Reference | null;
  /** The variables that contain it. */
  readonly variables: Set<Variable>;
  /**
   * For the router that a class extends, the `super()` call of its constructor, null where it has none; left out for
   * any other router.
   */
  readonly superCall?: TSESTree.CallExpression | null;
  /** The calls of this file that pass it to the function whose parameter it is. */
  readonly handedBy: TSESTree.Node[];
}

export interface Proof {
  readonly framework: Framework;
  readonly kind: RouterKind;
}

/** A receiver under a path: `app.route('/users')`, on which methods are registered. */
export interface PathChain {
  readonly receiver: Receiver;
  readonly call: TSESTree.CallExpression;
}

/** A receiver as it is made: what is left out is as for any other. */
export type NamedReceiver = Partial<Receiver> & { name: string };
