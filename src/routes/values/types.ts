import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { memberName } from '../../text/syntax.ts';
import { FRAMEWORKS, knownModule } from '../frameworks/all-frameworks.ts';
import { routerNameWeight } from './foreign-names.ts';
import type { Proof } from './abstract-value.ts';

/**
 * The meaning of a type: a router of a framework, a plugin function of one, something else, or null where it is
 * unclear.
 */
export type TypeMeaning =
  | { readonly kind: 'router'; readonly proof: Proof }
  | { readonly kind: 'plugin'; readonly proof: Proof }
  | { readonly kind: 'foreign' }
  | null;

/** How many types of the file are followed for one name. */
const MOST_TYPES = 20;

/**
 * What the type of a variable, a field or a parameter shows about it.
 *
 * @param through the types of the file that have been followed already: they may name one another many times
 */
export function meaningOfType(
  type: TSESTree.TypeNode,
  source: TextSource,
  through = new Set<TSESTree.Node>(),
): TypeMeaning {
  switch (type.type) {
    case 'TSTypeReference':
      return meaningOfMade(type, source) ?? meaningOfName(type.typeName, source, through);
    case 'TSImportType':
      return meaningOfImport(type);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return firstRouter(type.types.map((each) => meaningOfType(each, source, through)));
    default:
      return null;
  }
}

/**
 * The router that a function or a class of a framework creates, by the type of its result:
 * `ReturnType<typeof express>`, `InstanceType<typeof Router>`. Null for any other type.
 */
function meaningOfMade({ typeName, typeArguments }: TSESTree.TSTypeReference, source: TextSource): TypeMeaning {
  if (typeName.type !== 'Identifier' || !MADE.has(typeName.name) || variableOf(typeName, source)?.defs[0]) return null;
  const [maker] = typeArguments?.params ?? [];
  if (maker?.type !== 'TSTypeQuery') return null;
  const { exprName } = maker;
  const [whole, member] = exprName.type === 'TSQualifiedName' ? [exprName.left, exprName.right.name] : [exprName, null];
  const imported = whole.type === 'Identifier' ? importOf(whole, source) : null;
  const module = imported && knownModule(imported.specifier);
  const kind = module?.table.makes?.[member ?? imported?.name ?? ''];
  return module && kind ? { kind: 'router', proof: { framework: module.framework, kind } } : null;
}

/** The types of TypeScript for the result of a function, and for the instance of a class. */
const MADE: ReadonlySet<string> = new Set(['ReturnType', 'InstanceType']);

function firstRouter(meanings: readonly TypeMeaning[]): TypeMeaning {
  return meanings.find((meaning) => meaning && meaning.kind !== 'foreign') ?? null;
}

function meaningOfName(name: TSESTree.EntityName, source: TextSource, through: Set<TSESTree.Node>): TypeMeaning {
  if (name.type === 'TSQualifiedName') {
    const specifier = name.left.type === 'Identifier' ? importOf(name.left, source)?.specifier : undefined;
    return specifier === undefined ? null : exportedType(specifier, name.right.name);
  }
  if (name.type !== 'Identifier') return null;
  const imported = importOf(name, source);
  if (imported) return exportedType(imported.specifier, imported.name) ?? strangeType(name.name);
  const declared = variableOf(name, source)?.defs[0]?.node;
  if (!declared) return tellingType(name.name) ?? strangeType(name.name);
  if (through.has(declared) || through.size === MOST_TYPES) return null;
  through.add(declared);
  if (declared.type === 'TSTypeAliasDeclaration') return meaningOfType(declared.typeAnnotation, source, through);
  if (declared.type === 'TSInterfaceDeclaration') {
    const parents = declared.extends.map(({ expression }) => meaningOfParent(expression, source, through));
    return firstRouter(parents) ?? strangeType(name.name);
  }
  return strangeType(name.name);
}

/** The meaning of what an interface extends, which is an expression: `FastifyInstance`, `express.Application`. */
function meaningOfParent(parent: TSESTree.Expression, source: TextSource, through: Set<TSESTree.Node>): TypeMeaning {
  if (parent.type === 'Identifier') return meaningOfName(parent, source, through);
  if (parent.type !== 'MemberExpression' || parent.object.type !== 'Identifier') return null;
  const specifier = importOf(parent.object, source)?.specifier;
  const name = memberName(parent);
  return specifier === undefined || name === null ? null : exportedType(specifier, name);
}

/** A type of unknown origin is no router, unless its name leaves that open (`app: App`). */
function strangeType(name: string): TypeMeaning {
  return routerNameWeight(name) > 0 || /instance|^any$|^T[A-Z]?/i.test(name) ? null : { kind: 'foreign' };
}

/** The meaning of a type that the file does not import, by a name that only one framework has: `FastifyInstance`. */
function tellingType(name: string): TypeMeaning {
  for (const framework of FRAMEWORKS) {
    if (!name.toLowerCase().startsWith(framework.name)) continue;
    for (const specifier of Object.keys(framework.modules)) {
      const meaning = exportedType(specifier, name);
      if (meaning) return meaning;
    }
  }
  return null;
}

function meaningOfImport(type: TSESTree.TSImportType): TypeMeaning {
  const specifier = type.source.value;
  return type.qualifier?.type === 'Identifier' ? exportedType(specifier, type.qualifier.name) : null;
}

function exportedType(specifier: string, name: string): TypeMeaning {
  const module = knownModule(specifier);
  if (!module) return null;
  const { framework, table } = module;
  const kind = table.types?.[name];
  if (kind) return { kind: 'router', proof: { framework, kind } };
  return table.pluginTypes?.includes(name) ? { kind: 'plugin', proof: { framework, kind: 'router' } } : null;
}

/** The module and the export of one name in an import declaration; the export is empty for the module as a whole. */
export function importedName(
  node: TSESTree.ImportClause,
): { readonly specifier: string; readonly name: string } | null {
  if (node.parent.type !== 'ImportDeclaration') return null;
  const specifier = node.parent.source.value;
  if (node.type !== 'ImportSpecifier') return { specifier, name: '' };
  const name = node.imported.type === 'Identifier' ? node.imported.name : node.imported.value;
  return { specifier, name: name === 'default' ? '' : name };
}

/** The module and the export that a name of a file is imported from; null for a name that is not imported. */
export function importOf(
  identifier: TSESTree.Identifier,
  source: TextSource,
): { specifier: string; name: string } | null {
  const definition = variableOf(identifier, source)?.defs[0];
  if (!definition) return null;
  const { node } = definition;
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return importedName(node);
    case 'TSImportEqualsDeclaration':
      return requiredType(node);
    case 'VariableDeclarator':
      return requiredValue(node);
    default:
      return null;
  }
}

function requiredType(node: TSESTree.TSImportEqualsDeclaration): { specifier: string; name: string } | null {
  const { moduleReference } = node;
  if (moduleReference.type !== 'TSExternalModuleReference') return null;
  return { specifier: moduleReference.expression.value, name: '' };
}

/** `const express = require('express')` makes the types of the module available under that name as well. */
function requiredValue(node: TSESTree.VariableDeclarator): { specifier: string; name: string } | null {
  if (node.id.type !== 'Identifier' || node.init?.type !== 'CallExpression') return null;
  const [argument] = node.init.arguments;
  const isRequire = node.init.callee.type === 'Identifier' && node.init.callee.name === 'require';
  return isRequire && argument?.type === 'Literal' ? { specifier: String(argument.value), name: '' } : null;
}
