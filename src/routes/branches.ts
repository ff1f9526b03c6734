import type { TSESTree } from '@typescript-eslint/utils';
import { isFunction, leaves, type FunctionNode } from '../text/syntax.ts';
import type { ScannedFile } from './scanned-file.ts';
import { callsOf, selfCallsOf } from './values/own-calls.ts';

/**
 * Code that may or may not run: one side of a condition, the body of a loop, what follows an early return, or the body
 * of a function. The body of a function that the file calls exactly once belongs to the place of that call instead.
 */
export interface Branch {
  /** Two places with the same branch name run together or not at all. */
  readonly name: string;
  readonly isFunction: boolean;
}

/** How many ancestors are followed; registrations that people write are not nested deeper. */
const MOST_STEPS = 500;

/** The branches that a node is in, innermost first, as far as this file shows. */
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

/**
 * The names of the branches of each place, without the functions that all places are in: these are no condition among
 * them.
 */
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

/**
 * Which conditional part of `parent` a node is, such as `then` or `round` (a loop body); null where it always runs with
 * `parent`.
 */
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

/** The `if` statements that leave a list of statements early, cached by list. */
const exits = new WeakMap<readonly TSESTree.Node[], readonly TSESTree.IfStatement[]>();
const NONE: readonly TSESTree.Node[] = [];

/** Where a list has more early exits than this, each statement after one of them gets a branch of its own. */
const MOST_GUARDS = 8;

/** The statements before a node in the same list that may leave it early: `if (!enabled) return;`. */
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

/** The only call of a function; null where the file has several or none. */
function onlyCallOf(owner: FunctionNode, file: ScannedFile): TSESTree.CallExpression | null {
  const calls = [...callsOf(owner, file), ...selfCallsOf(owner, file)];
  const [call] = calls;
  const isInside = call && owner.range[0] <= call.range[0] && call.range[1] <= owner.range[1];
  // A recursive call does not count; the body of a function that is invoked where it is written runs there.
  return call && calls.length === 1 && (!isInside || call.callee === owner) ? call : null;
}
