import type { TSESTree } from '@typescript-eslint/utils';
import type { Framework } from '../frameworks/framework.ts';
import type { Identity } from './identity.ts';
import type { NamedReceiver, PathChain, Receiver, Value } from './abstract-value.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Evaluates the expressions of one file, as far as it matters to routes. */
export interface Resolver {
  readonly file: ScannedFile;
  /** The frameworks that the file imports. */
  readonly frameworks: readonly Framework[];
  /** The nodes of this file that references name although they are no exports, by the names made up for them. */
  readonly unnamed: Map<string, TSESTree.Node>;

  /** The value of an expression: `express()` is an application, and nothing can be registered on `'/users'`. */
  resolve(node: TSESTree.Node): Value;

  /** The receiver of the routes that calls of its members register; null where an expression is no router. */
  receiverOf(node: TSESTree.Node): Receiver | PathChain | null;

  /** The receiver of a key and a path below it; `make` creates it when it is first needed. */
  receiver(key: object, path: string, make: () => NamedReceiver): Receiver;

  /** The thing that an expression refers to, where it is a name with or without members; otherwise null. */
  identity(node: TSESTree.Node): Identity | null;

  /** The value of a member, followed once for all places that mention it; null while it is followed. */
  once(identity: Identity, follow: () => Value | null): Value | null;
}
