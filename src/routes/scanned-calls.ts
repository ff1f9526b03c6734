import type { Candidate, ExportDeclaration, HandingCall, Operation } from './scanned-file.ts';
import { bare, type ClassNode, lastName, memberName, plainString } from '../text/syntax.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import { addTo } from '../text/grouping.ts';
import { METHOD_MEMBERS, METHODS_FIRST_MEMBERS, TABLE_MEMBERS } from './frameworks/all-frameworks.ts';
import { routerNameWeight } from './values/foreign-names.ts';
import { MAKER_NAMES, SETTING_MEMBERS } from './decorators/all-decorators.ts';

export interface Found {
  readonly candidates: Candidate[];
  readonly handingCalls: HandingCall[];
  readonly scopeCalls: HandingCall[];
  readonly classes: ClassNode[];
  readonly settingCalls: HandingCall[];
  readonly specifiers: Set<string>;
  readonly assignments: Map<string, TSESTree.AssignmentExpression[]>;
  readonly selfCalls: Map<string, TSESTree.CallExpression[]>;
  readonly calls: Map<string, TSESTree.CallExpression[]>;
  readonly returns: TSESTree.ReturnStatement[];
  readonly exports: ExportDeclaration[];
  readonly operations: Operation[];
}

export function collect(node: TSESTree.Node, found: Found): void {
  switch (node.type) {
    case 'CallExpression':
      found.operations.push(node);
      collectCall(node, found);
      break;
    case 'NewExpression':
      found.operations.push(node);
      collectHanding(node, found);
      collectSetting(node, found);
      break;
    case 'BinaryExpression':
    case 'SwitchCase':
      found.operations.push(node);
      break;
    case 'ClassDeclaration':
    case 'ClassExpression':
      found.classes.push(node);
      break;
    case 'AssignmentExpression':
      collectAssignment(node, found);
      break;
    case 'ReturnStatement':
      found.returns.push(node);
      break;
    case 'ImportDeclaration':
      found.specifiers.add(node.source.value);
      break;
    case 'ExportAllDeclaration':
    case 'ExportDefaultDeclaration':
    case 'ExportNamedDeclaration':
    case 'TSExportAssignment':
      found.exports.push(node);
      break;
    case 'TSExternalModuleReference':
      found.specifiers.add(node.expression.value);
      break;
  }
}

function collectCall(call: TSESTree.CallExpression, found: Found): void {
  const callee = bare(call.callee);
  const name = lastName(callee);
  if (name !== '') addTo(found.calls, name, call);
  if (callee.type === 'MemberExpression') {
    const member = memberName(callee);
    const isDynamic = member === null && callee.computed;
    if (member !== null && callee.object.type === 'ThisExpression') addTo(found.selfCalls, member, call);
    if (isDynamic || (member !== null && mayRegister(member, call))) {
      found.candidates.push({ call, callee, member });
    } else collectHanding(call, found);
  } else collectHanding(call, found);
  collectSetting(call, found);
  const specifier = requiredSpecifier(call);
  if (specifier !== null) found.specifiers.add(specifier);
}

function mayRegister(member: string, { arguments: { length } }: TSESTree.CallExpression): boolean {
  return METHOD_MEMBERS.has(member) || TABLE_MEMBERS.has(member) || (METHODS_FIRST_MEMBERS.has(member) && length > 2);
}

function collectHanding(call: HandingCall, found: Found): void {
  if (handsOver(call, (name) => routerNameWeight(name) > 0)) found.handingCalls.push(call);
  else if (handsOver(call, (name) => SCOPE.test(name))) found.scopeCalls.push(call);
}

function collectSetting(call: HandingCall, found: Found): void {
  const name = lastName(call.callee);
  if (MAKER_NAMES.has(name) || SETTING_MEMBERS.has(name)) found.settingCalls.push(call);
}

/** What people call the router that a plugin is passed, and many other things. */
const SCOPE = /^(?:scope|inner|child|nested)$|(?:Scope|Instance)$/;

/** Whether a call passes what is called in a certain way, or an object with such a member. */
function handsOver(call: HandingCall, isMeant: (name: string) => boolean): boolean {
  return call.arguments.some((argument) => {
    if (argument.type !== 'ObjectExpression') return isMeant(lastName(argument));
    return argument.properties.some((property) => property.type === 'Property' && isMeant(lastName(property.value)));
  });
}

/** The specifier of `require('x')`, or null. */
export function requiredSpecifier(call: TSESTree.CallExpression): string | null {
  const [argument] = isRequire(call) ? call.arguments : [];
  return argument ? plainString(argument) : null;
}

export function isRequire({ callee }: TSESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'require';
}

function collectAssignment(node: TSESTree.AssignmentExpression, found: Found): void {
  if (node.left.type !== 'MemberExpression') return;
  // A member of no name is one of any: who asks for all assignments hears of it.
  addTo(found.assignments, memberName(node.left) ?? '', node);
}
