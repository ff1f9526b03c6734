import type { TSESTree } from '@typescript-eslint/utils';
import { readText } from '../text/read-text.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import type { MethodToken } from '../model/method.ts';
import { bare, isFunction, lastName, memberName } from '../text/syntax.ts';
import { readCallAssertion, subjectOf } from './call-assertion.ts';
import { comparison } from './comparison.ts';
import { methodNamed, valueToken } from './method.ts';
import { calledOf, isMockOfClient } from './mock-functions.ts';
import type { Request } from '../model/request.ts';
import type { Roles } from './roles.ts';

type Match = Request['match'];

/** Members of a string, and how they compare it. */
const STRING_MEMBERS: Readonly<Record<string, Match>> = { endsWith: 'end', startsWith: 'beginning', includes: 'part' };
/** Members of an assertion that compare its subject with a text. */
const ASSERTIONS: Readonly<Record<string, Match>> = {
  toBe: 'whole',
  toEqual: 'whole',
  toStrictEqual: 'whole',
  equal: 'whole',
  eql: 'whole',
  eq: 'whole',
  toContain: 'part',
  toMatch: 'part',
  contain: 'part',
  include: 'part',
};
/** Functions of `assert` that compare two values. */
const EQUALITIES: ReadonlySet<string> = new Set(['equal', 'strictEqual', 'deepEqual', 'is', 'same']);
const EQUALS: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);

/** Reads a comparison of a URL with a text; null for anything else. */
export function readMatcher(
  node: TSESTree.CallExpression | TSESTree.BinaryExpression | TSESTree.SwitchCase,
  roles: Roles,
): Request | null {
  switch (node.type) {
    case 'BinaryExpression':
      return asCondition(readComparison(node, roles));
    case 'SwitchCase':
      return node.test && isUrl(node.parent.discriminant, roles)
        ? asCondition(comparison(node.test, node, 'whole', null, roles.file))
        : null;
    default:
      return readCall(node, roles);
  }
}

function asCondition(compared: Request | null): Request | null {
  return compared?.method === null ? { ...compared, answersAll: true } : compared;
}

/** `url === '/users'` */
function readComparison(node: TSESTree.BinaryExpression, roles: Roles): Request | null {
  if (!EQUALS.has(node.operator)) return null;
  const [subject, text] = isUrl(node.left, roles) ? [node.left, node.right] : [node.right, node.left];
  return isUrl(subject, roles) ? comparison(text, node, 'whole', methodBeside(node, roles.file), roles.file) : null;
}

function readCall(call: TSESTree.CallExpression, roles: Roles): Request | null {
  const callee = bare(call.callee);
  const [first, second] = call.arguments;
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  if (callee.type !== 'MemberExpression' || member === null || !first) return null;
  const compared = Object.hasOwn(STRING_MEMBERS, member) ? STRING_MEMBERS[member] : undefined;
  if (compared && isUrl(callee.object, roles))
    return asCondition(comparison(first, call, compared, methodBeside(call, roles.file), roles.file));
  const called = readCallAssertion(call, callee, member, roles);
  if (called) return called;
  const subject = subjectOf(callee);
  const asserted = subject && Object.hasOwn(ASSERTIONS, member) ? ASSERTIONS[member] : undefined;
  if (subject && asserted && isUrl(subject, roles)) return comparison(first, call, asserted, null, roles.file);
  const isAssert = EQUALITIES.has(member) && second && /^(?:assert|t|test|tap)$/.test(lastName(callee.object));
  return isAssert && isUrl(first, roles) ? comparison(second, call, 'whole', null, roles.file) : null;
}

/** By the outermost node of each condition, which many comparisons may share. */
const methodsOfConditions = new WeakMap<TSESTree.Node, MethodToken | null>();

/** The method that the same condition compares: `url === '/users' && options.method === 'POST'`. */
function methodBeside(node: TSESTree.Node, file: ScannedFile): MethodToken | null {
  let top = node;
  while (top.parent?.type === 'LogicalExpression' && top.parent.operator === '&&') top = top.parent;
  const known = methodsOfConditions.get(top);
  if (known !== undefined) return known;
  const found = methodIn(top, file);
  methodsOfConditions.set(top, found);
  return found;
}

