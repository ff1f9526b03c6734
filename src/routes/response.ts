import type { TSESTree } from '@typescript-eslint/utils';
import { bare, keyName, lastName, memberName, type FunctionNode } from '../text/syntax.ts';
import type { Response } from './model.ts';
import { pushChildren, type ScannedFile } from './scan.ts';

/** Members that answer with data. */
const DATA_MEMBERS = new Set(['json', 'jsonp', 'send', 'end', 'sendStatus', 'write', 'status', 'code', 'download', 'throw']);
/** Members that render a view. */
const PAGE_MEMBERS = new Set(['render', 'view', 'renderFile']);

interface Signs {
  page: boolean;
  redirect: boolean;
  data: boolean;
  /** Whether the response object is handed to another function, which may answer in its place. */
  handedOn: boolean;
  /** Whether the body of the request is read. */
  body: boolean;
}

/** What a function of this file answers its requests with, and whether it reads their bodies. */
export interface Answer {
  readonly response: Response;
  readonly readsBody: boolean;
}

/** What a function of this file does with its requests. */
export function answerOf(node: FunctionNode, file: ScannedFile): Answer {
  const [request] = node.params;
  const body = request?.type === 'ObjectPattern' && destructuredKeys(request).includes('body');
  const signs: Signs = { page: false, redirect: false, data: false, handedOn: false, body };
  const response = responseName(node);
  const stack: TSESTree.Node[] = [node.body];
  for (let current = stack.pop(); current; current = stack.pop()) {
    if (current.type === 'CallExpression') readCall(current, response, signs);
    else if (current.type === 'AssignmentExpression') readAssignment(current, signs);
    else if (current.type === 'MemberExpression') signs.body ||= isBodyOfRequest(current, response);
    else if (current.type === 'VariableDeclarator') signs.body ||= takesBody(current);
    pushChildren(current, file.visitorKeys, stack);
  }
  return { response: asResponse(signs), readsBody: signs.body };
}

function asResponse(signs: Signs): Response {
  if (signs.page) return 'page';
  if (signs.redirect) return 'redirect';
  return signs.handedOn && !signs.data ? 'unknown' : 'data';
}

/** `req.body`, `ctx.request.body`, hapi's `request.payload`; `ctx.body` is what Koa answers, and `req.payload` beside `res` what a token says. */
function isBodyOfRequest(node: TSESTree.MemberExpression, response: string | null): boolean {
  const member = memberName(node);
  return (member === 'body' || (member === 'payload' && response !== 'res')) && /^req(?:uest)?$/.test(lastName(node.object));
}

/** `const { body } = req`. */
function takesBody({ id, init }: TSESTree.VariableDeclarator): boolean {
  return id.type === 'ObjectPattern' && init !== null && /^req(?:uest)?$/.test(lastName(init)) && destructuredKeys(id).includes('body');
}

function destructuredKeys(pattern: TSESTree.ObjectPattern): readonly (string | null)[] {
  return pattern.properties.map((property) => (property.type === 'Property' ? keyName(property.key, property.computed) : null));
}

/** The name of the parameter that answers: the second, or the only context. */
function responseName(node: FunctionNode): string | null {
  const parameter = node.params[1]?.type === 'Identifier' && node.params[1].name !== 'next' ? node.params[1] : node.params[0];
  return parameter?.type === 'Identifier' ? parameter.name : null;
}

function readCall(call: TSESTree.CallExpression, response: string | null, signs: Signs): void {
  const callee = bare(call.callee);
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  const [first] = call.arguments;
  if (member !== null && PAGE_MEMBERS.has(member)) signs.page = true;
  else if (member === 'html' && callee.type === 'MemberExpression' && lastName(callee.object) === response) signs.page = true;
  else if (member === 'redirect') signs.redirect = true;
  else if (member === 'sendFile' || member === 'file') signs.page ||= call.arguments.some(namesHtml);
  else if ((member === 'send' || member === 'end') && first && isMarkup(first)) signs.page = true;
  else if (member === 'type' && first && isHtmlType(first)) signs.page = true;
  else if (member !== null && HEADER_MEMBERS.has(member) && call.arguments.some(isHtmlType)) signs.page = true;
  else if (member !== null && DATA_MEMBERS.has(member)) signs.data = true;
  signs.body ||= callee.type === 'MemberExpression' && isBodyReader(member, first) && /^req(?:uest)?$/.test(lastName(callee.object));
  if (response !== null) {
    signs.handedOn ||= call.arguments.some((argument) => argument.type === 'Identifier' && argument.name === response);
  }
}

/** Members of a request that read its body. */
const BODY_READERS = new Set(['json', 'text', 'parseBody', 'formData', 'arrayBuffer', 'blob']);

/** Hono says what of a request was validated: `c.req.valid('json')`, `c.req.valid('param')`. */
function isBodyReader(member: string | null, said: TSESTree.Node | undefined): boolean {
  if (member === 'valid') return said?.type === 'Literal' && (said.value === 'json' || said.value === 'form');
  return member !== null && BODY_READERS.has(member);
}

const HEADER_MEMBERS = new Set(['header', 'set', 'setHeader', 'writeHead']);

function readAssignment(node: TSESTree.AssignmentExpression, signs: Signs): void {
  const member = node.left.type === 'MemberExpression' ? memberName(node.left) : null;
  if (member === 'body') {
    signs.data = true;
    signs.page ||= isMarkup(node.right);
  } else if (member === 'type') signs.page ||= isHtmlType(node.right);
}

/** How a string or a template begins and ends, as far as the literal itself says it. */
function literalText(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'BinaryExpression') return literalText(node.left);
  return node.type === 'TemplateLiteral' ? node.quasis.map((quasi) => quasi.value.raw).join('') : null;
}

function isMarkup(node: TSESTree.Node): boolean {
  return literalText(node)?.trimStart().startsWith('<') ?? false;
}

function isHtmlType(node: TSESTree.Node): boolean {
  return /^(?:text\/)?html\b/.test(literalText(node) ?? '');
}

/** `'index.html'`, `` `${root}/index.html` ``, `path.join(__dirname, 'index.html')`, `__dirname + '/index.html'`. */
function namesHtml(node: TSESTree.Node): boolean {
  if (node.type === 'CallExpression') return node.arguments.some(namesHtml);
  if (node.type === 'BinaryExpression') return namesHtml(node.right) || (literalText(node.left)?.endsWith('.html') ?? false);
  return literalText(node)?.endsWith('.html') ?? false;
}
