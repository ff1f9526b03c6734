/** Something that a matcher does in one step; false where the text does not fit. */
export type Operation = (attempt: Attempt) => boolean;

/** Where a program ends: no operation is there. */
export const DONE = -1;

/** How far a match has come. */
interface State {
  readonly at: number;
  /** The operation that comes next. */
  readonly next: number;
  /** Begins and ends of groups, counts of loops; -1 for none. */
  readonly registers: readonly number[];
}

/** One attempt to match a text from one place on, with what is to be tried if the present way fails. */
export class Attempt {
  readonly text: string;
  steps = 0;
  /** What of the text it has looked at: the first sign, and the last one. */
  low = Infinity;
  high = -Infinity;
  readonly #operations: readonly Operation[];
  readonly #later: State[] = [];
  #at: number;
  #next: number;
  /** Never changed in place: what is tried later shares it. */
  #registers: readonly number[];

  constructor(operations: readonly Operation[], text: string, { at, next, registers }: State) {
    this.text = text;
    this.#operations = operations;
    this.#at = at;
    this.#next = next;
    this.#registers = registers;
  }

  get at(): number {
    return this.#at;
  }

  /** Notes that it looks at a sign of the text. */
  sees(at: number): void {
    if (at < this.low) this.low = at;
    if (at > this.high) this.high = at;
  }

  /** Asks about the place where it is, to which the signs on both sides belong. */
  isPlace(asks: (text: string, at: number) => boolean): boolean {
    this.sees(this.#at - 1);
    this.sees(this.#at);
    return asks(this.text, this.#at);
  }

  run(): boolean {
    for (;;) {
      const operation = this.#operations[this.#next];
      if (!operation) return true;
      this.steps += 1;
      this.#next += 1;
      if (!operation(this) && !this.#back()) return false;
    }
  }

  #back(): boolean {
    const state = this.#later.pop();
    if (!state) return false;
    ({ at: this.#at, next: this.#next, registers: this.#registers } = state);
    return true;
  }

  goTo(place: number): true {
    this.#next = place;
    return true;
  }

  /** Goes on, and goes to a place if that fails. */
  mayGoTo(place: number): true {
    this.#later.push({ at: this.#at, next: place, registers: this.#registers });
    return true;
  }

  /** Goes to a place, and goes on here if that fails. */
  mayGoOn(place: number): true {
    this.mayGoTo(this.#next);
    return this.goTo(place);
  }

  register(index: number): number {
    return this.#registers[index] ?? -1;
  }

  note(index: number, value: number): true {
    this.#registers = this.#registers.with(index, value);
    return true;
  }

  forget(from: number, to: number): void {
    if (from < to) this.#registers = this.#registers.map((value, index) => (index < from || index >= to ? value : -1));
  }

  /** Takes one character, a whole code point in a pattern that asks for it. */
  take(fits: (code: number) => boolean, behind: boolean, unicode: boolean): boolean {
    this.sees(behind ? this.#at - (unicode ? 2 : 1) : this.#at);
    const code = behind ? codeBefore(this.text, this.#at, unicode) : codeAt(this.text, this.#at, unicode);
    if (code === undefined || !fits(code)) return false;
    const width = code > 0xffff ? 2 : 1;
    this.#at += behind ? -width : width;
    return true;
  }

  /** Takes what a group matched once more; one that matched nothing is empty. */
  repeat(start: number, behind: boolean, ignoreCase: boolean): boolean {
    const [from, to] = [this.register(start), this.register(start + 1)];
    if (from < 0 || to < 0) return true;
    const length = to - from;
    const at = behind ? this.#at - length : this.#at;
    for (const end of [from, to, at, at + length]) this.sees(end);
    const [wanted, found] = [this.text.slice(from, to), this.text.slice(Math.max(at, 0), at + length)];
    if (ignoreCase ? wanted.toLowerCase() !== found.toLowerCase() : wanted !== found) return false;
    this.#at = behind ? at : at + length;
    return true;
  }

  /** Looks around, by the operations that come next, and goes to a place. */
  look(negate: boolean, place: number): boolean {
    const inner = new Attempt(this.#operations, this.text, {
      at: this.#at,
      next: this.#next,
      registers: this.#registers,
    });
    const found = inner.run();
    this.steps += inner.steps;
    this.sees(inner.low);
    this.sees(inner.high);
    if (found === negate) return false;
    if (found) this.#registers = inner.#registers;
    return this.goTo(place);
  }
}

function codeAt(text: string, at: number, unicode: boolean): number | undefined {
  if (at < 0 || at >= text.length) return undefined;
  return unicode ? text.codePointAt(at) : text.charCodeAt(at);
}

function codeBefore(text: string, at: number, unicode: boolean): number | undefined {
  const code = unicode ? codeAt(text, at - 2, true) : undefined;
  return code !== undefined && code > 0xffff ? code : codeAt(text, at - 1, false);
}
