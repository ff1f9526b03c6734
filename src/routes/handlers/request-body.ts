import type { TSESTree } from '@typescript-eslint/utils';
import { bare, keyName, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { isRequest, isResponse } from './is-request.ts';

/** The names of the request and the response in a function; null where it has none. */
export interface HandlerNames {
  readonly request: string | null;
  /** The second parameter, or the only context. */
  readonly response: string | null;
  /** The response, where it comes first and the body of the request is read from it: `(res, req) =>`. */
  readonly bodyFrom: string | null;
}

/** A first parameter with one of these names is no request: it is a context, which contains one, or an error. */
const NO_REQUEST = /^_?(?:ctx|context|c|err|error|next)$/;

/** The names that a function has for its request and its response. */
export function namesIn({ params: [first, second] }: FunctionNode): HandlerNames {
  if (first?.type === 'Identifier' && isResponse(first) && (!second || isRequest(second))) {
    return { request: second?.type === 'Identifier' ? second.name : null, response: first.name, bodyFrom: first.name };
  }
  const answering = second?.type === 'Identifier' && second.name !== 'next' ? second : first;
  return {
    request: first?.type === 'Identifier' && !isResponse(first) && !NO_REQUEST.test(first.name) ? first.name : null,
    response: answering?.type === 'Identifier' ? answering.name : null,
    bodyFrom: null,
  };
}

/** Members of a request with its body (`content` with itty-router), or with the files that were sent in it. */
const BODIES = new Set(['body', 'content', 'rawBody', 'fields', 'file', 'files']);

/**
 * Whether a member is the body of the request: `req.body`, `ctx.request.body`, hapi's `request.payload`. `ctx.body` is
 * what Koa answers, and `req.payload` next to a `res` is the content of a token.
 */
export function isBodyOfRequest(node: TSESTree.MemberExpression, names: HandlerNames): boolean {
  const member = memberName(node) ?? '';
  return namesBody(member, names) && isRequestOf(node.object, names) && !isWritten(node);
}

function isWritten(node: TSESTree.MemberExpression): boolean {
  return node.parent.type === 'AssignmentExpression' && node.parent.operator === '=' && node.parent.left === node;
}

function namesBody(member: string, { response }: HandlerNames): boolean {
  return BODIES.has(member) || (member === 'payload' && response !== 'res');
}

/**
 * Whether a parameter takes the body of the request: `({ body }, res) =>`, `({ content }) =>`, hapi's
 * `({ payload }) =>`, and `({ params, ...request }, res) =>`.
 */
export function takesBodyApart(pattern: TSESTree.Node | undefined, names: HandlerNames): boolean {
  return (
    pattern?.type === 'ObjectPattern' &&
    pattern.properties.some(
      (property) => property.type === 'RestElement' || namesBody(keyName(property.key, property.computed) ?? '', names),
    )
  );
}

/** Whether a declaration takes the body: `const { body } = req`, and `const { req: { body } } = ctx`. */
export function takesBody({ id, init }: TSESTree.VariableDeclarator, names: HandlerNames): boolean {
  return (
    init !== null &&
    ((isRequestOf(init, names) && takesBodyApart(id, names)) || (isRequest(init) && takesRequestApart(id, names)))
  );
}

function takesRequestApart(pattern: TSESTree.Node, names: HandlerNames): boolean {
  return (
    pattern.type === 'ObjectPattern' &&
    pattern.properties.some(
      (property) => property.type === 'Property' && isRequest(property.key) && takesBodyApart(property.value, names),
    )
  );
}

/**
 * Whether code passes on the whole request, whose body may be read then: `{ ...req }`, `new Removal(req)`,
 * `const that = req`.
 */
export function takesWhole(node: TSESTree.Node, names: HandlerNames): boolean {
  if (node.type === 'SpreadElement')
    return node.parent.type === 'ObjectExpression' && isRequestOf(node.argument, names);
  if (node.type === 'VariableDeclarator') return renames(node.id, node.init, names);
  if (node.type === 'AssignmentExpression') return renames(node.left, node.right, names);
  if (node.type === 'ForOfStatement') return node.await && isRequestOf(node.right, names);
  return node.type === 'NewExpression' && node.arguments.some((argument) => isRequestOf(argument, names));
}

/** Whether a request gets a name that does not show that it is one. */
function renames(name: TSESTree.Node, value: TSESTree.Node | null, names: HandlerNames): boolean {
  return name.type === 'Identifier' && value !== null && isRequestOf(value, names) && !isRequestOf(name, names);
}

/** Members of a request that read its body. */
const BODY_READERS = new Set([
  'json',
  'text',
  'parseBody',
  'formData',
  'urlencoded',
  'multipart',
  'arrayBuffer',
  'blob',
  'buffer',
  'parts',
  'pipe',
  'saveRequestFiles',
  'only',
]);
/** Members that listen to a request, and the events with the data of its body. */
const LISTENERS = new Set(['on', 'once', 'addListener']);
const BODY_EVENTS: readonly unknown[] = ['data', 'readable'];
/** Members of a response in first place that read the body of the request. */
const BODY_LISTENERS = new Set(['onData', 'onDataV2', 'onFullData', 'collectBody']);

/**
 * Whether a call reads the body: `c.req.json()`, `request.formData()`, `req.on('data', ...)`, `pick(req, ['body'])`,
 * `res.onData(...)` of uWebSockets.js. Hono names what was validated: `c.req.valid('json')` is the body, and
 * `c.req.valid('param')` is not. AdonisJS has `request.only(['name'])` and `request.all()`.
 */
export function callsBodyReader(call: TSESTree.CallExpression, names: HandlerNames): boolean {
  const [said] = call.arguments;
  const reader = bare(call.callee);
  if (reader.type === 'MemberExpression' && isBodyFrom(reader.object, names))
    return BODY_LISTENERS.has(memberName(reader) ?? '');
  const member = reader.type === 'MemberExpression' && isRequestOf(reader.object, names) ? memberName(reader) : null;
  if (member === null) return takesBodyOut(call, names);
  if (member === 'all') return said === undefined;
  if (member === 'valid') return said?.type === 'Literal' && (said.value === 'json' || said.value === 'form');
  return (
    BODY_READERS.has(member) || (LISTENERS.has(member) && said?.type === 'Literal' && BODY_EVENTS.includes(said.value))
  );
}

/**
 * Names of functions that read the body of the request that they are passed: `parse(ctx)`, `form.parse(req)`,
 * `readJson(req)`, `upload(req, res)`.
 */
const READER = new RegExp(
  String.raw`^(?:parse|json|form|text|(?:read|parse|receive)(?:Json|JSON|Form|(?:Multipart)?FormData` +
    String.raw`|Payload|Data)|upload|multipart)$|(?:^b|B)ody(?![a-z])`,
);

/**
 * Whether a call takes the body out of the request that it is passed: `pick(req, ['body'])`, `get(req, 'body.id')`,
 * `readJson(req)`. `matchedData(req)` of express-validator takes from everywhere, unless options restrict it.
 */
function takesBodyOut({ callee, arguments: [from, what] }: TSESTree.CallExpression, names: HandlerNames): boolean {
  const name = lastName(callee);
  if (from && isBodyFrom(from, names)) return READER.test(name);
  if (!from || !isNamedRequest(from, names)) return false;
  if (
    READER.test(name) &&
    !(callee.type === 'MemberExpression' && (isResponse(callee.object) || isRequest(callee.object)))
  )
    return true;
  return what ? picksBody(what) : name === 'matchedData';
}

function picksBody(node: TSESTree.Node | null): boolean {
  if (node?.type === 'Literal') return typeof node.value === 'string' && /^body(?![\w$])/.test(node.value);
  if (node?.type === 'ArrayExpression') return node.elements.some(picksBody);
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some((property) => property.type === 'Property' && picksBody(property.value))
  );
}

function isBodyFrom(node: TSESTree.Node, names: HandlerNames): boolean {
  return node.type === 'Identifier' && node.name === names.bodyFrom;
}

/** Whether an expression is a request or a context, by a usual name or by the one in this function. */
export function isNamedRequest(node: TSESTree.Node, names: HandlerNames): boolean {
  return isRequest(node) || isRequestOf(node, names);
}

function isRequestOf(node: TSESTree.Node, names: HandlerNames): boolean {
  if (node.type === 'MemberExpression' && memberName(node) === 'raw') return isRequestOf(node.object, names);
  // A copy has the same body: `request.clone()`.
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && memberName(node.callee) === 'clone')
    return isRequestOf(node.callee.object, names);
  return /^req(?:uest)?$/.test(lastName(node)) || (node.type === 'Identifier' && node.name === names.request);
}
