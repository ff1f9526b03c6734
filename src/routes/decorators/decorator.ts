import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, memberName } from '../../text/syntax.ts';
import { importedName } from '../values/types.ts';
import { frameworkOf } from './all-decorators.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/** An export of a framework of decorators, as code mentions it. */
export interface Mentioned {
  readonly framework: DecoratorFramework;
  /** The export and the members after it: `Get`, `NestFactory.create`. */
  readonly name: string;
  /** The name or the member that specifies its last part. */
  readonly node: TSESTree.Identifier;
  /** The import that brings it in by its own name; null where it is a member of something. */
  readonly imported: TSESTree.ImportSpecifier | null;
}

/** A decorator of a framework with its arguments. */
export interface Decorator extends Mentioned {
  readonly decorator: TSESTree.Decorator;
  readonly arguments: readonly TSESTree.CallExpressionArgument[];
}

/** The decorators of a node that frameworks export, as far as this file imports them. */
export function decoratorsOf(node: TSESTree.Node, source: TextSource): readonly Decorator[] {
  return decoratorNodes(node).flatMap((decorator) => {
    const expression = bare(decorator.expression);
    const mentioned = expression.type === 'CallExpression' ? mentionedBy(expression.callee, source) : null;
    return expression.type === 'CallExpression' && mentioned
      ? [{ ...mentioned, decorator, arguments: expression.arguments }]
      : [];
  });
}

/** The decorators of a class, a member or a parameter, whoever brings them. */
export function decoratorNodes(node: TSESTree.Node): readonly TSESTree.Decorator[] {
  // Espree gives no node decorators, and a parameter property has them instead of its parameter.
  const found: unknown = 'decorators' in node ? node.decorators : null;
  return Array.isArray(found) ? found.filter(isDecorator) : [];
}

function isDecorator(node: unknown): node is TSESTree.Decorator {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'Decorator';
}

/** The export of a framework of decorators that an expression mentions, or null. */
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
