import { isCommentedOut } from '../../text/comment-lines.ts';
import { namePattern } from '../../text/given-names.ts';
import type { Range } from '../../model/text.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { combined } from './combined-addresses.ts';
import { patternsUnder } from './patterns-below.ts';
import { addressIn, MEMBER } from './request-address.ts';

/** What a text that guards routes speaks of: a request, where it goes, and what one may do. */
const SPOKEN = [
  /\b(?:req|request|ctx|context)\b/,
  /\b(?:path|pathname|url|originalUrl)\b/,
  /perm|auth|role|access|acl|right|scope|grant|privilege|polic/i,
];

/** Nobody gives it more names than these. */
const MOST_NAMES = 20;

const SLASH = String.raw`(?:\/\\\/\/g?|["'\x60]\/["'\x60])`;
const COLON = String.raw`(?:\/:\/g?|["'\x60]:["'\x60])`;

/** `permission.replace(/:/g, '/')`, `path.split('/').join(':')`: the one stands for the other. */
const TURNED = new RegExp(
  [
    [COLON, SLASH],
    [SLASH, COLON],
  ]
    .flatMap(([from, to]) => [
      String.raw`\.replace(?:All)?\(\s{0,9}${from},\s{0,9}${to}`,
      String.raw`\.split\(\s{0,9}${from}\s{0,9}\)\s{0,99}\.join\(\s{0,9}${to}`,
    ])
    .join('|'),
  'g',
);

/**
 * `Permission.findOne({ where: { path: req.path } })`, `enforcer.enforce(user, req.path, req.method)`: what is asked
 * for the address is no text of the project.
 */
const LOOKUPS = [
  String.raw`(?<![\w$])([\w$]{0,30}(?:perm|privilege|right|grant|acl|role` +
    String.raw`|polic)\w{0,20})["'\x60]?\)?(?:\??\.\w{1,20}(?:\([^()\n]{0,40}\))?){0,2}\??\.(?:find` +
    String.raw`|where|count|exists|some)\w{0,12}\(`,
  String.raw`\.(?:enforce|isAllowed)\w{0,10}\(`,
];

/** The `acl` package takes the beginning of an address for the name of what one may use. */
const BY_BEGINNING = /(?<![\w$])acl\w{0,10}\.middleware\(/gi;

/** What holds permissions, and is asked for one: `user.scopes.includes(`. */
const ASKED =
  String.raw`(?<![\w$])([\w$]{0,30}(?:perm|privilege|right|grant|acl|role|scope` +
  String.raw`|polic)\w{0,20})(?:\??\.(?:includes|has|indexOf|get)\(|(?:\?\.)?\[)\s{0,9}`;

/**
 * Who may send requests by their method and address in one text, asked at once or under a name: ``
 * scopes.includes(`${req.method}:${req.path}`) ``.
 */
function askedTogether(text: string, address: string): RegExp {
  const said = combined(`(?:${address})`);
  const named = [
    ...text.matchAll(new RegExp(String.raw`\b(?:const|let|var)\s{1,9}(\w{1,40})\s{0,9}=\s{0,9}(?:${said})`, 'g')),
  ].map(([, name]) => String.raw`|${name ?? ''}\b`);
  return new RegExp(String.raw`${ASKED}(?:${said}${named.slice(0, MOST_NAMES).join('')})`, 'gi');
}

/**
 * Where a source file compares the address of a request with the names of permissions, which say it with colons: who
 * may send `/users/list` has the permission `users:list`; or looks permissions up by it. A database keeps them, and
 * nobody would rewrite them.
 *
 * @returns the first place; null where there is none
 */
export function permissionGuard(text: string): Range | null {
  const begun = [...text.matchAll(BY_BEGINNING)].find(({ index }) => !isCommentedOut(text, index));
  if (begun) return [begun.index, begun.index + begun[0].length];
  if (!SPOKEN.every((pattern) => pattern.test(text))) return null;
  const address = [MEMBER, ...[...addressIn(text).names].map((name) => String.raw`${name}\b`)].join('|');
  const lookedUp = new RegExp(
    LOOKUPS.map((each) => String.raw`${each}[^;]{0,160}?(?<![\w$.])(?:${address})`).join('|'),
    'gi',
  );
  for (const pattern of [TURNED, lookedUp, askedTogether(text, address)]) {
    for (const { index, 0: matched, 1: name } of text.matchAll(pattern)) {
      if (!isCommentedOut(text, index) && (name === undefined || !isWritten(name, text)))
        return [index, index + matched.length];
    }
  }
  return null;
}

/**
 * Whether a list is one that the project writes, so that who asks for its texts finds it: a constant, or one of the
 * file.
 */
function isWritten(name: string, text: string): boolean {
  return (
    !/[a-z]/.test(name) ||
    new RegExp(
      String.raw`\b(?:const|let|var)\s+${namePattern(name)}\b[^=\n]{0,40}=\s*(?:new\s+\w{1,9}\(\s*)?[[{]`,
    ).test(text)
  );
}

const RESOURCE = /\bresources?["']?\s{0,9}:\s{0,9}(?:\[[^\][]{0,80})?["'`]$/;

/**
 * The patterns of a table of permissions that stand for what lies below an address:
 * `{ resource: '/users/*', methods: ['POST'] }`.
 */
export function permissionPatterns(text: string): readonly AddressGuard[] {
  return text.includes('resource') ? patternsUnder(RESOURCE, text) : [];
}
