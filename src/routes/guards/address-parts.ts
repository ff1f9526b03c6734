import { isCommentedOut } from '../../text/comment-lines.ts';
import { namePattern } from '../../text/given-names.ts';
import type { Range } from '../../model/text.ts';
import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard, AddressPart } from '../../model/address-guard.ts';
import { addressIn, saysAddress, STEP } from './request-address.ts';

const SPLIT = String.raw`\??\.split\(\s*(?:["'\x60]\/["'\x60]|\/(?:\\\/|\[[^\]\s]{0,9}\/[^\]\s]{0,9}\])\+?\/)\s*\)`;
const HAS_SPLIT = new RegExp(SPLIT);
/** What leaves out the empty text before the first slash, before the address is taken apart and behind that. */
const WITHOUT_SLASH = /\.(?:(?:slice|substr|substring)\(\s*1\s*\)|replace\(\s*\/\^\\\/)/;
const FILTER = String.raw`(?:\.filter\((?:[^()]|\([^()]{0,40}\)){0,80}\))?`;

/** From the list of segments to one of them, or to some. */
const LAST = String.raw`\.pop\(\)|\.at\(\s*-1\s*\)|\.slice\(\s*-1\s*\)|\[\s*[\w$]{1,40}\.length\s*-\s*1\s*\]`;
const TAKEN = new RegExp(
  String.raw`^\s*(?:(?:${LAST})|(?:\??\.at\(|(?:\?\.)?\[)\s*(\d{1,2})\s*[\])]` +
    String.raw`|\.slice\(\s*(\d{1,2})\s*(?:,\s*(\d{1,2})\s*)?\))`,
);

/** Whether a word that is not written there is one of them, or each is looked up in something, whichever. */
const SOUGHT = new RegExp(
  String.raw`^\s*\??\.(?:(?:includes|indexOf)\(\s*[\w$]|(?:some|every|find|map|flatMap|forEach` +
    String.raw`|reduce)\((?:[^()]|\([^()]{0,60}\)){0,80}?(?:\w\[\s*\w+\s*\]|\w\??\.(?:has|includes` +
    String.raw`|get)\(\s*\w+\s*\)))`,
);

/** How many segments there are; that there are any says nothing. */
const COUNTED = /^\s*\??\.length\b(?!\s*(?:-\s*1\s*\]|(?:>|[!=]==?)\s*0\b))/;

/** What counts the slashes of an address, which no list stands for: `req.path.match(/\//g).length`. */
const COUNTS =
  String.raw`(?:\??\.match(?:All)?\(\s*/(?:\\/|\[\\?/\])/g\s*\)(?:\s*(?:\|\||\?\?)\s*\[\s*\])?` +
  String.raw`|\??\.replace(?:All)?\(\s*/\[\^\\?/\]\+?/g\s*,\s*(?:''|""` +
  String.raw`|\x60\x60)\s*\))\s*[)\]]?[!?]?\.length\b`;
const HAS_COUNT = new RegExp(COUNTS);

/**
 * What takes the last segment of an address, or what stands before that, without a list: `path.basename(req.path)`,
 * `req.path.slice(req.path.lastIndexOf('/') + 1)`.
 */
