import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import type { Edit } from '../../model/text.ts';
import type { Method, MethodToken } from '../../model/method.ts';
import type { Decorator } from './decorator.ts';

/** The method that a decorator's name says: `Get` in `@Get('users')`. Another one may have to be imported. */
export function decoratorToken(decorator: Decorator, decidesStatus: boolean, source: TextSource): MethodToken {
  const { framework, name, node } = decorator;
  return {
    method: framework.methods[name] ?? 'UNKNOWN',
    range: node.range,
    decidesStatus,
    edit: (target) => {
      const said = nameFor(target, decorator, source);
      return said === null ? null : { range: node.range, text: said.local };
    },
    alsoEdits: (target) => {
      const said = nameFor(target, decorator, source);
      return said && importEdits(said, decorator, source);
    },
  };
}

/** How this file names the decorator of a method. */
interface Name {
  readonly exported: string;
  readonly local: string;
  /** Whether the file imports it already, or reaches it as a member. */
  readonly isThere: boolean;
}

function nameFor(method: Method, decorator: Decorator, source: TextSource): Name | null {
  const { imported } = decorator;
  const exported = alikeName(method, decorator);
  if (exported === undefined) return null;
  if (!imported) return { exported, local: exported, isThere: true };
  const known = specifiersOf(imported).find((specifier) => exportedName(specifier) === exported);
  if (known) return { exported, local: known.local.name, isThere: true };
  const isTaken = source.scopeManager?.scopes.some((scope) => scope.set.has(exported)) ?? true;
  return isTaken ? null : { exported, local: exported, isThere: false };
}

/**
 * Where methods have more than one name, the one of the same row: `httpPut` next to `httpPost`, `Put` next to `Post`.
 */
function alikeName(method: Method, { framework: { methods }, name }: Decorator): string | undefined {
  const namesOf = (said: Method | undefined): readonly string[] =>
    Object.keys(methods).filter((each) => methods[each] === said);
  const names = namesOf(method);
  return names[namesOf(methods[name]).indexOf(name)] ?? names[0];
}

/**
 * The import of a decorator that is named for the first time goes after the others; one that nothing names any more
 * goes.
 */
function importEdits({ exported, isThere }: Name, { imported, node }: Decorator, source: TextSource): readonly Edit[] {
  if (!imported) return [];
  const specifiers = specifiersOf(imported);
  const last = specifiers.at(-1) ?? imported;
  const isLeft = (variableOf(node, source)?.references.length ?? 0) === 1;
  if (isLeft && !isThere && specifiers.length === 1) return [{ range: imported.range, text: exported }];
  const added = isThere
    ? []
    : [
        {
          range: [last.range[1], last.range[1]] as const,
          text: `${separatorBefore(last, specifiers, source)}${exported}`,
        },
      ];
  return isLeft ? [...removal(imported, specifiers, source), ...added] : added;
}

function specifiersOf({ parent }: TSESTree.ImportSpecifier): readonly TSESTree.ImportSpecifier[] {
  return parent.type !== 'ImportDeclaration'
    ? []
    : parent.specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
}

function exportedName({ imported }: TSESTree.ImportSpecifier): string {
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

/** What is between two names: a comma and space or a line break, nothing else. */
const SEPARATOR = /^\s*,\s*$/;

function separatorBefore(
  last: TSESTree.ImportSpecifier,
  specifiers: readonly TSESTree.ImportSpecifier[],
  { text }: TextSource,
): string {
  const before = specifiers.at(-2);
  const between = before ? text.slice(before.range[1], last.range[0]) : '';
  return SEPARATOR.test(between) ? between : ', ';
}

/** A name with what parts it from the next one, or from the one before; nothing where a comment is between. */
function removal(
  imported: TSESTree.ImportSpecifier,
  specifiers: readonly TSESTree.ImportSpecifier[],
  { text }: TextSource,
): readonly Edit[] {
  const at = specifiers.indexOf(imported);
  const [before, next] = [specifiers[at - 1], specifiers[at + 1]];
  const range = next
    ? ([imported.range[0], next.range[0]] as const)
    : before
      ? ([before.range[1], imported.range[1]] as const)
      : null;
  if (!range) return [];
  const between = next ? text.slice(imported.range[1], next.range[0]) : text.slice(range[0], imported.range[0]);
  return SEPARATOR.test(between) ? [{ range, text: '' }] : [];
}
