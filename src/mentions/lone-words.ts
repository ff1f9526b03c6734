import { HOLE } from '../paths/path.ts';
import { askedOnce } from '../text/places.ts';
import { splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';
import type { Area } from './area.ts';
import type { Mention } from './model.ts';
import { wordMention } from './word-mention.ts';

/** An address of one word, perhaps behind a base or before a query; in a string by itself, and anywhere in a page. */
const WORD = String.raw`([a-z][\w-]{2,79})`;
const IN_STRING = new RegExp(`^(${HOLE}*)${WORD}(?=$|[?${HOLE}])`, 'i');
const IN_PAGE = new RegExp(`(["'\`])((?:\\$?\\{[^{}"'\`]{1,60}\\})*)${WORD}(?=\\1|[?])`, 'gi');

/**
 * What is told an address of one word: a method of a client, a function that is named like one, an option of theirs or a constant, what
 * stands behind a method or is put behind a base, and what looks for a part of a URL.
 */
const ASKED =
  /(?:(?:\.(?:get|getJSON|post|put|patch|delete|del|head|load|startsWith|endsWith|includes|indexOf)|\b\w{0,30}(?:fetch|axios|request|ajax|api|http)\w{0,20}|\bnew URL)\s*(?:<[^<>]{0,50}>)?\(|(?:url|uri|endpoint)["']?\s*[:=]|\bquery\s*:\s*\([^()]{0,40}\)\s*=>|["'`](?:GET|POST|PUT|PATCH|DELETE)["'`]\s*,|\+)\s*$/i;

/** How far back that is looked for. */
const BEFORE = 80;

/** A constant, which may be a segment where URLs are put together: `const action = 'getAll'` for `/users/${action}`. */
const CONSTANT = /\b(?:const|let|var)\s+[\w$]{1,40}\s*(?::\s*[\w$]{1,20}\s*)?=\s*$/;
const putsTogether = askedOnce((source) => /\/\$\{|\/["'`]\s*\+/.test(source));

/** What a part of a request's address is compared with, where one is taken apart: `req.path.split('/').pop() === 'create'`. */
const COMPARED = /(?:[=!]==?|\bcase|[[,]|\.includes\()\s*$/;
const takesApart = askedOnce((source) => /\b(?:req|request|ctx|context)\b/.test(source) && /\b(?:path|pathname|url|originalUrl)\b[^;]{0,80}?\.split\(\s*["'`]\/["'`]/.test(source));

/** What holds addresses by their names: `const ENDPOINTS = { users: 'getUsers' }`. */
const REGISTRY = /(?:url|uri|endpoint|route|path|api)s?\s*(?::[^:={}]{0,40})?[:=]\s*$/i;

/** How far back its brace is looked for. */
const REGISTRY_BEFORE = 2_000;

/** Whether a string without a slash may be an address by its letters. */
export function mayBeLone(text: string): boolean {
  return IN_STRING.test(text);
}

/** The address that a string of code without any slash says where a client is told it, if it does: `api.get('getUsers')`. */
export function loneWord(source: string, area: Area): readonly Mention[] {
  const [whole = '', base = '', word = ''] = IN_STRING.exec(area.text) ?? [];
  const range = area.locate(base.length, base.length + word.length);
  const quote = range[0] - 1;
  const isTold = isPart(source, quote) || (isCompound(word) && (base !== '' || isAsked(source, quote)));
  return isTold ? [wordMention('code', word, range, area.text[whole.length] === HOLE)] : [];
}

/**
 * Finds the addresses that a page or a program of another language says without any slash. Of such a program every string counts: an
 * annotation or a constant may hold them.
 *
 * @param most how many to find
 */
export function loneWords(text: string, kind: 'foreign' | 'view', most: number): readonly Mention[] {
  const found: Mention[] = [];
  for (const { index, 0: matched, 2: base = '', 3: word = '' } of text.matchAll(IN_PAGE)) {
    if (found.length === most) break;
    const isTold = kind === 'foreign' || base !== '' || isAsked(text, index);
    if (!isTold || !isCompound(word)) continue;
    const end = index + matched.length;
    found.push(wordMention(kind, word, [end - word.length, end]));
  }
  return found;
}

/** A verb alone is said of too many things. */
export function isCompound(word: string): boolean {
  return splitWords(word).flatMap(splitRunTogether).length > 1;
}

function isAsked(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - BEFORE), at);
  return ASKED.test(before) || (CONSTANT.test(before) && putsTogether(source)) || isRegistered(source, at);
}

function isPart(source: string, at: number): boolean {
  return COMPARED.test(source.slice(Math.max(0, at - BEFORE), at)) && takesApart(source);
}

/** Whether a text is a value of an object that is called a registry of addresses. */
function isRegistered(source: string, at: number): boolean {
  if (!/:\s*$/.test(source.slice(Math.max(0, at - BEFORE), at))) return false;
  const before = source.slice(Math.max(0, at - REGISTRY_BEFORE), at);
  const brace = before.lastIndexOf('{');
  return brace > before.lastIndexOf('}') && REGISTRY.test(before.slice(Math.max(0, brace - BEFORE), brace));
}
