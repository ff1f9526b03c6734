import { knownModule } from '../routes/frameworks/all-frameworks.ts';
import type { ModuleTable } from '../routes/frameworks/framework-tables.ts';
import { TermWalk, type TermSite } from '../values/term-sites.ts';
import type { BindingId } from '../values/leaf-terms.ts';
import type { ModuleTerms } from '../values/module-terms.ts';
import type { Statement, Target, Term } from '../values/terms.ts';

/** What a name of a file stands for: a framework, or one of its exports. */
interface Imported {
  readonly table: ModuleTable;
  /** Empty for the framework itself. */
  readonly name: string;
}

/**
 * Whether a file uses an export of a framework that makes a router, is one or takes one: `express()`,
 * `express.Router()`, `new Koa()`. One that imports its types, or its parsers of bodies (`express.json()`), does not.
 */
export function usesRouters(module: ModuleTerms): boolean {
  if (module.exports.some(({ from }) => from && tableOf(from.specifier))) return true;
  const imported = new Map<BindingId, Imported>();
  for (const { binding, specifier, name } of module.imports) note(imported, binding, tableOf(specifier), name);
  let uses = false;
  const walk = new TermWalk((site) => {
    uses ||= isUse(site, imported);
  });
  // A name may be used before it is declared.
  new TermWalk(({ statement }) => {
    if (statement?.kind === 'declare') noteRequired(statement, imported);
  }).statements(module.body);
  walk.statements(module.body);
  return uses;
}

function tableOf(specifier: string): ModuleTable | null {
  return knownModule(specifier)?.table ?? null;
}

/** Records what a binding stands for, where that may make routers. */
function note(imported: Map<BindingId, Imported>, binding: BindingId, table: ModuleTable | null, name: string): void {
  const own = name === 'default' || name === '*' ? '' : name;
  if (table && (own === '' || isMaking(table, own))) imported.set(binding, { table, name: own });
}

/** The bindings of `const express = require('express')` and `const { Router } = require('express')`. */
function noteRequired(
  { target, value }: Extract<Statement, { kind: 'declare' }>,
  imported: Map<BindingId, Imported>,
): void {
  const table = value && requiredBy(value);
  if (!table) return;
  for (const [binding, name] of bindingsOf(target)) note(imported, binding, table, name);
}

function bindingsOf(target: Target): readonly (readonly [BindingId, string])[] {
  if (target.kind === 'binding') return [[target.binding, '']];
  if (target.kind !== 'object') return [];
  return target.entries.flatMap(({ key, target: own }) =>
    key.kind === 'text' && own.kind === 'binding' ? [[own.binding, key.value] as const] : [],
  );
}

/** The table of the framework that a call of `require` loads; null for another term. */
function requiredBy(term: Term): ModuleTable | null {
  if (term.kind !== 'call' || term.callee.kind !== 'global' || term.callee.name !== 'require') return null;
  const [first] = term.args;
  return first?.value.kind === 'text' ? tableOf(first.value.value) : null;
}

function isUse({ term, role, within, statement }: TermSite, imported: ReadonlyMap<BindingId, Imported>): boolean {
  const required = requiredBy(term);
  // What is required under a name is looked at where the name is used.
  if (required && role === 'assigned' && !within && statement?.kind === 'declare') return false;
  const found = required
    ? { table: required, name: '' }
    : term.kind === 'read'
      ? imported.get(term.binding)
      : undefined;
  if (!found) return false;
  const key = role === 'object' && within?.term.kind === 'member' ? within.term.key : null;
  return key?.kind !== 'text' || found.name !== '' || isMaking(found.table, key.value);
}

function isMaking({ makes = {}, is = {}, passes = [] }: ModuleTable, name: string): boolean {
  return Object.hasOwn(makes, name) || Object.hasOwn(is, name) || passes.includes(name) || name === 'default';
}
