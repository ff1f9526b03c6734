import type { IdentifierReason } from '../../model/identifier-move.ts';
import type { BindingId, ReadTerm } from '../../values/leaf-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { CallTerm, Entry, ObjectTerm, Term } from '../../values/terms.ts';
import type { CallSites, Declaration } from './call-sites.ts';
import { stateOf, type ComponentState } from './state-object.ts';

/** A field of what a request sends. */
export interface SentField {
  /** The values that it may have; more than one where it is assigned again. */
  readonly values: readonly Term[];
  /** The expression that reads it from a variable: `data.id`; null where it is written in the request itself. */
  readonly read: string | null;
  /** Whether it is sent as a text, whatever its value is: in a form, or in a query. */
  readonly isText: boolean;
  /** The entry that is the field; null where it is not one of a literal. */
  readonly entry: Entry | null;
}

/** What a request sends: an object whose fields are in sight. */
export interface SentObject {
  /** The literal of the object, where it is written in the request itself; else null. */
  readonly literal: ObjectTerm | null;
  /** Whether it has one field alone. */
  readonly isSingle: boolean;
  /** The field of a name, or why it is not known to have it. */
  readonly fieldOf: (name: string) => SentField | IdentifierReason;
}

/** How an expression is sent: as a text of its fields, or as it is. */
interface Content {
  readonly term: Term;
  /** Left out where the request itself decides on it. */
  readonly isText?: boolean;
}

/** The request that sends an expression. */
export interface Sending {
  readonly call: TermSite;
  readonly calls: CallSites;
  readonly source: string;
  /** Whether it sends all values as texts. */
  readonly isText?: boolean;
  /** The expression that contains the literal, where it is within a variable: `config.params`. */
  readonly prefix?: string | null;
}

/**
 * The object that a request sends: a literal, or a variable that contains one, a form or a query, to which fields were
 * added since.
 *
 * @returns null where it is another value, or where code that is not understood gets the variable too
 */
export function sentObject(given: Term, around: Sending): SentObject | null {
  const { call, calls, source, prefix = null } = around;
  const { term, isText = around.isText === true } = contentOf(given, calls);
  if (term.kind === 'object') return ofLiteral(term, prefix, isText);
  const declared = term.kind === 'read' ? calls.declarationOf(term.binding) : null;
  const value = declared?.statement.value;
  const state = term.kind === 'read' && prefix === null ? stateOf(term.binding, calls) : null;
  if (state && term.kind === 'read') return ofState(term, state, isText, source);
  if (term.kind !== 'read' || !declared || !value || declared.statement.target.kind !== 'binding') return null;
  const made = formOf(value, calls);
  const initial = made ?? (value.kind === 'object' ? { object: value, isForm: false } : null);
  if (!initial || prefix !== null) return null;
  const name = source.slice(...term.range);
  const variable = new SentVariable(term.binding, declared, call, calls, name);
  return variable.read(initial.object, initial.isForm, isText);
}

/** What is sent as the text that an expression makes of it: `JSON.stringify(data)`, `form.toString()`. */
function contentOf(term: Term, calls: CallSites): Content {
  if (term.kind !== 'call') return { term };
  const { callee, args } = term;
  const [first] = args;
  if (term.form === 'new') {
    const { object } = formOf(term, calls) ?? {};
    return object ? { term: object, isText: true } : { term };
  }
  const name = calls.nameOf(callee);
  if (name === 'toString' && callee.kind === 'member' && args.length === 0) return contentOf(callee.object, calls);
  if (name !== 'stringify' || !first || callee.kind !== 'member') return { term };
  if (calls.nameOf(callee.object) === 'JSON') return { term: args.length === 1 ? first.value : term, isText: false };
  return { term: first.value, isText: true };
}

/** What a form or a query begins with: `new FormData()`, `new URLSearchParams({ id })`; null for another expression. */
function formOf(term: Term, calls: CallSites): { readonly object: ObjectTerm; readonly isForm: true } | null {
  if (term.kind !== 'call' || term.form !== 'new') return null;
  const name = calls.nameOf(term.callee);
  // The forms of React Native cannot be read.
  const isNative = calls.imports.some(({ specifier }) => /^(?:react-native|expo)/.test(specifier));
  if (name === 'FormData' && term.args.length === 0 && !isNative)
    return { object: { kind: 'object', entries: [], range: term.range }, isForm: true };
  if (name !== 'URLSearchParams') return null;
  const [first] = term.args;
  if (!first) return { object: { kind: 'object', entries: [], range: term.range }, isForm: true };
  return first.value.kind === 'object' ? { object: first.value, isForm: true } : null;
}

function ofLiteral(literal: ObjectTerm, prefix: string | null, isText: boolean): SentObject {
  return {
    literal: prefix === null ? literal : null,
    isSingle: literal.entries.length === 1,
    fieldOf: (name) => {
      const entry = entryOf(literal, name);
      if (typeof entry === 'string') return entry;
      const read = prefix === null ? null : memberOf(prefix, name);
      return { values: [entry.value], read, isText, entry };
    },
  };
}

/** A state of a component, of which all fields are read at the time of the request. */
function ofState(term: ReadTerm, state: ComponentState, isText: boolean, source: string): SentObject {
  const { initial, retains } = state;
  return {
    literal: null,
    isSingle: initial.entries.length === 1,
    fieldOf: (name) => {
      const entry = entryOf(initial, name);
      if (typeof entry === 'string' || !retains(name)) return 'unseen-body';
      const key = entry.key ?? term;
      const member: Term = {
        kind: 'member',
        object: term,
        key,
        keyRange: term.range,
        isComputed: false,
        range: term.range,
      };
      return { values: [member], read: memberOf(source.slice(...term.range), name), isText, entry: null };
    },
  };
}

function memberOf(object: string, name: string): string {
  return /^[\w$]+$/.test(name) ? `${object}.${name}` : `${object}['${name}']`;
}

/** The entry of an object that certainly is a given field, or the reason why there is none. */
function entryOf({ entries }: ObjectTerm, name: string): Entry | IdentifierReason {
  const at = entries.findLastIndex(({ key }) => key?.kind === 'text' && key.value === name);
  const entry = entries[at];
  const isKnown = entries.every(({ key }, index) => (key ? key.kind === 'text' : index < at));
  if (!isKnown) return 'unseen-body';
  return entry && entry.accessor === null ? entry : 'unsent';
}

/** A field that is added to a variable: `data.id = id`, `form.append('id', id)`. */
interface Addition {
  readonly name: string;
  readonly value: Term;
  /** The expression that adds it. */
  readonly site: TermSite;
  readonly end: number;
}

/** A variable that a request sends. */
class SentVariable {
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
