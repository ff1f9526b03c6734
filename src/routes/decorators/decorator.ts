import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, memberName } from '../../text/syntax.ts';
import { importedName } from '../values/types.ts';
import { frameworkOf } from './all-decorators.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/** A mention of an export of a decorator framework in the code. */
export interface Mentioned {
  readonly framework: DecoratorFramework;
  /** The export and the members after it: `Get`, `NestFactory.create`. */
  readonly name: string;
  /** The identifier of the last part of that name. */
  readonly node: TSESTree.Identifier;
  /** The import of that very name; null where it is a member of another one. */
  readonly imported: TSESTree.ImportSpecifier | null;
}

/** A decorator of a framework with its arguments. */
export interface Decorator extends Mentioned {
  readonly decorator: TSESTree.Decorator;
  readonly arguments: readonly TSESTree.CallExpressionArgument[];
}

/** The decorators of a node that come from a framework, as far as the imports of this file show. */
export function decoratorsOf(node: TSESTree.Node, source: TextSource): readonly Decorator[] {
  return decoratorNodes(node).flatMap((decorator) => {
    const expression = bare(decorator.expression);
    const mentioned = expression.type === 'CallExpression' ? mentionedBy(expression.callee, source) : null;
    return expression.type === 'CallExpression' && mentioned
      ? [{ ...mentioned, decorator, arguments: expression.arguments }]
      : [];
  });
}

/** The decorators of a class, a member or a parameter, from any module. */
export function decoratorNodes(node: TSESTree.Node): readonly TSESTree.Decorator[] {
  // The nodes of Espree have no decorators, and a parameter property has them instead of its parameter.
  const found: unknown = 'decorators' in node ? node.decorators : null;
  return Array.isArray(found) ? found.filter(isDecorator) : [];
}

function isDecorator(node: unknown): node is TSESTree.Decorator {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Decorator';
}

/** The export of a decorator framework that an expression mentions, or null. */
export function mentionedBy(node: TSESTree.Node, source: TextSource): Mentioned | null {
  const expression = bare(node);
  if (expression.type === 'Identifier') return importedMention(expression, source);
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return null;
  const object = bare(expression.object);
  const outer = object.type === 'Identifier' ? importedMention(object, source) : null;
  const name = memberName(expression);
  if (!outer || name === null) return null;
  return {
    ...outer,
    name: outer.name === '' ? name : `${outer.name}.${name}`,
    node: expression.property,
    imported: null,
  };
}

function importedMention(node: TSESTree.Identifier, source: TextSource): Mentioned | null {
  const definition = variableOf(node, source)?.defs[0]?.node;
  const isImport = definition?.type === 'ImportSpecifier' || definition?.type === 'ImportNamespaceSpecifier';
  const named = isImport ? importedName(definition) : null;
  const framework = named && frameworkOf(named);
  return (
    framework && {
      framework,
      name: named.name,
      node,
      imported: definition?.type === 'ImportSpecifier' ? definition : null,
    }
  );
}
