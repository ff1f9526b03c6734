import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { Attempt, DONE, type Operation } from './attempt.ts';

/**
 * A regular expression that counts its steps, as the backtracking matcher of the ECMAScript specification takes them:
 * each character, assertion, choice and round of a loop that is tried is one.
 * https://tc39.es/ecma262/#sec-pattern-semantics
 */
export class CountedRegExp {
  readonly name: string;
  readonly flags: string;
  readonly #operations: readonly Operation[];
  readonly #registers: readonly number[];
  readonly #regexp: RegExp;
  /** Whether it begins with `^`: an engine tries it where a text begins, and nowhere else. */
  readonly #anchored: boolean;
  readonly #isUnicode: boolean;
  /** The steps of attempts that looked at no more than the signs on both sides: others like them fail as they did. */
  readonly #failures = new Map<string, number>();
  steps = 0;

  constructor(regexp: RegExp) {
    const { source, flags } = regexp;
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, mode);
    const compiler = new Compiler(flags);
    compiler.anyOf(alternatives, false);
    this.name = String(regexp);
    this.flags = flags;
    this.#regexp = regexp;
    this.#isUnicode = mode.unicode || mode.unicodeSets;
    this.#operations = compiler.operations;
    this.#registers = Array.from({ length: compiler.registers }, () => -1);
    this.#anchored = !regexp.multiline && alternatives.every(isAnchored);
  }

  /** The range of the first match that begins at `from` or after it; null for none. */
  find(text: string, from: number): readonly [start: number, end: number] | null {
    const last = this.#regexp.sticky ? from : this.#anchored ? 0 : text.length;
    // Where `from` is within a code point, an engine begins with that.
    const first = from > 0 && this.#width(text, from - 1) === 2 ? from - 1 : from;
    for (let start = first; start <= last; start += this.#width(text, start)) {
      const end = this.#attempt(text, start);
      if (end !== null) return [start, end];
    }
    return null;
  }

  /** Where a match that begins at a place ends; null for none. */
  #attempt(text: string, start: number): number | null {
    const around = text.slice(Math.max(start - 1, 0), start + 1);
    const known = start > 0 ? this.#failures.get(around) : undefined;
    if (known !== undefined) {
      this.steps += known;
      return null;
    }
    const attempt = new Attempt(this.#operations, text, { at: start, next: 0, registers: this.#registers });
    const matches = attempt.run();
    this.steps += attempt.steps;
    if (matches) return attempt.at;
    if (start > 0 && attempt.low >= start - 1 && attempt.high <= start) this.#failures.set(around, attempt.steps);
    return null;
  }

  #width(text: string, at: number): number {
    return this.#isUnicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
}

function isAnchored({ elements: [first] }: AST.Alternative): boolean {
  if (first?.type === 'Group' || first?.type === 'CapturingGroup') return first.alternatives.every(isAnchored);
  return first?.type === 'Assertion' && first.kind === 'start';
}

/** The place of an operation that is compiled later. */
interface Label {
  place: number;
}

/** Turns the tree of a pattern into a list of operations. `behind` is the direction in a lookbehind. */
class Compiler {
  readonly operations: Operation[] = [];
  registers = 0;
  readonly #flags: string;
  readonly #unicode: boolean;
  /** Where the begin of what a group matched is kept; its end comes next. */
  readonly #groups = new Map<AST.CapturingGroup, number>();

  constructor(flags: string) {
    this.#flags = flags;
    this.#unicode = /[uv]/.test(flags);
  }

  anyOf(alternatives: readonly AST.Alternative[], behind: boolean): void {
    const end: Label = { place: 0 };
    alternatives.forEach(({ elements }, index) => {
      const following: Label = { place: 0 };
      const isLast = index === alternatives.length - 1;
      if (!isLast) this.#add((attempt) => attempt.mayGoTo(following.place));
      for (const element of behind ? elements.toReversed() : elements) this.#element(element, behind);
      if (!isLast) this.#add((attempt) => attempt.goTo(end.place));
      this.#place(following);
    });
    this.#place(end);
  }

