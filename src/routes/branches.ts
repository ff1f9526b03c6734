import type { TSESTree } from '@typescript-eslint/utils';
import { isFunction, leaves, type FunctionNode } from '../text/syntax.ts';
import type { ScannedFile } from './scanned-file.ts';
import { callsOf, selfCallsOf } from './values/own-calls.ts';

/**
 * A branch that the code takes or does not: one side of a condition, the body of a loop, all that follows an early
 * return, or a function that is not called in one place of the file.
 */
export interface Branch {
  /** Names the branch; two places of one branch are run together or not at all. */
  readonly name: string;
  readonly isFunction: boolean;
}

/** Deeper places are no registrations that a person wrote. */
const MOST_STEPS = 500;

/** The branches that a place of the source is in, as far as the file tells. */
export function branchesOf(node: TSESTree.Node, file: ScannedFile): readonly Branch[] {
  const found: Branch[] = [];
  let [current, steps] = [node, 0];
  for (let { parent } = current; parent && steps < MOST_STEPS; { parent } = current) {
    steps += 1;
    const side = sideOf(current, parent);
    if (side !== null) found.push(branch(file, parent, side));
    for (const guard of guardsBefore(current, parent)) found.push(branch(file, guard, 'passed'));
    current = parent;
    if (!isFunction(parent)) continue;
    const call = onlyCallOf(parent, file);
    if (call) current = call;
    else found.push({ ...branch(file, parent, 'called'), isFunction: true });
  }
  return found;
}

/** What all places of a router have in common is no condition among them: a function that all of it is made in. */
export function withoutCommon(places: readonly (readonly Branch[])[]): readonly (readonly string[])[] {
  const [first = []] = places;
  const functions = first.filter((each) => each.isFunction);
  const all = functions.length === 0 ? [] : places.map((place) => new Set(place.map(({ name }) => name)));
  const common = new Set(functions.filter(({ name }) => all.every((names) => names.has(name))).map(({ name }) => name));
  return places.map((place) => place.flatMap(({ name }) => (common.has(name) ? [] : [name])));
}

function branch({ file }: ScannedFile, node: TSESTree.Node, side: string): Branch {
  return { name: `${file}:${String(node.range[0])}:${side}`, isFunction: false };
}

/** The side of a condition or a loop that a node is; null where it is run whenever what it is in is. */
function sideOf(node: TSESTree.Node, parent: TSESTree.Node): string | null {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return node === parent.test ? null : node === parent.consequent ? 'then' : 'else';
    case 'LogicalExpression':
      return node === parent.right ? 'right' : null;
    case 'SwitchCase':
      return node === parent.test ? null : 'case';
    case 'CatchClause':
      return 'caught';
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return node === parent.body ? 'round' : null;
    default:
      return null;
  }
}

/** The early exits of a list of statements, each found once. */
const exits = new WeakMap<readonly TSESTree.Node[], readonly TSESTree.IfStatement[]>();
const NONE: readonly TSESTree.Node[] = [];

/**
 * Where more conditions than these are in one list, nothing is specified to be after the same ones as anything else.
 */
const MOST_GUARDS = 8;

/** The conditions above a statement that may have left before it: `if (!enabled) return;`. */
function guardsBefore(node: TSESTree.Node, parent: TSESTree.Node): readonly TSESTree.Node[] {
  const list =
    parent.type === 'BlockStatement' || parent.type === 'Program'
      ? parent.body
      : parent.type === 'SwitchCase'
        ? parent.consequent
        : null;
  if (!list) return NONE;
  let found = exits.get(list);
  if (!found) {
    found = list
      .filter((statement) => statement.type === 'IfStatement')
      .filter(({ consequent, alternate }) => leaves(consequent) || (alternate !== null && leaves(alternate)));
    exits.set(list, found);
  }
  const [first] = found;
  if (!first || first.range[1] > node.range[0]) return NONE;
  return found.length > MOST_GUARDS ? [node] : found.filter(({ range }) => range[1] <= node.range[0]);
}

/** The one call that runs a function; null where there are more, or none that the file shows. */
function onlyCallOf(owner: FunctionNode, file: ScannedFile): TSESTree.CallExpression | null {
  const calls = [...callsOf(owner, file), ...selfCallsOf(owner, file)];
  const [call] = calls;
  const isInside = call && owner.range[0] <= call.range[0] && call.range[1] <= owner.range[1];
  // A function that is called where it is goes on there.
  return call && calls.length === 1 && (!isInside || call.callee === owner) ? call : null;
}
