import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, enclosingClass, keyName, memberName } from '../../text/syntax.ts';
import { meaningOfType, type TypeMeaning } from './types.ts';

const MAX_STEPS = 8;

/**
 * The router that the types of the file declare for a member, or for a name that is destructured from an object:
 * `api.router` of `interface Api { router: Router }`. Null where they declare none.
 */
export function routerByType(node: TSESTree.Node, source: TextSource): Extract<TypeMeaning, { kind: 'router' }> | null {
  const type = typeOf(node, source);
  const meaning = type && meaningOfType(type, source);
  return meaning?.kind === 'router' ? meaning : null;
}

/** The type that the source gives an expression, or the object that it is a member of; null where there is none. */
export function typeOf(node: TSESTree.Node, source: TextSource, steps = MAX_STEPS): TSESTree.TypeNode | null {
  const expression = bare(node);
  if (steps === 0) return null;
  if (expression.type === 'Identifier') return typeOfName(expression, source, steps - 1);
  const name = expression.type === 'MemberExpression' ? memberName(expression) : null;
  if (expression.type !== 'MemberExpression' || name === null) return null;
  if (expression.object.type === 'ThisExpression') return typeOfField(expression, name);
  const object = typeOf(expression.object, source, steps - 1);
  return object && memberOf(object, name, source, steps - 1);
}

function typeOfName(name: TSESTree.Identifier, source: TextSource, steps: number): TSESTree.TypeNode | null {
  const variable = variableOf(name, source);
  const definition = variable?.defs.length === 1 ? variable.defs[0] : undefined;
  if (!variable || definition?.name.type !== 'Identifier') return null;
  if (definition.name.typeAnnotation) return definition.name.typeAnnotation.typeAnnotation;
  const taken = patternAround(definition.name);
  const whole =
    taken?.pattern.typeAnnotation?.typeAnnotation ??
    (definition.node.type === 'VariableDeclarator' && definition.node.init
      ? typeOf(definition.node.init, source, steps)
      : null);
  return taken && whole && memberOf(whole, taken.key, source, steps);
}

/** The flat pattern that destructures a name, and its key there; null for any other name. */
function patternAround(
  name: TSESTree.Identifier,
): { readonly pattern: TSESTree.ObjectPattern; readonly key: string } | null {
  const held = name.parent.type === 'AssignmentPattern' ? name.parent : name;
  const property = held.parent;
  if (property.type !== 'Property' || property.value !== held || property.parent.type !== 'ObjectPattern') return null;
  const key = keyName(property.key, property.computed);
  return key === null ? null : { pattern: property.parent, key };
}

function typeOfField(node: TSESTree.MemberExpression, name: string): TSESTree.TypeNode | null {
  for (const member of enclosingClass(node)?.body.body ?? []) {
    if (member.type === 'PropertyDefinition' && keyName(member.key, member.computed) === name)
      return member.typeAnnotation?.typeAnnotation ?? null;
    if (member.type !== 'MethodDefinition' || member.kind !== 'constructor') continue;
    for (const parameter of member.value.params) {
      const id = parameter.type === 'TSParameterProperty' ? parameter.parameter : null;
      if (id?.type === 'Identifier' && id.name === name) return id.typeAnnotation?.typeAnnotation ?? null;
    }
  }
  return null;
}

/** The type of a member that an interface or a type of this file declares; null where there is none. */
function memberOf(type: TSESTree.TypeNode, name: string, source: TextSource, steps: number): TSESTree.TypeNode | null {
  if (steps <= 0) return null;
  if (type.type === 'TSTypeLiteral') return propertyOf(type.members, name);
  if (type.type === 'TSIntersectionType')
    return type.types.map((each) => memberOf(each, name, source, steps - 1)).find((each) => each !== null) ?? null;
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
  const declared = variableOf(type.typeName, source)?.defs[0]?.node;
  if (declared?.type === 'TSInterfaceDeclaration') return propertyOf(declared.body.body, name);
  return declared?.type === 'TSTypeAliasDeclaration'
    ? memberOf(declared.typeAnnotation, name, source, steps - 1)
    : null;
}

function propertyOf(members: readonly TSESTree.TypeElement[], name: string): TSESTree.TypeNode | null {
  for (const member of members) {
    if (member.type === 'TSPropertySignature' && keyName(member.key, member.computed) === name)
      return member.typeAnnotation?.typeAnnotation ?? null;
  }
  return null;
}
