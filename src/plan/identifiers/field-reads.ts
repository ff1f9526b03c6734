import type { ValueStart } from '../../facts/identifier-uses.ts';
import type { Range } from '../../model/text.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { ModuleTerms } from '../../values/module-terms.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { DeclareStatement, FunctionCode, ObjectTarget, Target } from '../../values/terms.ts';
import { CallSites } from './call-sites.ts';

/** A read of a field of an object that a function gets as an argument. */
export interface ArgumentRead {
  readonly start: ValueStart;
  /** The function with the parameter; null where the read is of another variable. */
  readonly code: FunctionCode | null;
  /** Whether the function reads nothing but fields by their names, and the rest of them by a pattern. */
  readonly isNamed: boolean;
  /** The names of all these fields; null where it takes the rest of them too. */
  readonly fields: readonly string[] | null;
}

/** A pattern with its entries, and what it takes apart: a parameter, or the value of a declaration. */
interface Pattern {
  readonly target: ObjectTarget;
  readonly code: FunctionCode | null;
  readonly statement: DeclareStatement | null;
}

/** The reads of fields in a module, by their places. */
export class FieldReads {
  static readonly #known = new WeakMap<ModuleTerms, FieldReads>();

  readonly #calls: CallSites;
  readonly #members = new Map<string, TermSite>();
  readonly #patterns: Pattern[] = [];
  readonly #parameters = new Map<BindingId, FunctionCode>();
  readonly #names = new Map<FunctionCode, readonly string[]>();

  private constructor(terms: ModuleTerms) {
    this.#calls = CallSites.of(terms);
    new TermWalk((site) => {
      const { term, role, within, statement } = site;
      if (term.kind === 'member') this.#members.set(term.range.join(), site);
      if (term.kind === 'function') {
        this.#names.set(term.code, [term.code.name, term.code.inferred ?? '', memberAssigned(within)]);
        for (const { target } of term.code.parameters) this.#take(target, term.code);
      }
      if (role === 'assigned' && !within && statement?.kind === 'declare' && statement.target.kind === 'object')
        this.#patterns.push({ target: statement.target, code: null, statement });
    }).statements(terms.body);
  }

  static of(terms: ModuleTerms): FieldReads {
    const known = FieldReads.#known.get(terms) ?? new FieldReads(terms);
    FieldReads.#known.set(terms, known);
    return known;
  }

  #take(target: Target, code: FunctionCode): void {
    if (target.kind === 'default') this.#take(target.target, code);
    if (target.kind === 'binding') this.#parameters.set(target.binding, code);
    if (target.kind === 'object') this.#patterns.push({ target, code, statement: null });
  }

  /** Whether a function has a name, or is assigned to a member of this name: `exports.remove = async () => {}`. */
  isNamed(code: FunctionCode, name: string): boolean {
    return this.#names.get(code)?.includes(name) === true;
  }

  /** The read that is written at a place: `data.id`, or `id` of a pattern; null where none is. */
  at(range: Range): ArgumentRead | null {
    const site = this.#members.get(range.join());
    if (site?.term.kind === 'member') {
      const { object } = site.term;
      const start = { kind: 'member', site, range } as const;
      return { start, ...this.#ofVariable(object.kind === 'read' ? object.binding : null) };
    }
    for (const { target, code, statement } of this.#patterns) {
      const entry = target.entries.find(({ key }) => key.kind === 'text' && isAt(key, range));
      if (!entry) continue;
      const start = { kind: 'pattern', entry, range } as const;
      if (code) return { start, code, isNamed: isPlain(target), fields: fieldsOf(target) };
      const value = statement?.value;
      return { start, ...this.#ofVariable(value?.kind === 'read' ? value.binding : null) };
    }
    return null;
  }

  #ofVariable(binding: BindingId | null): Omit<ArgumentRead, 'start'> {
    const code = binding === null ? null : (this.#parameters.get(binding) ?? null);
    if (binding === null || !code || this.#calls.isWritten(binding))
      return { code: null, isNamed: false, fields: null };
    const fields = this.#calls.sitesOf(binding).map(fieldsOfUse);
    const isNamed = this.#calls.sitesOf(binding).every(isNamedUse);
    return { code, isNamed, fields: fields.every((each) => each !== null) ? fields.flat() : null };
  }
}

function memberAssigned(around: TermSite | null): string {
  const target = around?.term.kind === 'assignment' ? around.term.target : null;
  return target?.kind === 'member' && target.term.key.kind === 'text' ? target.term.key.value : '';
}

function isAt({ start, end }: { readonly start: number; readonly end: number }, range: Range): boolean {
  return start === range[0] && end === range[1];
}

function isPlain({ entries }: ObjectTarget): boolean {
  return entries.every(({ key }) => key.kind === 'text');
}

/** Whether a variable is only read by the name of a field, or by a pattern: `data.id`, `const { id } = data`. */
function isNamedUse({ role, within, statement }: TermSite): boolean {
  if (role === 'object' && within?.term.kind === 'member') {
    const isDeleted = within.role === 'operand' && operatorOf(within) === 'delete';
    return within.term.key.kind === 'text' && within.role !== 'written' && within.role !== 'callee' && !isDeleted;
  }
  return !within && role === 'assigned' && statement?.kind === 'declare' && isPattern(statement.target);
}

function operatorOf({ within }: TermSite): string {
  return within?.term.kind === 'operation' ? within.term.operator : '';
}

function isPattern(target: Target): boolean {
  return target.kind === 'object' && isPlain(target);
}

/** The fields that a variable is read for; null where they are not in sight. */
function fieldsOfUse({ within, statement }: TermSite): readonly string[] | null {
  if (within?.term.kind === 'member') return within.term.key.kind === 'text' ? [within.term.key.value] : null;
  return !within && statement?.kind === 'declare' && statement.target.kind === 'object'
    ? fieldsOf(statement.target)
    : null;
}

function fieldsOf({ entries, rest }: ObjectTarget): readonly string[] | null {
  return rest ? null : entries.flatMap(({ key }) => (key.kind === 'text' ? [key.value] : []));
}
