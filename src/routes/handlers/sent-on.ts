import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf } from '../../text/scope.ts';
import { bare, keyName, lastName, memberName, plainString } from '../../text/syntax.ts';
import { isClient } from './outgoing.ts';
import type { Resolver } from '../values/resolver.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { functionOf } from './signature.ts';

/**
 * Members that contain an address or a method: of an incoming request, of the options of an outgoing one, and of a URL.
 */
export const ADDRESS_NAMES: ReadonlySet<string> = new Set([
  ...[
    'url',
    'uri',
    'href',
    'path',
    'pathname',
    'method',
    'originalUrl',
    'baseUrl',
    'rawUrl',
    'rawPath',
    'nextUrl',
    'getUrl',
    'getPath',
  ],
]);

/** Members of a string, or of a list of its parts, that return an address or a piece of it. */
const KEEPING = new Set([
  'replace',
  'replaceAll',
  'slice',
  'substring',
  'substr',
  'split',
  'join',
  'concat',
  'toString',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'pop',
  'shift',
  'at',
]);

/** Functions that return the address that they are passed, as a string or as an object. */
const ANSWERING = new Set([
  'URL',
  'Request',
  'String',
  'encodeURI',
  'decodeURI',
  'resolve',
  'join',
  'urljoin',
  'urlJoin',
  'parse',
  'format',
  'concat',
  'normalize',
]);

/** Members of a client that name the method, so that the second argument is the body. */
const SAYS_METHOD = /^(?:get|post|put|patch|delete|del|head)$/i;

/** How many expressions an address is followed through. */
const MOST_EXPRESSIONS = 1_000;

/**
 * Whether a value becomes the address or the method of a request that this file sends: in a template, under other
 * names, as a member of options, through a function of this file.
 *
 * @param start an expression that reads it, or a pattern that takes it out of a request
 */
export function isSentOn(start: TSESTree.Node, resolver: Resolver): boolean {
  const reached = new Set<TSESTree.Node>(start.type === 'ObjectPattern' ? usesOf(start, resolver.file) : [start]);
  for (const node of reached) {
    const next = stepsFrom(node, resolver);
    if (next === 'sent') return true;
    for (const each of next) if (reached.size < MOST_EXPRESSIONS) reached.add(each);
  }
  return false;
}

/** The expressions that a value goes into next; `sent` where it goes into a request. */
function stepsFrom(node: TSESTree.Node, resolver: Resolver): readonly TSESTree.Node[] | 'sent' {
  const { parent } = node;
  switch (parent?.type) {
    case 'TemplateLiteral':
    case 'ArrayExpression':
    case 'LogicalExpression':
    case 'AwaitExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return [parent];
    case 'BinaryExpression':
      return parent.operator === '+' ? [parent] : [];
    case 'ConditionalExpression':
      return parent.test === node ? [] : [parent];
    case 'MemberExpression':
      return parent.object === node ? keptBy(parent) : chosenBy(parent, resolver);
    case 'NewExpression':
      return ANSWERING.has(lastName(parent.callee)) ? [parent] : [];
    case 'CallExpression':
      return parent.callee === node ? [parent] : takenBy(parent, node, resolver);
    case 'Property':
      return parent.value === node && ADDRESS_NAMES.has(keyName(parent.key, parent.computed) ?? '')
        ? [parent.parent]
        : [];
    case 'VariableDeclarator':
      return usesOf(parent.id, resolver.file);
    case 'AssignmentExpression':
      return assignedTo(parent.left, resolver.file);
    default:
      return [];
  }
}

function keptBy(member: TSESTree.MemberExpression): readonly TSESTree.Node[] {
  const name = memberName(member);
  if (name === null) return isQuery(member) ? [] : [member];
  return ADDRESS_NAMES.has(name) || KEEPING.has(name) ? [member] : [];
}

/** Whether a member is the query of an address: `req.url.split('?')[1]`. */
function isQuery({ object, property }: TSESTree.MemberExpression): boolean {
  const [separator] = object.type === 'CallExpression' && lastName(object.callee) === 'split' ? object.arguments : [];
  return (
    separator !== undefined && plainString(separator) === '?' && !(property.type === 'Literal' && property.value === 0)
  );
}

/** `sent` where a value selects the method of a client: `axios[req.method.toLowerCase()](url)`. */
function chosenBy(member: TSESTree.MemberExpression, { file }: Resolver): 'sent' | readonly TSESTree.Node[] {
  return member.parent.type === 'CallExpression' && member.parent.callee === member && isClient(member.object, file)
    ? 'sent'
    : [];
}

/**
 * Where an argument goes: into the parameter of a function of this file, into a request (`sent`), or into the result of
 * the call.
 */
function takenBy(
  call: TSESTree.CallExpression,
  node: TSESTree.Node,
  resolver: Resolver,
): readonly TSESTree.Node[] | 'sent' {
  const at = call.arguments.findIndex((argument) => argument === node);
  const callee = bare(call.callee);
  const own = callee.type === 'CallExpression' ? null : functionOf(callee, resolver);
  const parameter = own?.params[at];
  if (own) return parameter ? usesOf(parameter, resolver.file) : [];
  const isAddress = at === 0 || (at === 1 && !SAYS_METHOD.test(lastName(callee)));
  if (isAddress && isClient(callee, resolver.file)) return 'sent';
  return ANSWERING.has(lastName(callee)) ? [call] : [];
}

/** Where an assigned value goes: `target += req.url`, `options.path = req.url`. */
function assignedTo(left: TSESTree.Node, file: ScannedFile): readonly TSESTree.Node[] {
  if (left.type === 'MemberExpression')
    return ADDRESS_NAMES.has(memberName(left) ?? '') ? usesOf(left.object, file) : [];
  return usesOf(left, file);
}

/** Where variables of a pattern are read that contain an address, or an object that may contain one. */
function usesOf(pattern: TSESTree.Node, file: ScannedFile): readonly TSESTree.Node[] {
  switch (pattern.type) {
    case 'Identifier':
      return (
        variableOf(pattern, file)
          ?.references.filter((reference) => reference.isRead())
          .map(({ identifier }) => identifier) ?? []
      );
    case 'AssignmentPattern':
      return usesOf(pattern.left, file);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? usesOf(element, file) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'Property' && ADDRESS_NAMES.has(keyName(property.key, property.computed) ?? '')
          ? usesOf(property.value, file)
          : [],
      );
    default:
      return [];
  }
}
