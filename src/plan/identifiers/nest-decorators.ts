import type { Carrier } from '../../model/sent-fields.ts';
import type { Edit } from '../../model/text.ts';
import type { ReadCode } from '../../project/handler-code.ts';
import type { ImportTerms } from '../../values/module-terms.ts';
import type { CallTerm, Term } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';

/** Decorators of parameters that get the body or the query, or a field of it. */
export const CARRIERS: Readonly<Record<string, Carrier | undefined>> = { Body: 'body', Query: 'query' };

/** The name of a decorator: `Body` of `@Body('id')`. */
export function decoratorName(decorator: Term, calls: CallSites): string {
  return calls.nameOf(decorator.kind === 'call' ? decorator.callee : decorator);
}

/**
 * The edits by which `@Body()` becomes `@Param()`, with an import of `Param` where there is none; null where this
 * cannot be added.
 */
export function editsToParam(decorator: CallTerm, code: ReadCode): readonly Edit[] | null {
  const imported = importOfParam(decorator, code);
  const { callee } = decorator;
  return imported && callee.kind === 'read' ? [{ range: callee.range, text: imported.name }, ...imported.edits] : null;
}

/** The name of `Param` in the file of another decorator, with the edits that import it; null where it cannot be. */
export function importOfParam(
  { callee }: CallTerm,
  { terms, source }: ReadCode,
): { readonly name: string; readonly edits: readonly Edit[] } | null {
  if (callee.kind !== 'read') return null;
  const own = terms.imports.find(({ binding }) => binding === callee.binding);
  if (own?.specifier !== '@nestjs/common') return null;
  const known = terms.imports.find(({ specifier, name: each }) => specifier === own.specifier && each === 'Param');
  const local = known ? terms.bindings[known.binding] : 'Param';
  const isTaken = !known && terms.bindings.includes('Param');
  // The same place for all methods of the file, so that the import is added once.
  const last = terms.imports.findLast(({ specifier }) => specifier === own.specifier) ?? own;
  if (local === undefined || isTaken || (!known && !isListed(last, source))) return null;
  return { name: local, edits: known ? [] : [{ range: [last.range[1], last.range[1]], text: ', Param' }] };
}

/** Whether an import is in braces, to which another one may be added. */
function isListed({ range: [start] }: ImportTerms, source: string): boolean {
  const before = source.slice(0, start).trimEnd();
  return before.endsWith('{') || before.endsWith(',');
}
