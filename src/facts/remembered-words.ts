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
  /** The values that each value is a part of. */
  readonly #into = new Map<Value, Value[]>();
  readonly #unknown: readonly Value[];

  /**
   * @param unknown the unknown values
   * @param besides returns further values that a value is made of; null where even its own parts do not count
   */
  constructor(unknown: Iterable<Value>, besides: (value: Value) => readonly Value[] | null) {
    const seen = new Set<Value>(unknown);
    this.#unknown = [...seen];
    for (const value of seen) {
      const others = besides(value);
      if (value.kind === 'text') this.#say(value);
      for (const part of others ? [...intoItself(value), ...others] : []) {
        addTo(this.#into, part, value);
        seen.add(part);
      }
    }
  }

  #say(text: TextValue): void {
    for (const piece of runsOf(text)) {
      if (piece.origin === null) continue;
      const said = { origin: piece.origin, text };
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
        const reached = new Set<Value>(same.map(({ text }) => text));
        for (const value of reached) for (const next of this.#into.get(value) ?? []) reached.add(next);
        const into = this.#unknown.filter((value) => reached.has(value));
        const [first] = same;
        return first && into.length > 0 ? [{ origin: first.origin, into: new Set(into) }] : [];
      },
    );
  }
}

/** A literal, and the unknown values that it is a part of. */
export interface Remembered {
  readonly origin: Origin;
  readonly into: ReadonlySet<Value>;
}

/** A literal in a text of the program. */
interface Said {
  readonly origin: Origin;
  readonly text: Value;
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
