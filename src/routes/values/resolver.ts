import type { TSESTree } from '@typescript-eslint/utils';
import type { Framework } from '../frameworks/framework.ts';
import type { Identity } from './identity.ts';
import type { PathChain, Receiver, Value } from './abstract-value.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Answers what the expressions of one file represent. */
export interface Resolver {
  readonly file: ScannedFile;
  /** The frameworks that the file imports. */
  readonly frameworks: readonly Framework[];
  /** What references resolve to in the file without an export, a list or a class, by the name that they give it. */
  readonly unnamed: Map<string, TSESTree.Node>;

  /** What an expression represents: `express()` for an application, `'/users'` for nothing to register on. */
  resolve(node: TSESTree.Node): Value;

  /** What routes are registered on by a call of a member of this expression; null where that is no router. */
  receiverOf(node: TSESTree.Node): Receiver | PathChain | null;

  /** The receiver that a key and a path below it represent; made when first asked for. */
  receiver(key: object, path: string, make: () => Partial<Receiver> & { name: string }): Receiver;

  /** What an expression mentions, where it is a name with or without members. */
  identity(node: TSESTree.Node): Identity | null;

  /** What a member holds: followed once for all places that mention it. */
  once(identity: Identity, follow: () => Value | null): Value | null;
}
