import type { TSESTree } from '@typescript-eslint/utils';
import { pushChildren, requiredSpecifier } from '../routes/scan.ts';
import { destructuredKey } from '../text/constants.ts';
import { readText } from '../text/read-text.ts';
import { variableOf } from '../text/scope.ts';
import { bare, keyName, lastName, memberName, plainString } from '../text/syntax.ts';
import { subjectOf } from './call-assertion.ts';
import { BY_MODULE } from './clients/all.ts';
import { likelyMember } from './likely-client.ts';
import { calledOf } from './mock-functions.ts';
import type { MockedMethod } from './mocked-methods.ts';
import type { Roles } from './roles.ts';

/** Members of clients that say a method. */
const METHODS: ReadonlySet<string> = new Set(['get', 'head', 'post', 'put', 'patch', 'delete']);
/** Functions of test libraries that put something in the place of a member: `jest.spyOn(axios, 'get')`. */
const SPYING: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy', 'replaceProperty']);
/** Others that do so, and whose names mean much else. */
const REPLACING: ReadonlySet<string> = new Set(['replace', 'method', 'fake', 'assign']);
/** Functions that put an object in the place of a module. */
const MOCKING: ReadonlySet<string> = new Set([
  ...['mock', 'doMock', 'unstable_mockModule', 'setMock', 'module', 'proxyquire', 'replaceEsm', 'mockModule'],
]);
/** Members of a mock that say what it answers. */
const ANSWERING =
  /^(?:mock(?:Implementation|(?:Resolved|Rejected|Return)Value)(?:Once)?|resolves|rejects|returns|callsFake)$/;
/** Members of assertions, and of mocks, that count calls. */
const COUNTING = /^(?:to(?:HaveBeen|Be)Called(?:Times|Once)?|(?:not)?[cC]alled(?:Once|Twice|Thrice)?|callCount)$/;
/** Members of assertions that compare the arguments of calls. */
const COMPARING = /CalledWith|^called(?:Once)?With/;
/** Members of a mock that tell its calls. */
const CALLS: ReadonlySet<string> = new Set(['mock', 'firstCall', 'lastCall', 'getCall', 'getCalls', 'args']);
/** Members of axios-mock-adapter that answer a method. */
const ADAPTING: Readonly<Record<string, string>> = Object.fromEntries(
  [...METHODS].map((method) => [`on${method.charAt(0).toUpperCase()}${method.slice(1)}`, method]),
);
/** What modules of the project are called that have a client. */
const CLIENT_NAME = /axios|fetch|http|api|client|request/i;
/** How much a name must say that something is a client, where nothing else says so. */
const MUCH = 2;

/**
 * Finds the methods of clients that a test replaces or counts whatever the URL, by an alias, an assignment or a factory
 * too: `axios.get = mockGet`, `const { get } = axios; get.mockResolvedValue({})`.
 */
export function replacedMethods(roles: Roles): readonly MockedMethod[] {
  const found: MockedMethod[] = [];
  const stack: TSESTree.Node[] = [roles.file.ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    pushChildren(node, roles.file.visitorKeys, stack);
    if (node.type === 'AssignmentExpression') found.push(...assigned(node, roles));
    else if (node.type === 'CallExpression') found.push(...called(node, roles));
    else if (node.type === 'MemberExpression') found.push(...inspected(node, roles));
  }
  return found.toSorted((a, b) => a.range[0] - b.range[0]);
}

/** `axios.get = jest.fn()`, `api['get'] = mockGet` */
function assigned({ left, range }: TSESTree.AssignmentExpression, roles: Roles): readonly MockedMethod[] {
  const member = bare(left);
  if (member.type !== 'MemberExpression') return [];
  const name = memberName(member) ?? readText(member.property, roles.file)?.value ?? '';
  return mocksOf(isMethodOf(member.object, name, MUCH, roles) ? name : null, range);
}

function called(call: TSESTree.CallExpression, roles: Roles): readonly MockedMethod[] {
  const callee = bare(call.callee);
  const name = lastName(callee);
  const [first, ...others] = call.arguments;
  if (first && others.length > 0) {
    if (MOCKING.has(name) && isClientModule(first)) return membersIn(others, roles);
    if (name === 'assign' && isMethodOf(first, 'get', MUCH, roles)) return membersIn(others, roles);
    if (SPYING.has(name) || REPLACING.has(name)) return spied(call, first, SPYING.has(name) ? 0 : MUCH, roles);
  }
  if (callee.type !== 'MemberExpression') return [];
  if (ANSWERING.test(name)) return mocksOf(methodOf(callee.object, roles), call.range);
  if (COUNTING.test(name) || COMPARING.test(name)) return expected(call, callee, name, roles);
  return saysUrl(first, roles) ? [] : mocksOf(answeredBy(callee, name, roles), call.range);
}

