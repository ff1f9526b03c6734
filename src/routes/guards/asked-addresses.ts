import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { combined } from './combined-addresses.ts';
import { askedLists } from './method-lists.ts';
import { addressIn, askedBy, leaveOutSlash, saysAddress, STEP, takesAddress } from './request-address.ts';
import { takenAs } from './takers.ts';

/** A list of another file, or one that a function is handed, which a file asks for the address of a request. */
export interface AskedAddresses {
  readonly list: string;
  /** Whether one of its members is asked, whichever it is: `RIGHTS[role].includes(req.path)`. */
  readonly isMember?: boolean;
  readonly asks: AddressGuard['asks'];
  /** Whether it is asked for an address that a function is handed. */
  readonly isHanded: boolean;
}

const CHAIN = String.raw`(?<![\w.$])((?:[\w$]{1,40}\??\.){0,3}[\w$]{1,60})`;
/** The member of an object that is asked, whichever it is. */
const MEMBER =
  String.raw`((?:\?\.)?\[[^\][\n]{1,60}(?:\[[^\][\n]{1,30}\])?\](?:\s{0,9}(?:\|\|` +
  String.raw`|\?\?)\s{0,9}(?:\[\s{0,9}\]|\{\s{0,9}\})\s{0,9}\))?)?`;
