import type { Range } from '../model/text.ts';
import type { TermSite } from '../values/term-sites.ts';
import type { BindingId, CallTerm, OperationTerm, Statement, Target, TargetEntry, Term } from '../values/terms.ts';
import type { HandlerFields, MemberRead } from './handler-fields.ts';

/**
 * Where it matters of what kind the value of a field is: `number` where a text answers otherwise than the number that
 * it specifies (`id === 7`), `missing` where the handler goes on without it, `written` where it is replaced.
 */
export interface SensitiveUse {
  readonly kind: 'number' | 'missing' | 'written';
  readonly range: Range;
}

/** Which libraries convert what they look for, as far as the program imports them. */
export interface Converting {
  /** Mongoose casts the values of conditions to the types of the schema. */
  readonly conditions: boolean;
  /** A database of SQL compares a column with a text that specifies its value. */
  readonly columns: boolean;
}

/** Where a value comes from: a read of it, or what it is assigned to. */
export type ValueStart =
  | Pick<MemberRead, 'kind' | 'site' | 'range'>
  | { readonly kind: 'pattern'; readonly entry: Pick<TargetEntry, 'target'>; readonly range: Range };

/** What is known of the bindings of a function. */
export type KnownBindings = Pick<HandlerFields, 'sitesOf' | 'isWritten' | 'nameOf'>;

/** Where it matters whether the value that reads of a field answer is a text, a number, or missing. */
export function sensitiveUses(
  reads: readonly ValueStart[],
  fields: KnownBindings,
  converting: Converting,
): readonly SensitiveUse[] {
  return new IdentifierUses(fields, converting).of(reads);
}

/** Functions that take a text for the number that it specifies. */
const CONVERTING: ReadonlySet<string> = new Set([
  ...['Number', 'parseInt', 'parseFloat', 'String', 'BigInt', 'isNaN', 'encodeURIComponent', 'toString'],
  ...['ObjectId', 'ObjectID', 'isValidObjectId', 'createFromHexString', 'isValid'],
]);
/** Members of models that look for one identifier, and convert it. */
const BY_ID = /^(?:find(?:One)?By(?:Id|Pk|PK)\w*|findById\w*)$/;
/** Members that are given conditions first, and values of columns. */
const CONDITIONED = new RegExp(
  String.raw`^(?:find|findOne\w*|findAll|findAndCount\w*|exists|count\w*|where|andWhere|first` +
    String.raw`|update(?:One|Many)?|replaceOne|delete(?:One|Many)?|del|remove|destroy)$`,
);
/** Members that are given a statement of SQL, and the values for its places. */
const STATEMENTS = /^(?:query|execute|run|get|all|one|oneOrNone|none|any|raw|prepare)$/;
/** Members that only texts have: what is no text has failed before. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  ...['toString', 'trim', 'length', 'split', 'toLowerCase', 'toUpperCase', 'match', 'startsWith', 'endsWith', 'slice'],
  ...['replace', 'replaceAll', 'substring', 'padStart'],
]);
/** What prints is for people. */
const PRINTING = /^(?:log|info|warn|error|debug)$/;

class IdentifierUses {
  readonly #fields: KnownBindings;
  readonly #converting: Converting;
  readonly #found: SensitiveUse[] = [];
  readonly #seen = new Set<BindingId>();

  constructor(fields: KnownBindings, converting: Converting) {
    this.#fields = fields;
    this.#converting = converting;
  }

  of(reads: readonly ValueStart[]): readonly SensitiveUse[] {
    for (const read of reads) {
      if (read.kind === 'member') this.#use(read.site, read.range);
      else this.#target(read.entry.target, read.range);
    }
    return this.#found;
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

  /** `!id`, `+id`, `id == null`, `id === other` */
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
    } else if (!NUMERIC.has(operator)) this.#add('number', range);
  }

  /** `id || other`, `id && find(id)`: what it is of may be the value, and whether it is there is asked. */
  #chosen({ role }: TermSite, within: TermSite, range: Range): void {
    if (role === 'left' && within.term.kind === 'logical') {
      if (guards(within)) return;
      this.#add('missing', range);
    } else this.#use(within, range);
  }

  /** Whether a call that is given the value takes a text for the number that it specifies. */
  #isConverted(site: TermSite): boolean {
    const call = callAround(site);
    if (!call) return false;
    const { term, at, role, way } = call;
    if (term.form === 'tag') return true;
    const name = this.#nameOf(term.callee);
    if (role !== 'argument') return false;
    if (way.length === 0)
      return (
        CONVERTING.has(name) ||
        BY_ID.test(name) ||
        (PRINTING.test(name) && term.callee.kind === 'member' && this.#nameOf(term.callee.object) === 'console') ||
        (this.#converting.columns && /^(?:where|andWhere)$/.test(name) && at > 0)
      );
    const [first] = way;
    if (first === 'list') return way.length === 1 && at > 0 && STATEMENTS.test(name);
    if (!CONDITIONED.test(name) || way.includes('list')) return false;
    if (way.length === 1 && at === 0)
      return this.#converting.conditions || (this.#converting.columns && name !== 'update');
    return this.#converting.columns && way.length === 2 && way[1] === 'where';
  }

  /** The last name of an expression: `findById` of `User.findById`; empty where it has none. */
  #nameOf(term: Term): string {
    if (term.kind === 'member') return term.key.kind === 'text' ? term.key.value : '';
    if (term.kind === 'read') return this.#fields.nameOf(term.binding);
    return term.kind === 'global' ? term.name : '';
  }
}

/** What reads an operand as a number, whatever it is. */
const NUMERIC: ReadonlySet<string> = new Set(['-', '*', '/', '%', '**', '~', '|', '&', '>>', '<<', '+', 'void']);

interface CallAround {
  readonly term: CallTerm;
  readonly role: TermSite['role'];
  /** Which argument it is. */
  readonly at: number;
  /** What resolves to the value in the argument, the innermost one first: keys of objects, and `list`. */
  readonly way: readonly string[];
}

/** The call that is given a value, itself or in objects and lists; null where none is. */
function callAround(site: TermSite): CallAround | null {
  const way: string[] = [];
  for (let open: TermSite | null = site; open; open = open.within) {
    const around: Term | undefined = open.within?.term;
    if (around?.kind === 'call') return { term: around, role: open.role, at: open.at, way };
    if (around?.kind === 'object' && open.role === 'entry') {
      const key = around.entries[open.at]?.key;
      way.push(key?.kind === 'text' ? key.value : '');
    } else if (around?.kind === 'array' && open.role === 'item') way.push('list');
    else return null;
  }
  return null;
}

/** Whether a statement does nothing with a value. */
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
  return !within && role === 'test' && statement?.kind === 'if' && leaves(statement.then);
}

/** Whether statements leave the function in any case. */
function leaves(statements: readonly Statement[]): boolean {
  const last = statements.at(-1);
  if (last?.kind === 'return' || last?.kind === 'throw') return true;
  if (last?.kind === 'block') return leaves(last.body);
  return last?.kind === 'if' && leaves(last.then) && leaves(last.otherwise);
}
