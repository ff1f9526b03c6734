import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, LISTED_METHODS, methodsIn } from '../../text/method-names.ts';
import type { AddressGuard, MethodGuard } from '../../model/guards.ts';
import { mapsIn, type DataNode } from '../data/data-tree.ts';
import { joinedByKey } from './joined-guards.ts';
import { Rows } from './rows.ts';

const SEVERAL = String.raw`\(?${METHOD}\b(?:\)?\|\(?${METHOD}\b){0,8}`;

/** A row of casbin: `p, editor, /users/*, POST`. Rows for different subjects are different. */
const ROW = new RegExp(
  String.raw`(?:^|["'\x60])[ \t]{0,40}p\d?,([^,\n]{1,80}(?:,[^,\n]{1,80})??),[ \t]{0,9}` +
    String.raw`([/*][^,\s]{0,200}),[ \t]{0,9}(${SEVERAL})`,
  'gm',
);
const LISTED_ROW = new RegExp(
  String.raw`\[\s{0,9}["']p["'],([^()[\]\n]{1,120}?),\s{0,9}["']` +
    String.raw`([/*][^"'\s]{0,200})["']\s{0,9},\s{0,9}["'](${SEVERAL})`,
  'g',
);

/** The address of a single route: no wildcard, and no number for an item. */
const ALONE = /^\/(?!.*(?:\*|\/\d))/;

/** A route that a gateway passes to one program: `POST /api/{proxy+}`. */
const HANDED = new RegExp(
  String.raw`(?<![\w/])(ANY|${METHOD})[ \t]{1,9}(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})`,
  'g',
);
const ANY = 'ANY';

/** The keys of a rule for its addresses, and those for the methods that it allows there. */
const ADDRESSES: ReadonlySet<string> = new Set(
  ['resource', 'path', 'url', 'uri', 'route', 'endpoint', 'pattern', 'obj'].flatMap((name) => [name, `${name}s`]),
);
const METHODS: ReadonlySet<string> = new Set(['methods', 'verbs']);
const METHOD_KEYS: ReadonlySet<string> = new Set(['method', 'methods']);
const VALUES: ReadonlySet<string> = new Set(['value', 'name']);
/** An address with a wildcard at its end. */
const PATTERN = /^\S{0,200}\*\)?$/;

/** The most rows of a document: one with more of them contains data. */
const MOST = 500;

/**
 * Finds the rows of policies and gateways that allow some methods at the addresses of a pattern.
 *
 * @param data the content of the document, where its format can be parsed
 */
export function policyRows(text: string, data: readonly DataNode[]): readonly MethodGuard[] {
  return [...casbinRows(text), ...rules(data), ...gatewayRoutes(text, data)].slice(0, MOST);
}

