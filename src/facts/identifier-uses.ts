import type { Range } from '../model/text.ts';
import { TermWalk, type TermSite } from '../values/term-sites.ts';
import type { OperationTerm, Statement, Target, TargetEntry, Term } from '../values/terms.ts';
import { conversionOf, type Converting } from './converting-calls.ts';
import type { HandlerFields, MemberRead } from './handler-fields.ts';
import type { BindingId } from '../values/leaf-terms.ts';

/**
 * A place where a number in a field would have another effect than a text of digits. `number`: the two give different
 * results (`id === 7`); `missing`: the handler continues without the field; `written`: the field is replaced.
 */
export interface SensitiveUse {
  readonly kind: 'number' | 'missing' | 'written';
  readonly range: Range;
  /** Whether it is compared with a number, and so may be one; left out where it is not. */
  readonly isNumeric?: true;
}

/** Where a value is first read: as a member, or by destructuring. */
export type ValueStart =
  | Pick<MemberRead, 'kind' | 'site' | 'range'>
  | { readonly kind: 'pattern'; readonly entry: Pick<TargetEntry, 'target'>; readonly range: Range };

/** The reads, writes and names of the bindings of a function. */
export type KnownBindings = Pick<HandlerFields, 'sitesOf' | 'isWritten' | 'nameOf'>;

/**
 * The uses of the value of a field for which it matters whether it is a text, a number, or missing.
 *
 * @param reads the reads of the field
 */
export function sensitiveUses(reads: readonly ValueStart[], fields: KnownBindings, converting: Converting): FoundUses {
  return new IdentifierUses(fields, converting).of(reads);
}

/** The uses of a field that matter. */
export interface FoundUses {
  readonly sensitive: readonly SensitiveUse[];
  /** Whether it is used as the identifier of a document, which is never a number. */
  readonly isDocument: boolean;
}

