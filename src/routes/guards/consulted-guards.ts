import { LONE_NAME, namePattern } from '../../text/given-names.ts';
import { LISTED_METHOD } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { askedAddresses, type AskedAddresses } from './asked-addresses.ts';
import { ofAddress } from './consulted.ts';
import { findAddressGuards } from './find-address-guards.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { handsOn, listsOfMethods, methodGuards } from './method-guards.ts';
import { methodLists, type AskedList } from './method-lists.ts';
import { placedIn, replaced } from './replaced-names.ts';
import { isAddressName, isOfBrowser } from './request-address.ts';
import { calledAs } from './takers.ts';
import { USUAL } from './usual-names.ts';

/** What a source file tells requests apart by. */
export interface FoundGuards {
  /** Where it tells requests apart by a part of their address. */
  readonly guards: readonly AddressGuard[];
  /** The lists of other files that it asks for the address of a request. */
  readonly askedAddresses: readonly AskedAddresses[];
  /** Where it tells requests apart by their method. */
  readonly methodGuards: readonly MethodGuard[];
  /** The names of the lists of methods that it tells requests apart by. */
  readonly guardLists: readonly AskedList[];
}

const STEPS = String.raw`(?:\??\.\w{1,20}\([^()\n]{0,40}\)){0,3}?`;
const MEMBER = String.raw`[?!]?\.(?:method|path|pathname|url|originalUrl|baseUrl|routerPath|route|req|request)\b`;
/** What a lookup, an expression or a comparison is handed. */
const LOOKS_UP =
  String.raw`(?:\.(?:includes|has|hasOwnProperty|get|indexOf|test|exec)\(|[\w$\])]\[` +
  String.raw`|["'\x60\w]\s{0,9}[!=]==?|\bswitch\s{0,9}\()\s{0,9}`;

/** Other files ask what a file exports, and one that hands requests on what it has itself. */
const EXPORTS = /\bexports?\b/;

/** What is asked as a request is, and what as an address or a method. */
const REQUESTS = new RegExp(LONE_NAME + MEMBER, 'g');
const PARTS = new RegExp(
  [
    String.raw`${LONE_NAME}(?=${STEPS}(?:\??\.(?:startsWith|endsWith|includes|indexOf|lastIndexOf|match` +
      String.raw`|search|split)\(|\s{0,9}[!=]==?\s{0,9}["'\x60\w]|\s{1,9}in\s))`,
    `${LOOKS_UP}${LONE_NAME}(?!${MEMBER})`,
  ].join('|'),
  'g',
);
/** A method in capitals or in quotes, or a list of them that another file has. */
const SAYS_METHOD = new RegExp(
  String.raw`\b${LISTED_METHOD}\b|["'\x60](?:get|post|put|patch|delete)["'\x60]|METHODS?\b` +
    String.raw`|\b[A-Z][A-Z\d_]{2,40}\.(?:has|includes|indexOf)\(`,
);

/** Nobody asks more of what the functions of a file take. */
const MOST = 60;

/** What functions take, what most files call that, and how these functions are called where they are asked about it. */
interface Taken {
  readonly name: string;
  readonly usual: 'req' | 'req.path' | 'req.method';
  readonly hooks: readonly string[];
}

/**
 * The names of the functions of a source file that tell something apart by what they are handed, whatever they call
 * that: `(r) => r.method === 'DELETE'`, `(at) => at.includes('delete')`. Any text may be asked that.
 *
 * @param file the path of the file: the default that it exports is called after it
 */
export function askingIn(text: string, file: string): readonly string[] {
  return [...new Set(takenIn(text, file).flatMap(({ hooks }) => hooks))];
}

/**
 * Finds what functions of a source file tell requests apart by, which a file of the project asks about them.
 *
 * @param file the path of the file: the default that it exports is called after it
 * @param hooks those of {@link askingIn} that are asked about requests
 */
