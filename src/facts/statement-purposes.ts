import type { ModuleTerms } from '../values/module-terms.ts';
import type { EachStatement, Statement, Target, Term, WhileStatement } from '../values/terms.ts';
import type { Purpose } from './code-text.ts';

/** The purpose of a value of which nothing is known. */
export const OTHER: Purpose = { kind: 'other' };

/** Reads the terms in statements and in targets of assignments, each with its purpose. */
export class StatementPurposes {
  readonly #module: ModuleTerms;
  readonly #term: (term: Term, purpose: Purpose) => void;

  /** @param term gets each term */
  constructor(module: ModuleTerms, term: (term: Term, purpose: Purpose) => void) {
    this.#module = module;
    this.#term = term;
  }

  /** Reads the keys and the defaults of the target of an assignment. */
  target(target: Target): void {
    switch (target.kind) {
      case 'member':
        this.#term(target.term, OTHER);
        break;
      case 'object':
        for (const { key, target: of } of target.entries) {
          this.#term(key, { kind: 'key' });
          this.target(of);
        }
        if (target.rest) this.target(target.rest);
        break;
      case 'array':
        for (const each of target.items) if (each) this.target(each);
        if (target.rest) this.target(target.rest);
        break;
      case 'default':
        this.target(target.target);
        this.#term(target.value, this.assigned(target.target, OTHER));
        break;
      default:
    }
  }

  /** The purpose of a value that is assigned to a target. */
  assigned(target: Target, otherwise: Purpose): Purpose {
    if (target.kind === 'binding')
      return { kind: 'declared', name: this.#module.bindings[target.binding] ?? '', type: target.type };
    if (target.kind !== 'member' || target.term.key.kind !== 'text') return otherwise;
    return { kind: 'value', key: target.term.key.value, of: null, around: otherwise };
  }

  /** @param answer the purpose of the values that the function of these statements returns */
  read(statements: readonly Statement[], answer: Purpose): void {
    for (const statement of statements) this.#statement(statement, answer);
  }

  #statement(statement: Statement, answer: Purpose): void {
    switch (statement.kind) {
      case 'evaluate':
      case 'throw':
        this.#term(statement.term, OTHER);
        break;
      case 'return':
        if (statement.term) this.#term(statement.term, answer);
        break;
      case 'declare':
        this.target(statement.target);
        if (statement.value) this.#term(statement.value, this.assigned(statement.target, OTHER));
        break;
      case 'if':
        this.#term(statement.test, OTHER);
        this.read([...statement.then, ...statement.otherwise], answer);
        break;
      case 'each':
      case 'while':
        this.#loop(statement, answer);
        break;
      case 'switch':
        this.#term(statement.subject, OTHER);
        for (const { test, body } of statement.cases) {
          if (test) this.#term(test, { kind: 'compared', with: [statement.subject], isCase: true });
          this.read(body, answer);
        }
        break;
      case 'try':
        if (statement.caught) this.target(statement.caught);
        this.read([...statement.body, ...statement.handler, ...statement.finalizer], answer);
        break;
      case 'block':
        this.read(statement.body, answer);
        break;
      default:
    }
  }

  #loop(statement: EachStatement | WhileStatement, answer: Purpose): void {
    if (statement.kind === 'each') {
      this.target(statement.target);
      this.#term(statement.source, OTHER);
      this.read(statement.body, answer);
    } else {
      for (const term of [statement.test, statement.update]) if (term) this.#term(term, OTHER);
      this.read([...statement.first, ...statement.body], answer);
    }
  }
}
