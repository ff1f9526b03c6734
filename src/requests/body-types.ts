import type { TSESTree } from '@typescript-eslint/utils';
import type { TypedBody } from '../model/request.ts';
import { isResponse } from '../routes/handlers/request.ts';
import { ContentReader } from '../routes/keys/content-reader.ts';
import { conditionsOf, meets } from '../routes/keys/method-conditions.ts';
import { pushChildren } from '../routes/scan.ts';
import { readText } from '../text/read-text.ts';
import { bare, keyName, lastName, memberName } from '../text/syntax.ts';
import { isOnlyWithBody } from './body-conditions.ts';
import { HeaderFlow } from './header-flow.ts';
import type { Roles } from './roles.ts';
import { sentValues } from './sent-values.ts';

/** What the header is called without what parts its words; a constant may be called so too. */
const HEADER = 'contenttype';
/** Members that set a header: of requests of superagent, `Headers`, `XMLHttpRequest`. */
const SETTING: ReadonlySet<string> = new Set(['set', 'append', 'header', 'setHeader', 'setRequestHeader', 'headers']);
/** Functions of jQuery that take it as an option. */
const JQUERY: ReadonlySet<string> = new Set(['ajax', 'ajaxSetup']);
/** Contexts, whose headers are those of the answer. */
const CONTEXT = /^(?:ctx|context|c|event)$/;

/** Whether a text may say the type of a body. A file that does not is not walked for that. */
export function mayTypeBodies(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    [`content-type`, 'content_type', HEADER].some((name) => plain.includes(name)) ||
    [".type('", '.type("'].some((call) => plain.includes(call))
  );
}

/**
 * Finds where a file says the type of a body for requests that it sends, whether they have one or not: in a call, in
 * the defaults of a client, in a function that sends what it is handed. Left out is what only requests with a body
 * have, or those of another method than GET or DELETE.
 *
 * @param requests where the parameters of the file begin that are requests, or the options of those that are sent
 */
export function typedBodies(roles: Roles, requests: ReadonlySet<number>): readonly TypedBody[] {
  if (!mayTypeBodies(roles.file.text)) return [];
  const { file } = roles;
  const reader = new ContentReader(file, sentValues(roles), requests);
  const found: TypedBody[] = [];
  const stack: TSESTree.Node[] = [file.ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    pushChildren(node, file.visitorKeys, stack);
    const holder = holderOf(node, roles);
    if (holder && !isOnlyWithBody(node, file) && meets('DELETE', conditionsOf(node, reader)))
      found.push(...new HeaderFlow(file, node.range).from(holder));
  }
  return found;
}

/** What holds the header that a node says: an object, or what it is set on; null where it says none. */
function holderOf(node: TSESTree.Node, roles: Roles): TSESTree.Node | null {
  switch (node.type) {
    case 'Property':
      return node.parent.type === 'ObjectExpression' && isHeader(node.key, node.computed, roles) && saysType(node.value)
        ? node.parent
        : null;
    case 'AssignmentExpression': {
      const left = bare(node.left);
      const isSet = left.type === 'MemberExpression' && isHeader(left.property, left.computed, roles);
      return isSet && saysType(node.right) && !isOfAnswer(left.object) ? left.object : null;
    }
    case 'ArrayExpression': {
      // `new Headers([['Content-Type', 'application/json']])`
      const [name, value] = node.elements;
      return name && value && node.parent.type === 'ArrayExpression' && isHeader(name, true, roles)
        ? node.parent
        : null;
    }
    case 'CallExpression':
      return setOn(node, roles);
    default:
      return null;
  }
}

/** `headers` of `headers.set('Content-Type', type)`, `superagent.get(url)` of `superagent.get(url).type('json')`. */
function setOn(call: TSESTree.CallExpression, roles: Roles): TSESTree.Node | null {
  const callee = bare(call.callee);
  const [name, value] = call.arguments;
  if (callee.type !== 'MemberExpression' || !name) return null;
  const member = memberName(callee) ?? '';
  const isSet = SETTING.has(member) && value !== undefined && isHeader(name, true, roles) && saysType(value);
  const isType = member === 'type' && !value && isOfClient(callee.object, roles);
  return (isSet || isType) && !isOfAnswer(callee.object) ? callee.object : null;
}

function isHeader(name: TSESTree.Node, isValue: boolean, { file }: Roles): boolean {
  const said = isValue ? (readText(name, file)?.value ?? lastName(name)) : (keyName(name, false) ?? '');
  const plain = said.toLowerCase().replaceAll('-', '').replaceAll('_', '');
  return plain === HEADER && (said.length > HEADER.length || isOfJQuery(name));
}

/** `contentType` is an option of jQuery, and of others that send no such header. */
function isOfJQuery({ parent }: TSESTree.Node): boolean {
  const call = parent?.parent?.parent;
  return call?.type === 'CallExpression' && JQUERY.has(lastName(call.callee));
}

/** Whether a value says a type: not what takes the header away, nor what asks whether there is a body. */
function saysType(value: TSESTree.Node): boolean {
  if (value.type === 'Identifier') return value.name !== 'undefined';
  if (value.type === 'Literal') return value.value !== null && value.value !== false;
  return value.type !== 'ConditionalExpression';
}

/** Whether a chain of calls begins with a client: `superagent.get(url).set(...)`. */
function isOfClient(chain: TSESTree.Node, roles: Roles): boolean {
  for (let node = bare(chain); ; ) {
    if (roles.of(node)) return true;
    if (node.type === 'CallExpression') node = bare(node.callee);
    else if (node.type === 'MemberExpression') node = bare(node.object);
    else return false;
  }
}

/** Whether something is of an answer, which a server sends: `res`, `ctx.response.headers`, `res.status(200)`. */
function isOfAnswer(holder: TSESTree.Node): boolean {
  for (let node = bare(holder); ; ) {
    if (isResponse(node) || (node.type === 'Identifier' && CONTEXT.test(node.name))) return true;
    if (node.type === 'CallExpression') node = bare(node.callee);
    else if (node.type === 'MemberExpression') node = bare(node.object);
    else return false;
  }
}
