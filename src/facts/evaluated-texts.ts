import { textAddresses } from '../documents/addresses/slashed-addresses.ts';
import { mixedSegmentsOf } from '../documents/addresses/mixed-segments.ts';
import type { Mention, MixedSegment } from '../model/mention.ts';
import { HOLE } from '../paths/path.ts';
import { pathIn } from '../requests/url.ts';
import {
  keyOf,
  optionsOf,
  type LiteralPiece,
  type OpaqueValue,
  type Origin,
  type TextValue,
  type Value,
} from '../values/value.ts';
import { partsOf, plainText } from '../values/text-value.ts';
import { isMethodName } from '../text/method-names.ts';
import { isCrud } from '../words/lexicon.ts';
import { splitWords } from '../words/split.ts';

/** An address, and the file whose literal says a part of it. */
export interface EvaluatedText {
  readonly file: string;
  readonly mention: Mention;
}

/** A text that says a part of an address: no sentence, and no address by itself. */
const WORD = /^[\w-]{2,60}$/;

/**
 * The addresses that a program puts together of several literals, and those that an unknown value is part of that texts
 * went into: no text of a file alone says these. Each is listed for every file that says a word of it.
 */
export class EvaluatedTexts {
  readonly #found = new Map<string, EvaluatedText>();
  /** Reads each text that was taken in, by what it is made of. */
  readonly #taken = new Map<string, () => void>();
  /** Those that were taken in again: by then more may have gone into their unknown parts. */
  readonly #again = new Set<string>();
  /** What requests answer: the words of their URLs are none of others. */
  readonly #answers = new Set<string>();
  /** What was given to members of the answers of calls. */
  readonly #given = new Map<string, Value[]>();
  readonly #sourceOf: (file: string) => string;

  /** @param sourceOf the text of a file, as its literals are written in it */
  constructor(sourceOf: (file: string) => string) {
    this.#sourceOf = sourceOf;
  }

  /** All of them, in the order in which they were found. */
  all(): readonly EvaluatedText[] {
    for (const key of this.#again) this.#taken.get(key)?.();
    this.#again.clear();
    return [...this.#found.values()];
  }

  /**
   * Says that texts are given to an unknown value: they may be in whatever the call answers which it comes from, as
   * `setStep('create')` of `const [step, setStep] = useState()`.
   */
  given(callee: Value, args: readonly Value[]): void {
    const made = madeBy(callee);
    const texts = args.filter((each) => optionsOf(each).some(({ kind }) => kind === 'text'));
    if (made === null || made === callee || texts.length === 0) return;
    const known = this.#given.get(made.key);
    if (known) known.push(...texts);
    else this.#given.set(made.key, [...texts]);
  }

  /** Says what a request answers. */
  answered(value: Value): void {
    if (value.kind === 'opaque') this.#answers.add(value.key);
  }

  /**
   * Takes in a text that reaches something which is not known. What says a part of it may be its own literals, or those
   * that went into its unknown parts.
   */
  used(text: TextValue): void {
    if (plainText(text)?.includes('/') === true)
      this.#take('used', text, () => {
        this.#readUsed(text);
      });
  }

