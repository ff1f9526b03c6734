import { takesApart } from '../documents/names-verb.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import { mixedText } from '../documents/addresses/mixed-segments.ts';
import { patternAddresses, textPatternAddresses, type SaidPattern } from '../documents/addresses/pattern-addresses.ts';
import { textAddresses, type TextAddress } from '../documents/addresses/slashed-addresses.ts';
import { beginsWithCrud, isCompound } from '../documents/says-verb.ts';
import type { Mention, MixedSegment } from '../model/mention.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import { isMethodName } from '../text/method-names.ts';
import type { MemberTerm, ModuleTerms, Term } from '../values/terms.ts';
import type { CodeText, Purpose } from './code-text.ts';
import { writtenTexts, type WrittenTexts } from './written-texts.ts';
import { setOf } from './name-sets.ts';
import { PagePurposes } from './page-purpose.ts';
import { givenBefore, givenNames, putNames } from './put-names.ts';
import { lastNameOf } from './term-names.ts';
import { endsInQuery } from './query-values.ts';
import { Purposes } from './text-purpose.ts';
import { ToldWords } from './told-words.ts';

/** An address of one word, perhaps after a base or before a query. */
const WORD = new RegExp(`^(${HOLE}*)([a-z][\\w-]{2,79})(?=$|[?${HOLE}])`, 'i');

/** What sends the request of a typed client, or specifies its address, after the members that are it (Hono RPC). */
const TYPED_SENDERS: ReadonlySet<string> = new Set(
  ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'all', 'url', 'path', 'ws'].map((name) => `$${name}`),
);

/** What a part of an address is compared by: longer ones may be intended, too. */
const PART_TESTS: ReadonlySet<string> = new Set(['startsWith', 'includes', 'indexOf', 'search', 'match']);

/** What the texts of a file are to addresses. */
export interface Occurrences {
  /** The texts that name addresses, and so would be left over by a rewrite of a route, in the order of the source. */
  readonly mentions: readonly Mention[];
  /** The words of its texts that may be segments with a verb, in lower case. */
  readonly verbs: readonly string[];
  /** Whether it may put addresses together of several texts. */
  readonly puts: boolean;
  /** The names under which pages may keep the words that it puts there. */
  readonly putNames: readonly string[];
}

/** What a file states that states nothing about addresses. */
export const NAMES_NOTHING: Occurrences = { mentions: [], verbs: [], puts: false, putNames: [] };

/**
 * Reads the texts of a file. It takes in too much rather than too little: a text that looks like an address is one.
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

/** What puts texts together, by the last of its names. */
const JOINERS = setOf('join concat urljoin urlJoin url_join resolve format replace replaceAll');

/** Whether a file may put addresses together of several texts. */
function putsTogether({ texts, called }: WrittenTexts): boolean {
  return texts.some(({ text }) => text.includes(`/${HOLE}`)) || [...JOINERS].some((name) => called.has(name));
}

/** What specifies a part of an address has a letter. */
const LETTER = /\p{L}/u;
/** A longer text is prose or code, and no part of an address. */
const LONGEST_TEXT = 300;
const SEGMENT = /^[\w-]{3,60}$/;

/** The segments of a text that may hold a verb. */
function verbsOf(text: string, between: RegExp): readonly string[] {
  const parts = text.split(between);
  const isSentence = !DATA.test(text) && (SENTENCE.test(text) || parts.length > MOST_WORDS);
  const segments = isSentence ? text.split(BETWEEN_SEGMENTS) : parts;
  return segments
    .filter((segment) => SEGMENT.test(segment))
    .map((segment) => segment.toLowerCase())
    .filter(mayHoldVerb);
}

