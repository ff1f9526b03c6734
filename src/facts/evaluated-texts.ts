import { textAddresses } from '../documents/addresses/slashed-addresses.ts';
import { mixedSegmentsOf, tellingWords } from '../documents/addresses/mixed-segments.ts';
import type { Mention, MixedSegment } from '../model/mention.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';
import type { CallEvent } from '../values/machine.ts';
import { keyOf, type LiteralPiece, type Origin, type TextValue, type Value } from '../values/value.ts';
import { plainText } from '../values/text-value.ts';
import { isMethodName } from '../text/method-names.ts';
import { HandedValues } from './handed-values.ts';
import { isWord, RememberedWords } from './remembered-words.ts';

/** An address, and the file whose literal specifies a part of it. */
export interface EvaluatedText {
  readonly file: string;
  readonly mention: Mention;
}

/** A text with parts that are not known: all that read the same, and what fills them. */
interface OpenText {
  readonly plain: string;
  readonly isSent: boolean;
  readonly holes: Set<Value>;
}

/**
 * The addresses that a program puts together of several literals, and those that an unknown value is part of that texts
 * went into: no text of a file alone specifies these. Each is listed for every file that contains a word of it.
 */
export class EvaluatedTexts {
  readonly #found = new Map<string, EvaluatedText>();
  /** The texts that were taken in, by what they are made of. */
  readonly #taken = new Set<string>();
  readonly #open = new Map<string, OpenText>();
  #words: RememberedWords | null = null;
  /** The words that were looked for in what went into unknown parts. */
  readonly #asked = new Set<string>();
  /** What requests answer: the words of their URLs are none of others. */
  readonly #answers = new Set<string>();
  readonly #handed = new HandedValues();
  readonly #sourceOf: (file: string) => string;

  /** @param sourceOf the text of a file, as its literals are written in it */
  constructor(sourceOf: (file: string) => string) {
    this.#sourceOf = sourceOf;
  }

  /**
   * All that were found, in their order, those that specify a segment with them: what went into unknown parts is looked
   * for by the words that somebody asks for.
   */
  naming(segment: string): readonly EvaluatedText[] {
    const whole = segment.toLowerCase();
    for (const word of new Set([whole, ...tellingWords(segment).map(({ text }) => text)]))
      if (!this.#asked.has(word)) {
        this.#asked.add(word);
        this.#remember(word);
      }
    return [...this.#found.values()];
  }

  /** Records that more was evaluated: more may have gone into unknown parts. */
  renew(): void {
    this.#words = null;
    this.#asked.clear();
  }

  /** Records that something unknown is called. */
  called(event: CallEvent): void {
    this.#handed.take(event);
  }

  /** Specifies what a request answers. */
  answered(value: Value): void {
    if (value.kind === 'opaque') this.#answers.add(value.key);
  }

  /**
   * Takes in a text that reaches something which is not known. What specifies a part of it may be its own literals, or
   * those that went into its unknown parts.
   */
  used(text: TextValue): void {
    const plain = plainText(text) ?? '';
    if (plain.includes('/') && this.#isNew(text, plain, false)) this.#addOwn(text, plain);
  }

  /** Takes in the URL of a request: each word that went into its unknown parts may be a part of a segment of it. */
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

  /** Takes in the addresses of a text that literals of its own specify a part of. */
  #addOwn(text: TextValue, plain: string): void {
    const own = text.pieces.filter((piece): piece is LiteralPiece => 'text' in piece && isWord(piece));
    if (own.length === 0) return;
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
  }

  /** Takes in the addresses that a word makes in the place of unknown segments which it went into. */
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

  /** @param parts the patterns of a segment that the word is a part of, if it may be one */
  #fill(origin: Origin, texts: readonly OpenText[], word: string, parts: readonly string[]): void {
    for (const { plain } of texts)
      for (const { segments, at } of filled(plain, word)) {
        const mixed = parts.map((text): MixedSegment => ({ at, text }));
        this.#add(origin, { segments, opensBehind: true, ...(mixed.length > 0 && { mixed }), own: [at] });
      }
  }

  /**
   * What is passed to something unknown goes into what comes from there, and what a request answers is none of its URL.
   */
  #readWords(): RememberedWords {
    const holes = [...this.#open.values()].flatMap((text) => [...text.holes]);
    return new RememberedWords(holes, (value) => {
      if (value.kind !== 'opaque') return [];
      return this.#answers.has(value.key) ? null : this.#handed.into(value);
    });
  }

  #add(origin: Origin | null, said: Pick<Mention, 'segments' | 'opensBehind' | 'mixed' | 'own'>): void {
    if (!origin) return;
    const { file, literal } = origin;
    const range = [literal.start, literal.end] as const;
    const key = [file, literal.start, ...said.segments, ...(said.mixed ?? []).map(({ text }) => text)].join('/');
    if (this.#found.has(key)) return;
    const written = this.#sourceOf(file).slice(...range);
    this.#found.set(key, { file, mention: { kind: 'code', written, ...said, opensBefore: true, range } });
  }
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
