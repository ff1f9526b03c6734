import type { TSESTree } from '@typescript-eslint/utils';
import { type FunctionNode, isFunction } from '../text/syntax.ts';
import { takesPath } from './registrars/path-arguments.ts';
import type { Operation, RecognitionSource, ScannedFile } from './scanned-file.ts';
import { collect, type Found } from './scanned-calls.ts';

/** The results of `scan`, by syntax tree: a file is scanned for its routes and for its requests. */
const scanned = new WeakMap<TSESTree.Program, ScannedFile>();

export function scan(source: RecognitionSource): ScannedFile {
  const known = scanned.get(source.ast);
  // A caller that gives no file name does not need one in the result.
  if (known && (source.file === undefined || source.file === known.file)) return known;
  const made = readNodes(source);
  scanned.set(source.ast, made);
  return made;
}

function readNodes(source: RecognitionSource): ScannedFile {
  const found = walk(source);
  const { ast, text, scopeManager, visitorKeys } = source;
  let returns: Map<FunctionNode, TSESTree.Expression[]> | null = null;
  // Put together when they are first asked for: not every reader of a file asks for all of them.
  let plainCalls: readonly TSESTree.CallExpression[] | null = null;
  let pathCalls: readonly TSESTree.CallExpression[] | null = null;
  let operations: readonly Operation[] | null = null;
  return {
    ...{ file: source.file ?? '', registrars: source.registrars ?? [], ast, text, scopeManager, visitorKeys },
    candidates: found.candidates.sort((a, b) => a.callee.property.range[0] - b.callee.property.range[0]),
    ...{ handingCalls: found.handingCalls, scopeCalls: found.scopeCalls },
    get plainCalls() {
      plainCalls ??= callsWhere(found, (call) => call.callee.type === 'Identifier' && call.arguments.length > 0);
      return plainCalls;
    },
    get pathCalls() {
      pathCalls ??= callsWhere(found, takesPath);
      return pathCalls;
    },
    get operations() {
      operations ??= found.operations.sort((a, b) => a.range[1] - b.range[1] || b.range[0] - a.range[0]);
      return operations;
    },
    callsNamed: (name) => found.calls.get(name) ?? [],
    classes: found.classes.reverse(),
    settingCalls: found.settingCalls.reverse(),
    ...{ specifiers: found.specifiers, exportDeclarations: found.exports },
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
function callsWhere(
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

/** The innermost function around a node, or null. */
export function functionAround(node: TSESTree.Node): FunctionNode | null {
  for (let current = node.parent; current; current = current.parent) if (isFunction(current)) return current;
  return null;
}
