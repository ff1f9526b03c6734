import { isCrud } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import { partsOf } from '../values/text-value.ts';
import type { LiteralPiece, Origin, TextValue, Value } from '../values/value.ts';

/** A text that specifies a part of an address: no sentence, and no address by itself. */
const WORD = /^[\w-]{2,60}$/;

/** Whether a piece of a text contains one word, and a file specifies it. */
export function isWord({ origin, text }: LiteralPiece): boolean {
  return origin !== null && WORD.test(text);
}

/**
 * The literals that went into unknown values, by the words that they specify. The values that a program works with are
 * one net, of which most reach most: it is walked once, and then backwards from the few literals that somebody asks
 * for.
 */
export class RememberedWords {
  /** The literals that contain a word and nothing else. */
  readonly #whole = new Map<string, Said[]>();
  /** Those that contain a word which is a verb, next to others or alone; what has a slash is an address by itself. */
  readonly #verbs = new Map<string, Said[]>();
  /** What each value went into. */
  readonly #into = new Map<Value, Value[]>();
  readonly #unknown: readonly Value[];

  /**
   * @param unknown the values that are asked about
   * @param besides what else went into a value than what it is made of; null where none of its parts counts
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
      if (isWord(piece)) addTo(this.#whole, lettersOf(piece.text), said);
      if (!piece.text.includes('/'))
        for (const { text: word } of splitWords(piece.text)) if (isCrud(word)) addTo(this.#verbs, word, said);
    }
  }

  /** The literals that contain a word alone, however it is written: `getUsers` may become `get-users` on its way. */
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

/** A literal, and which of the values that are asked about it went into. */
export interface Remembered {
  readonly origin: Origin;
  readonly into: ReadonlySet<Value>;
}

/** A literal in a text of the program. */
interface Said {
  readonly origin: Origin;
  readonly text: Value;
}

/** A word by its letters alone. */
export function lettersOf(word: string): string {
  return word.replaceAll('-', '').replaceAll('_', '').toLowerCase();
}

/** What a text specifies between its unknown parts, where several literals may contain a word together. */
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
