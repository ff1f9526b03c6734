import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { rootGuard } from './mounted-guards.ts';
import { handedAddress } from './handed-address.ts';
import {
  addressIn,
  askedBy,
  isOfBrowser,
  saysAddress,
  saysAny,
  STEP,
  takesAddress,
  withoutQuerySteps,
  type SaidAddress,
} from './request-address.ts';
import {
  BEGINS_WITH_VALUE,
  BEHIND_VALUE,
  ELEMENT,
  ELEMENT_BEHIND_VALUE,
  ENDS_IN_REGEXP,
  ENDS_IN_STRING,
  FLAGS,
  KEEPS_REGEXP,
  KEPT_REGEXP,
  KEY,
  LISTED_REGEXP,
  MADE_REGEXP,
  NAME,
  NAME_GIVEN,
  REGEXP,
  STRING,
  VALUE,
  expressionOf,
  textsOf,
} from './written-texts.ts';

/** How far it is looked for what is compared, and how many questions are asked of all of a file. */
const NEAR = 160;
const MOST_QUESTIONS = 60;

const IN_ONE_CASE = /\.to(?:Lower|Upper)Case\b/;

/** A service worker chooses how the requests of its pages are answered. */
const WORKER = /\bregisterRoute\(|\burlPattern\s*:|\baddEventListener\(\s*["']fetch["']/;

/**
 * A function that makes something else of an address, as `basename` does, and not the same in other letters; nor one
 * that answers it.
 */
const MADE_OF = new RegExp(
  String.raw`^(?!(?:decode|encode|String)\w*\(|[\w.]{1,20}\.(?:get|header)\(` +
    String.raw`|[\w.?]{0,60}\b(?:switchToHttp|getRequest|getRequestU(?:RL|rl)|getRequestPath|routePath` +
    String.raw`|getPath|getRoute)(?:<[\w.]{1,40}>)?\(|(?:req|request)\??\.(?:path|href` +
    String.raw`|url)\(\))[\w.]{1,40}\(`,
);

/** Who may send requests is often kept where no text of the project says it. */
const PERMISSIONS = /(?:perm|privilege|right|grant|\bacl)\w{0,20}(?:\??\.\w{1,20}){0,2}\s*$/i;

/**
 * Finds where a source file compares the address of a request with a text: `req.path.startsWith('/users')`,
 * `/create/.test(req.url)`.
 */
export function comparedAddresses(text: string): readonly AddressGuard[] {
  const handed = handedAddress(text);
  return [
    ...said(text),
    ...(handed === null
      ? []
      : new GuardReader(text, { pattern: handed, parts: new Set() })
          .read()
          .map((guard) => ({ ...guard, isHanded: true }))),
  ];
}

function said(text: string): readonly AddressGuard[] {
  if (saysAddress(text)) return new GuardReader(text, addressIn(text)).read();
  if (takesAddress(text))
    return new GuardReader(text, addressIn(text)).read().map((guard) => ({ ...guard, isHanded: true }));
  if (WORKER.test(text)) return new GuardReader(text, addressIn(text)).readAll();
  // The address that `unless` compares is its own.
  if (text.includes('.unless(')) return new GuardReader(text, { pattern: 'path', parts: new Set() }).readLists();
  return !text.includes(KEEPS_REGEXP) || isOfBrowser(text)
    ? []
    : new GuardReader(text, addressIn(text)).readKept().map((guard) => ({ ...guard, isHanded: true }));
}

/** Reads the guards of one file. */
class GuardReader {
  readonly #text: string;
  readonly #parts: ReadonlySet<string>;
  readonly #comparison: RegExp;
  readonly #endsInAddress: RegExp;
  readonly #beginsWithAddress: RegExp;
  readonly #found: AddressGuard[] = [];
  /** What was asked of all elements of lists. */
  readonly #askedOfLists = new Set<string>();

  /** @param address how the file says the address of a request */
  constructor(text: string, { pattern: address, parts }: Pick<SaidAddress, 'pattern' | 'parts'>) {
    this.#text = text;
    this.#parts = parts;
    this.#comparison = new RegExp(
      [
        String.raw`\??\.(startsWith|endsWith|includes|indexOf|lastIndexOf|has|hasOwnProperty|get|search` +
          String.raw`|match|test|exec|(?:replace|replaceAll|split)(?=\(\s*["'/]))\(\s*`,
        String.raw`[=!]==?\s*(?=["'\x60]|(?!(?:undefined|null|true|false)\b)[A-Za-z_$])`,
        String.raw`(?<=\w)\(\s*(?=${address}${STEP}{0,3},\s*["'\x60[])`,
        String.raw`\bswitch\s*\(\s*(?=${address})|(?<=[\w$)\]])\[\s*(?=${address}${STEP}{0,3}\])|\.(unless)\(\s*`,
        String.raw`(?<keyed>\bhasOwn\(\s*[\w$.]{1,60}\s*,\s*(?=${address})|(?<!\b(?:const|let` +
          String.raw`|var)\s{1,9})(?=${address}${STEP}{0,3}?\sin\s))`,
        String.raw`(?<tells>(?:[mM]atch|[gG]lob|[pP]attern` +
          String.raw`|[cC]overs)\w{0,20}\(\s*(?:[\w$.]{1,40}\s*,\s*${address}` +
          String.raw`|${address}${STEP}{0,3}\s*,\s*[\w$.]{1,40}\s*[,)]))`,
        String.raw`(?<!\w)(?<isAsked>\w{1,40})\)?\s*=>\s*!?\k<isAsked>\(\s*(?=${address}${STEP}{0,3}\))`,
      ].join('|'),
      'g',
    );
    this.#endsInAddress = new RegExp(String.raw`${address}((?:${STEP}|\)|(?:\|\||\?\?|\+)\s*(?:''|"")){0,6})$`);
    this.#beginsWithAddress = new RegExp(`^(?:[\\w.]{1,40}\\()?${address}(${STEP}{0,6})(,\\s*(?=["'\`[]))?`);
  }

  /** Reads comparisons, and patterns that nothing in the file compares. */
  readAll(): readonly AddressGuard[] {
    this.read();
    this.#addPatterns();
    return this.#found;
  }

  /** Reads the expressions of whole addresses, which another file may compare. */
  readKept(): readonly AddressGuard[] {
    this.#addAllPatterns(KEPT_REGEXP);
    return this.#found;
  }

  read(): readonly AddressGuard[] {
    for (const { index, 0: matched, 1: member, 2: unless, groups } of this.#text.matchAll(this.#comparison)) {
      if (this.#found.length >= MOST_GUARDS) break;
      const at = index + matched.length;
      const given = this.#text.slice(at, at + 2 * NEAR);
      if (unless !== undefined || groups?.['tells'] !== undefined) this.readLists();
      else if (matched.startsWith('switch') || matched.startsWith('[') || groups?.['keyed'] !== undefined)
        this.#addKeys(index, given);
      else this.#readComparison(member, { index, at, given, isEqual: /^[=!]/.test(matched) });
    }
    return this.#found;
  }

  /** What stands in lists is compared with whole addresses, and patterns of lists with any part of them. */
  readLists(): readonly AddressGuard[] {
    this.#addKept('is', false);
    this.#addPatterns();
    return this.#found;
  }

  /** An object is asked for the address, or a `switch` for it. */
  #addKeys(index: number, given: string): void {
    const [subject = '', steps = ''] = this.#beginsWithAddress.exec(given) ?? [];
    const asks = this.#asked(undefined, steps, subject);
    this.#addAll(KEY, asks, false);
    if (asks === 'holds') this.#addAll(NAME, asks, false);
    this.#addPermissions(index);
  }

  /** Permissions are asked for the address. */
  #addPermissions(index: number): void {
    const found = PERMISSIONS.exec(this.#text.slice(Math.max(0, index - NEAR), index));
    if (found)
      this.#found.push({
        asks: 'permissions',
        text: found[0].trim(),
        ignoresCase: false,
        range: [index - found[0].length, index],
      });
  }

  #readComparison(
    member: string | undefined,
    {
      index,
      at,
      given,
      isEqual,
    }: { readonly index: number; readonly at: number; readonly given: string; readonly isEqual: boolean },
  ): void {
    const before = this.#text.slice(Math.max(0, index - NEAR), index);
    const [subject, steps] = this.#endsInAddress.exec(before) ?? [];
    if (subject !== undefined && steps !== undefined && (member !== undefined || isEqual))
      this.#addCompared(
        { asks: this.#asked(member, steps, subject), member, steps, subject: subject.trim() },
        at,
        given,
      );
    else this.#addGiven(member, before, index, at, given);
  }

  /** The address is asked: `req.path.startsWith('/users')`, `req.path === '/users'`. */
  #addCompared(
    {
      asks,
      member,
      steps,
      subject,
    }: {
      readonly asks: AddressGuard['asks'];
      readonly member: string | undefined;
      readonly steps: string;
      readonly subject: string;
    },
    at: number,
    given: string,
  ): void {
    const ignoresCase = IN_ONE_CASE.test(steps);
    const isPattern = member === 'search' || member === 'match';
    const pattern = REGEXP.exec(given)?.[1] ?? (isPattern ? STRING.exec(given)?.[2] : undefined);
    if (pattern !== undefined) this.#addPattern(pattern, at + 1, member === 'match');
    else if (this.#addText(given, at, asks, ignoresCase)) this.#addRoot(given, at, asks, subject);
    else if (isPattern) this.#addNamedPattern(NAME_GIVEN.exec(given)?.[1], member === 'match');
    else {
      this.#addBehindValue(given, at, asks, ignoresCase);
      this.#addNamed(given, asks, ignoresCase);
      this.#addKept(asks, ignoresCase);
    }
  }

  /**
   * Something else is asked of the address: `/users/.test(req.path)`, `PUBLIC.includes(req.path)`,
   * `minimatch(req.path, '/users')`.
   */
  #addGiven(member: string | undefined, before: string, index: number, at: number, given: string): void {
    const [start, steps = '', second] = this.#beginsWithAddress.exec(given) ?? [];
    if (start === undefined) return;
    if (second !== undefined) {
      if (!this.#addText(given.slice(start.length), at + start.length, 'holds', false))
        this.#addAll(ELEMENT, 'is', false);
    } else if (member === 'test' || member === 'exec') {
      const [whole, literal, made] = ENDS_IN_REGEXP.exec(before) ?? [];
      const pattern = literal ?? made;
      if (whole === undefined || pattern === undefined)
        this.#addNamedPattern(/[\w$]{1,60}$/.exec(before)?.[0], member === 'exec');
      else this.#addPattern(pattern, index - whole.length + whole.indexOf(pattern), member === 'exec');
    } else {
      const asks = this.#asked(undefined, steps, start);
      const [whole = '', , text] = (member === undefined && ENDS_IN_STRING.exec(before)) || [];
      if (text !== undefined) this.#add(text, index - whole.length + 1, asks, IN_ONE_CASE.test(steps));
      const name = member === undefined ? /[\w$.]{1,80}\s{0,9}$/.exec(before)?.[0] : undefined;
      if (name !== undefined) this.#addNamed(name, asks, IN_ONE_CASE.test(steps));
      this.#addKept(asks, IN_ONE_CASE.test(steps));
      this.#addPermissions(index);
      if (member === 'get' || member === 'has' || member === 'hasOwnProperty') this.#addAll(KEY, asks, false);
    }
  }

  /** What a comparison asks of the address, or of a part of it. */
  #asked(member: string | undefined, steps: string, subject: string): AddressGuard['asks'] {
    const isPart = [...this.#parts].some(
      (part) => subject.startsWith(part) && !/^[\w$]/.test(subject.slice(part.length)),
    );
    return isPart || MADE_OF.test(withoutQuerySteps(subject)) ? 'holds' : askedBy(member, steps);
  }

  /** Adds a string that is written out, up to a star; whether there is one. */
  #addText(given: string, at: number, asks: AddressGuard['asks'], ignoresCase: boolean): boolean {
    const [, , text] = STRING.exec(given) ?? [];
    if (text !== undefined) this.#add(text.split('*')[0] ?? '', at + 1, asks, ignoresCase);
    return text !== undefined;
  }

  /** Adds the end of a text of which a value of run time says the beginning. */
  #addBehindValue(given: string, at: number, asks: AddressGuard['asks'], ignoresCase: boolean): void {
    const [matched = '', inTemplate, , added] = BEHIND_VALUE.exec(given) ?? [];
    const text = inTemplate ?? added;
    if (text !== undefined)
      this.#add(
        text,
        at + matched.lastIndexOf(text),
        asks === 'is' ? 'ends' : asks === 'starts' ? 'holds' : asks,
        ignoresCase,
      );
  }

  /** Adds the texts that the file gives to a name. */
  #addNamed(given: string, asks: AddressGuard['asks'], ignoresCase: boolean): void {
    const [, name] = NAME_GIVEN.exec(given) ?? [];
    if (name !== undefined && !saysAny(name) && this.#askedOfLists.size < MOST_QUESTIONS)
      this.#addAll(textsOf(name), asks, ignoresCase);
  }

  /** Below a prefix a slash alone is all that is left of an address. */
  #addRoot(given: string, at: number, asks: AddressGuard['asks'], subject: string): void {
    if (asks !== 'is' || STRING.exec(given)?.[2] !== '/') return;
    const guard = rootGuard(this.#text, subject, at, at + 1);
    if (guard) this.#found.push(guard);
  }

  #addAll(texts: RegExp, asks: AddressGuard['asks'], ignoresCase: boolean): void {
    if (this.#isAskedAgain(`${texts.source} ${asks} ${String(ignoresCase)}`)) return;
    for (const { index, 0: matched, 2: text = '' } of this.#text.matchAll(texts))
      this.#add(text, index + matched.lastIndexOf(text), asks, ignoresCase);
  }

  /** Texts that something keeps which the address is compared with: a list, or objects that say it. */
  #addKept(asks: AddressGuard['asks'], ignoresCase: boolean): void {
    this.#addAll(ELEMENT, asks, ignoresCase);
    this.#addAll(VALUE, asks, ignoresCase);
    this.#addAll(ELEMENT_BEHIND_VALUE, asks, ignoresCase);
  }

  #addPatterns(): void {
    if (this.#isAskedAgain('patterns')) return;
    for (const patterns of [LISTED_REGEXP, MADE_REGEXP]) this.#addAllPatterns(patterns);
  }

  /** Adds the expression that a name is given; where none is seen, any that the file lists. */
  #addNamedPattern(name: string | undefined, takesGroups: boolean): void {
    const found = name === undefined ? null : expressionOf(name).exec(this.#text);
    const [matched = '', pattern] = found ?? [];
    if (found === null || pattern === undefined) this.#addPatterns();
    else if (!this.#isAskedAgain(`${matched} ${String(takesGroups)}`))
      this.#addPattern(pattern, found.index + matched.length - 1 - pattern.length, takesGroups);
  }

  #addAllPatterns(patterns: RegExp): void {
    for (const { index, 0: matched, 1: pattern = '' } of this.#text.matchAll(patterns))
      this.#addPattern(pattern, index + matched.lastIndexOf(pattern));
  }

  #isAskedAgain(question: string): boolean {
    const isAsked = this.#askedOfLists.has(question);
    this.#askedOfLists.add(question);
    return isAsked;
  }

  /**
   * A pattern asks for what it matches; and, because it may be asked of a part only, for the words in it and for what
   * stands at its end.
   */
  #addPattern(pattern: string, at: number, takesGroups = false): void {
    const plain = pattern.replace(/\[[^\]]*\]|\(\?(?:<?[=!]|<\w+>|:)|\\[a-z]/gi, (part) => ' '.repeat(part.length));
    for (const { index, 0: word } of plain.matchAll(/[a-z][\w-]{2,}/gi)) this.#add(word, at + index, 'holds', true);
    const last = /\/([\w-]+)\$$/.exec(plain);
    if (last) this.#add(last[0].slice(0, -1), at + last.index, 'ends', true);
    this.#addExpression(pattern, at, takesGroups);
  }

  #addExpression(pattern: string, at: number, takesGroups: boolean): void {
    const end = at + pattern.length;
    const [, quote, flags = ''] = FLAGS.exec(this.#text.slice(end, end + NEAR)) ?? [];
    const [value = ''] = BEGINS_WITH_VALUE.exec(pattern) ?? [];
    const start = at + value.length;
    const said = this.#text.slice(start, end);
    // In a string each backslash is written twice.
    const text = quote === undefined ? said : said.replaceAll('\\\\', '\\');
    if (this.#found.length < MOST_GUARDS)
      this.#found.push({
        asks: 'matches',
        text,
        ignoresCase: flags.includes('i'),
        range: [start, end],
        ...(takesGroups && { takesGroups }),
      });
  }

  #add(text: string, at: number, asks: AddressGuard['asks'], ignoresCase: boolean): void {
    // Whole addresses begin with a slash.
    const mayHold = (asks !== 'is' && asks !== 'starts') || text.startsWith('/');
    if (mayHold && /^\S*\p{L}\S*$/u.test(text) && this.#found.length < MOST_GUARDS)
      this.#found.push({ asks, text, ignoresCase, range: [at, at + text.length] });
  }
}
