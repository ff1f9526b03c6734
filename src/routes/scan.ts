import type { TSESTree } from '@typescript-eslint/utils';
import { addTo } from '../text/grouping.ts';
import {
  bare,
  isFunction,
  lastName,
  memberName,
  plainString,
  type ClassNode,
  type FunctionNode,
} from '../text/syntax.ts';
import { MAKER_NAMES, SETTING_MEMBERS } from './decorators/all-decorators.ts';
import { routerNameWeight } from './values/foreign-names.ts';
import { takesPath } from './registrars/path-arguments.ts';
import { METHOD_MEMBERS, METHODS_FIRST_MEMBERS, TABLE_MEMBERS } from './frameworks/all-frameworks.ts';
import type {
  Candidate,
  ExportDeclaration,
  HandingCall,
  Operation,
  RecognitionSource,
  ScannedFile,
} from './scanned-file.ts';

/** What was found in files that are read for their routes and for their requests. */
const scanned = new WeakMap<TSESTree.Program, ScannedFile>();

export function scan(source: RecognitionSource): ScannedFile {
  const known = scanned.get(source.ast);
  // Who does not name the file does not ask for its name.
  if (known && (source.file === undefined || source.file === known.file)) return known;
  const made = readNodes(source);
  scanned.set(source.ast, made);
  return made;
}

function readNodes(source: RecognitionSource): ScannedFile {
  const found = walk(source);
  let returns: Map<FunctionNode, TSESTree.Expression[]> | null = null;
  // Put together when they are first asked for: not every reader of a file asks for all of them.
  let plainCalls: readonly TSESTree.CallExpression[] | null = null;
  let pathCalls: readonly TSESTree.CallExpression[] | null = null;
  let operations: readonly Operation[] | null = null;
  return {
    file: source.file ?? '',
    registrars: source.registrars ?? [],
    ast: source.ast,
    text: source.text,
    scopeManager: source.scopeManager,
    visitorKeys: source.visitorKeys,
    candidates: found.candidates.sort((a, b) => a.callee.property.range[0] - b.callee.property.range[0]),
    handingCalls: found.handingCalls,
    scopeCalls: found.scopeCalls,
    get plainCalls() {
      plainCalls ??= named(found, (call) => call.callee.type === 'Identifier' && call.arguments.length > 0);
      return plainCalls;
    },
    get pathCalls() {
      pathCalls ??= named(found, takesPath);
      return pathCalls;
    },
    get operations() {
      operations ??= found.operations.sort((a, b) => a.range[1] - b.range[1] || b.range[0] - a.range[0]);
      return operations;
    },
    callsNamed: (name) => found.calls.get(name) ?? [],
    classes: found.classes.reverse(),
    settingCalls: found.settingCalls.reverse(),
    specifiers: found.specifiers,
    exportDeclarations: found.exports,
    get memberAssignments() {
      return [...found.assignments.values()].flat();
    },
    selfCallsOf: (member) => found.selfCalls.get(member) ?? [],
    assignmentsTo: (member) => found.assignments.get(member) ?? [],
    returnsOf: (node) => {
      if (node.body.type !== 'BlockStatement') return [node.body];
      returns ??= groupReturns(found.returns);
      return returns.get(node) ?? [];
    },
  };
}

/** The calls of a name or a member, name by name, as far as they are wanted. */
function named(
  { calls }: Found,
  isWanted: (call: TSESTree.CallExpression) => boolean,
): readonly TSESTree.CallExpression[] {
  const wanted: TSESTree.CallExpression[] = [];
  for (const same of calls.values()) for (const call of same) if (isWanted(call)) wanted.push(call);
  return wanted;
}

function groupReturns(statements: readonly TSESTree.ReturnStatement[]): Map<FunctionNode, TSESTree.Expression[]> {
  const groups = new Map<FunctionNode, TSESTree.Expression[]>();
  for (const { argument } of statements) {
    const owner = argument && functionAround(argument);
    if (!owner) continue;
    groups.set(owner, [...(groups.get(owner) ?? []), argument]);
  }
  return groups;
}

interface Found {
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

/** One pass over all nodes, without recursion: sources may be nested deeper than the stack. */
function walk(source: RecognitionSource): Found {
  const found: Found = {
    candidates: [],
    handingCalls: [],
    scopeCalls: [],
    classes: [],
    settingCalls: [],
    specifiers: new Set(),
    assignments: new Map(),
    selfCalls: new Map(),
    calls: new Map(),
    returns: [],
    exports: [],
    operations: [],
  };
  const stack: TSESTree.Node[] = [source.ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    collect(node, found);
    const below = stack.length;
    pushChildren(node, source.visitorKeys, stack);
    // ESLint links each node to its parent before a rule runs; a source that was only parsed is linked here.
    if (stack.length > below && !stack[below]?.parent) linkTo(node, stack.slice(below));
  }
  return found;
}

function linkTo(parent: TSESTree.Node, children: readonly TSESTree.Node[]): void {
  for (const child of children) Object.assign(child, { parent });
}

/** Puts the children of a node on a stack. */
export function pushChildren(
  node: TSESTree.Node,
  visitorKeys: RecognitionSource['visitorKeys'],
  stack: TSESTree.Node[],
): void {
  for (const key of visitorKeys[node.type] ?? []) {
    // The visitor keys of a node's type name the properties that hold nodes.
    const child = (node as unknown as Record<string, TSESTree.Node | (TSESTree.Node | null)[] | null | undefined>)[key];
    if (!child) continue;
    if (!Array.isArray(child)) stack.push(child);
    else for (const each of child) if (each) stack.push(each);
  }
}

function collect(node: TSESTree.Node, found: Found): void {
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

/** The innermost function around a node, or null. */
export function functionAround(node: TSESTree.Node): FunctionNode | null {
  for (let current = node.parent; current; current = current.parent) if (isFunction(current)) return current;
  return null;
}
