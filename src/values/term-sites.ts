import type { ClassCode, EachStatement, FunctionCode, Statement, Target, Term, WhileStatement } from './terms.ts';
import type { BindingId } from './leaf-terms.ts';

/** What a term is to the term around it: `object` of `object.key`, the third `argument` of a call. */
export type Role =
  | 'object'
  | 'key'
  | 'callee'
  | 'argument'
  | 'spread'
  | 'entry'
  | 'item'
  | 'operand'
  | 'left'
  | 'right'
  | 'test'
  | 'then'
  | 'otherwise'
  | 'assigned'
  | 'written'
  | 'part'
  | 'dropped'
  | 'last'
  | 'default'
  | 'statement';

/** A term with what is around it. */
export interface TermSite {
  readonly term: Term;
  readonly role: Role;
  /** Its index among several: arguments, operands, items, entries of an object. */
  readonly at: number;
  /** The term that it is a part of; null where it is directly in a statement or a parameter. */
  readonly within: TermSite | null;
  /** The statement that it is in, directly or as a part of a term; null in a parameter. */
  readonly statement: Statement | null;
  /** The innermost function around it; null outside of functions. */
  readonly code: FunctionCode | null;
}

/** Gets each binding that is assigned after its declaration: `x = 1`, `x++`, `for (x of list)`. */
export type OnWrite = (binding: BindingId) => void;

/**
 * Visits each term of some code, with those of the functions and classes in it, each after the term that it is a part
 * of.
 */
export class TermWalk {
  readonly #visit: (site: TermSite) => void;
  readonly #write: OnWrite;

  constructor(visit: (site: TermSite) => void, write: OnWrite = () => undefined) {
    this.#visit = visit;
    this.#write = write;
  }

  function(code: FunctionCode): void {
    const around = { within: null, statement: null, code };
    for (const { target, decorators } of code.parameters) {
      this.#target(target, around, false);
      for (const term of decorators) this.#term(term, 'statement', 0, around);
    }
    this.statements(code.body, code);
  }

  statements(statements: readonly Statement[], code: FunctionCode | null = null): void {
    for (const statement of statements) this.#statement(statement, { within: null, statement, code });
  }

  #statement(statement: Statement, around: Around): void {
    const { code } = around;
    const own = (term: Term | null, role: Role = 'statement'): void => {
      if (term) this.#term(term, role, 0, around);
    };
    switch (statement.kind) {
      case 'evaluate':
      case 'return':
      case 'throw':
        own(statement.term);
        return;
      case 'declare':
        this.#target(statement.target, around, false);
        own(statement.value, 'assigned');
        return;
      case 'if':
        own(statement.test, 'test');
        this.statements([...statement.then, ...statement.otherwise], code);
        return;
      case 'each':
      case 'while':
        this.#loop(statement, around);
        return;
      case 'switch':
        own(statement.subject);
        for (const { test, body } of statement.cases) {
          own(test);
          this.statements(body, code);
        }
        return;
      case 'try':
        if (statement.caught) this.#target(statement.caught, around, false);
        this.statements([...statement.body, ...statement.handler, ...statement.finalizer], code);
        return;
      case 'block':
        this.statements(statement.body, code);
        return;
      case 'jump':
    }
  }

  #loop(statement: EachStatement | WhileStatement, around: Around): void {
    const { code } = around;
    if (statement.kind === 'each') {
      this.#target(statement.target, around, true);
      this.#term(statement.source, 'statement', 0, around);
    } else {
      this.statements(statement.first, code);
      if (statement.test) this.#term(statement.test, 'test', 0, around);
      if (statement.update) this.#term(statement.update, 'statement', 0, around);
    }
    this.statements(statement.body, code);
  }

  #target(target: Target, around: Around, isWritten: boolean): void {
    switch (target.kind) {
      case 'binding':
        if (isWritten) this.#write(target.binding);
        return;
      case 'member':
        this.#term(target.term, 'written', 0, around);
        return;
      case 'object':
        for (const { key, target: each } of target.entries) {
          if (key.kind !== 'text') this.#term(key, 'key', 0, around);
          this.#target(each, around, isWritten);
        }
        if (target.rest) this.#target(target.rest, around, isWritten);
        return;
      case 'array':
        for (const each of [...target.items, target.rest]) if (each) this.#target(each, around, isWritten);
        return;
      case 'default':
        this.#target(target.target, around, isWritten);
        this.#term(target.value, 'default', 0, around);
    }
  }

  #term(term: Term, role: Role, at: number, around: Around): void {
    const site: TermSite = { term, role, at, ...around };
    this.#visit(site);
    if (term.kind === 'function') this.function(term.code);
    if (term.kind === 'class') this.#class(term.code, { ...around, within: site });
    const inner = { ...around, within: site };
    if (term.kind === 'assignment') this.#target(term.target, inner, true);
    for (const [child, own, index] of partsOf(term)) this.#term(child, own, index, inner);
  }

  #class({ superclass, construct, members, decorators }: ClassCode, around: Around): void {
    const terms = [superclass, ...decorators, ...members.flatMap((each) => [each.key, each.value, ...each.decorators])];
    for (const term of terms) if (term) this.#term(term, 'statement', 0, around);
    if (construct) this.function(construct);
  }
}

type Around = Pick<TermSite, 'within' | 'statement' | 'code'>;

/** The terms that a term is made of, each with its role and its index. */
function partsOf(term: Term): readonly (readonly [Term, Role, number])[] {
  switch (term.kind) {
    case 'join':
      return term.parts.map((each, at) => [each, 'part', at]);
    case 'member':
      return [
        [term.object, 'object', 0],
        [term.key, 'key', 0],
      ];
    case 'call':
      return [[term.callee, 'callee', 0], ...listed(term.args, 'argument')];
    case 'object':
      return term.entries.flatMap(({ key, value }, at): (readonly [Term, Role, number])[] => [
        ...(key && key.kind !== 'text' ? [[key, 'key', at] as const] : []),
        [value, key ? 'entry' : 'spread', at],
      ]);
    case 'array':
      return listed(term.items, 'item');
    case 'operation':
      return term.operands.map((each, at) => [each, 'operand', at]);
    case 'logical':
      return [
        [term.left, 'left', 0],
        [term.right, 'right', 0],
      ];
    case 'conditional':
      return [
        [term.test, 'test', 0],
        [term.then, 'then', 0],
        [term.otherwise, 'otherwise', 0],
      ];
    case 'assignment':
      return [[term.value, 'assigned', 0]];
    case 'sequence':
      return term.terms.map((each, at) => [each, at === term.terms.length - 1 ? 'last' : 'dropped', at]);
    default:
      return [];
  }
}

function listed(
  all: readonly { readonly value: Term; readonly isSpread: boolean }[],
  role: Role,
): readonly (readonly [Term, Role, number])[] {
  return all.map(({ value, isSpread }, at) => [value, isSpread ? 'spread' : role, at]);
}

/** The bindings that a target declares or assigns: `id` and `rest` of `{ id, ...rest }`. */
export function declaredBy(target: Target): readonly BindingId[] {
  switch (target.kind) {
    case 'binding':
      return [target.binding];
    case 'default':
      return declaredBy(target.target);
    case 'object':
      return [...target.entries.map((each) => each.target), target.rest].flatMap((each) =>
        each ? declaredBy(each) : [],
      );
    case 'array':
      return [...target.items, target.rest].flatMap((each) => (each ? declaredBy(each) : []));
    case 'member':
      return [];
  }
}
