import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, LISTED_METHODS, methodsIn } from '../../text/method-names.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { mapsIn, type DataNode } from '../data/data-tree.ts';
import { saidTogether } from './joined-guards.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { Rows } from './rows.ts';

const SEVERAL = String.raw`\(?${METHOD}\b(?:\)?\|\(?${METHOD}\b){0,8}`;

/** A row of casbin: `p, editor, /users/*, POST`. Who it is stated about tells it from others. */
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

/** An address that a route may specify: no pattern of several, and none of an item that a number names. */
const ALONE = /^\/(?!.*(?:\*|\/\d))/;

/** What a gateway passes to one program: `POST /api/{proxy+}`. */
const HANDED = new RegExp(
  String.raw`(?<![\w/])(ANY|${METHOD})[ \t]{1,9}(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})`,
  'g',
);
const ANY = 'ANY';

/** The keys of a rule that specify its addresses, and the methods that are let pass there. */
const ADDRESSES: ReadonlySet<string> = new Set(
  ['resource', 'path', 'url', 'uri', 'route', 'endpoint', 'pattern', 'obj'].flatMap((name) => [name, `${name}s`]),
);
const METHODS: ReadonlySet<string> = new Set(['methods', 'verbs']);
const METHOD_KEYS: ReadonlySet<string> = new Set(['method', 'methods']);
const VALUES: ReadonlySet<string> = new Set(['value', 'name']);
/** An address that represents others. */
const PATTERN = /^\S{0,200}\*\)?$/;

/** More of them are data. */
const MOST = 500;

/**
 * Finds the rows of a policy and of a gateway that let some methods pass at the addresses of a pattern.
 *
 * @param data what the document specifies as data, where that can be read
 */
export function policyRows(text: string, data: readonly DataNode[]): readonly MethodGuard[] {
  return [...casbinRows(text), ...rules(data), ...gatewayRoutes(text, data)].slice(0, MOST);
}

/** The rows of a policy of casbin that a text holds. */
export function casbinRows(text: string): readonly MethodGuard[] {
  const matches = [
    ...(/\bp\d?,/.test(text) ? text.matchAll(ROW) : []),
    ...(/["']p["'],/.test(text) ? text.matchAll(LISTED_ROW) : []),
  ];
  return saidTogether(
    matches
      .filter(({ index }) => !isCommentLine(text, index))
      .map(({ index, 0: row, 1: who = '', 2: address = '', 3: methods = '' }) => [
        `${who.trim()} ${address}`,
        guardOf(address, methodsIn(methods), index, row),
      ]),
  );
}

/**
 * Finds the rows of a policy that are of one address alone, which what lies below it is not: `p, clerk, /users, GET`.
 * Those next to which the same is stated about all below it tell nothing apart.
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

/** `{ resource: 'users/*', methods: ['POST'] }`. One of a whole address is named with it. */
function rules(data: readonly DataNode[]): readonly MethodGuard[] {
  return [...mapsIn(data)].flatMap(({ entries, range }) => {
    const methods = methodsOf(entries.filter(({ key }) => METHODS.has(key.toLowerCase())).map(({ value }) => value));
    const addresses = entries.flatMap(({ key, value }) => (ADDRESSES.has(key) ? textsIn(value) : []));
    return addresses.flatMap((address) =>
      methods && PATTERN.test(address) ? [{ methods, of: rowPattern(address), range }] : [],
    );
  });
}

/** The methods of lists of these alone; null where there is another text. */
function methodsOf(lists: readonly DataNode[]): ReadonlySet<string> | null {
  const texts = lists.flatMap(textsIn).map((text) => text.toUpperCase());
  return texts.length > 0 && texts.every((text) => LISTED_METHODS.has(text)) ? new Set(texts) : null;
}

/** A text, those of a list, and those that a map states about an address. */
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
    if (address === undefined || texts.length === 0 || !isHandedOn(address)) return [];
    const isAny = texts.some((each) => each === '*' || each.toUpperCase() === ANY);
    const methods = isAny ? LISTED_METHODS : methodsIn(texts.join());
    return [[address, { methods, of: rowPattern(address), range }]];
  });
  return saidTogether([...handed, ...keyed]);
}

function guardOf(address: string, methods: ReadonlySet<string>, at: number, said: string): MethodGuard {
  return { methods, of: rowPattern(address), range: [at, at + said.length] };
}

/** The pattern of addresses that a row is of. */
export function rowPattern(address: string): NonNullable<MethodGuard['of']> {
  const pattern = address.replace(/\{\w{1,40}\+\}$/, '*');
  return { asks: 'is', text: pattern.startsWith('/') ? pattern : `/${pattern}` };
}

const WHOLE_HANDED = new RegExp(String.raw`^(ANY|${METHOD})[ \t]{1,9}(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})$`);
const WHOLE_PROXY = /^\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\}$/;

/** The method and the address of a route that a gateway passes to one program: `POST /api/{proxy+}`. */
export function handedRoute(text: string): { readonly methods: ReadonlySet<string>; readonly address: string } | null {
  const [, method = '', address] = WHOLE_HANDED.exec(text) ?? [];
  if (address === undefined) return null;
  return { methods: method === ANY ? LISTED_METHODS : methodsIn(method), address };
}

/** Whether an address of a gateway represents all that lies below it. */
export function isHandedOn(address: string): boolean {
  return WHOLE_PROXY.test(address);
}
