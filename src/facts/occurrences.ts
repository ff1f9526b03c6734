import { beginsWithDropped, isCompound, takesApart } from '../documents/names-verb.ts';
import { mixedText } from '../documents/addresses/mixed-segments.ts';
import {
  patternAddresses,
  textPatternAddresses,
  type PatternAddress,
} from '../documents/addresses/pattern-addresses.ts';
import { textAddresses, type TextAddress } from '../documents/addresses/slashed-addresses.ts';
import type { Mention, MixedSegment } from '../model/mention.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import { isMethodName } from '../text/method-names.ts';
import type { MemberTerm, Term } from '../values/terms.ts';
import type { CodeText, Purpose } from './code-text.ts';
import { writtenTexts, type WrittenTexts } from './written-texts.ts';
import { setOf } from './name-sets.ts';
import { PagePurposes } from './page-purpose.ts';
import { givenBefore, givenNames, putNames } from './put-names.ts';
import { lastNameOf } from './term-names.ts';
import { endsInQuery } from './query-values.ts';
import { Purposes } from './text-purpose.ts';
import { AddressWords } from './words-as-addresses.ts';
import type { ModuleTerms } from '../values/module-terms.ts';
import { verbsOf, BETWEEN_SEGMENTS, BETWEEN_WORDS, LONGEST_TEXT, LETTER } from './verb-words.ts';

/** An address of one word, perhaps after a base or before a query. */
const WORD = new RegExp(`^(${HOLE}*)([a-z][\\w-]{2,79})(?=$|[?${HOLE}])`, 'i');

/**
 * Members by which a typed client sends a request or makes its URL; the members before them are the address (Hono RPC).
 */
const TYPED_SENDERS: ReadonlySet<string> = new Set(
  ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'all', 'url', 'path', 'ws'].map((name) => `$${name}`),
);

/** Methods that compare a part of a text: with them an address may be the part of a longer one. */
const PART_TESTS: ReadonlySet<string> = new Set(['startsWith', 'includes', 'indexOf', 'search', 'match']);

/** The addresses, and the parts of addresses, in the texts of a file. */
export interface Occurrences {
  /** The texts that name addresses, which a rewrite of a route would leave out of date, in the order of the source. */
  readonly mentions: readonly Mention[];
  /** The words of its texts that may be segments with a verb, in lower case. */
  readonly verbs: readonly string[];
  /** Whether it may build addresses from several texts. */
  readonly puts: boolean;
  /**
   * The names of the values that it inserts into addresses: a word under such a name in a page may become a segment.
   */
  readonly putNames: readonly string[];
}

/** The occurrences of a file without addresses. */
export const NAMES_NOTHING: Occurrences = { mentions: [], verbs: [], puts: false, putNames: [] };

/**
 * Finds the addresses in the texts of a file. In doubt a text counts as an address: each one that looks like one does.
 *
 * @param source the text of the file
 */
export function occurrencesIn(module: ModuleTerms, source: string): Occurrences {
  const all = writtenTexts(module, source);
  const written = { ...all, texts: all.texts.filter(({ text }) => LETTER.test(text)) };
  const between = takesApart(source) ? BETWEEN_WORDS : BETWEEN_SEGMENTS;
  const verbs = new Set(
    written.texts.flatMap(({ text }) => (text.length > LONGEST_TEXT ? [] : verbsOf(text, between))),
  );
  const names = putNames(module, all);
  return {
    mentions: new Reader(module, source, written).read(),
    ...{ verbs: [...verbs], puts: putsTogether(all), putNames: names },
  };
}

/** Functions that build a text from several, by the last of their names: `join` of `path.join`. */
const JOINERS = setOf('join concat urljoin urlJoin url_join resolve format replace replaceAll');

/** Whether a file may build addresses from several texts. */
function putsTogether({ texts, called }: WrittenTexts): boolean {
  return texts.some(({ text }) => text.includes(`/${HOLE}`)) || [...JOINERS].some((name) => called.has(name));
}

/** What a mention is made of, besides its place. */
type Said = Omit<Mention, 'kind' | 'written' | 'range'> & Partial<Pick<Mention, 'written'>>;

class Reader {
  readonly #module: ModuleTerms;
  readonly #source: string;
  readonly #purposes: Purposes;
  readonly #words: AddressWords;
  readonly #found: Mention[] = [];

  readonly #written: WrittenTexts;

  constructor(module: ModuleTerms, source: string, written: WrittenTexts) {
    this.#module = module;
    this.#source = source;
    this.#written = written;
    this.#purposes = new Purposes(module);
    this.#words = new AddressWords(this.#purposes, written.texts);
  }

  read(): readonly Mention[] {
    const written = this.#written;
    const pages = new PagePurposes(this.#module, written);
    for (const text of written.texts) {
      if (!text.text.includes('/')) this.#word(text);
      else {
        for (const address of textAddresses(text.text)) this.#address(text, address, pages);
        this.#patterns(textPatternAddresses(text.text), text.locate(0, text.text.length));
      }
    }
    for (const { source, range } of written.patterns)
      this.#patterns(patternAddresses(source), [range[0] + 1, range[0] + 1 + source.length]);
    for (const sender of written.senders) this.#typed(sender);
    return this.#found.sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  }

  #add(range: Range, mention: Said, kind: Mention['kind'] = 'code'): void {
    this.#found.push({ kind, written: this.#source.slice(...range), ...mention, range });
  }

  #patterns(patterns: readonly PatternAddress[], range: Range): void {
    for (const said of patterns) this.#add(range, said);
  }