/** `expect(axios.get).toHaveBeenCalled()`; what says a URL moves with its route. */
function expected(
  { arguments: given, range }: TSESTree.CallExpression,
  callee: TSESTree.MemberExpression,
  name: string,
  roles: Roles,
): readonly MockedMethod[] {
  const isAssert = lastName(callee.object) === 'assert';
  const subject = isAssert ? given[0] : subjectOf(callee);
  const url = given[(isAssert ? 1 : 0) + (/nth/i.test(name) ? 1 : 0)];
  return subject && !(COMPARING.test(name) && saysUrl(url, roles))
    ? mocksOf(methodOf(subject, roles), range, true)
    : [];
}

/** `jest.spyOn(axios, 'get')` */
function spied(
  { arguments: [, key], range }: TSESTree.CallExpression,
  object: TSESTree.Node,
  weight: number,
  roles: Roles,
): readonly MockedMethod[] {
  const member = (key && readText(key, roles.file)?.value) ?? '';
  return mocksOf(isMethodOf(object, member, weight, roles) ? member : null, range);
}

/** The method that a library answers by a member: `adapter.onGet()`, `nock(HOST).get(/users/)`. */
function answeredBy({ object }: TSESTree.MemberExpression, name: string, roles: Roles): string | null {
  if (Object.hasOwn(ADAPTING, name)) return ADAPTING[name] ?? null;
  return METHODS.has(name) && roles.of(object)?.client.name === 'nock' ? name : null;
}

/** `axios.get.mock.calls`, `axios.get.calledOnce`, `adapter.history.get` */
function inspected(node: TSESTree.MemberExpression, roles: Roles): readonly MockedMethod[] {
  const name = memberName(node) ?? '';
  const object = bare(node.object);
  if (METHODS.has(name) && object.type === 'MemberExpression' && memberName(object) === 'history')
    return mocksOf(name, node.range, true);
  const isCall = node.parent.type === 'CallExpression' && node.parent.callee === node;
  const isAsked = CALLS.has(name) || (COUNTING.test(name) && !isCall);
  return isAsked ? mocksOf(methodOf(subjectOf(node) ?? object, roles), node.range, true) : [];
}

function mocksOf(name: string | null, range: MockedMethod['range'], isCounted = false): readonly MockedMethod[] {
  return name === null ? [] : [{ method: name.toUpperCase(), range, isCounted }];
}

/** The method that an expression stands for, which is a member of a client or a mock of one, by whatever name. */
function methodOf(node: TSESTree.Node, roles: Roles): string | null {
  const mock = bare(node);
  const name = calledOf(mock, roles)?.name ?? null;
  if (name !== null) return METHODS.has(name) ? name : null;
  const [object, member] = mock.type === 'MemberExpression' ? [mock.object, memberName(mock)] : takenBy(mock, roles);
  return object && member !== null && isMethodOf(object, member, 0, roles) ? member : null;
}

/** The object and the member that a variable is declared as: `const { get } = axios`. */
function takenBy(node: TSESTree.Node, { file }: Roles): readonly [TSESTree.Node | null, string | null] {
  const declared = node.type === 'Identifier' ? variableOf(node, file)?.defs[0]?.node : null;
  if (node.type !== 'Identifier' || declared?.type !== 'VariableDeclarator' || declared.id.type !== 'ObjectPattern')
    return [null, null];
  return [declared.init, destructuredKey(declared.id, node.name)];
}

/** Whether a member says a method of something that may be a client: a library's, or one that is called so. */
function isMethodOf(object: TSESTree.Node, member: string, weight: number, roles: Roles): boolean {
  return METHODS.has(member) && (roles.of(object) !== null || likelyMember(object, member, weight, roles) !== null);
}

function saysUrl(node: TSESTree.Node | undefined, { file }: Roles): boolean {
  return node !== undefined && readText(node, file) !== null;
}

/** The members that say methods in the objects that a factory answers. */
function membersIn(given: readonly TSESTree.Node[], { file }: Roles): readonly MockedMethod[] {
  const found: MockedMethod[] = [];
  const stack: TSESTree.Node[] = [...given];
  for (let node = stack.pop(); node; node = stack.pop()) {
    pushChildren(node, file.visitorKeys, stack);
    const name = node.type === 'Property' ? keyName(node.key, node.computed) : null;
    if (name !== null && METHODS.has(name)) found.push(...mocksOf(name, node.range));
  }
  return found;
}

/** A client of a package, or a module of the project. */
function isClientModule(node: TSESTree.Node): boolean {
  const specifier = node.type === 'CallExpression' ? requiredSpecifier(node) : plainString(node);
  const imported = node.type === 'ImportExpression' ? plainString(node.source) : specifier;
  return imported !== null && (BY_MODULE.has(imported) || CLIENT_NAME.test(imported));
}
