import type { Range } from '../text/text.ts';
import { permissionGuard } from './permission-guards.ts';

/**
 * A place that tells requests apart by a part of their address: `if (req.path.startsWith('/admin/create'))`. A guard of permissions
 * compares whole addresses with texts that nobody sees.
 */
export interface AddressGuard {
  /** How the address is to relate to the text. */
  readonly asks: 'starts' | 'holds' | 'ends' | 'is' | 'permissions';
  readonly text: string;
  readonly ignoresCase: boolean;
  readonly range: Range;
}

/** More of them are no guards that a person wrote. */
const MOST_GUARDS = 500;

/** How far back it is looked for what is compared. */
const BEFORE = 160;

const REQUEST = String.raw`\b(?:req|request|ctx|context|event|config|originalRequest|c)\b`;
const PART = String.raw`(?:path|pathname|url|originalUrl|baseUrl|rawPath|routerPath|href)`;
const ADDRESS_OF_REQUEST = String.raw`${REQUEST}(?:\??\.\w{1,20}){0,3}?\??\.${PART}\b`;
/** A variable that holds it. */
const VARIABLE = String.raw`(?<![.\w$])(?:path|pathname|url|originalUrl|uri|\w{0,12}(?:Path|Url|URL|Uri))\b`;
const ADDRESS = `(?:${ADDRESS_OF_REQUEST}|${VARIABLE})`;
const STEP = String.raw`(?:\?*!?\.\w{1,20}(?:\([^()\n]{0,40}\))?|\[[^[\]\n]{0,20}\]|!|\s)`;

/** Most files have no such member, which is told sooner. */
const HAS_PART = new RegExp(String.raw`\.${PART}\b`);
const SPEAKS_OF_ADDRESS = new RegExp(ADDRESS_OF_REQUEST);
const TAKES_APART = new RegExp(String.raw`\} = ${REQUEST}`);
const TAKES_ADDRESS = new RegExp(String.raw`\b${PART}\b[^{}]{0,80}\} = ${REQUEST}`);
const COMPARISON = new RegExp(String.raw`\??\.(startsWith|endsWith|includes|indexOf|search|match|test|exec)\(\s*|[=!]==?\s*(?=["'\x60])|(?<=\w)\(\s*(?=${ADDRESS}${STEP}{0,3},\s*["'\x60])`, 'g');
const ENDS_IN_ADDRESS = new RegExp(String.raw`${ADDRESS}((?:${STEP}|\)|(?:\|\||\?\?)\s*(?:''|"")){0,6})$`);
const BEGINS_WITH_ADDRESS = new RegExp(`^(?:\\w{1,20}\\()?${ADDRESS}(${STEP}{0,6})(,\\s*(?=["'\`]))?`);

/** What leaves a part of a text only. */
const CUTS = /\.(?:split|slice|substr|substring|replace|replaceAll)\b/;
const IN_LOWER_CASE = /\.to(?:Lower|Upper)Case\b/;