  #add(operation: Operation): void {
    this.operations.push(operation);
  }

  #place(label: Label): void {
    label.place = this.operations.length;
  }

  #element(element: AST.Element, behind: boolean): void {
    switch (element.type) {
      case 'Group':
        this.anyOf(element.alternatives, behind);
        break;
      case 'CapturingGroup':
        this.#group(element, behind);
        break;
      case 'Quantifier':
        if (isCharacter(element.element)) this.#run(element, behind);
        else this.#loop(element, behind);
        break;
      case 'Assertion':
        this.#assertion(element);
        break;
      case 'Backreference':
        this.#backreference(element, behind);
        break;
      default:
        this.#character(element.raw, behind);
    }
  }

  #character(raw: string, behind: boolean): void {
    const one = new RegExp(`^(?:${raw})$`, this.#flags.replaceAll(/[dgmy]/g, ''));
    const known = new Map<number, boolean>();
    const fits = (code: number): boolean => {
      let answer = known.get(code);
      if (answer === undefined) known.set(code, (answer = matches(one, String.fromCodePoint(code))));
      return answer;
    };
    const unicode = this.#unicode;
    this.#add((attempt) => attempt.take(fits, behind, unicode));
  }

  #group(group: AST.CapturingGroup, behind: boolean): void {
    const start = this.#registersOf(group);
    const [first, second] = behind ? [start + 1, start] : [start, start + 1];
    this.#add((attempt) => attempt.note(first, attempt.at));
    this.anyOf(group.alternatives, behind);
    this.#add((attempt) => attempt.note(second, attempt.at));
  }

  #registersOf(group: AST.CapturingGroup): number {
    const start = this.#groups.get(group) ?? this.registers;
    if (start === this.registers) this.registers += 2;
    this.#groups.set(group, start);
    return start;
  }

  /** One character over and over: no round of it can be empty, and none needs to be counted while it is matched. */
  #run({ element, min, max, greedy }: AST.Quantifier, behind: boolean): void {
    const end: Label = { place: 0 };
    for (let count = 0; count < min; count += 1) this.#element(element, behind);
    const head = this.operations.length;
    for (let count = min; count < (max === Infinity ? min + 1 : max); count += 1) {
      this.#add((attempt) => (greedy ? attempt.mayGoTo(end.place) : attempt.mayGoOn(end.place)));
      this.#element(element, behind);
    }
    if (max === Infinity) this.#add((attempt) => attempt.goTo(head));
    this.#place(end);
  }

  #loop({ element, min, max, greedy }: AST.Quantifier, behind: boolean): void {
    const count = this.registers;
    const begin = count + 1;
    this.registers += 2;
    const end: Label = { place: 0 };
    this.#add((attempt) => attempt.note(count, 0));
    const head = this.operations.length;
    this.#add((attempt) => {
      const rounds = attempt.register(count);
      if (rounds > min && attempt.register(begin) === attempt.at) return false;
      if (rounds < min) return true;
      if (rounds >= max) return attempt.goTo(end.place);
      return greedy ? attempt.mayGoTo(end.place) : attempt.mayGoOn(end.place);
    });
    const first = this.registers;
    this.#add((attempt) => {
      attempt.forget(first, last);
      attempt.note(count, attempt.register(count) + 1);
      return attempt.note(begin, attempt.at);
    });
    this.#element(element, behind);
    const last = this.registers;
    this.#add((attempt) => attempt.goTo(head));
    this.#place(end);
  }

  #assertion(assertion: AST.Assertion): void {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      const { alternatives, kind, negate } = assertion;
      const end: Label = { place: 0 };
      this.#add((attempt) => attempt.look(negate, end.place));
      this.anyOf(alternatives, kind === 'lookbehind');
      this.#add((attempt) => attempt.goTo(DONE));
      this.#place(end);
      return;
    }
    // What is around a place of no width tells whether it is one; `\b` needs a character on both sides.
    const one = new RegExp(assertion.raw, `${this.#flags.replaceAll(/[dgy]/g, '')}y`);
    this.#add((attempt) => attempt.isPlace((text, at) => matches(one, text, at)));
  }

  #backreference({ resolved }: AST.Backreference, behind: boolean): void {
    const starts = [resolved].flat().map((group) => this.#registersOf(group));
    const ignoreCase = this.#flags.includes('i');
    this.#add((attempt) => starts.every((start) => attempt.repeat(start, behind, ignoreCase)));
  }
}

function isCharacter({ type }: AST.QuantifiableElement): boolean {
  return type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';
}

// Kept apart from the prototype, which counts searches while work is counted; it is called on an expression below.
// eslint-disable-next-line @typescript-eslint/unbound-method
const nativeExec = RegExp.prototype.exec;

/** Whether a regular expression matches at a place, by the engine itself. */
function matches(regexp: RegExp, text: string, at = 0): boolean {
  regexp.lastIndex = at;
  return nativeExec.call(regexp, text) !== null;
}