function methodIn(condition: TSESTree.Node, file: ScannedFile): MethodToken | null {
  const operands: TSESTree.Node[] = [condition];
  for (let operand = operands.pop(); operand; operand = operands.pop()) {
    if (operand.type === 'LogicalExpression' && operand.operator === '&&') operands.push(operand.left, operand.right);
    else if (operand.type === 'BinaryExpression' && /^===?$/.test(operand.operator)) {
      const { left, right } = operand;
      const said = isMethod(left) ? right : isMethod(right) ? left : null;
      const text = said && readText(said, file);
      if (said && text && methodNamed(text.value)) return valueToken(said, file, () => true);
    }
  }
  return null;
}

function isMethod(node: TSESTree.Node): boolean {
  return /^(?:http)?method$/i.test(lastName(node));
}

/** Names of a URL that is asked for; `templateUrl` and `redirectUrl` are none. */
const URL_NAME = new RegExp(
  String.raw`^(?:(?:request(?:ed)?|req|called|call|fetch(?:ed)?|api|full|original|actual|internal` +
    String.raw`|target|raw|the|last|first)_?)?ur[li]$|^endpoint$`,
  'i',
);
const PATH_NAME = /^(?:path|pathname|requestPath|reqPath)$/;
/** What a path or a URL is a member of that no request is: the address of a page, a state of a router, a file. */
const OTHER_OWNER = new RegExp(
  String.raw`^\$?(?:location|window|document|history|router|route|page|file|entry|img|image|link` +
    String.raw`|browser|driver|cy|navigation|match|stat|asset)$|(?:state|route|page|file|link)$`,
  'i',
);
const REQUEST_OWNER =
  /^(?:req|request|ctx|context|config|options|opts|init|call|args|interceptedRequest|parsed|parsedUrl|parsedURL)$/i;

/** Whether an expression holds the URL of a request: by its name, or because a mock of a client was called with it. */
function isUrl(node: TSESTree.Node, roles: Roles): boolean {
  const expression = bare(node);
  switch (expression.type) {
    case 'Identifier':
      return URL_NAME.test(expression.name);
    case 'MemberExpression':
      return isUrlMember(expression, roles);
    case 'CallExpression': {
      const callee = bare(expression.callee);
      if (callee.type === 'Identifier' && callee.name === 'String')
        return expression.arguments.length === 1 && isUrl(expression.arguments[0] ?? callee, roles);
      if (callee.type !== 'MemberExpression') return false;
      const name = memberName(callee);
      if (name === 'toString' || name === 'toLowerCase') return isUrl(callee.object, roles);
      return name === 'url' && expression.arguments.length === 0 && isUrlMember(callee, roles);
    }
    default:
      return false;
  }
}

function isUrlMember(node: TSESTree.MemberExpression, roles: Roles): boolean {
  const name = memberName(node);
  const owner = bare(node.object);
  if (owner.type === 'MemberExpression' && isFirstArgument(node, owner, roles)) return true;
  if (name === null || isFunction(owner)) return false;
  const ownerName = lastName(owner.type === 'CallExpression' ? owner.callee : owner);
  if (OTHER_OWNER.test(ownerName)) return false;
  if (URL_NAME.test(name)) return true;
  if (name === 'href' || name === 'pathname') return URL_NAME.test(ownerName) || REQUEST_OWNER.test(ownerName);
  return PATH_NAME.test(name) && REQUEST_OWNER.test(ownerName);
}

/** `fetch.mock.calls[0][0]`, `fetch.mock.lastCall[0]` */
function isFirstArgument(node: TSESTree.MemberExpression, owner: TSESTree.MemberExpression, roles: Roles): boolean {
  if (!node.computed || node.property.type !== 'Literal' || node.property.value !== 0) return false;
  const calls = owner.computed ? bare(owner.object) : owner;
  if (calls.type !== 'MemberExpression' || !/^(?:calls|lastCall)$/.test(memberName(calls) ?? '')) return false;
  const mock = bare(calls.object);
  if (mock.type !== 'MemberExpression' || memberName(mock) !== 'mock') return false;
  return (
    /^(?:get|post|put|patch|delete)$/i.test(lastName(mock.object)) ||
    isMockOfClient(mock.object) ||
    calledOf(mock.object, roles) !== null
  );
}
