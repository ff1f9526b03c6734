import type { TSESTree } from '@typescript-eslint/utils';
import { readText } from '../text/read-text.ts';
import type { ScannedFile } from '../routes/scan.ts';
import type { MethodToken } from '../routes/model.ts';
import { bare, isFunction, lastName, memberName } from '../text/syntax.ts';
import { memberToken, methodNamed, unsaid, valueToken } from './method.ts';
import type { Request } from './model.ts';
import { optionOf, optionsBehind } from './options.ts';
import type { Roles } from './roles.ts';
import { beginsAsPath } from './url.ts';

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
/** Members of an assertion that compare what a function was called with. */
const CALL_ASSERTIONS: ReadonlySet<string> = new Set([
  ...['toHaveBeenCalledWith', 'toHaveBeenLastCalledWith', 'toHaveBeenNthCalledWith', 'toBeCalledWith', 'lastCalledWith', 'nthCalledWith'],
  ...['calledWith', 'calledOnceWith', 'calledWithExactly', 'calledOnceWithExactly'],
]);
/** Functions of `assert` that compare two values. */
const EQUALITIES: ReadonlySet<string> = new Set(['equal', 'strictEqual', 'deepEqual', 'is', 'same']);
const EQUALS: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);

/** Reads a comparison of a URL with a text; null for anything else. */
export function readMatcher(node: TSESTree.CallExpression | TSESTree.BinaryExpression | TSESTree.SwitchCase, roles: Roles): Request | null {
  switch (node.type) {
    case 'BinaryExpression':
      return readComparison(node, roles);
    case 'SwitchCase':
      return node.test && isUrl(node.parent.discriminant, roles) ? matcher(node.test, node, 'whole', null, roles.file) : null;
    default:
      return readCall(node, roles);
  }
}

/** `url === '/users'` */
function readComparison(node: TSESTree.BinaryExpression, roles: Roles): Request | null {
  if (!EQUALS.has(node.operator)) return null;
  const [subject, text] = isUrl(node.left, roles) ? [node.left, node.right] : [node.right, node.left];
  return isUrl(subject, roles) ? matcher(text, node, 'whole', methodBeside(node, roles.file), roles.file) : null;
}

function readCall(call: TSESTree.CallExpression, roles: Roles): Request | null {
  const callee = bare(call.callee);
  const [first, second] = call.arguments;
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  if (callee.type !== 'MemberExpression' || member === null || !first) return null;
  const compared = Object.hasOwn(STRING_MEMBERS, member) ? STRING_MEMBERS[member] : undefined;
  if (compared && isUrl(callee.object, roles)) return matcher(first, call, compared, methodBeside(call, roles.file), roles.file);
  const subject = subjectOf(callee);
  if (subject && CALL_ASSERTIONS.has(member)) return readCallAssertion(call, member, subject, roles);
  const asserted = subject && Object.hasOwn(ASSERTIONS, member) ? ASSERTIONS[member] : undefined;
  if (subject && asserted && isUrl(subject, roles)) return matcher(first, call, asserted, null, roles.file);
  const isAssert = EQUALITIES.has(member) && second && /^(?:assert|t|test|tap)$/.test(lastName(callee.object));
  return isAssert && isUrl(first, roles) ? matcher(second, call, 'whole', null, roles.file) : null;
}

