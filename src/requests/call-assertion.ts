import type { TSESTree } from '@typescript-eslint/utils';
import type { Method, MethodToken } from '../model/method.ts';
import { readText } from '../text/read-text.ts';
import { bare, lastName, memberName } from '../text/syntax.ts';
import { addedMethod } from './added-method.ts';
import { likelyMember } from './likely-client.ts';
import { comparison } from './comparison.ts';
import { memberSaying, memberToken, unsaid, valueToken } from './method.ts';
import { calledOf, isMockOfClient } from './mock-functions.ts';
import type { Called } from './called-function.ts';
import type { Request } from '../model/request.ts';
import { optionOf, optionsBehind } from './options.ts';
import type { Roles } from './roles.ts';

/** Members that compare all that a function was called with. */
const WHOLE_CALLS: ReadonlySet<string> = new Set([
  ...[
    'toHaveBeenCalledWith',
    'toHaveBeenLastCalledWith',
    'toHaveBeenNthCalledWith',
    'toBeCalledWith',
    'lastCalledWith',
    'nthCalledWith',
  ],
  ...['calledWithExactly', 'calledOnceWithExactly', 'toHaveBeenCalledExactlyOnceWith'],
]);
/** Members that compare the first arguments alone. */
const BEGINNINGS: ReadonlySet<string> = new Set(['calledWith', 'calledOnceWith', 'withArgs']);

type Given = readonly TSESTree.CallExpressionArgument[];

/** What an assertion is about: `x` of `expect(x).not.toBe`, `x` of `expect(x).to.have.been.calledWith`. */
export function subjectOf(callee: TSESTree.MemberExpression): TSESTree.Node | null {
  let node = bare(callee.object);
  while (node.type === 'MemberExpression') node = bare(node.object);
  if (
    node.type !== 'CallExpression' ||
    node.callee.type !== 'Identifier' ||
    !/^(?:expect|when)$/.test(node.callee.name)
  )
    return null;
  return node.arguments[0] ?? null;
}

/** `expect(axios.get).toHaveBeenCalledWith('/users')` waits for the request that the call would send. */
export function readCallAssertion(
  call: TSESTree.CallExpression,
  callee: TSESTree.MemberExpression,
  member: string,
  roles: Roles,
): Request | null {
  if (!WHOLE_CALLS.has(member) && !BEGINNINGS.has(member)) return null;
  const isAssert = lastName(callee.object) === 'assert';
  const subject = isAssert ? call.arguments[0] : (subjectOf(callee) ?? callee.object);
  const given = call.arguments.slice((isAssert ? 1 : 0) + (/nth/i.test(member) ? 1 : 0));
  const [url] = given;
  if (!subject || !url || given.some(isFunctionPattern)) return null;
  const called = calledOf(subject, roles) ?? likelyCalled(subject, given, roles);
  if (!called && !isMockOfClient(subject)) return null;
  const method = called?.name
    ? memberMethod(called, called.name, call, given, roles)
    : optionMethod(called, call, given, member, roles);
  return comparison(url, call, 'whole', method, roles.file, called?.on.base);
}

/** `expect(api.get)`: where more is given than a URL, only a client's name tells a request from a registration. */
function likelyCalled(subject: TSESTree.Node, given: Given, roles: Roles): Called | null {
  const written = bare(subject);
  const name = written.type === 'MemberExpression' ? memberName(written) : null;
  if (written.type !== 'MemberExpression' || name === null) return null;
  const found = likelyMember(written.object, name, given.length === 1 ? 0 : 2, roles);
  return found && { ...found, written };
}

/** `expect.any(Function)`: what takes a handler registers something. */
function isFunctionPattern(node: TSESTree.Node): boolean {
  return (
    node.type === 'CallExpression' &&
    lastName(node.callee) === 'any' &&
    lastName(node.arguments[0] ?? node) === 'Function'
  );
}

/** The method that the member of a client says. */
function memberMethod(
  { on, written }: Called,
  name: string,
  call: TSESTree.CallExpression,
  given: Given,
  { file }: Roles,
): MethodToken | null {
  const groups = on.role.methods ?? [];
  const own = groups.find(({ members }) => Object.hasOwn(members, name));
  const method = own?.members[name];
  if (!own || !method) return null;
  if (!written) return unsaid(method, call.range);
  // Another member may take other arguments: only where the URL stands alone, or in the same group, may it be named.
  const fitting = given.length === 1 ? [own, ...groups] : [own];
  return memberToken(
    written,
    method,
    file,
    (target) => fitting.map((group) => memberSaying(target, group, name)).find((each) => each !== null) ?? null,
  );
}

/** The method that the options of a client say; null where they may be any. */
function optionMethod(
  called: Called | null,
  call: TSESTree.CallExpression,
  given: Given,
  member: string,
  { file }: Roles,
): MethodToken | null {
  const [url, argument] = given;
  const options = argument ? optionsBehind(argument, file) : null;
  if (!url || (argument && !options)) return null;
  const names = called?.on.client.options.method ?? ['method'];
  const option = options && optionOf(options, names);
  if (option?.kind === 'value')
    return options?.owned ? valueToken(option.node, file, () => true) : sharedMethod(option.node, call, file);
  if (!called || option?.kind === 'unknown' || isPartial(argument)) return null;
  const isAdding = WHOLE_CALLS.has(member) && called.on.role.addsMethod === true && (options?.owned ?? true);
  return isAdding
    ? addedMethod('GET', { call, url, options: options?.node ?? null }, file, () => true)
    : unsaid('GET', call.range);
}

/** A method that an object says which others read as well. */
function sharedMethod(node: TSESTree.Node, call: TSESTree.CallExpression, file: Roles['file']): MethodToken | null {
  const said = readText(node, file)?.value;
  const method: Method | undefined = said?.toUpperCase();
  return method === undefined ? null : unsaid(method, call.range);
}

/** `expect.objectContaining({ headers })` leaves the method open. */
function isPartial(node: TSESTree.Node | undefined): boolean {
  return node?.type === 'CallExpression';
}
