import { lettersOf } from '../facts/remembered-words.ts';
import { MentionIndex } from '../documents/mention-index.ts';
import type { FileMention, Mention } from '../model/mention.ts';
import type { Segment } from '../model/path.ts';
import type { Request } from '../model/request.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import { EvaluatedPart } from './evaluated-part.ts';
import type { EvaluatedParts } from './evaluated-parts.ts';
import { groupBy } from '../text/grouping.ts';
import { isAmong } from './summarise.ts';
import type { Summaries } from './summaries.ts';
import type { FileSummary } from './summary.ts';
import { mixedSegmentsOf } from '../documents/addresses/mixed-segments.ts';
import { HOLE } from '../paths/dialects.ts';
import { pathIn } from '../requests/url.ts';

/** The addresses that become known as such only where other files put them together: an index by their segments. */
export class FlowingMentions {
  readonly #summaries: Summaries;
  readonly #parts: EvaluatedParts;
  readonly #mayFlow: (file: string) => boolean;
  readonly #requestsOf: (file: string) => readonly Request[];
  readonly #mentions = new MentionIndex();
  readonly #indexed = new Set<string>();
  readonly #texts = new MentionIndex();
  /** How many texts of each part are in the index. */
  readonly #indexedTexts = new Map<EvaluatedPart, number>();

  /**
   * @param mayFlow whether a text of a file may become a part of the URL of a request
   * @param requestsOf the requests whose URLs are written in a file
   */
  constructor(
    summaries: Summaries,
    parts: EvaluatedParts,
    mayFlow: (file: string) => boolean,
    requestsOf: (file: string) => readonly Request[],
  ) {
    this.#summaries = summaries;
    this.#parts = parts;
    this.#mayFlow = mayFlow;
    this.#requestsOf = requestsOf;
  }

  /**
   * The texts that contain a segment of URLs which other files put together: their own file does not show such a URL.
   */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[] {
    const isVerb = mayHoldVerb(segment.toLowerCase());
    const giving = this.#giving(segment, isVerb);
    for (const files of this.#parts.grouped(giving)) this.#parts.following(files);
    for (const file of giving) if (!this.#indexed.has(file)) this.#index(file);
    this.#indexOthers(isVerb ? giving.filter((file) => this.#summaries.get(file)?.remakes === true) : giving);
    this.#indexTexts(giving, segment);
    return [...this.#mentions.naming(segment, before, next), ...this.#texts.naming(segment, before, next)];
  }

  /** The files whose texts may become such URLs. Texts without a verb are only looked for where requests are sent. */
  #giving(segment: string, isVerb: boolean): readonly string[] {
    const named = lettersOf(segment);
    const gives = ({ remakes, flowing, sends }: FileSummary): boolean =>
      remakes || (sends && !isVerb) || flowing.some((said) => named.includes(lettersOf(said)));
    return this.#summaries.all().flatMap((each) => (this.#mayFlow(each.file) && gives(each) ? [each.file] : []));
  }

  /** Indexes the files whose texts become URLs only in given files, as these take texts apart or send requests. */
  #indexOthers(files: readonly string[]): void {
    for (const part of new Set(files.map((file) => this.#parts.of(file))))
      for (const file of part.saying()) if (!this.#indexed.has(file)) this.#index(file);
  }

  /** Indexes the addresses that programs put together of several texts, whatever they are for. */
  #indexTexts(giving: readonly string[], segment: string): void {
    for (const part of new Set(giving.map((file) => this.#parts.of(file)))) {
      const texts = part.textsNaming(segment);
      if (this.#indexedTexts.get(part) === texts.length) continue;
      this.#indexedTexts.set(part, texts.length);
      for (const [file, own] of groupBy(texts, (each) => each.file))
        this.#texts.add(
          file,
          own.map(({ mention }) => mention),
        );
    }
  }

  #index(file: string): void {
    const own = this.#summaries.get(file)?.mentions ?? [];
    const found = this.#requestsOf(file).map(requestMention);
    this.#indexed.add(file);
    this.#mentions.add(
      file,
      found.filter((mention) => !isAmong(mention, own)),
    );
  }
}

/** What the URL of a request names, wherever its parts are written. A value that it begins with may be a base. */
function requestMention({ url }: Request): Mention {
  const path = pathIn(url.value);
  const written = path.split('/').filter((segment) => segment !== '');
  if (!path.startsWith('/') && written[0]?.startsWith(HOLE) === true) {
    const behind = written[0].replace(LEADING_HOLES, '');
    written.splice(0, 1, ...(behind === '' && written.length > 1 ? [] : [behind === '' ? HOLE : behind]));
  }
  // What goes on after the last segment may be a query.
  const goesOn = written.at(-1)?.endsWith(HOLE) === true;
  const mixed = mixedSegmentsOf(goesOn ? written.slice(0, -1) : written);
  return {
    ...{ kind: 'code', written: url.value, range: url.locate(0, url.value.length) },
    ...{ openPrefix: !path.startsWith('/'), openSuffix: path.endsWith(HOLE) },
    segments: written.map((segment) => (segment.includes(HOLE) ? HOLE : segment.toLowerCase())),
    ...(mixed.length > 0 && { mixed }),
  };
}

const LEADING_HOLES = new RegExp(`^${HOLE}+`);