export function consultedGuards(text: string, file: string, hooks: ReadonlySet<string>): FoundGuards {
  const asked = takenIn(text, file).filter((taken) => taken.hooks.some((name) => hooks.has(name)));
  const anyway = guardsIn(`${text}\nreq.path; req.method;`, file);
  const found = asked.map((taken) => guardsUnder(taken, text, file, anyway));
  return {
    guards: found.flatMap(({ guards }) => guards),
    askedAddresses: found.flatMap((each) => each.askedAddresses),
    methodGuards: found.flatMap((each) => each.methodGuards),
    guardLists: found.flatMap(({ guardLists }) => guardLists),
  };
}

function takenIn(text: string, file: string): readonly Taken[] {
  if (!(EXPORTS.test(text) || handsOn(text)) || isOfBrowser(text)) return [];
  const requests = namesIn(text, REQUESTS);
  const parts = namesIn(text, PARTS);
  const saysMethod = SAYS_METHOD.test(text);
  const named = [...new Set([...requests, ...parts])]
    .map((name) => ({ name, hooks: calledAs(name, text, file) }))
    .filter(({ hooks }) => hooks.length > 0);
  return named.slice(0, MOST).flatMap(({ name, hooks }): readonly Taken[] => {
    const isPart = parts.has(name) && !USUAL.includes(name);
    const ofAddresses = isPart ? [...hooks.map(ofAddress), ...(takesApart(name, text) ? hooks : [])] : [];
    return [
      ...(requests.has(name) ? [{ name, usual: 'req' as const, hooks }] : []),
      ...(isPart ? [{ name, usual: 'req.path' as const, hooks: ofAddresses }] : []),
      ...(isPart && saysMethod ? [{ name, usual: 'req.method' as const, hooks }] : []),
    ];
  });
}

function namesIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, ...names]) => names.find((name) => name) ?? ''));
}

/** Whether a function takes something by a name out of what it is handed: `({ originalUrl: at }) => {}`. */
function takesApart(name: string, text: string): boolean {
  return new RegExp(
    String.raw`\{[^{}]{0,120}(?<![\w$])${namePattern(name)}(?![\w$])` +
      String.raw`[^{}]{0,120}\}[^(){}]{0,60}\)\s{0,9}(?::[^={}()]{1,40})?(?:=>|\{)`,
  ).test(text);
}

/** What a file tells apart besides, if what its functions take is what most files call so. */
function guardsUnder({ name, usual }: Taken, text: string, file: string, anyway: FoundGuards): FoundGuards {
  const uses = text.matchAll(
    new RegExp(String.raw`(?<![\w$.'"\x60-])${namePattern(name)}(?![\w$'"\x60-]|\s{0,9}:)`, 'g'),
  );
  const names = replaced(
    text,
    [...uses].map(({ index }) => ({ at: index, name, usual })),
  );
  const placed = placedIn(text, names);
  const found = guardsIn(names.text, file);
  // What is called an address is none before a file asks about it.
  const isAddress = isAddressName(name);
  return {
    guards: besides(found.guards.map(placed), isAddress ? [] : anyway.guards, placeOf),
    askedAddresses: besides(
      found.askedAddresses,
      isAddress ? [] : anyway.askedAddresses,
      ({ list, asks }) => `${list} ${asks}`,
    ),
    methodGuards: besides(found.methodGuards.map(placed), anyway.methodGuards, placeOf).map(
      ({ methods, of, range }) => ({ methods, range, ...(of && { of }) }),
    ),
    guardLists: besides(found.guardLists, USUAL.includes(name) ? [] : anyway.guardLists, (list) => list.name),
  };
}

function guardsIn(text: string, file: string): FoundGuards {
  return {
    guards: findAddressGuards(text),
    askedAddresses: askedAddresses(text, file),
    methodGuards: methodGuards(text, file, methodLists(text, file)),
    guardLists: listsOfMethods(text, file),
  };
}

function placeOf({ range }: { readonly range: Range }): string {
  return range.join();
}

function besides<Guard>(
  found: readonly Guard[],
  anyway: readonly Guard[],
  keyOf: (guard: Guard) => string,
): readonly Guard[] {
  const known = new Set(anyway.map(keyOf));
  return found.filter((guard) => !known.has(keyOf(guard)));
}
