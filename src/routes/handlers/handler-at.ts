import type { TSESTree } from '@typescript-eslint/utils';
import type { Handler } from '../../model/handler.ts';
import type { Range } from '../../model/text.ts';
import { isSameRange } from '../../text/ranges.ts';
import { isFunction } from '../../text/syntax.ts';
import type { Framework } from '../frameworks/framework.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import { scan } from '../scan.ts';
import type { RecognitionSource } from '../scanned-file.ts';
import { FileResolver } from '../values/file-resolver.ts';
import { describeHandlers, settle } from './handlers.ts';

/** A handler of which nothing is known. */
export const UNSEEN_HANDLER: Handler = { names: [null], answer: UNSEEN_ANSWER, passesOn: null, from: null };

/** The functions of a file that one registration passes requests to. */
export interface HandlersAt {
  readonly ranges: readonly Range[];
  readonly framework: Framework;
}

/** What the functions of a file do that are at some places, as the handlers of each registration. */
export function handlersAt(source: RecognitionSource, all: readonly HandlersAt[]): readonly Handler[] {
  const resolver = new FileResolver(scan(source));
  return all.map(({ ranges, framework }) => {
    const nodes = ranges.flatMap((range) => functionAt(source, range) ?? []);
    if (nodes.length === 0) return UNSEEN_HANDLER;
    const { parametersMember, answersByReturn, answeringMembers, controllers } = framework;
    const given = { parametersMember, answersByReturn, answeringMembers, controllers };
    const handler = describeHandlers(nodes, framework.signature.required, resolver, given);
    settle(handler);
    return handler;
  });
}

function functionAt({ ast, visitorKeys }: RecognitionSource, range: Range): TSESTree.Node | null {
  let open: TSESTree.Node = ast;
  for (;;) {
    if (isFunction(open) && isSameRange(open.range, range)) return open;
    const next: TSESTree.Node | undefined = (visitorKeys[open.type] ?? [])
      .flatMap((key) => childrenAt(open, key))
      .find((child) => child.range[0] <= range[0] && range[1] <= child.range[1]);
    if (!next) return null;
    open = next;
  }
}

function childrenAt(node: TSESTree.Node, key: string): readonly TSESTree.Node[] {
  const value: unknown = Object.getOwnPropertyDescriptor(node, key)?.value;
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value;
}
