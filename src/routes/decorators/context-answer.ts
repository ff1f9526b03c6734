import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { moduleBehind } from '../handlers/outgoing.ts';
import { isRequest, isResponse } from '../handlers/is-request.ts';
import type { Response } from '../../model/handler.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/**
 * Whether a method shows a page or redirects by what it was not passed: `this.ctx.render('users')`,
 * `this.redirect('/users')` of a base class, or what its framework makes answers with (`render('./users.html')`,
 * `new HttpResponseRedirect('/users')`). A member of anything else may render a mail.
 */
export function contextAnswer(
  method: FunctionNode,
  framework: DecoratorFramework,
  file: ScannedFile,
): Extract<Response, 'page' | 'redirect'> | null {
  let redirects = false;
  const stack: TSESTree.Node[] = [method.body];
  for (let current = stack.pop(); current; current = stack.pop()) {
    const answer =
      current.type === 'CallExpression' || current.type === 'NewExpression'
        ? answerOf(bare(current.callee), framework, file)
        : null;
    if (answer === 'page') return answer;
    redirects ||= answer === 'redirect';
    pushChildren(current, file.visitorKeys, stack);
  }
  return redirects ? 'redirect' : null;
}

function answerOf(
  callee: TSESTree.Node,
  { makers, modules }: DecoratorFramework,
  file: ScannedFile,
): 'page' | 'redirect' | null {
  if (callee.type === 'MemberExpression') {
    const member = memberName(callee);
    const { object } = callee;
    const isAnswering = isRequest(object) || isResponse(object);
    if (member === 'redirect') return isAnswering || object.type === 'ThisExpression' ? 'redirect' : null;
    return member === 'render' && isAnswering ? 'page' : null;
  }
  const name = lastName(callee);
  const made = makers?.pages.includes(name) ? 'page' : makers?.redirects.includes(name) ? 'redirect' : null;
  return made !== null && modules.includes(moduleBehind(callee, file) ?? '') ? made : null;
}
