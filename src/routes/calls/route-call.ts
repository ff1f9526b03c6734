import type { TSESTree } from '@typescript-eslint/utils';
import type { Text } from '../../model/text.ts';
import type { PathArgument } from './path-argument.ts';
import type { Method } from '../../model/method.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Candidate } from '../scanned-file.ts';

/** A candidate with what it is called on. */
export interface Attempt extends Candidate {
  readonly receiver: Receiver;
  /** The call that opened the path, where it is one of a chain: `app.route('/users')`. */
  readonly pathCall: TSESTree.CallExpression | null;
  /** The text of the member's name where it stands in brackets: `app['get']`, `app[METHOD]`. */
  readonly memberText: Text | null;
}

/** A route registration as it is written, before anything is decided of it. */
export interface RouteCall {
  readonly paths: readonly PathArgument[];
  readonly handlers: readonly TSESTree.Node[];
  /**
   * Where the methods are written: in the name of the member, or as values. What a framework adds by custom is written
   * nowhere; null where they are not told.
   */
  readonly methods: 'member' | readonly TSESTree.Node[] | { readonly usual: readonly Method[] } | null;
  /** The object that is the registration, where it is one of several in the call. */
  readonly object: TSESTree.Node | null;
}
