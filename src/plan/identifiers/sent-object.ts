import type { ReadTerm } from '../../values/leaf-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { ObjectTerm, Term } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';
import { entryOf, memberOf, type SentObject } from './sent-field.ts';
import { SentVariable } from './sent-variable.ts';
import { stateOf, type ComponentState } from './state-object.ts';

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
