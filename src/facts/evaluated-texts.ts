import { textAddresses } from '../documents/addresses/slashed-addresses.ts';
import { mixedSegmentsOf, wordsToFind } from '../documents/addresses/mixed-segments.ts';
import type { Mention, MixedSegment } from '../model/mention.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';
import type { CallEvent } from '../values/events.ts';
import type { LiteralPiece, Origin, TextValue, Value } from '../values/value.ts';
import { plainText } from '../values/text-value.ts';
import { isMethodName } from '../text/method-names.ts';
import { PassedValues } from './passed-values.ts';
import { isWord, RememberedWords } from './remembered-words.ts';
import { keyOf } from '../values/value-keys.ts';

/** An address, and the file with a literal that is a part of it. */
export interface EvaluatedText {
  readonly file: string;
  readonly mention: Mention;
}

/** A text with unknown parts. Texts that differ in their unknown values alone are one. */
interface OpenText {
  readonly plain: string;
  readonly isSent: boolean;
  readonly holes: Set<Value>;
}

/**
 * The addresses that a program puts together from several literals, so that no single text of a file contains them: by
 * concatenation, or by passing a literal to an unknown value that becomes a part of an address. Each is listed once for
 * each file with a literal that is a word of it.
 */
export class EvaluatedTexts {
  readonly #found = new Map<string, EvaluatedText>();
  /** The texts that were recorded, by their keys. */
  readonly #taken = new Set<string>();
  readonly #open = new Map<string, OpenText>();
  #words: RememberedWords | null = null;
  /** The words that were searched for among the literals that reach unknown parts. */
  readonly #asked = new Set<string>();
  /** The results of requests, by their keys: the words of a URL are no words of the result. */
  readonly #answers = new Set<string>();
  /** The values that calls of unknown functions pass on. */
  readonly passing = new PassedValues();
  readonly #sourceOf: (file: string) => string;

  /** @param sourceOf the source text of a file */
  constructor(sourceOf: (file: string) => string) {
    this.#sourceOf = sourceOf;
  }

  /**
   * The addresses that were found so far, in their order, including those with a segment: the literals that reach
   * unknown parts are not searched as a whole, but for the words of the segments that are asked for.
   */
  naming(segment: string): readonly EvaluatedText[] {
    const whole = segment.toLowerCase();
    for (const word of new Set([whole, ...wordsToFind(segment).map(({ text }) => text)]))
      if (!this.#asked.has(word)) {
        this.#asked.add(word);
        this.#remember(word);
      }
    return [...this.#found.values()];
  }

  /**
   * Records that more code was evaluated: more literals may reach unknown parts, so all words are searched for again.
   */
  renew(): void {
    this.#words = null;
    this.#asked.clear();
  }

  /** Records a call of an unknown function: its arguments may reach what it returns. */
  called(event: CallEvent): void {
    this.passing.take(event);
  }

  /** Records the result of a request. */
  answered(value: Value): void {
    if (value.kind === 'opaque') this.#answers.add(value.key);
  }

  /**
   * Records a text that is passed to unknown code. Its own literals may be parts of an address, and those that reach
   * its unknown parts.
   */
  used(text: TextValue): void {
    const plain = plainText(text) ?? '';
    if (plain.includes('/') && this.#isNew(text, plain, false)) this.#addOwn(text, plain);
  }

  /** Records the URL of a request: each word that reaches its unknown parts may be a part of one of its segments. */
  sent(text: TextValue): void {
    this.#isNew(text, plainText(text) ?? '', true);
  }

  #isNew(text: TextValue, plain: string, isSent: boolean): boolean {
    const as = isSent ? 'sent' : 'used';
    const key = `${as} ${keyOf(text)}`;
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    const holes = text.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : []));
    const same = this.#open.get(`${as} ${plain}`) ?? { plain, isSent, holes: new Set() };
    for (const hole of holes) same.holes.add(hole);
    if (holes.length > 0) this.#open.set(`${as} ${plain}`, same);
    return true;
  }

  /** Adds the addresses in a text, for each of its literals that is a word. */
  #addOwn(text: TextValue, plain: string): void {
    const own = text.pieces.filter((piece): piece is LiteralPiece => 'text' in piece && isWord(piece));
    if (own.length === 0) return;
    for (const { segments, written, openSuffix } of textAddresses(plain)) {
      const mixed = mixedSegmentsOf(written);
      for (const { origin, text: word } of own)
        this.#add(origin, {
          segments,
          openSuffix,
          ...(mixed.length > 0 && { mixed }),
          own: placesOf(word, written),
        });
    }
  }

  /** Adds the addresses that a word makes in the place of unknown segments that it may reach. */
  #remember(word: string): void {
    const words = (this.#words ??= this.#readWords());
    for (const { origin, into } of words.saying(word)) this.#fill(origin, this.#openWith(into), word, []);
    // The name of a method is seldom a part of a segment.
    const parts = isMethodName(word.toUpperCase()) ? [] : [`${word}${HOLE}`, `${HOLE}${word}`, `${HOLE}${word}${HOLE}`];
    for (const { origin, into } of words.sayingVerb(word)) {
      const sent = this.#openWith(into).filter(({ isSent }) => isSent);
      this.#fill(origin, sent, word, parts);
    }
  }

  #openWith(values: ReadonlySet<Value>): readonly OpenText[] {
    return [...this.#open.values()].filter(({ holes }) => [...holes].some((hole) => values.has(hole)));
  }

  /**
   * Adds the addresses that a word makes in the unknown segments of some texts.
   *
   * @param parts the patterns of a segment with the word as a part of it; empty if the word is a whole segment alone
   */
  #fill(origin: Origin, texts: readonly OpenText[], word: string, parts: readonly string[]): void {
    for (const { plain } of texts)
      for (const { segments, at } of filled(plain, word)) {
        const mixed = parts.map((text): MixedSegment => ({ at, text }));
        this.#add(origin, { segments, openSuffix: true, ...(mixed.length > 0 && { mixed }), own: [at] });
      }
  }

  /**
   * Collects the literals that may reach the unknown parts. The arguments of an unknown function reach its result, but
   * the URL of a request does not reach its response.
   */
  #readWords(): RememberedWords {
    const holes = [...this.#open.values()].flatMap((text) => [...text.holes]);
    return new RememberedWords(holes, (value) => {
      if (value.kind !== 'opaque') return [];
      return this.#answers.has(value.key) ? null : this.passing.into(value);
    });
  }

  #add(origin: Origin | null, said: Pick<Mention, 'segments' | 'openSuffix' | 'mixed' | 'own'>): void {
    if (!origin) return;
    const { file, literal } = origin;
    const range = [literal.start, literal.end] as const;
    const key = [file, literal.start, ...said.segments, ...(said.mixed ?? []).map(({ text }) => text)].join('/');
    if (this.#found.has(key)) return;
    const written = this.#sourceOf(file).slice(...range);
    this.#found.set(key, { file, mention: { kind: 'code', written, ...said, openPrefix: true, range } });
  }
}

/** The indexes of the segments of an address that contain a word. */
function placesOf(word: string, segments: readonly string[]): readonly number[] {
  return segments.flatMap((segment, at) => (segment.includes(word) ? [at] : []));
}

/** For each segment with an unknown part: its index, and the segments of the address with a word in its place. */
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
