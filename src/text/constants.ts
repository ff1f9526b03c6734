import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, writesTo, type TextSource, type Variable } from './scope.ts';
import { undeclaredValue } from './undeclared.ts';
import { bare, enclosingClass, keyName, memberName, type ClassNode } from './syntax.ts';

/** How many names may be between an expression and its value. */
const MAX_STEPS = 32;

type Container = TSESTree.ObjectExpression | TSESTree.TSEnumDeclaration | ClassNode;

/** The initializer of a variable that is declared once and never written again; null for any other variable. */
export function initialValue(variable: Variable, source: TextSource, steps = MAX_STEPS): TSESTree.Node | null {
  const definition = variable.defs.length === 1 ? variable.defs[0] : undefined;
  if (definition?.node.type !== 'VariableDeclarator' || !definition.node.init) return null;
  if (writesTo(variable) > 1) return null;
  if (definition.node.id.type === 'Identifier') return definition.node.init;
  if (definition.node.id.type !== 'ObjectPattern') return null;
  const key = destructuredKey(definition.node.id, variable.name);
  return key === null ? null : propertyOf(definition.node.init, key, source, steps - 1);
}

/** The only value of an identifier, see {@link initialValue}; null for another variable or another expression. */
export function constantOf(node: TSESTree.Node, source: TextSource): TSESTree.Node | null {
  if (node.type !== 'Identifier') return null;
  const variable = variableOf(node, source);
  return variable ? initialValue(variable, source) : undeclaredValue(node, source);
}

/** The only value of an identifier where it has one; any other expression itself. */
export function constantOrSelf(node: TSESTree.Node, source: TextSource): TSESTree.Node {
  const expression = bare(node);
  return bare(constantOf(expression, source) ?? expression);
}

/** Whether a variable is read in one place only, and not exported: an edit of its value changes nothing else. */
export function isReadOnce(variable: Variable): boolean {
  return readersOf(variable) === 1;
}

/**
 * The number of places that read a variable of this file; 0 for one of another kind, or one that is declared with
 * `export`. A name in `export { name }` counts as a read.
 */
export function readersOf(variable: Variable): number {
  const definition = variable.defs.length === 1 ? variable.defs[0] : undefined;
  if (definition?.node.type !== 'VariableDeclarator' || definition.node.id.type !== 'Identifier') return 0;
  if (definition.node.parent.parent.type === 'ExportNamedDeclaration') return 0;
  let readers = readersKnown.get(variable);
  if (readers === undefined) {
    readers = variable.references.filter((reference) => reference.isRead()).length;
    readersKnown.set(variable, readers);
  }
  return readers;
}

/** A cache: the function is called once for each read of a constant. */
const readersKnown = new WeakMap<Variable, number>();

/** The key that `{ key: name }` takes out of an object, where the pattern is flat and has no default. */
export function destructuredKey(pattern: TSESTree.ObjectPattern, name: string): string | null {
  for (const property of pattern.properties) {
    if (property.type !== 'Property') continue;
    if (property.value.type === 'Identifier' && property.value.name === name)
      return keyName(property.key, property.computed);
  }
  return null;
}

/**
 * The value of `object[name]` where `object` is an object, an enum or a class of this file; null where it is not known.
 */
export function propertyOf(
  object: TSESTree.Node,
  name: string,
  source: TextSource,
  steps = MAX_STEPS,
): TSESTree.Node | null {
  if (object.type === 'ThisExpression') return fieldOf(object, name, source);
  if (source.assignmentsTo(name).length > 0) return null;
  const container = containerOf(object, source, steps);
  if (container?.type === 'ObjectExpression') return objectProperty(container, name);
  if (container?.type === 'TSEnumDeclaration') return enumMember(container, name);
  return container ? classField(container, name, true) : null;
}

/** Follows an expression to the object, enum or class that it names. */
function containerOf(node: TSESTree.Node, source: TextSource, steps: number): Container | null {
  if (steps <= 0) return null;
  const expression = bare(node);
  switch (expression.type) {
    case 'ObjectExpression':
      return expression;
    case 'Identifier': {
      const variable = variableOf(expression, source);
      const declared = variable?.defs.length === 1 ? variable.defs[0]?.node : undefined;
      if (declared?.type === 'TSEnumDeclaration' || declared?.type === 'ClassDeclaration') return declared;
      const value = variable && initialValue(variable, source, steps - 1);
      return value ? containerOf(value, source, steps - 1) : null;
    }
    case 'MemberExpression': {
      const name = memberName(expression);
      const value = name === null ? null : propertyOf(expression.object, name, source, steps - 1);
      return value ? containerOf(value, source, steps - 1) : null;
    }
    case 'CallExpression': {
      const frozen = isObjectFreeze(expression) ? expression.arguments[0] : undefined;
      return frozen ? containerOf(frozen, source, steps - 1) : null;
    }
    default:
      return null;
  }
}

function isObjectFreeze(call: TSESTree.CallExpression): boolean {
  const callee = call.callee;
  return (
    callee.type === 'MemberExpression' &&
    memberName(callee) === 'freeze' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object'
  );
}

function objectProperty(object: TSESTree.ObjectExpression, name: string): TSESTree.Node | null {
  for (let index = object.properties.length - 1; index >= 0; index--) {
    const property = object.properties[index];
    // A spread or a computed key after the property may overwrite it.
    if (property?.type !== 'Property') return null;
    const key = keyName(property.key, property.computed);
    if (key === null) return null;
    if (key === name) return property.kind === 'init' && !property.method ? property.value : null;
  }
  return null;
}

function enumMember(declaration: TSESTree.TSEnumDeclaration, name: string): TSESTree.Node | null {
  const found = declaration.body.members.find((member) => keyName(member.id, false) === name);
  return found?.initializer ?? null;
}

function classField(node: ClassNode, name: string, isStatic: boolean): TSESTree.Node | null {
  for (const member of node.body.body) {
    if (member.type !== 'PropertyDefinition' || member.static !== isStatic) continue;
    if (keyName(member.key, member.computed) === name) return member.value;
  }
  return null;
}

/** The only value of `this[name]` in a class: from its declaration, or from its only assignment; null otherwise. */
function fieldOf(self: TSESTree.ThisExpression, name: string, source: TextSource): TSESTree.Node | null {
  const owner = enclosingClass(self);
  if (!owner) return null;
  const declared = classField(owner, name, false);
  const assignments = source.assignmentsTo(name);
  if (assignments.length === 0) return declared;
  const [only] = assignments;
  if (declared || assignments.length > 1 || only?.operator !== '=' || enclosingClass(only) !== owner) return null;
  return only.right;
}
