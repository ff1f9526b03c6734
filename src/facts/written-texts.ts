import { argumentKey, restKey } from '../documents/kept/argument-words.ts';
import { HOLE } from '../paths/dialects.ts';
import type { CallTerm, ClassCode, FunctionCode, MemberTerm, ObjectTerm, Term } from '../values/terms.ts';
import { PartedText, type CodeText, type Purpose } from './code-text.ts';
import { OTHER, StatementPurposes } from './statement-purposes.ts';
import { lastNameOf } from './term-names.ts';
import { textOf, type TextPart } from './text-parts.ts';
import type { BindingId, PatternTerm } from '../values/leaf-terms.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** The texts of a file, with other facts of its syntax. */
export interface WrittenTexts {
  readonly texts: readonly CodeText[];
  readonly patterns: readonly PatternTerm[];
  /** The members with the name of one that sends a request of a typed client: `client.users.$get`. */
  readonly senders: readonly MemberTerm[];
  /** The values that are appended to a word or another value. */
  readonly added: readonly Term[];
  /** The names of called functions. */
  readonly called: ReadonlySet<string>;
  /** The parameters of functions that have a name, by their bindings, as {@link argumentKey} names them. */
  readonly parameters: ReadonlyMap<BindingId, string>;
}

/** A character which a value right after it continues. */
const GLUES = new RegExp(`[\\w${HOLE}]`);
const COMPARISONS: ReadonlySet<string> = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>=', 'in', 'instanceof']);

/**
 * The texts in a file, each with its purpose.
 *
 * @param source the text of the file, for the places of characters that are written as escapes
 */
export function writtenTexts(module: ModuleTerms, source: string): WrittenTexts {
  return new Walk(module, source).read();
}

class Walk {
  readonly #module: ModuleTerms;
  readonly #source: string;
  readonly #texts: CodeText[] = [];
  readonly #patterns: PatternTerm[] = [];
  readonly #senders: MemberTerm[] = [];
  readonly #added: Term[] = [];
  readonly #called = new Set<string>();
  readonly #parameters = new Map<BindingId, string>();
  readonly #statements: StatementPurposes;
  #class: ClassCode | null = null;

  constructor(module: ModuleTerms, source: string) {
    this.#module = module;
    this.#source = source;
    this.#statements = new StatementPurposes(module, (term, purpose) => {
      this.#term(term, purpose);
    });
  }

  read(): WrittenTexts {
    this.#statements.read(this.#module.body, OTHER);
    for (const text of this.#module.typeTexts) this.#text([text], { kind: 'type' });
    return {
      ...{ texts: this.#texts, patterns: this.#patterns, senders: this.#senders },
      ...{ added: this.#added, called: this.#called, parameters: this.#parameters },
    };
  }

  #text(parts: readonly TextPart[], purpose: Purpose): void {
    const text = new PartedText(parts, this.#source, purpose, this.#class);
    this.#texts.push(text);
    for (const [at, part] of parts.entries())
      if ('hole' in part) {
        const start = text.starts[at] ?? 0;
        if (GLUES.test(text.text.charAt(start - 1))) this.#added.push(part.hole);
        this.#term(part.hole, { kind: 'part', text, at: start, around: purpose });
      }
  }

  #terms(terms: readonly Term[], purpose: Purpose): void {
    for (const term of terms) this.#term(term, purpose);
  }

  #term(term: Term, purpose: Purpose): void {
    const parts = textOf(term);
    if (parts) {
      this.#text(parts, purpose);
      return;
    }
    switch (term.kind) {
      case 'pattern':
        this.#patterns.push(term);
        break;
      case 'join':
        this.#added.push(...term.parts.slice(1));
        this.#terms(term.parts, purpose);
        break;
      case 'member':
        if (term.key.kind === 'text' && term.key.value.startsWith('$')) this.#senders.push(term);
        this.#term(term.object, OTHER);
        if (term.isComputed) this.#term(term.key, { kind: 'key' });
        break;
      case 'call':
        this.#call(term, purpose);
        break;
      case 'function':
        this.#named(term.code, purpose);
        this.#function(term.code, { kind: 'answer', around: purpose });
        break;
      case 'class':
        this.#classCode(term.code);
        break;
      case 'object':
        this.#object(term, purpose);
        break;
      default:
        this.#compound(term, purpose);
    }
  }

  /** Reads a term whose parts mostly have its own purpose. */
  #compound(term: Term, purpose: Purpose): void {
    switch (term.kind) {
      case 'array':
        for (const { value } of term.items) this.#term(value, { kind: 'item', around: purpose });
        break;
      case 'operation':
        if (term.operator === '+') this.#added.push(...term.operands.slice(1));
        this.#terms(
          term.operands,
          COMPARISONS.has(term.operator) ? { kind: 'compared', with: term.operands, isCase: false } : purpose,
        );
        break;
      case 'logical':
        this.#terms([term.left, term.right], purpose);
        break;
      case 'conditional':
        this.#term(term.test, OTHER);
        this.#terms([term.then, term.otherwise], purpose);
        break;
      case 'assignment':
        this.#statements.target(term.target);
        this.#term(term.value, this.#statements.assigned(term.target, purpose));
        break;
      case 'sequence':
        this.#terms(term.terms.slice(0, -1), OTHER);
        this.#terms(term.terms.slice(-1), purpose);
        break;
      default:
    }
  }

  #call(call: CallTerm, purpose: Purpose): void {
    this.#called.add(lastNameOf(call.callee, this.#module));
    this.#term(call.callee, OTHER);
    for (const [index, { value }] of call.args.entries())
      this.#term(value, { kind: 'argument', call, index, around: purpose });
  }

  #object(object: ObjectTerm, around: Purpose): void {
    for (const { key, value } of object.entries) {
      if (key) this.#term(key, { kind: 'key' });
      this.#term(value, { kind: 'value', key: key?.kind === 'text' ? key.value : '', of: object, around });
    }
  }

  #named({ name, parameters }: FunctionCode, purpose: Purpose): void {
    const given = purpose.kind === 'declared' ? purpose.name : purpose.kind === 'value' ? purpose.key : '';
    const called = given === '' ? name : given;
    if (called === '') return;
    for (const [place, { target, isRest }] of parameters.entries()) {
      const own = target.kind === 'default' ? target.target : target;
      if (own.kind === 'binding')
        this.#parameters.set(own.binding, isRest ? restKey(called) : argumentKey(called, place));
    }
  }

  #function({ parameters, body }: FunctionCode, purpose: Purpose): void {
    for (const { target, decorators } of parameters) {
      this.#statements.target(target);
      this.#terms(decorators, { kind: 'decorator' });
    }
    this.#statements.read(body, purpose);
  }

  #classCode(code: ClassCode): void {
    const around = this.#class;
    this.#class = code;
    this.#terms(code.decorators, { kind: 'decorator' });
    if (code.superclass) this.#term(code.superclass, OTHER);
    if (code.construct) this.#function(code.construct, OTHER);
    for (const { key, value, decorators } of code.members) {
      this.#term(key, { kind: 'key' });
      this.#terms(decorators, { kind: 'decorator' });
      const name = key.kind === 'text' ? key.value : '';
      if (value) this.#term(value, { kind: 'value', key: name, of: null, around: OTHER });
    }
    this.#class = around;
  }
}
