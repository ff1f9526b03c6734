import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import type { Range } from '../../model/text.ts';
import { failureRange, showsFailure } from './failures.ts';
import type { Answer, Response } from '../../model/handler.ts';
import { isHtmlType, isMarkup, namesHtml } from './page-files.ts';
import { isPageServer } from './page-servers.ts';
import { redirectsOf } from './redirects.ts';
import { isRequest, isResponse } from './is-request.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Members that answer with data. */
const DATA_MEMBERS = new Set([
  'json',
  'jsonp',
  'send',
  'end',
  'sendStatus',
  'write',
  'status',
  'code',
  'download',
  'throw',
]);
/** Members that render a view. */
const PAGE_MEMBERS = new Set(['render', 'view', 'renderFile']);

interface Signs {
  /** What shows a page. */
  readonly pages: TSESTree.Node[];
  /** Where it responds with an error. */
  readonly failures: Range[];
  redirect: boolean;
  /** The addresses that it redirects to. */
  readonly redirectsTo: string[];
  /** What answers with data. */
  readonly data: TSESTree.Node[];
  /** What is returned: in some frameworks that is the response. */
  readonly returned: TSESTree.Node[];
  /** Whether the response object is passed to another function, which may answer in its place. */
  handedOn: boolean;
}

/** How functions answer, each read once: for its routes, and as an export. */
const answers = new WeakMap<FunctionNode, Answer>();

/** How a function of this file answers its requests by itself. */
export function answerOf(node: FunctionNode, file: ScannedFile): Answer {
  const known = answers.get(node) ?? readAnswer(node, file);
  answers.set(node, known);
  return known;
}

/**
 * Whether middleware may answer a request with content: it is seen to, or it passes no request on and does more than
 * refuse them.
 */
export function mayAnswer({ response, sendsContent }: Answer, passesOn: boolean): boolean {
  return sendsContent || (!passesOn && response !== 'refusal' && response !== 'failure');
}

function readAnswer(node: FunctionNode, file: ScannedFile): Answer {
  const response = responseIn(node);
  const signs: Signs = {
    pages: [],
    failures: [],
    redirect: false,
    redirectsTo: [],
    data: [],
    returned: [],
    handedOn: false,
  };
  // Express passes errors to functions of four parameters.
  if (node.params.length > 3) signs.failures.push(node.range);
  const stack: TSESTree.Node[] = [node.body];
  for (let current = stack.pop(); current; current = stack.pop()) {
    if (current.type === 'CallExpression') readCall(current, response, signs, file);
    else if (current.type === 'AssignmentExpression') readAssignment(current, signs, file);
    if (current.type === 'ReturnStatement' && current.argument) signs.returned.push(current.argument);
    pushChildren(current, file.visitorKeys, stack);
  }
  return {
    response: asResponse(signs),
    sendsContent: sendsContent(signs),
    redirectsTo: signs.redirectsTo,
  };
}

/** The name of the parameter that is the response, or the only context; null where there is none. */
function responseIn({ params: [first, second] }: FunctionNode): string | null {
  const isFirst = first?.type === 'Identifier' && isResponse(first) && (!second || isRequest(second));
  const isSecond = !isFirst && second?.type === 'Identifier' && second.name !== 'next';
  const response = isSecond ? second : first;
  return response?.type === 'Identifier' ? response.name : null;
}

function asResponse({ pages, failures, redirect, handedOn, data, returned }: Signs): Response {
  if (pages.length > 0) return pages.every((page) => isFailing(page, failures)) ? 'failure' : 'page';
  if (redirect) return 'redirect';
  if (handedOn && data.length === 0) return 'unknown';
  const said = [...data, ...returned];
  return said.length > 0 && said.every((answer) => saysFailure(failures, answer)) ? 'refusal' : 'data';
}

function sendsContent({ pages, failures, data }: Signs): boolean {
  return pages.some((page) => !isFailing(page, failures)) || data.some((answer) => !saysFailure(failures, answer));
}

function isFailing(page: TSESTree.Node, failures: readonly Range[]): boolean {
  return (page.type === 'CallExpression' && showsFailure(page)) || saysFailure(failures, page);
}

function saysFailure(failures: readonly Range[], { range }: TSESTree.Node): boolean {
  return failures.some(([start, end]) => start <= range[0] && range[1] <= end);
}

function readCall(call: TSESTree.CallExpression, response: string | null, signs: Signs, file: ScannedFile): void {
  const callee = bare(call.callee);
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  const failure = failureRange(call);
  if (failure) signs.failures.push(failure);
  if (showsPage(call, response, file)) signs.pages.push(call);
  else if (member === 'redirect') signs.redirect = true;
  else if (member !== null && DATA_MEMBERS.has(member)) signs.data.push(call);
  signs.redirectsTo.push(...redirectsOf(call, file));
  signs.handedOn ||= isHanded(call, response);
}

/**
 * Whether a call answers with a page: it renders a view, sends HTML or an HTML file, or passes the response to
 * something that does.
 */
function showsPage(call: TSESTree.CallExpression, response: string | null, file: ScannedFile): boolean {
  const callee = bare(call.callee);
  const namesPage = (): boolean => call.arguments.some((argument) => namesHtml(argument, file));
  if (callee.type !== 'MemberExpression')
    return isHanded(call, response) && (isPageServer(callee, file) || namesPage());
  const member = memberName(callee) ?? '';
  const [first] = call.arguments;
  if (PAGE_MEMBERS.has(member)) return true;
  if (member === 'html') return lastName(callee.object) === response;
  if (member === 'sendFile' || member === 'file') return namesPage();
  if (member === 'pipe') return isHanded(call, response) && namesHtml(callee.object, file);
  if ((member === 'send' || member === 'end') && first && (isMarkup(first) || namesHtml(first, file))) return true;
  if (member === 'type') return first !== undefined && isHtmlType(first);
  return HEADER_MEMBERS.has(member) && call.arguments.some(isHtmlType);
}

/** Whether a call is passed the response, and may answer instead of its caller. */
function isHanded(call: TSESTree.CallExpression, response: string | null): boolean {
  return (
    response !== null && call.arguments.some((argument) => argument.type === 'Identifier' && argument.name === response)
  );
}

const HEADER_MEMBERS = new Set(['header', 'set', 'setHeader', 'writeHead', 'writeHeader']);

function readAssignment(node: TSESTree.AssignmentExpression, signs: Signs, file: ScannedFile): void {
  const member = node.left.type === 'MemberExpression' ? memberName(node.left) : null;
  const failure = failureRange(node);
  if (failure) signs.failures.push(failure);
  if (member === 'body') signs.data.push(node);
  if (
    member === 'body'
      ? isMarkup(node.right) || namesHtml(node.right, file)
      : member === 'type' && isHtmlType(node.right)
  )
    signs.pages.push(node);
}