/** What an assertion is about: `x` of `expect(x).not.toBe`, `x` of `expect(x).to.have.been.calledWith`. */
function subjectOf(callee: TSESTree.MemberExpression): TSESTree.Node | null {
  let node = bare(callee.object);
  while (node.type === 'MemberExpression') node = bare(node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return null;
  return node.arguments[0] ?? null;
}

/** `expect(axios.get).toHaveBeenCalledWith('/users')` waits for the request that the call would send. */
function readCallAssertion(call: TSESTree.CallExpression, member: string, subject: TSESTree.Node, roles: Roles): Request | null {
  const [url, options] = member.startsWith('nth') || member.includes('Nth') ? call.arguments.slice(1) : call.arguments;
  const expression = bare(subject);
  if (!url) return null;
  const on = expression.type === 'MemberExpression' ? roles.of(expression.object) : null;
  const name = expression.type === 'MemberExpression' ? memberName(expression) : null;
  const group = name === null ? undefined : on?.role.methods?.find(({ members }) => Object.hasOwn(members, name));
  if (expression.type === 'MemberExpression' && group && name !== null) {
    const given = options ? 2 : 1;
    // Another member may take other arguments: only where the URL stands alone, or in the same group, may it be named.
    const memberFor = (target: string): string | null => {
      const groups = given === 1 ? (on?.role.methods ?? []) : [group];
      return groups.flatMap(({ members }) => Object.keys(members).filter((each) => members[each] === target))[0] ?? null;
    };
    const method = group.members[name];
    return method ? matcher(url, call, 'whole', memberToken(expression, method, roles.file, memberFor), roles.file) : null;
  }
  const isKnown = roles.of(expression)?.role.sends !== undefined;
  if (!isKnown && !/fetch|axios|request|http|ajax/i.test(lastName(expression))) return null;
  const method = options ? optionsMethod(options, roles.file) : isKnown ? unsaid('GET', call.range) : null;
  return matcher(url, call, 'whole', method, roles.file);
}

function optionsMethod(node: TSESTree.Node, file: ScannedFile): MethodToken | null {
  const options = optionsBehind(node, file);
  const method = options && optionOf(options.node, ['method']);
  return options?.owned && method?.kind === 'value' ? valueToken(method.node, file, () => true) : null;
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
const URL_NAME = /^(?:(?:request(?:ed)?|req|called|call|fetch(?:ed)?|api|full|original|actual|internal|target|raw|the|last|first)_?)?ur[li]$|^endpoint$/i;
const PATH_NAME = /^(?:path|pathname|requestPath|reqPath)$/;
/** What a path or a URL is a member of that no request is: the address of a page, a state of a router, a file. */
const OTHER_OWNER = /^\$?(?:location|window|document|history|router|route|page|file|entry|img|image|link|browser|driver|cy|navigation|match|stat|asset)$|(?:state|route|page|file|link)$/i;
const REQUEST_OWNER = /^(?:req|request|ctx|context|config|options|opts|init|call|args|interceptedRequest|parsed|parsedUrl|parsedURL)$/i;

/** Whether an expression holds the URL of a request: by its name, or because a mock of a client was called with it. */
function isUrl(node: TSESTree.Node, roles: Roles): boolean {
  const expression = bare(node);
  switch (expression.type) {
    case 'Identifier':
      return URL_NAME.test(expression.name);
    case 'MemberExpression':
      return isUrlMember(expression);
    case 'CallExpression': {
      const callee = bare(expression.callee);
      if (callee.type === 'Identifier' && callee.name === 'String') return expression.arguments.length === 1 && isUrl(expression.arguments[0] ?? callee, roles);
      if (callee.type !== 'MemberExpression') return false;
      const name = memberName(callee);
      if (name === 'toString' || name === 'toLowerCase') return isUrl(callee.object, roles);
      return name === 'url' && expression.arguments.length === 0 && isUrlMember(callee);
    }
    default:
      return false;
  }
}

function isUrlMember(node: TSESTree.MemberExpression): boolean {
  const name = memberName(node);
  const owner = bare(node.object);
  if (owner.type === 'MemberExpression' && isFirstArgument(node, owner)) return true;
  if (name === null || isFunction(owner)) return false;
  const ownerName = lastName(owner.type === 'CallExpression' ? owner.callee : owner);
  if (OTHER_OWNER.test(ownerName)) return false;
  if (URL_NAME.test(name)) return true;
  if (name === 'href' || name === 'pathname') return URL_NAME.test(ownerName) || REQUEST_OWNER.test(ownerName);
  return PATH_NAME.test(name) && REQUEST_OWNER.test(ownerName);
}

/** `fetch.mock.calls[0][0]`, `fetch.mock.lastCall[0]` */
function isFirstArgument(node: TSESTree.MemberExpression, owner: TSESTree.MemberExpression): boolean {
  if (!node.computed || node.property.type !== 'Literal' || node.property.value !== 0) return false;
  const calls = owner.computed ? bare(owner.object) : owner;
  if (calls.type !== 'MemberExpression' || !/^(?:calls|lastCall)$/.test(memberName(calls) ?? '')) return false;
  const mock = bare(calls.object);
  return mock.type === 'MemberExpression' && memberName(mock) === 'mock' && /fetch|axios|request|http|ajax|^(?:get|post|put|patch|delete)$/i.test(lastName(mock.object));
}

/** A path that says more than a scheme or the root. */
const SEGMENT = /(?:^|[^/:])\/+[^/?#]/;

/** The matcher of a text, where the text is a URL or the end of one. */
function matcher(node: TSESTree.Node, whole: TSESTree.Node, match: Match, method: MethodToken | null, file: ScannedFile): Request | null {
  const url = readText(node, file);
  const isPath = url && (beginsAsPath(url.value) || (match !== 'beginning' && /^[\w.~-]+\/[\w./~:-]+$/.test(url.value)));
  if (!isPath || !SEGMENT.test(url.value)) return null;
  return { kind: 'matcher', client: 'comparison', method, url, base: match === 'whole' ? '' : null, match, inProcess: false, range: whole.range };
}
