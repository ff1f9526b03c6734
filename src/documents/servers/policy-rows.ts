import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, LISTED_METHODS, METHOD_LIST, methodsIn } from '../../text/method-names.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { saidTogether } from './joined-guards.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { Rows } from './rows.ts';

const SEVERAL = String.raw`\(?${METHOD}\b(?:\)?\|\(?${METHOD}\b){0,8}`;

/** A row of casbin: `p, editor, /users/*, POST`. Who it is said of tells it from others. */
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

/** An address that a route may say: no pattern of several, and none of an item that a number names. */
const ALONE = /^\/(?!.*(?:\*|\/\d))/;

/**
 * A rule of permissions: `{ resource: 'users/*', methods: ['POST'] }`. One of a whole address is named with it; a
 * single method is that of a route.
 */
const RULE = /\{[^{}]{0,500}\}/g;
const RULE_ADDRESS = new RegExp(
  String.raw`\b(?:resource|path|url|uri|route|endpoint|pattern` +
    String.raw`|obj)s?["']?\s{0,9}:\s{0,9}\[?\s{0,9}["'\x60]([^"'\x60\s]{0,200}\*\)?)["'\x60]`,
);
const RULE_METHODS = new RegExp(String.raw`\b(?:methods|verbs)["']?\s{0,9}:\s{0,9}(${METHOD_LIST})`, 'i');

/** One of several, or of an enum. */
const LISTED = String.raw`(?:\w{1,40}\.)?${METHOD}`;

/** What a gateway hands to one program: `POST /api/{proxy+}`, or the address and the method each under its key. */
const HANDED = new RegExp(
  String.raw`(?<![\w/])(ANY|${METHOD})[ \t]{1,9}(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})`,
  'g',
);
const KEYS = new RegExp(
  String.raw`\bpath["']?\s{0,9}:\s{0,9}["']?(\/?(?:[\w.-]{1,80}\/){0,9}\{\w{1,40}\+\})` +
    String.raw`["']?[\s,]{1,80}["']?methods?["']?\s{0,9}:\s{0,9}[["'\s]{0,20}((?:\w{1,40}\.)?ANY|\*` +
    String.raw`|${LISTED}(?:["'\s,]{1,40}${LISTED}){0,8})`,
  'gi',
);

/** More of them are data. */
const MOST = 500;

/** Finds the rows of a policy and of a gateway that let some methods pass at the addresses of a pattern. */
export function policyRows(text: string): readonly MethodGuard[] {
  return [...casbinRows(text), ...rules(text), ...gatewayRoutes(text)].slice(0, MOST);
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
 * Those beside which the same is said of all below it tell nothing apart.
 */
export function policyAddresses(text: string): readonly AddressGuard[] {
  if (!/\bp\d?,/.test(text)) return [];
  const rows = new Rows(text);
  return [...text.matchAll(ROW)].slice(0, MOST).flatMap(({ index, 0: row, 2: address = '' }) => {
    const start = index + row.lastIndexOf(address);
    const range = [start, start + address.length] as const;
    const isAlone = ALONE.test(address) && !isCommentLine(text, index) && !rows.saysAlike(range, `${address}/*`);
    return isAlone ? [{ asks: 'is', text: address, ignoresCase: false, range }] : [];
  });
}

function rules(text: string): readonly MethodGuard[] {
  if (!/\b(?:methods|verbs)\b/.test(text)) return [];
  return [...text.matchAll(RULE)].flatMap(({ index, 0: rule }) => {
    const address = RULE_ADDRESS.exec(rule)?.[1];
    const methods = RULE_METHODS.exec(rule)?.[1];
    return address === undefined || methods === undefined ? [] : [guardOf(address, methodsIn(methods), index, rule)];
  });
}

function gatewayRoutes(text: string): readonly MethodGuard[] {
  if (!text.includes('+}')) return [];
  const handed = [...text.matchAll(HANDED)].map(({ index, 0: route, 1: method = '', 2: address = '' }) => ({
    index,
    route,
    method,
    address,
  }));
  const keyed = [...text.matchAll(KEYS)].map(({ index, 0: route, 1: address = '', 2: method = '' }) => ({
    index,
    route,
    method,
    address,
  }));
  const routes = [...handed, ...keyed].filter(({ index }) => !isCommentLine(text, index));
  return saidTogether(
    routes.map(({ index, route, method, address }) => [
      address,
      guardOf(address, /ANY|\*/i.test(method) ? LISTED_METHODS : methodsIn(method), index, route),
    ]),
  );
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

/** The method and the address of a route that a gateway hands to one program: `POST /api/{proxy+}`. */
export function handedRoute(text: string): { readonly methods: ReadonlySet<string>; readonly address: string } | null {
  const [, method = '', address] = WHOLE_HANDED.exec(text) ?? [];
  if (address === undefined) return null;
  return { methods: method === 'ANY' ? LISTED_METHODS : methodsIn(method), address };
}

/** Whether an address of a gateway stands for all that lies below it. */
export function isHandedOn(address: string): boolean {
  return WHOLE_PROXY.test(address);
}