/** The rows of casbin policies in a text. */
export function casbinRows(text: string): readonly MethodGuard[] {
  const matches = [
    ...(/\bp\d?,/.test(text) ? text.matchAll(ROW) : []),
    ...(/["']p["'],/.test(text) ? text.matchAll(LISTED_ROW) : []),
  ];
  return joinedByKey(
    matches
      .filter(({ index }) => !isCommentLine(text, index))
      .map(({ index, 0: row, 1: who = '', 2: address = '', 3: methods = '' }) => [
        `${who.trim()} ${address}`,
        guardOf(address, methodsIn(methods), index, row),
      ]),
  );
}

/**
 * Finds the rows of a policy that apply to one address and not to what is below it: `p, clerk, /users, GET`. A row is
 * left out if the policy has the same for all below that address.
 */
export function policyAddresses(text: string): readonly AddressGuard[] {
  if (!/\bp\d?,/.test(text)) return [];
  const rows = new Rows(text, []);
  return [...text.matchAll(ROW)].slice(0, MOST).flatMap(({ index, 0: row, 2: address = '' }) => {
    const start = index + row.lastIndexOf(address);
    const range = [start, start + address.length] as const;
    const isAlone = ALONE.test(address) && !isCommentLine(text, index) && !rows.saysAlike(range, `${address}/*`);
    return isAlone ? [{ asks: 'is', text: address, ignoresCase: false, range }] : [];
  });
}

/**
 * `{ resource: 'users/*', methods: ['POST'] }`. A rule for a single address is left out: it is found by that address.
 */
function rules(data: readonly DataNode[]): readonly MethodGuard[] {
  return [...mapsIn(data)].flatMap(({ entries, range }) => {
    const methods = methodsOf(entries.filter(({ key }) => METHODS.has(key.toLowerCase())).map(({ value }) => value));
    const addresses = entries.flatMap(({ key, value }) => (ADDRESSES.has(key) ? textsIn(value) : []));
    return addresses.flatMap((address) =>
      methods && PATTERN.test(address) ? [{ methods, of: rowPattern(address), range }] : [],
    );
  });
}

/** The methods of lists of methods; null where an element is something else. */
function methodsOf(lists: readonly DataNode[]): ReadonlySet<string> | null {
  const texts = lists.flatMap(textsIn).map((text) => text.toUpperCase());
  return texts.length > 0 && texts.every((text) => LISTED_METHODS.has(text)) ? new Set(texts) : null;
}

/** The texts of a node: itself, those of a list, or those below the address keys of a map. */
function textsIn(node: DataNode): readonly string[] {
  if (node.kind === 'text') return [node.text];
  if (node.kind === 'list') return node.items.flatMap(textsIn);
  return node.entries.flatMap(({ key, value }) => (ADDRESSES.has(key) || VALUES.has(key) ? textsIn(value) : []));
}

function gatewayRoutes(text: string, data: readonly DataNode[]): readonly MethodGuard[] {
  if (!text.includes('+}')) return [];
  const handed = [...text.matchAll(HANDED)]
    .filter(({ index }) => !isCommentLine(text, index))
    .map(({ index, 0: route, 1: method = '', 2: address = '' }): readonly [string, MethodGuard] => [
      address,
      guardOf(address, method === ANY ? LISTED_METHODS : methodsIn(method), index, route),
    ]);
  const keyed = [...mapsIn(data)].flatMap(({ entries, range }): readonly (readonly [string, MethodGuard])[] => {
    const [address] = entries.flatMap(({ key, value }) => (key.toLowerCase() === 'path' ? textsIn(value) : []));
    const texts = entries.flatMap(({ key, value }) => (METHOD_KEYS.has(key.toLowerCase()) ? textsIn(value) : []));
    if (address === undefined || texts.length === 0 || !matchesBelow(address)) return [];
    const isAny = texts.some((each) => each === '*' || each.toUpperCase() === ANY);
    const methods = isAny ? LISTED_METHODS : methodsIn(texts.join());
    return [[address, { methods, of: rowPattern(address), range }]];
  });
  return joinedByKey([...handed, ...keyed]);
}

function guardOf(address: string, methods: ReadonlySet<string>, at: number, said: string): MethodGuard {
  return { methods, of: rowPattern(address), range: [at, at + said.length] };
}

/** The pattern of the addresses that a row applies to. */
export function rowPattern(address: string): NonNullable<MethodGuard['of']> {
  const pattern = address.replace(/\{\w{1,40}\+\}$/, '*');
  return { asks: 'is', text: pattern.startsWith('/') ? pattern : `/${pattern}` };
}

const WHOLE_HANDED = new RegExp(String.raw`^(ANY|${METHOD})[ \t]{1,9}(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})$`);
const WHOLE_PROXY = /^\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\}$/;

/** Reads a route that a gateway passes to one program (`POST /api/{proxy+}`); null for another text. */
export function routeToProgram(
  text: string,
): { readonly methods: ReadonlySet<string>; readonly address: string } | null {
  const [, method = '', address] = WHOLE_HANDED.exec(text) ?? [];
  if (address === undefined) return null;
  return { methods: method === ANY ? LISTED_METHODS : methodsIn(method), address };
}

/** Whether an address of a gateway matches all that is below it. */
export function matchesBelow(address: string): boolean {
  return WHOLE_PROXY.test(address);
}