  /** An address with a slash. */
  #address(text: CodeText, address: TextAddress, pages: PagePurposes): void {
    const { purpose } = text;
    const { start, end, segments, written, openPrefix, openSuffix } = address;
    if (address.fills && !this.#mayBeAddress(text, address, pages)) return;
    const isLink = address.isLink || (address.fills && address.startsWithSlash && pages.isFollowed(purpose));
    const mixed = this.#mixed(text, written, end);
    this.#add(
      text.locate(start, end),
      {
        ...(text.isSum(start, end) && { written: text.text.slice(start, end).replaceAll(HOLE, '…') }),
        segments,
        ...(mixed.length > 0 && { mixed }),
        ...(isLink && { isLink }),
        ...(address.fills && pages.isVisited(purpose) && { isVisited: true }),
        openPrefix: openPrefix || isAdded(text, start),
        openSuffix: openSuffix || this.#isPart(purpose) || this.#goesOn(text, end),
      },
      this.#purposes.isSpoken(purpose) ? 'prose' : 'code',
    );
  }

  /**
   * Whether a text that consists of an address alone is used where an address may be: not as a name, a file or a
   * module.
   */
  #mayBeAddress(text: CodeText, { startsWithSlash, isRelative, segments }: TextAddress, pages: PagePurposes): boolean {
    const { purpose } = text;
    if (this.#purposes.isLoaded(purpose)) return false;
    if (startsWithSlash && !isRelative) return true;
    if (this.#purposes.isName(purpose) || (isCapital(text.text) && this.#purposes.isShown(purpose))) return false;
    if (this.#purposes.isFile(text)) return false;
    if (!isRelative) return true;
    if (pages.isFollowed(purpose) && !this.#isRedirect(purpose)) return false;
    return segments.length > 1 || this.#words.isAddress(text, segments[0] ?? '');
  }

  #isRedirect(purpose: Purpose): boolean {
    return purpose.kind === 'argument' && lastNameOf(purpose.call.callee, this.#module) === 'redirect';
  }

  /**
   * Whether longer addresses that contain this one may be intended too: it is an element of a list, or compared with a
   * part.
   */
  #isPart(purpose: Purpose): boolean {
    if (purpose.kind === 'item') return true;
    return purpose.kind === 'argument' && PART_TESTS.has(lastNameOf(purpose.call.callee, this.#module));
  }

  /** Whether an address is in a text that fills a hole of another one, and that one goes on after the hole. */
  #goesOn({ purpose }: CodeText, end: number): boolean {
    return purpose.kind === 'part' && end > 0 && purpose.text.text.length > purpose.at + 1;
  }

  /**
   * The segments that are partly text and partly a value of run time. A last one that ends in a value which is named
   * like a query is left out: `list${query}`.
   */
  #mixed(text: CodeText, segments: readonly string[], end: number): readonly MixedSegment[] {
    return segments.flatMap((segment, at) => {
      const mixed = mixedText(segment);
      const isLast = at === segments.length - 1;
      return mixed === null || (isLast && mixed.endsWith(HOLE) && endsInQuery(text, end, this.#module))
        ? []
        : [{ at, text: mixed }];
    });
  }

  /** A text without a slash: an address of one word where it is used like one, as in `client.get('users')`. */
  #word(text: CodeText): void {
    const [whole = '', base = '', word = ''] = WORD.exec(text.text) ?? [];
    if (word === '') return;
    if (!this.#words.isAddress(text, word)) {
      this.#given(text, word);
      return;
    }
    const [segment = ''] = text.text.split(/[?#]/, 1);
    const [hole] = text.holes;
    const isPart = base !== '' && beginsWithDropped(word) && hole !== undefined && !this.#words.isBase(hole);
    const mixed = this.#mixed(text, [isPart ? segment : segment.slice(base.length)], segment.length);
    this.#add(text.locate(base.length, base.length + word.length), {
      segments: [word.toLowerCase()],
      ...(mixed.length > 0 && { mixed }),
      openPrefix: true,
      openSuffix: text.text[whole.length] === HOLE,
    });
  }

  /** A word that other code may insert into an address, by the name of the property or parameter whose value it is. */
  #given(text: CodeText, word: string): void {
    if (text.text !== word || isMethodName(word) || !(beginsWithDropped(word) || isCompound(word))) return;
    const segments = [...givenBefore(text.purpose), word.toLowerCase()];
    for (const keptAs of givenNames(text.purpose, this.#module))
      this.#add(text.locate(0, word.length), { segments, openPrefix: true, openSuffix: false, keptAs });
  }

  /** An address that is specified as members of a typed client: `client.users[':id'].$get()`. */
  #typed(sender: MemberTerm): void {
    if (sender.key.kind !== 'text' || !TYPED_SENDERS.has(sender.key.value)) return;
    const members: MemberTerm[] = [];
    for (let next: Term = sender.object; next.kind === 'member'; next = next.object) members.unshift(next);
    const segments = members.map(({ key }) =>
      key.kind !== 'text' || key.value.startsWith(':') ? HOLE : key.value.toLowerCase(),
    );
    const [first] = members;
    if (!first || segments.every((segment) => segment === HOLE)) return;
    const start = this.#source.lastIndexOf('[', first.keyRange[0]);
    const from = first.isComputed ? start : first.keyRange[0] - 1;
    this.#add([from, sender.object.kind === 'member' ? sender.object.range[1] : from], {
      ...{ segments, openPrefix: true, openSuffix: false },
    });
  }
}

/** Whether an address begins a text that fills a hole of another one, after the beginning of that one. */
function isAdded({ purpose }: CodeText, start: number): boolean {
  return start === 0 && purpose.kind === 'part' && purpose.at > 0;
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