const STRING = /^(["'`])((?:(?!\1|\$\{)[^\\\n]){1,200})(?:\1(?!\s*\.)|\$\{)/;
const REGEXP_BODY = String.raw`((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,80}\]){1,200})`;
const REGEXP = new RegExp(`^/(?![*/])${REGEXP_BODY}/`);
const ENDS_IN_REGEXP = new RegExp(String.raw`(?:(?<![\w$)])/(?![*/])${REGEXP_BODY}/[a-z]{0,6}|new RegExp\(\s*["'\x60]([^"'\x60\n]{1,100})["'\x60][^()\n]{0,20}\))$`);
const ELEMENT = /[[,]\s*(["'`])([^"'`\n]{1,100})\1(?=\s*[,\]])/g;
const LISTED_REGEXP = new RegExp(String.raw`[[,]\s*/(?![*/])${REGEXP_BODY}/[a-z]{0,6}(?=\s*[,\]])`, 'g');

/**
 * Finds where a source file tells requests apart by their addresses.
 *
 * @param text the text of the file; comments are read too
 */
export function addressGuards(text: string): readonly AddressGuard[] {
  const permissions = permissionGuard(text);
  const own = permissions ? [{ asks: 'permissions', text: 'permissions', ignoresCase: false, range: permissions } as const] : [];
  return speaksOfAddress(text) ? [...own, ...new GuardReader(text).read()] : own;
}

function speaksOfAddress(text: string): boolean {
  return (HAS_PART.test(text) && SPEAKS_OF_ADDRESS.test(text)) || (TAKES_APART.test(text) && TAKES_ADDRESS.test(text));
}

class GuardReader {
  readonly #text: string;
  readonly #found: AddressGuard[] = [];
  /** What was asked of all elements of lists. */
  readonly #askedOfLists = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly AddressGuard[] {
    for (const { index, 0: matched, 1: member } of this.#text.matchAll(COMPARISON)) {
      if (this.#found.length >= MOST_GUARDS) break;
      const at = index + matched.length;
      const before = this.#text.slice(Math.max(0, index - BEFORE), index);
      const subject = ENDS_IN_ADDRESS.exec(before);
      const given = this.#text.slice(at, at + 2 * BEFORE);
      if (subject && (member !== undefined || !matched.includes('('))) this.#addCompared(member, subject[1] ?? '', at, given);
      else this.#addGiven(member, before, index, at, given);
    }
    return this.#found;
  }

  /** The address is asked: `req.path.startsWith('/users')`, `req.path === '/users'`. */
  #addCompared(member: string | undefined, steps: string, at: number, given: string): void {
    const [whole, , literal] = STRING.exec(given) ?? [];
    const isPattern = member === 'search' || member === 'match';
    if (literal !== undefined && whole !== undefined) {
      if (isPattern) this.#addPattern(literal, at + 1);
      else this.#add(literal, at + 1, asked(member, steps), IN_LOWER_CASE.test(steps));
      return;
    }
    const pattern = REGEXP.exec(given)?.[1];
    if (pattern !== undefined) this.#addPattern(pattern, at + 1);
    else if (isPattern) this.#addListedPatterns();
    else if (member !== undefined) this.#addListed(asked(member, steps), IN_LOWER_CASE.test(steps));
  }

  /** Something else is asked of the address: `/users/.test(req.path)`, `PUBLIC.includes(req.path)`, `minimatch(req.path, '/users')`. */
  #addGiven(member: string | undefined, before: string, index: number, at: number, given: string): void {
    const address = BEGINS_WITH_ADDRESS.exec(given);
    if (!address) return;
    const [start, steps = '', second] = address;
    if (second !== undefined) {
      const [, , text = ''] = STRING.exec(given.slice(start.length)) ?? [];
      this.#add(text.split('*')[0] ?? '', at + start.length + 1, 'holds', false);
    } else if (member === 'test' || member === 'exec') {
      const [whole, literal, made] = ENDS_IN_REGEXP.exec(before) ?? [];
      if (whole === undefined) this.#addListedPatterns();
      else this.#addPattern(literal ?? made ?? '', index - whole.length + whole.indexOf(literal ?? made ?? ''));
    } else this.#addListed(asked(undefined, steps), IN_LOWER_CASE.test(steps));
  }

  #addListed(asks: AddressGuard['asks'], ignoresCase: boolean): void {
    if (this.#isAskedAgain(`${asks} ${String(ignoresCase)}`)) return;
    for (const { index, 0: matched, 2: text = '' } of this.#text.matchAll(ELEMENT)) this.#add(text, index + matched.length - 1 - text.length, asks, ignoresCase);
  }

  #addListedPatterns(): void {
    if (this.#isAskedAgain('patterns')) return;
    for (const { index, 0: matched, 1: pattern = '' } of this.#text.matchAll(LISTED_REGEXP)) this.#addPattern(pattern, index + matched.indexOf(pattern));
  }

  #isAskedAgain(question: string): boolean {
    const isAsked = this.#askedOfLists.has(question);
    this.#askedOfLists.add(question);
    return isAsked;
  }

  /** A pattern asks for the words in it, and for what stands at its end. */
  #addPattern(pattern: string, at: number): void {
    const plain = pattern.replace(/\[[^\]]*\]|\(\?(?:<?[=!]|<\w+>|:)|\\[a-z]/gi, (part) => ' '.repeat(part.length));
    for (const { index, 0: word } of plain.matchAll(/[a-z][\w-]{2,}/gi)) this.#add(word, at + index, 'holds', true);
    const last = /\/([\w-]+)\$$/.exec(plain);
    if (last) this.#add(last[0].slice(0, -1), at + last.index, 'ends', true);
  }

  #add(text: string, at: number, asks: AddressGuard['asks'], ignoresCase: boolean): void {
    // Whole addresses begin with a slash.
    const isAddress = (asks !== 'is' && asks !== 'starts') || text.startsWith('/');
    if (isAddress && /\p{L}/u.test(text) && this.#found.length < MOST_GUARDS) this.#found.push({ asks, text, ignoresCase, range: [at, at + text.length] });
  }
}

/** What a comparison asks of the address; of a part of it nobody knows where it begins and ends. */
function asked(member: string | undefined, steps: string): AddressGuard['asks'] {
  if (CUTS.test(steps)) return 'holds';
  return member === 'startsWith' ? 'starts' : member === 'endsWith' ? 'ends' : member === undefined ? 'is' : 'holds';
}