const BETWEEN_SEGMENTS = new RegExp(`[/?#${HOLE}]`);
const BETWEEN_WORDS = /[^\w-]+/;
/** A text that begins so, or has more words, is a sentence; one in JSON is none. */
const SENTENCE = /^\p{Lu}\p{Ll}*\s/u;
const MOST_WORDS = 4;
const DATA = /^\s*[[{]/;

/** What a mention is made of, besides its place. */
type Said = Omit<Mention, 'kind' | 'written' | 'range'> & Partial<Pick<Mention, 'written'>>;

class Reader {
  readonly #module: ModuleTerms;
  readonly #source: string;
  readonly #purposes: Purposes;
  readonly #words: ToldWords;
  readonly #found: Mention[] = [];

  readonly #written: WrittenTexts;

  constructor(module: ModuleTerms, source: string, written: WrittenTexts) {
    this.#module = module;
    this.#source = source;
    this.#written = written;
    this.#purposes = new Purposes(module);
    this.#words = new ToldWords(this.#purposes, written.texts);
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

  #patterns(patterns: readonly SaidPattern[], range: Range): void {
    for (const said of patterns) this.#add(range, said);
  }

  /** An address with a slash. */
  #address(text: CodeText, address: TextAddress, pages: PagePurposes): void {
    const { purpose } = text;
    const { start, end, segments, written, opensBefore, opensBehind } = address;
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
        opensBefore: opensBefore || isAdded(text, start),
        opensBehind: opensBehind || this.#isPart(purpose) || this.#goesOn(text, end),
      },
      this.#purposes.isSpoken(purpose) ? 'prose' : 'code',
    );
  }

  /** Whether a text that is an address and nothing else is for what an address may be for. */
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

  /** Whether longer addresses may be intended too: a guard lets all of them pass, or none. */
  #isPart(purpose: Purpose): boolean {
    if (purpose.kind === 'item') return true;
    return purpose.kind === 'argument' && PART_TESTS.has(lastNameOf(purpose.call.callee, this.#module));
  }

  /** Whether a value that its expression specifies follows the end of an address. */
  #goesOn({ purpose }: CodeText, end: number): boolean {
    return purpose.kind === 'part' && end > 0 && purpose.text.text.length > purpose.at + 1;
  }

  /** The segments that are partly text. A value at the end that is called like a query is none. */
  #mixed(text: CodeText, segments: readonly string[], end: number): readonly MixedSegment[] {
    return segments.flatMap((segment, at) => {
      const mixed = mixedText(segment);
      const isLast = at === segments.length - 1;
      return mixed === null || (isLast && mixed.endsWith(HOLE) && endsInQuery(text, end, this.#module))
        ? []
        : [{ at, text: mixed }];
    });
  }

  /** A text without any slash: a word that a client is told. */
  #word(text: CodeText): void {
    const [whole = '', base = '', word = ''] = WORD.exec(text.text) ?? [];
    if (word === '') return;
    if (!this.#words.isAddress(text, word)) {
      this.#given(text, word);
      return;
    }
    const [segment = ''] = text.text.split(/[?#]/, 1);
    const [hole] = text.holes;
    const isPart = base !== '' && beginsWithCrud(word) && hole !== undefined && !this.#words.isBase(hole);
    const mixed = this.#mixed(text, [isPart ? segment : segment.slice(base.length)], segment.length);
    this.#add(text.locate(base.length, base.length + word.length), {
      segments: [word.toLowerCase()],
      ...(mixed.length > 0 && { mixed }),
      opensBefore: true,
      opensBehind: text.text[whole.length] === HOLE,
    });
  }

  /** A word that a value of its name may put into an address elsewhere. */
  #given(text: CodeText, word: string): void {
    if (text.text !== word || isMethodName(word) || !(beginsWithCrud(word) || isCompound(word))) return;
    const segments = [...givenBefore(text.purpose), word.toLowerCase()];
    for (const keptAs of givenNames(text.purpose, this.#module))
      this.#add(text.locate(0, word.length), { segments, opensBefore: true, opensBehind: false, keptAs });
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
      ...{ segments, opensBefore: true, opensBehind: false },
    });
  }
}

/** Whether a text fills a hole of another one. */
function isAdded({ purpose }: CodeText, start: number): boolean {
  return start === 0 && purpose.kind === 'part' && purpose.at > 0;
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
