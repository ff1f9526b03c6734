import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, lastName, memberName, plainString } from '../text/syntax.ts';
import { likelyMember } from './likely-client.ts';
import { GLOBAL_OBJECTS } from './file-roles.ts';
import type { Roles } from './roles.ts';
import type { Called } from './called-function.ts';

/** The function of a client that an expression is, or takes the place of; null where it is none that is known. */
export function calledOf(node: TSESTree.Node, roles: Roles): Called | null {
  const expression = bare(node);
  const own = knownFunction(expression, roles);
  if (own) return own;
  if (expression.type === 'CallExpression') {
    const [mocked] = expression.arguments;
    return lastName(expression.callee) === 'mocked' && mocked ? calledOf(mocked, roles) : spied(expression, roles);
  }
  const variable = expression.type === 'Identifier' ? variableOf(expression, roles.file) : null;
  if (!variable) return null;
  const known = mocks.get(variable);
  if (known !== undefined) return known;
  const found = spiedBy(variable, roles) ?? handedOver(variable, roles);
  mocks.set(variable, found);
  return found;
}

/** Many expectations are about one mock. */
const mocks = new WeakMap<Variable, Called | null>();

/** `axios.get`, `fetch` */
function knownFunction(node: TSESTree.Node, roles: Roles): Called | null {
  const name = node.type === 'MemberExpression' ? memberName(node) : null;
  const on = node.type === 'MemberExpression' && name !== null ? memberOf(node.object, name, roles) : null;
  if (on && node.type === 'MemberExpression') return { ...on, written: on.name === null ? null : node };
  const itself = roles.of(node);
  return itself?.role.sends ? { on: itself, name: null, written: null } : null;
}

/** A member of an object: of a client one that says a method, of the global object a client. */
function memberOf(object: TSESTree.Node, name: string, roles: Roles): Pick<Called, 'on' | 'name'> | null {
  const on = roles.of(object);
  if (on) return on.role.methods?.some(({ members }) => Object.hasOwn(members, name)) ? { on, name } : null;
  const global = isGlobal(object) ? roles.ofGlobal(name) : null;
  return global?.role.sends ? { on: global, name: null } : null;
}

function isGlobal(node: TSESTree.Node): boolean {
  return node.type === 'Identifier' && GLOBAL_OBJECTS.has(node.name);
}

/** `vi.spyOn(http, 'get').mockResolvedValue({})` */
function spied(call: TSESTree.CallExpression, roles: Roles): Called | null {
  for (let node: TSESTree.Node = call; node.type === 'CallExpression'; ) {
    const callee = bare(node.callee);
    if (callee.type !== 'MemberExpression') return null;
    const [object, key] = node.arguments;
    const name = SPIES.has(memberName(callee) ?? '') && key ? plainString(key) : null;
    if (object && name !== null) {
      const found = memberOf(object, name, roles) ?? likelyMember(object, name, 0, roles);
      return found && { ...found, written: null };
    }
    node = bare(callee.object);
  }
  return null;
}

/** Members of test libraries that put a mock in the place of a member, and answer it. */
const SPIES: ReadonlySet<string> = new Set(['spyOn', 'stub', 'spy']);

/** A variable that only ever holds spies of one function. */
function spiedBy(variable: Variable, roles: Roles): Called | null {
  const written = variable.references.flatMap(({ writeExpr }) => (writeExpr ? [bare(writeExpr)] : []));
  const spies = written.map((value) => (value.type === 'CallExpression' ? spied(value, roles) : null));
  const [first] = spies;
  return first &&
    spies.every((spy) => spy?.name === first.name && spy.on.client === first.on.client && spy.on.base === first.on.base)
    ? first
    : null;
}

/** A mock that is put in the place of a client: `vi.stubGlobal('fetch', answer)`, `global.fetch = answer`. */
function handedOver(variable: Variable, roles: Roles): Called | null {
  for (const { identifier } of variable.references) {
    const name = globalGiven(identifier);
    const on = name === null ? null : roles.ofGlobal(name);
    if (on?.role.sends) return { on, name: null, written: null };
  }
  return null;
}

/** The name of the global that an expression is made to be. */
function globalGiven(node: TSESTree.Node): string | null {
  let value = node;
  while (value.parent && bare(value.parent) === node) value = value.parent;
  const { parent } = value;
  if (parent?.type === 'CallExpression') {
    const [name, given] = parent.arguments;
    return lastName(parent.callee) === 'stubGlobal' && name && given === value ? plainString(name) : null;
  }
  if (parent?.type !== 'AssignmentExpression' || parent.right !== value) return null;
  const left = bare(parent.left);
  return left.type === 'MemberExpression' && isGlobal(bare(left.object)) ? memberName(left) : null;
}
