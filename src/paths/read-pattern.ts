import {
  bothCases,
  type CharacterSet,
  complement,
  MOST_STATES,
  type Pattern,
  type Range,
  setsMeet,
  type State,
} from './pattern.ts';

const LINE_ENDS: CharacterSet = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const DIGITS: CharacterSet = [[48, 57]];
const WORD: CharacterSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const CLASSES: Readonly<Record<string, CharacterSet>> = {
  d: DIGITS,
  w: WORD,
  D: complement(DIGITS),
  W: complement(WORD),
};
const MOST_SOURCE = 200;

/**
 * Reads a pattern of the simple kind: literals, classes, `\d`, `\w`, `.`, alternatives, groups and quantifiers, with
 * `^` and `$` around the whole only.
 *
 * @param source what is between the parentheses of a parameter
 * @param insensitive whether the router matches without regard to case
 * @returns null for anything else (assertions, references, flags, characters beyond ASCII without regard to case, or
 *   more states than are worth the time); what it matches is then not known
 */
export function readPattern(source: string, insensitive: boolean): Pattern | null {
  if (source.length > MOST_SOURCE) return null;
  const anchored = source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  try {
    return new Builder(anchored, insensitive).build();
  } catch (error) {
    if (error instanceof NotSimple) return null;
    throw error;
  }
}

class NotSimple extends Error {}

/** A piece of the automaton under construction, from its first state to its last. */
interface Piece {
  readonly start: number;
  readonly end: number;
}

class Builder {
  private readonly source: string;
  private readonly insensitive: boolean;
  private readonly states: State[] = [];
  private index = 0;
  private slash = false;

  constructor(source: string, insensitive: boolean) {
    this.source = source;
    this.insensitive = insensitive;
  }

  build(): Pattern {
    const whole = this.alternatives();
    if (this.index < this.source.length) throw new NotSimple();
    return { states: this.states, start: whole.start, accept: whole.end, slash: this.slash };
  }

  private state(): number {
    if (this.states.length >= MOST_STATES) throw new NotSimple();
    return this.states.push({ free: [], set: null, next: 0 }) - 1;
  }

  private link(from: number, to: number): void {
    this.states[from]?.free.push(to);
  }

  private alternatives(): Piece {
    const start = this.state();
    const end = this.state();
    do {
      const piece = this.sequence();
      this.link(start, piece.start);
      this.link(piece.end, end);
    } while (this.take('|'));
    return { start, end };
  }

  private sequence(): Piece {
    const start = this.state();
    let end = start;
    while (this.index < this.source.length && this.peek() !== '|' && this.peek() !== ')') {
      const piece = this.quantified();
      this.link(end, piece.start);
      end = piece.end;
    }
    return { start, end };
  }

  private quantified(): Piece {
    const from = this.index;
    const first = this.atom();
    const [least, most] = this.quantifier();
    if (least === 1 && most === 1) return first;
    // The atom is read again for each copy: `\d{3}` is `\d\d\d`.
    const after = this.index;
    const start = this.state();
    const end = this.state();
    let at = start;
    for (let count = 0; count < Math.max(least, most === Infinity ? 1 : most); count += 1) {
      if (count >= least) this.link(at, end);
      const piece = count === 0 ? first : this.again(from);
      this.link(at, piece.start);
      at = piece.end;
      // Without an upper bound each copy may be repeated: `a{2,}` is `a+a+`.
      if (most === Infinity) this.link(piece.end, piece.start);
    }
    this.link(at, end);
    this.index = after;
    return { start, end };
  }

  private again(from: number): Piece {
    this.index = from;
    return this.atom();
  }

  private quantifier(): readonly [number, number] {
    const bounds = /^(?:([?*+])|\{(\d{1,3})(?:(,)(\d{1,3})?)?\})\??/.exec(
      this.source.slice(this.index, this.index + 12),
    );
    if (bounds === null) return [1, 1];
    this.index += bounds[0].length;
    const [, sign, low, comma, high] = bounds;
    if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
    const least = Number(low);
    const most = comma === undefined ? least : high === undefined ? Infinity : Number(high);
    if (most < least || most === 0) throw new NotSimple();
    return [least, most];
  }

  private atom(): Piece {
    if (!this.take('(')) return this.character(this.atomSet());
    if (this.peek() === '?' && !this.take('?:')) throw new NotSimple();
    const piece = this.alternatives();
    if (!this.take(')')) throw new NotSimple();
    return piece;
  }

  private character(set: CharacterSet): Piece {
    const cased = this.insensitive ? bothCases(set) : set;
    this.slash ||= setsMeet(cased, [[47, 47]]);
    const start = this.state();
    const end = this.state();
    this.states[start] = { free: [], set: cased, next: end };
    return { start, end };
  }

  private atomSet(): CharacterSet {
    if (this.take('[')) return this.characterClass();
    if (this.take('.')) return complement(LINE_ENDS);
    if ('^$?*+{}[]'.includes(this.peek())) throw new NotSimple();
    return this.classPart();
  }

  private characterClass(): CharacterSet {
    const negated = this.take('^');
    const set: Range[] = [];
    while (!this.take(']')) {
      const part = this.classPart();
      const from = part[0]?.[0] ?? 0;
      if (this.peek() === '-' && this.source[this.index + 1] !== ']') {
        this.index += 1;
        const last = this.classPart();
        const to = last[0]?.[1] ?? 0;
        if (!isOne(part) || !isOne(last) || to < from) throw new NotSimple();
        if (this.insensitive && to > 127) throw new NotSimple();
        set.push([from, to]);
      } else {
        set.push(...part);
      }
    }
    return negated ? complement(this.insensitive ? bothCases(set) : set) : set;
  }

  /** One character of the source, or the class that an escape names. */
  private classPart(): CharacterSet {
    const escaped = this.take('\\');
    const char = this.peek();
    this.index += 1;
    const named = escaped ? CLASSES[char] : undefined;
    if (named !== undefined) return named;
    const code = char.charCodeAt(0);
    if (char === '' || (escaped && /\w/.test(char)) || (this.insensitive && code > 127)) throw new NotSimple();
    return [[code, code]];
  }

  private peek(): string {
    return this.source.charAt(this.index);
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.index)) return false;
    this.index += text.length;
    return true;
  }
}

function isOne(set: CharacterSet): boolean {
  const [first, second] = set;
  return first !== undefined && second === undefined && first[0] === first[1];
}