/** What a function that is called for each element, or a loop over them, asks of the address. */
const QUESTIONS: readonly (readonly [question: RegExp, asks: AddressGuard['asks']])[] = [
  [/\.startsWith\(/, 'starts'],
  [/\.endsWith\(/, 'ends'],
  [/\.(?:includes|indexOf|match|search|test)\(|RegExp/, 'holds'],
];
/** What calls a function for each element: of a list, of the keys of an object, and as lodash does. */
const TRIED = String.raw`\??\.(?:some|every|find|filter|findIndex|forEach|map)\(\s{0,9}`;
const FUNCTION = String.raw`(?:async\s{1,9})?(?:\(?[^()=;]{1,60}\)?\s{0,9}=>|function\b)`;
const PARTS = String.raw`\bObject\.(?:keys|entries|values)\(\s{0,9}`;
const EACH = new RegExp(
  [
    String.raw`${CHAIN}${TRIED}${FUNCTION}`,
    String.raw`${PARTS}${CHAIN}\s{0,9}\)${TRIED}${FUNCTION}`,
    String.raw`(?<![\w$])(?:_|lodash)\.(?:some|every|find|filter|each` +
      String.raw`|forEach)\(\s{0,9}${CHAIN}\s{0,9},\s{0,9}${FUNCTION}`,
    String.raw`\b(?:of|in)\s{1,9}(?:${PARTS})?${CHAIN}\s{0,9}\)`,
    String.raw`[\w$]\s{0,9}<\s{0,9}${CHAIN}\.length\b`,
  ].join('|'),
  'g',
);

/** How far it is looked for what is asked of each element. */
const NEAR = 160;

/** Nobody asks more lists in a file. */
const MOST_LISTS = 100;

/**
 * A list of another file that `unless` is given, which compares whole addresses with it:
 * `.unless({ path: config.open })`, `.unless({ path })`.
 */
const UNLESS = new RegExp(
  String.raw`\.unless\(\s{0,99}\{[^{}]{0,200}?\b(path)\s{0,9}(?:[,}]` +
    String.raw`|:\s{0,99}(?:\[\s{0,99}\.{3})?((?:[\w$]{1,40}\??\.){0,3}[\w$]{1,60})\s{0,99}[,}\]])`,
  'g',
);

/**
 * The lists of other files that a source file asks for the address of a request, and those that its functions are
 * handed: `OPEN.includes(req.path)`.
 *
 * @param file its path; without it nobody knows how others call its default
 */
export function askedAddresses(text: string, file: string | null = null): readonly AskedAddresses[] {
  const isSaid = saysAddress(text);
  const given = [...text.matchAll(UNLESS)].map(([, own = '', chain]): Asked => [plain(chain ?? own), 'is']);
  if (!isSaid && given.length === 0 && !takesAddress(text)) return [];
  const address = addressIn(text).pattern;
  const asked = [...given, ...asking(text, address), ...comparing(text, address), ...askingEach(text, address)];
  const isHanded = !isSaid && given.length === 0;
  const distinct = new Map(asked.map((each) => [each.join(), each]));
  return [...distinct.values()]
    .slice(0, MOST_LISTS)
    .flatMap(([chain, asks, isMember = false]) =>
      namesOf(chain, text, file).map((list) => ({ list, asks, isHanded, ...(isMember && { isMember }) })),
    );
}

/** What a list is called in other files, that import or hand it. */
function namesOf(chain: string, text: string, file: string | null): readonly string[] {
  const imported = askedLists(text, 'guard', [chain]).flatMap((list) => list.imported ?? []);
  return imported.length > 0 || chain.includes('.') ? imported : takenAs(chain, text, file);
}

/**
 * The tables of other files that a source file asks for an address without its first slash: `RULES[req.path.slice(1)]`.
 * Nobody sees of what words they are.
 */
export function askedTables(text: string): readonly AddressGuard[] {
  if (!saysAddress(text)) return [];
  const { pattern, bare } = addressIn(text);
  const asked = new RegExp(
    String.raw`${CHAIN}\??(?:\.(?:includes|has|get)\(|\.?\[)\s{0,9}(${pattern})((?:${STEP}){0,4})\s{0,9}[)\]]`,
    'g',
  );
  return [...text.matchAll(asked)]
    .slice(0, MOST_GUARDS)
    .flatMap(({ index, 0: matched, 1: chain = '', 2: address = '', 3: steps = '' }): readonly AddressGuard[] => {
      if (!leaveOutSlash(steps) && !bare.has(address)) return [];
      const isElsewhere = askedLists(text, 'guard', plain(chain).split('.', 1)).some(
        ({ imported }) => imported !== null,
      );
      return isElsewhere
        ? [{ asks: 'part', part: [1], text: matched, ignoresCase: false, range: [index, index + matched.length] }]
        : [];
    });
}

type Asked = readonly [chain: string, asks: AddressGuard['asks'], isMember?: boolean];

/** `OPEN.includes(req.path)`, `LIMITS[req.path]`, `RIGHTS[req.method][req.path]`, `req.path in RIGHTS`. */
function asking(text: string, address: string): readonly Asked[] {
  const said = String.raw`(?:${address}((?:${STEP}){0,4})|${combined(address)})`;
  const whole = new RegExp(
    String.raw`${CHAIN}${MEMBER}\??(?:\.(?:includes|has|hasOwnProperty|indexOf|get)\(|\.?\[)\s{0,9}${said}\s{0,9}[)\]]`,
    'g',
  );
  const handed = new RegExp(
    String.raw`(?:\bObject\.(?:hasOwn\(\s{0,9}${CHAIN}\s{0,9},` +
      String.raw`|keys\(\s{0,9}${CHAIN}\s{0,9}\)\.(?:includes|indexOf)\()|(?<![\w$])(?:_` +
      String.raw`|lodash)\.(?:includes|has|get|indexOf)\(\s{0,9}${CHAIN}\s{0,9},)\s{0,9}${said}\s{0,9}\)`,
    'g',
  );
  const within = new RegExp(String.raw`(?<!\b(?:const|let|var)\s{1,9})${said}\s{1,9}in\s{1,9}${CHAIN}`, 'g');
  return [
    ...[...text.matchAll(whole)].map(
      ([, chain = '', member, steps = '']): Asked => [plain(chain), askedBy(undefined, steps), member !== undefined],
    ),
    ...[...text.matchAll(handed)].map(
      ([, own, keys, list = '', steps = '']): Asked => [plain(own ?? keys ?? list), askedBy(undefined, steps)],
    ),
    ...[...text.matchAll(within)].map(([, steps = '', chain = '']): Asked => [plain(chain), askedBy(undefined, steps)]),
  ];
}

/** `req.path === LOGIN`, `LOGIN === req.path`, `req.path.startsWith(config.prefix)`. */
function comparing(text: string, address: string): readonly Asked[] {
  const behind = new RegExp(
    String.raw`${address}((?:${STEP}){0,4}?)(?:\s{0,9}[!=]==?\s{0,9}|\??\.(?<member>startsWith|endsWith` +
      String.raw`|includes)\(\s{0,9})${CHAIN}(?!\s{0,9}(?:[\w$([]|\??\.))`,
    'g',
  );
  const before = new RegExp(String.raw`${CHAIN}\s{0,9}[!=]==?\s{0,9}${address}((?:${STEP}){0,4})`, 'g');
  return [
    ...[...text.matchAll(behind)].map(
      ([, steps = '', member, chain = '']): Asked => [plain(chain), askedBy(member, steps)],
    ),
    ...[...text.matchAll(before)].map(([, chain = '', steps = '']): Asked => [plain(chain), askedBy(undefined, steps)]),
  ];
}

/** `OPEN.some((each) => req.path.startsWith(each))`, `for (const each of OPEN) if (req.path === each) next();`. */
function askingEach(text: string, address: string): readonly Asked[] {
  const speaks = new RegExp(address);
  const isCompared = new RegExp(String.raw`[!=]==?\s{0,9}${address}|${address}(?:${STEP}){0,4}?\s{0,9}[!=]==?\s`);
  return [...text.matchAll(EACH)].flatMap((found): readonly Asked[] => {
    const [matched, ...chains] = found;
    const behind = text.slice(found.index + matched.length, found.index + matched.length + NEAR);
    const chain = chains.find((each) => each) ?? '';
    const question = isCompared.test(behind) ? undefined : QUESTIONS.find(([each]) => each.test(behind));
    return speaks.test(behind) ? [[plain(chain), question?.[1] ?? 'is']] : [];
  });
}

function plain(chain: string): string {
  return chain.replaceAll('?', '');
}
