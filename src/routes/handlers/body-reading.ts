import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, type FunctionNode } from '../../text/syntax.ts';
import type { Handing } from '../model.ts';
import { referenceTo } from '../values/reference.ts';
import type { Resolver } from '../values/resolver.ts';
import { answerOf, type Answer } from './response.ts';
import { functionOf } from './signature.ts';

/** How many functions of one file a request is followed through. */
const MOST_FUNCTIONS = 20;

/** What a function reads of the bodies of its requests, itself and through the functions of its file that it hands them to. */
export interface BodyReading extends Pick<Answer, 'readsBody' | 'needsBody' | 'bodyIds'> {
  /** The functions of other files that it hands them to. */
  readonly handsTo: readonly Handing[];
}

/**
 * What a function of this file reads of the bodies of its requests, wherever it hands them on. A function that is not handed the response
 * takes something out of a request, and may look elsewhere too, as those do that look for a token: it counts where it looks nowhere else.
 *
 * @param own what the function does itself
 */
export function bodyReading(own: Answer, resolver: Resolver): BodyReading {
  const bodyIds = new Set(own.bodyIds);
  const handsTo: Handing[] = [];
  const seen = new Set<FunctionNode>();
  const calls = own.handings.map((call) => ({ call, answers: isHandedResponse(call) }));
  let { readsBody, needsBody } = own;
  for (const { call, answers } of calls) {
    const callee = bare(call.callee);
    const next = functionOf(callee, resolver);
    const to = next ? null : referenceTo(resolver.resolve(callee));
    if (to) handsTo.push({ to, answers });
    if (!next || seen.has(next) || seen.size === MOST_FUNCTIONS) continue;
    seen.add(next);
    const answer = answerOf(next, resolver.file);
    needsBody ||= answer.needsBody;
    if (answers ? answer.readsBody : answer.needsBody) {
      readsBody = true;
      for (const id of answer.bodyIds) bodyIds.add(id);
    }
    calls.push(...answer.handings.map((inner) => ({ call: inner, answers: answers && isHandedResponse(inner) })));
  }
  return { readsBody, needsBody, bodyIds: [...bodyIds], handsTo };
}

/** Whether a call is handed what it may answer by. A context is the request as well, and tells nothing. */
function isHandedResponse(call: TSESTree.CallExpression): boolean {
  return call.arguments.some((argument) => /^_?(?:res|resp|response|reply|rep|h)$/.test(lastName(argument)));
}