/** Members of texts: on a number, their calls fail, or return the same as `toString` does. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  ...['toString', 'trim', 'length', 'split', 'toLowerCase', 'toUpperCase', 'match', 'startsWith', 'endsWith', 'slice'],
  ...['replace', 'replaceAll', 'substring', 'padStart'],
]);
class IdentifierUses {
  readonly #fields: KnownBindings;
  readonly #converting: Converting;
  readonly #found: SensitiveUse[] = [];
  readonly #seen = new Set<BindingId>();
  #isDocument = false;

  constructor(fields: KnownBindings, converting: Converting) {
    this.#fields = fields;
    this.#converting = converting;
  }

  of(reads: readonly ValueStart[]): FoundUses {
    for (const read of reads) {
      if (read.kind === 'member') this.#use(read.site, read.range);
      else this.#target(read.entry.target, read.range);
    }
    return { sensitive: this.#found, isDocument: this.#isDocument };
  }

  #target(target: Target, range: Range): void {
    if (target.kind === 'default') this.#target(target.target, range);
    else if (target.kind === 'binding') this.#binding(target.binding, range);
    else this.#add('number', range);
  }

  #binding(binding: BindingId, range: Range): void {
    if (this.#fields.isWritten(binding)) this.#add('written', range);
    if (this.#seen.has(binding)) return;
    this.#seen.add(binding);
    for (const site of this.#fields.sitesOf(binding)) this.#use(site, range);
  }

  #add(kind: SensitiveUse['kind'], range: Range): void {
    this.#found.push({ kind, range });
  }

  #use(site: TermSite, before: Range): void {
    const { term, role, within, statement } = site;
    const range = 'range' in term ? term.range : before;
    if (!within) {
      if (role === 'test') this.#add('missing', range);
      else if (role === 'assigned' && statement?.kind === 'declare') this.#target(statement.target, range);
      else if (!isIdle(statement)) this.#add('number', range);
      return;
    }
    const around = within.term;
    if (role === 'written') this.#add('written', range);
    else if (role === 'key' || role === 'part' || role === 'dropped' || this.#isConverted(site)) return;
    else if (role === 'test') this.#add('missing', range);
    else if (role === 'object') {
      const name = around.kind === 'member' && around.key.kind === 'text' ? around.key.value : '';
      if (!OF_TEXTS.has(name)) this.#add('number', range);
    } else if (role === 'operand' && around.kind === 'operation') this.#operand(site, around, within, range);
    else if (role === 'left' || role === 'right' || role === 'then' || role === 'otherwise' || role === 'last')
      this.#chosen(site, within, range);
    else this.#add('number', range);
  }

  /** Records the use of a value as an operand: `!id`, `+id`, `id == null`, `id === other`. */
  #operand(site: TermSite, { operator, operands }: OperationTerm, within: TermSite, range: Range): void {
    const other = operands.length === 2 ? operands[1 - site.at] : undefined;
    if (operator === '!') {
      if (!guards(within)) this.#add('missing', range);
    } else if (operator === 'await') this.#use(within, range);
    else if (operator === 'delete') this.#add('written', range);
    else if (
      operator === '==' ||
      operator === '!=' ||
      ((operator === '===' || operator === '!==') && isNothing(other))
    ) {
      if (isNothing(other) && !guards(within)) this.#add('missing', range);
    } else if (operator === '+' && operands.length === 2) {
      if (other?.kind !== 'text' && other?.kind !== 'join') this.#add('number', range);
    } else if (other?.kind === 'constant' && typeof other.value === 'number')
      this.#found.push({ kind: 'number', range, isNumeric: true });
    else if (!NUMERIC.has(operator)) this.#add('number', range);
  }

  /**
   * Records the use of a value in a logical or conditional expression: `id || other` tests whether it is missing, and
   * the result may be the value itself.
   */
  #chosen({ role }: TermSite, within: TermSite, range: Range): void {
    if (role === 'left' && within.term.kind === 'logical') {
      if (guards(within)) return;
      this.#add('missing', range);
    } else this.#use(within, range);
  }

  /**
   * Whether a call that the value is passed to converts it, so that a text of digits has the same effect as a number.
   */
  #isConverted(site: TermSite): boolean {
    const conversion = conversionOf(site, this.#converting, (term) => this.#nameOf(term));
    this.#isDocument ||= conversion === 'document';
    return conversion !== null;
  }

  /** The last name of an expression: `findById` of `User.findById`; empty where it has none. */
  #nameOf(term: Term): string {
    if (term.kind === 'member') return term.key.kind === 'text' ? term.key.value : '';
    if (term.kind === 'read') return this.#fields.nameOf(term.binding);
    return term.kind === 'global' ? term.name : '';
  }
}

/** Operators whose result is the same for a number and for its text. */
const NUMERIC: ReadonlySet<string> = new Set(['-', '*', '/', '%', '**', '~', '|', '&', '>>', '<<', '+', 'void']);

/** Whether a statement evaluates an expression and drops the value. */
function isIdle(statement: Statement | null): boolean {
  return statement?.kind === 'evaluate';
}

function isNothing(term: Term | undefined): boolean {
  return (term?.kind === 'constant' && (term.value === null || term.value === undefined)) || isEmptyText(term);
}

function isEmptyText(term: Term | undefined): boolean {
  return term?.kind === 'text' && term.value === '';
}

/** Whether a condition guards a statement that leaves the function: `if (!id || !name) return refuse();`. */
function guards(site: TermSite): boolean {
  let open = site;
  while (open.within?.term.kind === 'logical') open = open.within;
  const { statement, role, within } = open;
  return !within && role === 'test' && statement?.kind === 'if' && leaves(statement.then) && !works(statement.then);
}

/** Whether statements wait for something: they answer in another way, and do not only refuse. */
function works(statements: readonly Statement[]): boolean {
  let found = false;
  new TermWalk(({ term }) => {
    found ||= term.kind === 'operation' && term.operator === 'await';
  }).statements(statements);
  return found;
}

/** Whether statements leave the function in any case. */
function leaves(statements: readonly Statement[]): boolean {
  const last = statements.at(-1);
  if (last?.kind === 'return' || last?.kind === 'throw') return true;
  if (last?.kind === 'block') return leaves(last.body);
  return last?.kind === 'if' && leaves(last.then) && leaves(last.otherwise);
}
