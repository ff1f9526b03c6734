import type { Range } from '../../model/text.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { ImportTerms, ModuleTerms } from '../../values/module-terms.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { Argument, CallTerm, DeclareStatement, ObjectTerm, Statement, Target, Term } from '../../values/terms.ts';
import type { BindingTarget } from '../../values/leaf-terms.ts';

/** A call with what is around it. */
export interface CallSite extends TermSite {
  readonly term: CallTerm;
}

/** Where a variable is declared: the statement, with the function around it. */
export interface Declaration extends Pick<TermSite, 'code'> {
  readonly statement: DeclareStatement;
}

/** The calls of a module by their places, and its variables with all places that read them. */
export class CallSites {
  static readonly #known = new WeakMap<ModuleTerms, CallSites>();

  readonly imports: readonly ImportTerms[];
  readonly #body: readonly Statement[];
  readonly #calls = new Map<string, CallSite>();
  readonly #names: readonly string[];
  readonly #declared = new Map<BindingId, Declaration>();
  readonly #targets = new Map<BindingId, BindingTarget>();
  readonly #sites = new Map<BindingId, TermSite[]>();
  readonly #written = new Set<BindingId>();
  readonly #exported: ReadonlySet<BindingId>;

  private constructor({ body, bindings, exports, imports }: ModuleTerms) {
    this.imports = imports;
    this.#body = body;
    this.#names = bindings;
    new TermWalk(
      (site) => {
        this.#take(site);
      },
      (binding) => this.#written.add(binding),
    ).statements(body);
    this.#exported = new Set(exports.flatMap(({ binding }) => binding ?? []));
  }

  static of(terms: ModuleTerms): CallSites {
    const known = CallSites.#known.get(terms) ?? new CallSites(terms);
    CallSites.#known.set(terms, known);
    return known;
  }

  #take(site: TermSite): void {
    const { term, role, within, statement, code } = site;
    if (term.kind === 'call') this.#calls.set(term.range.join(), { ...site, term });
    if (term.kind === 'read') this.#sites.set(term.binding, [...this.sitesOf(term.binding), site]);
    if (term.kind === 'function') for (const { target } of term.code.parameters) this.#declare(target, null);
    if (role === 'assigned' && !within && statement?.kind === 'declare')
      this.#declare(statement.target, { statement, code });
  }

  #declare(target: Target, declaration: Declaration | null): void {
    if (target.kind === 'default') this.#declare(target.target, declaration);
    if (target.kind === 'object') for (const each of target.entries) this.#declare(each.target, declaration);
    if (target.kind === 'array') for (const each of target.items) if (each) this.#declare(each, declaration);
    if (target.kind !== 'binding') return;
    this.#targets.set(target.binding, target);
    if (declaration) this.#declared.set(target.binding, declaration);
  }

  /** The call that is written at a place; null where none is. */
  at(range: Range): CallSite | null {
    return this.#calls.get(range.join()) ?? null;
  }

  /** The places that read a variable. */
  sitesOf(binding: BindingId): readonly TermSite[] {
    return this.#sites.get(binding) ?? [];
  }

  /** Whether a variable is assigned after its declaration, or exported. */
  isWritten(binding: BindingId): boolean {
    return this.#written.has(binding) || this.#exported.has(binding);
  }

  /** The value of a variable that is never assigned again; undefined for another one. */
  valueOf(binding: BindingId): Term | undefined {
    const statement = this.#written.has(binding) ? undefined : this.#declared.get(binding)?.statement;
    return statement?.value ?? undefined;
  }

  /** The declaration of a variable that is never assigned again, nor exported; null for another one. */
  declarationOf(binding: BindingId): Declaration | null {
    return this.isWritten(binding) ? null : (this.#declared.get(binding) ?? null);
  }

  /** The place of the name of a variable or a parameter in its declaration; null where there is none. */
  targetOf(binding: BindingId): BindingTarget | null {
    return this.#targets.get(binding) ?? null;
  }

  /** The literal that a variable contains, of which no member is read or changed; null for another value. */
  literalOf(term: Term): ObjectTerm | null {
    const value = term.kind === 'read' ? this.declarationOf(term.binding)?.statement.value : null;
    if (term.kind !== 'read' || value?.kind !== 'object') return null;
    return this.sitesOf(term.binding).some(({ role }) => role === 'object') ? null : value;
  }

  /** The statements of the block that contains a declaration. */
  blockOf({ statement, code }: Declaration): readonly Statement[] {
    return blockWith(statement, code?.body ?? this.#body) ?? [];
  }

  /** The last name of an expression: `post` of `axios.post`, `fetch`; empty where it has none. */
  nameOf(term: Term): string {
    if (term.kind === 'member') return term.key.kind === 'text' ? term.key.value : '';
    if (term.kind === 'read') return this.#names[term.binding] ?? '';
    return term.kind === 'global' ? term.name : '';
  }
}

function blockWith(statement: Statement, block: readonly Statement[]): readonly Statement[] | null {
  if (block.includes(statement)) return block;
  for (const each of block.flatMap(blocksIn)) {
    const found = blockWith(statement, each);
    if (found) return found;
  }
  return null;
}

/** The blocks that a statement consists of. */
function blocksIn(statement: Statement): readonly (readonly Statement[])[] {
  switch (statement.kind) {
    case 'if':
      return [statement.then, statement.otherwise];
    case 'while':
      return [statement.first, statement.body];
    case 'each':
    case 'block':
      return [statement.body];
    case 'switch':
      return statement.cases.map(({ body }) => body);
    case 'try':
      return [statement.body, statement.handler, statement.finalizer];
    default:
      return [];
  }
}

/** A call of a member of the result of another call. */
interface Link {
  readonly member: string;
  readonly args: readonly Argument[];
  readonly range: Range;
}

/** The calls of members after a call: `.send(...)` and `.expect(...)` of a test. */
export function chainOf(site: CallSite, source: string): readonly Link[] {
  const links: Link[] = [];
  let open: TermSite = site;
  for (;;) {
    const member: TermSite | null = open.role === 'object' ? open.within : null;
    const call: TermSite | null = member?.role === 'callee' ? member.within : null;
    if (member?.term.kind !== 'member' || call?.term.kind !== 'call' || !('range' in open.term)) break;
    const { key, keyRange } = member.term;
    const start = open.term.range[1];
    const isPlain = key.kind === 'text' && source.slice(start, keyRange[0]).trim() === '.';
    links.push({
      member: isPlain ? key.value : '',
      args: call.term.args,
      range: [start, call.term.range[1]],
    });
    open = call;
  }
  return links;
}