  /** Takes in the URL of a request: each word that went into its unknown parts may be a part of a segment of it. */
  sent(text: TextValue): void {
    this.#take('sent', text, () => {
      this.#readSent(text);
    });
  }

  /** What goes into a value is looked for once, and once more at the end: programs use the same values often. */
  #take(as: 'used' | 'sent', text: TextValue, read: () => void): void {
    const key = `${as} ${keyOf(text)}`;
    if (this.#taken.has(key)) {
      this.#again.add(key);
      return;
    }
    this.#taken.set(key, read);
    read();
  }

  #readUsed(text: TextValue): void {
    const plain = plainText(text) ?? '';
    const own = text.pieces.filter((piece): piece is LiteralPiece => 'text' in piece && isWord(piece));
    if (own.length > 0)
      for (const { segments, written, opensBehind } of textAddresses(plain)) {
        const mixed = mixedSegmentsOf(written);
        for (const { origin, text: word } of own)
          this.#add(origin, {
            segments,
            opensBehind,
            ...(mixed.length > 0 && { mixed }),
            own: placesOf(word, written),
          });
      }
    this.#fill(plain, this.#rememberedBy(text).filter(isWord));
  }

  /** What has a slash is an address by itself, and the name of a method is seldom a part of one. */
  #readSent(text: TextValue): void {
    const plain = plainText(text) ?? '';
    const remembered = this.#rememberedBy(text).filter((piece) => !piece.text.includes('/'));
    this.#fill(plain, remembered.filter(isWord));
    for (const { origin, text: said } of remembered)
      for (const { text: word } of splitWords(said))
        if (isCrud(word))
          for (const { segments, at } of filled(plain, word)) {
            const mixed = isMethodName(word.toUpperCase()) ? [] : around(word, at);
            this.#add(origin, { segments, opensBehind: true, ...(mixed.length > 0 && { mixed }), own: [at] });
          }
  }

  /** Takes in the addresses that words make in the place of an unknown segment. */
  #fill(plain: string, words: readonly LiteralPiece[]): void {
    for (const { origin, text: word } of words)
      for (const { segments, at } of filled(plain, word.toLowerCase()))
        this.#add(origin, { segments, opensBehind: true, own: [at] });
  }

  /** The literals that went into the unknown parts of a text. */
  #rememberedBy({ pieces }: TextValue): readonly LiteralPiece[] {
    return pieces.flatMap((piece) => ('hole' in piece ? this.#literalsIn(piece.hole) : []));
  }

  /** The literals that went into an unknown value. */
  #literalsIn(value: Value): readonly LiteralPiece[] {
    const found: LiteralPiece[] = [];
    const seen = new Set<Value>([value]);
    for (const each of seen) {
      if (each.kind === 'opaque' && this.#answers.has(each.key)) continue;
      if (each.kind === 'opaque') for (const given of this.#given.get(each.key) ?? []) seen.add(given);
      if (each.kind !== 'text') for (const part of partsOf(each)) seen.add(part);
      else
        for (const piece of each.pieces)
          if ('hole' in piece) seen.add(piece.hole);
          else found.push(piece);
    }
    return found;
  }

  #add(origin: Origin | null, said: Pick<Mention, 'segments' | 'opensBehind' | 'mixed' | 'own'>): void {
    if (!origin) return;
    const { file, literal } = origin;
    const range = [literal.start, literal.end] as const;
    const key = [file, literal.start, ...said.segments].join('/');
    const written = this.#sourceOf(file).slice(...range);
    if (!this.#found.has(key))
      this.#found.set(key, { file, mention: { kind: 'code', written, ...said, opensBefore: true, range } });
  }
}

/** Whether a piece of a text says one word, and a file says it. */
function isWord({ origin, text }: LiteralPiece): boolean {
  return origin !== null && WORD.test(text);
}

/** The segments of an address that a word is, or is a part of. */
function placesOf(word: string, segments: readonly string[]): readonly number[] {
  return segments.flatMap((segment, at) => (segment.includes(word) ? [at] : []));
}

/** The segments of an address with a word in the place of each segment that is not known, and that place. */
function filled(plain: string, word: string): readonly { readonly segments: readonly string[]; readonly at: number }[] {
  const said = pathIn(plain)
    .split('/')
    .filter((segment) => segment !== '');
  return said.flatMap((segment, at) =>
    segment.includes(HOLE)
      ? [
          {
            segments: said.map((each, place) =>
              place === at ? word : each.includes(HOLE) ? HOLE : each.toLowerCase(),
            ),
            at,
          },
        ]
      : [],
  );
}

/** The patterns of a segment that a word is a part of. */
function around(word: string, at: number): readonly MixedSegment[] {
  return [`${word}${HOLE}`, `${HOLE}${word}`, `${HOLE}${word}${HOLE}`].map((text) => ({ at, text }));
}

/** The call whose answer a value is, or comes from; null where it is no such. */
function madeBy(value: Value): OpaqueValue | null {
  let next = value;
  while (next.kind === 'opaque' && next.source.kind === 'member') next = next.source.object;
  return next.kind === 'opaque' && next.source.kind === 'call' ? next : null;
}
