import { bare, type FunctionNode } from '../../text/syntax.ts';
import type { Answer, Handing, Response } from '../../model/handler.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { handedCalls, MOST_FUNCTIONS } from './handed-calls.ts';
import { isResponse } from './is-request.ts';
import { ownAnswerOf } from './response.ts';

/**
 * Whether middleware may answer a request with content: it is seen to, or it passes no request on and does more than
 * refuse them.
 */
export function mayAnswer(response: Response, sendsContent: boolean, passesOn: boolean): boolean {
  return sendsContent || (!passesOn && response !== 'refusal' && response !== 'failure');
}

/**
 * What a function of this file does with its requests, and what is read of their bodies wherever it passes them on. A
 * function that is not passed the response takes something out of a request, and may look elsewhere too, as those do
 * that look for a token: it counts where it looks nowhere else.
 */
export function answerThrough(node: FunctionNode, resolver: Resolver): Answer {
  const own = ownAnswerOf(node, resolver.file);
  const handsTo: Handing[] = [];
  const seen = new Set<FunctionNode>();
  let { readsBody, needsBody } = own;
  const waiting = [{ node, isAnswering: true }];
  for (const { node: from, isAnswering } of waiting) {
    for (const { call, next } of handedCalls(from, resolver)) {
      const answers = isAnswering && call.arguments.some(isResponse);
      const to = next ? null : referenceTo(resolver.resolve(bare(call.callee)));
      if (to) handsTo.push({ to, answers });
      if (!next || seen.has(next) || seen.size === MOST_FUNCTIONS) continue;
      seen.add(next);
      waiting.push({ node: next, isAnswering: answers });
      const answer = ownAnswerOf(next, resolver.file);
      needsBody ||= answer.needsBody;
      if (!answers && !answer.needsBody) continue;
      readsBody ||= answer.readsBody;
    }
  }
  const { response, redirectsTo, asksMethod } = own;
  return {
    response,
    redirectsTo,
    asksMethod,
    readsBody,
    needsBody,
    handsTo,
  };
}
