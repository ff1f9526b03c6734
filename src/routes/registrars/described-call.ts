import type { TSESTree } from '@typescript-eslint/utils';
import type { Method } from '../../model/method.ts';
import type { Route, Router } from '../../model/router.ts';
import { textToken, unknownToken } from '../calls/method-token.ts';
import { beginningOf, readPaths } from '../calls/path-argument.ts';
import { piecesOf } from '../calls/path-pieces.ts';
import type { Framework } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import { readText } from '../../text/read-text.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { wordMethod } from './words.ts';
import type { Edit, Range, SharedEdit, Text } from '../../model/text.ts';

/** A text after a prefix that is not in its file and cannot be edited. */
class PrefixedText implements Text {
  readonly value: string;
  readonly #own: Text;
  readonly #start: number;

  constructor(prefix: string, own: Text) {
    this.value = prefix + own.value;
    this.#own = own;
    this.#start = prefix.length;
  }

  locate(start: number, end: number): Range {
    const { length } = this.#own.value;
    return end <= this.#start
      ? this.#own.locate(0, length)
      : this.#own.locate(Math.max(0, start - this.#start), end - this.#start);
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return start < this.#start ? null : this.#own.edit(start - this.#start, end - this.#start, replacement);
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return start < this.#start ? null : this.#own.sharedEdit(start - this.#start, end - this.#start, replacement);
  }
}

/** A call that registers a route through a function that is in no file of the project. */
export interface DescribedCall {
  readonly call: TSESTree.CallExpression;
  /** The router that it registers on. */
  readonly receiver: Receiver;
  readonly framework: Framework;
  /** The method, or the expression for it. */
  readonly method: Method | TSESTree.Node;
  /** The expression for the path; null where the call has none. */
  readonly path: TSESTree.Node | null;
  /** The prefix that the function adds to the path. */
  readonly prefix: string;
  readonly handlers: readonly TSESTree.Node[];
  /** Whether the user's settings describe the function. */
  readonly isConfigured?: true;
}

/** The routes of such a call, one for each path; empty where its arguments cannot be those of a route. */
export function describedRoutes(described: DescribedCall, router: Router, resolver: Resolver): readonly Route[] {
  const { call, path, prefix } = described;
  const paths = path ? readPaths(path, resolver.file) : [];
  const methods = methodsOf(described, resolver);
  if (!methods || paths.some(({ text }) => text && beginningOf(text) === 'other')) return [];
  const handlers = handlerArguments(described.handlers, resolver) ?? [];
  const handler = describeHandlers(handlers, resolver);
  return paths.map((each) => ({
    ...{ kind: 'route', router, methods, handler, range: call.range, pathRange: each.node.range, owner: {} },
    path: each.text && prefix !== '' ? new PrefixedText(prefix, each.text) : each.text,
    pathKind: each.kind,
    ...(described.isConfigured && { isConfigured: true as const }),
    pathFrom: piecesOf(each, resolver),
  }));
}

function methodsOf({ call, method }: DescribedCall, resolver: Resolver): Route['methods'] | null {
  const { callee } = call;
  const word = callee.type === 'MemberExpression' ? callee.property : callee;
  if (typeof method === 'string') return [{ ...unknownToken(word), method }];
  const text = readText(method, resolver.file);
  if (!text) return [unknownToken(word)];
  const said = wordMethod(text.value);
  const isLower = text.value === text.value.toLowerCase();
  return (
    said && [textToken(said, text, (target) => (target === 'ALL' ? null : isLower ? target.toLowerCase() : target))]
  );
}
