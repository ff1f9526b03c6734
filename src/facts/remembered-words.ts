import { isDropped } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import { partsOf } from '../values/text-value.ts';
import type { LiteralPiece, Origin, TextValue, Value } from '../values/value.ts';

/** A text that may be a segment of an address: a single word, without slashes and spaces. */
const WORD = /^[\w-]{2,60}$/;

/** A text of several words with spaces: prose, a statement of SQL, a list of fields. As a whole it may be a slug. */
const SPACED = /\S\s+\S/;

/** Whether a piece of a text is a single word from a literal. */
export function isWord({ origin, text }: LiteralPiece): boolean {
  return origin !== null && WORD.test(text);
}

/**
 * The literals that unknown values are made of, by their words. The values of a program form one graph, in which most
 * reach most others: it is built once, and then searched from the few literals that are asked for.
 */
export class RememberedWords {
  /** The literals that are a single word, or several with spaces, by their letters. */
  readonly #whole = new Map<string, Said[]>();
  /**
   * The literals with a verb among their words, by the verb. One with a slash is an address, and is left out; so is one
   * with spaces, unless it is a list of verbs.
   */
  readonly #verbs = new Map<string, Said[]>();
  /** All values by their numbers: first the unknown ones, then what they are made of. */
  readonly #values: readonly Value[];
  readonly #unknown: number;
  /** The numbers of the values that each value is a part of. */
  readonly #into: number[][] = [];

  /**
   * @param unknown the unknown values
   * @param besides returns further values that a value is made of; null where even its own parts do not count
   */
  constructor(unknown: Iterable<Value>, besides: (value: Value) => readonly Value[] | null) {
    const numbers = new Map<Value, number>();
    const numberOf = (value: Value): number => {
      const number = numbers.get(value) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(value, number);
        this.#into.push([]);
      }
      return number;
    };
    for (const value of unknown) numberOf(value);
    this.#unknown = numbers.size;
    for (const [value, number] of numbers) {
      const others = besides(value);
      if (value.kind === 'text') this.#say(value, number);
      for (const part of others ? [...intoItself(value), ...others] : []) this.#into[numberOf(part)]?.push(number);
    }
    this.#values = [...numbers.keys()];
  }

  #say(text: TextValue, number: number): void {
    for (const piece of runsOf(text)) {
      if (piece.origin === null) continue;
      const said = { origin: piece.origin, text: number };
      const isProse = SPACED.test(piece.text);
      if (isProse || isWord(piece)) addTo(this.#whole, lettersOf(piece.text), said);
      const words = piece.text.includes('/') ? [] : splitWords(piece.text).map((word) => word.text);
      const verbs = words.filter(isDropped);
      if (!isProse || verbs.length === words.length) for (const verb of verbs) addTo(this.#verbs, verb, said);
    }
  }

  /**
   * The literals that are a given word, however it is written: `getUsers` may be converted to `get-users`, and so may
   * `Get users`.
   */
  saying(word: string): readonly Remembered[] {
    return this.#remembered(this.#whole.get(lettersOf(word)) ?? []);
  }

  /** The literals that contain a verb. */
  sayingVerb(verb: string): readonly Remembered[] {
    return this.#remembered(this.#verbs.get(verb) ?? []);
  }

  #remembered(said: readonly Said[]): readonly Remembered[] {
    return [...groupBy(said, ({ origin: { file, literal } }) => `${file}:${literal.start}`).values()].flatMap(
      (same) => {
        const into = this.#unknownWith(same.map(({ text }) => text));
        const [first] = same;
        return first && into.length > 0 ? [{ origin: first.origin, into: new Set(into) }] : [];
      },
    );
  }

  /** The unknown values that some values are a part of. */
  #unknownWith(values: readonly number[]): readonly Value[] {
    const isReached = new Uint8Array(this.#values.length);
    const reached = [...values];
    for (const value of reached) isReached[value] = 1;
    for (const value of reached)
      for (const next of this.#into[value] ?? [])
        if (isReached[next] === 0) {
          isReached[next] = 1;
          reached.push(next);
        }
    return this.#values.slice(0, this.#unknown).filter((_, number) => isReached[number] === 1);
  }
}

/** A literal, and the unknown values that it is a part of. */
export interface Remembered {
  readonly origin: Origin;
  readonly into: ReadonlySet<Value>;
}

/** A literal in a text of the program, with the number of the text. */
interface Said {
  readonly origin: Origin;
  readonly text: number;
}

/** The letters of a word, or of several with spaces, in lower case and without separators. */
export function lettersOf(word: string): string {
  return word.replace(/[-_\s]/g, '').toLowerCase();
}

/** The known runs of a text between its holes; adjacent literals are joined, as a word may be split between them. */
function runsOf({ pieces }: TextValue): readonly LiteralPiece[] {
  const runs: LiteralPiece[] = [];
  for (const [at, piece] of pieces.entries()) {
    if ('hole' in piece) continue;
    const before = pieces[at - 1];
    const open = before && 'text' in before ? runs.pop() : null;
    runs.push(open ? { text: open.text + piece.text, origin: piece.origin ?? open.origin } : piece);
  }
  return runs;
}

function intoItself(value: Value): readonly Value[] {
  if (value.kind === 'text') return value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : []));
  return value.kind === 'object' ? [...partsOf(value), ...(value.past ?? [])] : partsOf(value);
}
