import type { Range } from '../../model/text.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { CallTerm, ObjectTerm, Term } from '../../values/terms.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { ModuleTerms } from '../../values/module-terms.ts';

/** A call with what is around it. */
export interface CallSite extends TermSite {
  readonly term: CallTerm;
}

/** The calls of a module by their places, and the objects that its variables are for good. */
export class CallSites {
  static readonly #known = new WeakMap<ModuleTerms, CallSites>();

  readonly #calls = new Map<string, CallSite>();
  readonly #names: readonly string[];
  readonly #objects = new Map<BindingId, ObjectTerm>();
  readonly #reads = new Map<BindingId, number>();
  readonly #written = new Set<BindingId>();

  private constructor({ body, bindings, exports }: ModuleTerms) {
    this.#names = bindings;
    new TermWalk(
      (site) => {
        this.#take(site);
      },
      (binding) => this.#written.add(binding),
    ).statements(body);
    for (const { binding } of exports) if (binding !== undefined) this.#written.add(binding);
  }

  static of(terms: ModuleTerms): CallSites {
    const known = CallSites.#known.get(terms) ?? new CallSites(terms);
    CallSites.#known.set(terms, known);
    return known;
  }

  #take(site: TermSite): void {
    const { term, role, within, statement } = site;
    if (term.kind === 'call') this.#calls.set(term.range.join(), { ...site, term });
    if (term.kind === 'read') this.#reads.set(term.binding, (this.#reads.get(term.binding) ?? 0) + 1);
    const isDeclared = role === 'assigned' && !within && statement?.kind === 'declare';
    if (term.kind === 'object' && isDeclared && statement.target.kind === 'binding')
      this.#objects.set(statement.target.binding, term);
  }

  /** The call that is written at a place; null where none is. */
  at(range: Range): CallSite | null {
    return this.#calls.get(range.join()) ?? null;
  }

  /** The literal of an object that a term is, itself or as a variable that is read nowhere else. */
  objectOf(term: Term | undefined): ObjectTerm | null {
    if (term?.kind === 'object') return term;
    if (term?.kind !== 'read' || this.#written.has(term.binding) || this.#reads.get(term.binding) !== 1) return null;
    return this.#objects.get(term.binding) ?? null;
  }

  /** The last name of an expression: `post` of `axios.post`, `fetch`; empty where it has none. */
  nameOf(term: Term): string {
    if (term.kind === 'member') return term.key.kind === 'text' ? term.key.value : '';
    if (term.kind === 'read') return this.#names[term.binding] ?? '';
    return term.kind === 'global' ? term.name : '';
  }
}