const cutting = (address: string): RegExp => {
  const said = String.raw`(?:${address})(?:${STEP}){0,4}?`;
  return new RegExp(
    String.raw`\b(?:path\.)?(?:posix\.)?(?:basename|(dirname))\(\s{0,9}${said}\s{0,9}\)` +
      String.raw`|${said}\??\.(?:substring|substr|slice)\(\s{0,9}` +
      String.raw`(0\s{0,9},\s{0,9})?${said}\??\.lastIndexOf\(\s{0,9}["'\x60]\/["'\x60]\s{0,9}\)` +
      String.raw`(?:\s{0,9}\+\s{0,9}1)?\s{0,9}\)`,
    'g',
  );
};
const HAS_CUT = /\b(?:basename|dirname)\(|\.lastIndexOf\(/;

/** What a list is given the name of, or its elements. */
const NAMED = /(?:^|[\s;{(])(?:([\w$]{1,40})|\[([^[\]{}]{0,200})\])\s*(?::\s*[\w$<>[\]]{1,30}\s*)?=\s*$/;
const ELEMENT = /^\s*(\.\.\.)?\s*([\w$]{1,40})/;

/** A part that is only compared with a text: who asks what addresses the text is in finds it. */
const COMPARED = /^\s*(?:[!=]==?\s*["'\x60]|\??\.(?:startsWith|endsWith|includes)\(\s*["'\x60])/;
const COMPARED_WITH = /(?:["'\x60]\s*(?:[!=]==?|\]\.(?:includes|indexOf)\()|\bswitch\s*\()\s*$/;

/**
 * What tells all of an address, wherever it is asked: `req.url` of Express leaves out what a router is mounted at, and
 * says `req.baseUrl` for that alone.
 */
const WHOLE = /\boriginalUrl$|^(?:ctx|context|c|event)\b/;
const MOUNT = /\bbaseUrl$/;

/** How far it is looked for what becomes of a list, how often, and of how many lists. */
const NEAR = 200;
const MOST_USES = 100;
const MOST_LISTS = 50;

/**
 * Finds where a source file reads segments of the address of a request by their place: `req.path.split('/')[2]`,
 * `const [, resource, action] = url.split('/')`. Another segment stands there in an address that has fewer of them. So
 * it does where it counts them, and where it cuts off the last one.
 */
export function addressParts(text: string): readonly AddressGuard[] {
  return (HAS_SPLIT.test(text) || HAS_COUNT.test(text) || HAS_CUT.test(text)) && saysAddress(text)
    ? new PartReader(text).read()
    : [];
}

/** A list of segments, or a name of it. */
interface Segments {
  readonly range: Range;
  /** How many of the parts of the address were left out before its first one. */
  readonly from: number;
  readonly isWhole: boolean;
}

/** Reads the parts of addresses that one file asks for. */
class PartReader {
  readonly #text: string;
  readonly #found: AddressGuard[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly AddressGuard[] {
    const { names, parts, member } = addressIn(this.#text);
    const whole = [...names].filter((name) => !parts.has(name));
    const address = whole.length > 0 ? String.raw`${member}|(?<![.\w$])(?:${whole.join('|')})\b` : member;
    for (const { index, 0: matched } of this.#text.matchAll(
      new RegExp(`(?:${address})(?:${STEP}){0,4}?${COUNTS}`, 'g'),
    ))
      this.#addGuard({ asks: 'depth' }, [index, index + matched.length]);
    for (const { index, 0: matched, 1: folder, 2: first } of HAS_CUT.test(this.#text)
      ? this.#text.matchAll(cutting(address))
      : []) {
      const range: Range = [index, index + matched.length];
      if (this.#isAsked(range))
        this.#addGuard({ asks: 'part', part: folder === undefined && first === undefined ? [-1] : [0, -1] }, range);
    }
    const lists = new RegExp(`(${address})((?:${STEP}){0,4}?)${SPLIT}(${FILTER})`, 'g');
    let count = 0;
    for (const { index, 0: matched, 1: said = '', 2: steps = '', 3: filter = '' } of this.#text.matchAll(lists)) {
      count += 1;
      if (count > MOST_LISTS) break;
      if (MOUNT.test(said) || isCommentedOut(this.#text, index)) continue;
      const from = filter !== '' || WITHOUT_SLASH.test(steps) ? 1 : 0;
      this.#follow({ range: [index, index + matched.length], from, isWhole: WHOLE.test(said) });
    }
    return this.#found;
  }

  /** Adds what is taken of a list, at once or by its name. */
  #follow(segments: Segments): void {
    if (this.#addTaken(segments)) return;
    const [, name, elements] = NAMED.exec(this.#before(segments.range[0])) ?? [];
    if (elements !== undefined) this.#addElements(elements, segments);
    if (name === undefined) return;
    for (const range of this.#usesOf(name, segments.range[1])) {
      const use = { ...segments, range };
      if (this.#addTaken(use)) continue;
      const [, , taken] = NAMED.exec(this.#before(range[0])) ?? [];
      if (taken !== undefined && /^\s*[;\n]/.test(this.#text.slice(range[1]))) this.#addElements(taken, use);
    }
  }

  /** Adds the part that is taken of a list right behind it, or how many it has; whether that is asked. */
  #addTaken({ range: [start, end], from, isWhole }: Segments): boolean {
    const [counted] = COUNTED.exec(this.#text.slice(end, end + NEAR)) ?? [];
    if (counted !== undefined) this.#addGuard({ asks: 'depth' }, [start, end + counted.length]);
    if (counted !== undefined) return true;
    if (SOUGHT.test(this.#text.slice(end, end + NEAR))) {
      this.#add([Math.max(from, 1)], [start, end]);
      return true;
    }
    const taken = TAKEN.exec(this.#text.slice(end, end + NEAR));
    if (!taken) return false;
    const [matched, index, first, behind] = taken;
    const range: Range = [start, end + matched.length];
    if (first !== undefined)
      this.#add(partOf(from + Number(first), behind === undefined ? undefined : from + Number(behind), isWhole), range);
    else if (this.#isAsked(range))
      this.#add(index === undefined ? [-1] : partOf(from + Number(index), from + Number(index) + 1, isWhole), range);
    return true;
  }

  #addElements(elements: string, { range, from, isWhole }: Segments): void {
    for (const [at, element] of elements.split(',').entries()) {
      const [, rest, name] = ELEMENT.exec(element) ?? [];
      if (name === undefined || !this.#isUsed(name, range[1])) continue;
      this.#add(partOf(from + at, rest === undefined ? from + at + 1 : undefined, isWhole), range);
    }
  }

  /** Whether more is made of one part, or of the name that it gets, than a comparison with a text. */
  #isAsked([start, end]: Range): boolean {
    const [, name] = NAMED.exec(this.#before(start)) ?? [];
    return name === undefined ? !this.#isCompared([start, end]) : this.#isUsed(name, end);
  }

  #isUsed(name: string, from: number): boolean {
    return this.#usesOf(name, from).some((range) => !this.#isCompared(range));
  }

  #isCompared([start, end]: Range): boolean {
    return COMPARED.test(this.#text.slice(end, end + NEAR)) || COMPARED_WITH.test(this.#before(start));
  }

  #usesOf(name: string, from: number): readonly Range[] {
    const uses = new RegExp(String.raw`(?<![.\w$])${namePattern(name)}(?![\w$])`, 'g');
    uses.lastIndex = from;
    const found: Range[] = [];
    for (let use = uses.exec(this.#text); use && found.length < MOST_USES; use = uses.exec(this.#text))
      found.push([use.index, use.index + name.length]);
    return found;
  }

  #before(at: number): string {
    return this.#text.slice(Math.max(0, at - NEAR), at);
  }

  /** Adds a part; before the first slash stands nothing. */
  #add(part: AddressPart, range: Range): void {
    if (part[0] !== 0) this.#addGuard({ asks: 'part', part }, range);
  }

  #addGuard(asked: Pick<AddressGuard, 'asks' | 'part'>, range: Range): void {
    if (this.#found.length < MOST_GUARDS)
      this.#found.push({ ...asked, text: this.#text.slice(...range), ignoresCase: false, range });
  }
}

/** What a router is mounted at stands before the part that it sees, so that this may be any part further on. */
function partOf(start: number, end: number | undefined, isWhole: boolean): AddressPart {
  return isWhole && end !== undefined ? [start, end] : [start];
}
