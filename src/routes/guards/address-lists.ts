import { textWithin } from '../../text/brackets.ts';
import type { Range } from '../../text/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { MOST_GUARDS, type AddressGuard } from './address-guard.ts';
import { combined } from './combined-addresses.ts';
import { askedLists, nameAt, namesAt } from './method-lists.ts';
import { addressIn, askedBy, leaveOutSlash, saysAddress, saysAny, STEP, takesAddress } from './request-address.ts';

/** An address that has a name, or is one of a list that has: `export const OPEN = ['/login', '/users'];`. */
export interface ListedAddress {
  readonly list: string;
  readonly text: string;
  readonly range: Range;
}

/** A list of another file that a file asks for the address of a request. */
export interface AskedAddresses {
  readonly list: string;
  readonly asks: AddressGuard['asks'];
  /** Whether it is asked for an address that a function is handed. */
  readonly isHanded: boolean;
}

/** The beginning of a list of addresses, of a list of objects that say one, or of an object whose keys are addresses. */
const LISTS = /[[{]\s{0,99}(?:\{\s{0,99}["']?(?:\w{1,20}["']?\s{0,9}:\s{0,9}(?:["'`][^"'`\n]{0,40}["'`]|[\w.]{1,40}|\[[^\][{}]{0,80}\])\s{0,9},\s{0,99}["']?){0,4}(?:path|url|route|endpoint)["']?\s{0,9}:\s{0,9})?["'`](?:[A-Z]{3,7}[\s:|,_-]{1,3})?\//g;
const ADDRESS = /(["'`])(?:[A-Z]{3,7}[\s:|,_-]{1,3})?(\/[^"'`\n]{1,100})\1/g;

/** A list of words, of which a file may ask whether an address holds them. */
const WORDS = /\[\s{0,99}(["'`])[\w-]{2,30}\1(?:\s{0,99},\s{0,99}(["'`])[\w-]{2,30}\2){0,30}\s{0,99},?\s{0,99}\]/g;
const WORD = /[\w-]+/g;

/** One address alone. */
const ALONE = /[:=]\s{0,9}(["'`])(\/[^"'`\n$]{1,100})\1(?!\s*[.+])/g;

const CHAIN = String.raw`(?<![\w.$])((?:[\w$]{1,40}\??\.){0,3}[\w$]{1,60})`;
/** What a function that is called for each element, or a loop over them, asks of the address. */
const QUESTIONS: readonly (readonly [question: RegExp, asks: AddressGuard['asks']])[] = [
  [/\.startsWith\(/, 'starts'],
  [/\.endsWith\(/, 'ends'],
  [/\.(?:includes|indexOf|match|search|test)\(|RegExp/, 'holds'],
];
const EACH = new RegExp(String.raw`${CHAIN}\??\.(?:some|every|find|filter|findIndex)\(\s{0,9}(?:async\s{1,9})?(?:\(?[^()=;]{1,60}\)?\s{0,9}=>|function\b)|\bof\s{1,9}${CHAIN}\s{0,9}\)`, 'g');

/** How far it is looked for what is asked of each element. */
const NEAR = 160;

/**
 * The addresses of a source file that stand in lists that have a name, or in its default.
 *
 * @param file its path; without it no default has a name
 */
export function listedAddresses(text: string, file: string | null = null): readonly ListedAddress[] {
  const listed: ListedAddress[] = [];
  let lists = 0;
  for (const { index } of text.matchAll(LISTS)) {
    const names = namesAt(text, index, file);
    if (names.length === 0) continue;
    lists += 1;
    if (lists > MOST_GUARDS) break;
    for (const list of names) {
      for (const { index: at, 0: matched, 2: said = '' } of textWithin(text, index).matchAll(ADDRESS)) {
        const start = index + 1 + at + matched.lastIndexOf(said);
        listed.push({ list, text: said, range: [start, start + said.length] });
        if (listed.length === MOST_GUARDS) return listed;
      }
    }
  }
  return [...listed, ...named(text), ...listedVerbs(text, file)].slice(0, MOST_GUARDS);
}

/** The verbs of a source file that stand in lists of words: other words that an address holds stay in it. */
function listedVerbs(text: string, file: string | null): readonly ListedAddress[] {
  return [...text.matchAll(WORDS)].slice(0, MOST_GUARDS).flatMap(({ index, 0: words }) => {
    const verbs = [...words.matchAll(WORD)].filter(([word]) => wordTexts(word).some(isCrud));
    const lists = verbs.length > 0 ? namesAt(text, index, file) : [];
    return lists.flatMap((list) => verbs.map(({ index: at, 0: word }): ListedAddress => ({ list, text: word, range: [index + at, index + at + word.length] })));
  });
}

/** The addresses of a source file that have a name by themselves: `prefix: '/users'`. */
function named(text: string): readonly ListedAddress[] {
  const found: ListedAddress[] = [];
  for (const { index, 0: matched, 1: quote = '', 2: said = '' } of text.matchAll(ALONE)) {
    const list = nameAt(text, index + matched.indexOf(quote));
    if (list === null || saysAny(list)) continue;
    const start = index + matched.lastIndexOf(said);
    found.push({ list, text: said, range: [start, start + said.length] });
    if (found.length === MOST_GUARDS) break;
  }
  return found;
}

/** The lists of other files that a source file asks for the address of a request: `OPEN.includes(req.path)`. */
export function askedAddresses(text: string): readonly AskedAddresses[] {
  const isSaid = saysAddress(text);
  if (!isSaid && !takesAddress(text)) return [];
  const address = addressIn(text).pattern;
  const asked = [...asking(text, address), ...comparing(text, address), ...askingEach(text, new RegExp(address))];
  return asked.flatMap(([chain, asks]) => askedLists(text, 'guard', [chain]).flatMap(({ imported }) => (imported === null ? [] : [{ list: imported, asks, isHanded: !isSaid }])));
}

/** The tables of other files that a source file asks for an address without its first slash: `RULES[req.path.slice(1)]`. Nobody sees of what words they are. */
export function askedTables(text: string): readonly AddressGuard[] {
  if (!saysAddress(text)) return [];
  const { pattern, bare } = addressIn(text);
  const asked = new RegExp(String.raw`${CHAIN}\??(?:\.(?:includes|has|get)\(|\.?\[)\s{0,9}(${pattern})((?:${STEP}){0,4})\s{0,9}[)\]]`, 'g');
  return [...text.matchAll(asked)].slice(0, MOST_GUARDS).flatMap(({ index, 0: matched, 1: chain = '', 2: address = '', 3: steps = '' }): readonly AddressGuard[] => {
    if (!leaveOutSlash(steps) && !bare.has(address)) return [];
    const isElsewhere = askedLists(text, 'guard', plain(chain).split('.', 1)).some(({ imported }) => imported !== null);
    return isElsewhere ? [{ asks: 'part', part: [1], text: matched, ignoresCase: false, range: [index, index + matched.length] }] : [];
  });
}

type Asked = readonly [chain: string, asks: AddressGuard['asks']];

/** `OPEN.includes(req.path)`, `LIMITS[req.path]`. */
function asking(text: string, address: string): readonly Asked[] {
  const whole = new RegExp(String.raw`${CHAIN}\??(?:\.(?:includes|has|indexOf|get)\(|\.?\[)\s{0,9}(?:${address}((?:${STEP}){0,4})|${combined(address)})\s{0,9}[)\]]`, 'g');
  return [...text.matchAll(whole)].map(([, chain = '', steps = '']) => [plain(chain), askedBy(undefined, steps)]);
}

/** `req.path === LOGIN`, `LOGIN === req.path`, `req.path.startsWith(config.prefix)`. */
function comparing(text: string, address: string): readonly Asked[] {
  const behind = new RegExp(String.raw`${address}((?:${STEP}){0,4}?)(?:\s{0,9}[!=]==?\s{0,9}|\??\.(?<member>startsWith|endsWith|includes)\(\s{0,9})${CHAIN}(?!\s{0,9}(?:[\w$([]|\??\.))`, 'g');
  const before = new RegExp(String.raw`${CHAIN}\s{0,9}[!=]==?\s{0,9}${address}((?:${STEP}){0,4})`, 'g');
  return [
    ...[...text.matchAll(behind)].map(([, steps = '', member, chain = '']): Asked => [plain(chain), askedBy(member, steps)]),
    ...[...text.matchAll(before)].map(([, chain = '', steps = '']): Asked => [plain(chain), askedBy(undefined, steps)]),
  ];
}

/** `OPEN.some((each) => req.path.startsWith(each))`, `for (const each of OPEN) if (req.path === each) next();`. */
function askingEach(text: string, address: RegExp): readonly Asked[] {
  return [...text.matchAll(EACH)].flatMap(({ index, 0: matched, 1: tried, 2: looped }) => {
    const behind = text.slice(index + matched.length, index + matched.length + NEAR);
    if (!address.test(behind)) return [];
    return [[plain(tried ?? looped ?? ''), QUESTIONS.find(([question]) => question.test(behind))?.[1] ?? 'is']];
  });
}

function plain(chain: string): string {
  return chain.replaceAll('?', '');
}
