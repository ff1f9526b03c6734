import type { BindingId } from '../../values/leaf-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { CallTerm, ObjectTerm, Term } from '../../values/terms.ts';
import type { CallSites, Declaration } from './call-sites.ts';
import { entryOf, memberOf, type SentObject } from './sent-field.ts';

/** A field that is added to a variable: `data.id = id`, `form.append('id', id)`. */
interface Addition {
  readonly name: string;
  readonly value: Term;
  /** The expression that adds it. */
  readonly site: TermSite;
  readonly end: number;
}

/** A variable that a request sends. */
export class SentVariable {
  readonly #binding: BindingId;
  readonly #declared: Declaration;
  readonly #call: TermSite;
  readonly #calls: CallSites;
  readonly #name: string;
  readonly #additions: Addition[] = [];

  constructor(binding: BindingId, declared: Declaration, call: TermSite, calls: CallSites, name: string) {
    this.#binding = binding;
    this.#declared = declared;
    this.#call = call;
    this.#calls = calls;
    this.#name = name;
  }

  /**
   * @param initial what the variable begins with
   * @param isForm whether its fields are added by members: `append`
   */
  read(initial: ObjectTerm, isForm: boolean, isText: boolean): SentObject | null {
    const isSeen = this.#calls.sitesOf(this.#binding).every((site) => this.#isUnderstood(site, isForm));
    if (!isSeen) return null;
    return {
      literal: null,
      isSingle: initial.entries.length + this.#additions.length === 1,
      fieldOf: (name) => {
        const added = this.#additions.filter((each) => each.name === name);
        const entry = entryOf(initial, name);
        if (entry === 'unseen-body') return entry;
        if (typeof entry === 'string' && !added.some((each) => this.#isCertain(each))) return 'unsent';
        // A second value of a form is a second field of the same name.
        if (isForm && added.length + (typeof entry === 'string' ? 0 : 1) > 1) return 'unseen-body';
        const values = [...(typeof entry === 'string' ? [] : [entry.value]), ...added.map(({ value }) => value)];
        const read = isForm ? `${this.#name}.get('${name}')` : memberOf(this.#name, name);
        return { values, read, isText: isText || isForm, entry: null };
      },
    };
  }

  /** Whether an addition runs before the request, whenever that is sent. */
  #isCertain({ site: { statement, code, within }, end }: Addition): boolean {
    const block = this.#calls.blockOf(this.#declared);
    const isBefore = within === null && this.#call.term.kind === 'call' && end <= this.#call.term.range[0];
    return (
      isBefore && code === this.#declared.code && code === this.#call.code && !!statement && block.includes(statement)
    );
  }

  /** Whether a read of the variable leaves its fields as they are, or adds one by its name. */
  #isUnderstood(site: TermSite, isForm: boolean): boolean {
    const { role, within } = site;
    const around = within?.term;
    if (role === 'object' && around?.kind === 'member') return this.#isMember(within as TermSite, isForm);
    if (role === 'entry') return isInCall(site, this.#call);
    return role === 'argument' && around?.kind === 'call' && (around === this.#call.term || this.#isHarmless(around));
  }

  #isMember(member: TermSite, isForm: boolean): boolean {
    const { term, role, within } = member;
    if (term.kind !== 'member' || term.key.kind !== 'text') return false;
    const around = within?.term;
    if (role === 'callee' && around?.kind === 'call' && within)
      return this.#isCalled(around, term.key.value, within, isForm);
    if (role !== 'written') return role !== 'operand' || around?.kind !== 'operation' || around.operator !== 'delete';
    if (around?.kind !== 'assignment' || around.operator !== '' || !within || isForm) return false;
    return this.#adds(term.key.value, around.value, within, around.range[1]);
  }

  #isCalled({ args, range }: CallTerm, member: string, site: TermSite, isForm: boolean): boolean {
    if (member === 'toString' || (member === 'get' && isForm)) return true;
    const [name, value] = args;
    if (!isForm || (member !== 'append' && member !== 'set') || name?.value.kind !== 'text' || !value) return false;
    return this.#adds(name.value.value, value.value, site, range[1]);
  }

  #adds(name: string, value: Term, site: TermSite, end: number): boolean {
    this.#additions.push({ name, value, site, end });
    return true;
  }

  /** Whether a call does not change its arguments: it prints them, makes a text of them, or sends them. */
  #isHarmless({ callee }: CallTerm): boolean {
    if (callee.kind !== 'member') return false;
    const name = this.#calls.nameOf(callee);
    return HARMLESS.has(name) || this.#calls.nameOf(callee.object) === 'console';
  }
}

const HARMLESS: ReadonlySet<string> = new Set(['stringify', 'post', 'put', 'patch']);

function isInCall(site: TermSite, call: TermSite): boolean {
  for (let open: TermSite | null = site; open; open = open.within) if (open.term === call.term) return true;
  return false;
}
