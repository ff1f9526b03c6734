import { HOLE } from '../../paths/path.ts';
import { isMethodName, METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import type { Mention } from '../../model/mention.ts';
import { beginsWithCrud } from '../says-verb.ts';
import { isOther, putIntoUrl, saysClient } from './put-into-url.ts';
import { wordMention } from '../word-mention.ts';

/** How far back it is looked for what a word is handed to. */
const BEFORE = 100;

/**
 * What words are handed to that name something else: the language, tests, events, stores, forms, translations, models.
 */
const OTHERS: ReadonlySet<string> = new Set(
  [
    'require import if while switch for catch return typeof await new super Symbol String Number Boolean RegExp',
    'describe context suite it test specify expect on once off emit addListener ' +
      'addEventListener removeEventListener subscribe publish trigger track log debug',
    'dispatch commit createAsyncThunk createSlice createAction createContext createSelector ' +
      'defineStore useStore useSelector mapState mapActions useQuery useInfiniteQuery ' +
      'useMutation',
    'getItem setItem removeItem register watch setValue getValue getValues setState t i18n ' +
      'translate useTranslation model Schema ref inject provide render set has env',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a function is called like one that words are handed to which name something else. */
export function namesElse(name: string): boolean {
  return OTHERS.has(name);
}

/** The members of any object that a request may be sent with. */
const SENDERS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'del', 'delete', 'send', 'request']);

/** What stands before a word in a list or a call: texts that may be segments, and values of run time. */
const TEXT = String.raw`["'\x60]([\w\-/.:$\x7b\x7d?]{1,60})["'\x60]`;
const VALUE = String.raw`[\w$.?!]{1,40}(?:\([\w$.?!]{0,40}\))?`;
const ITEM = new RegExp(String.raw`${TEXT}|${VALUE}`, 'g');
const BEFORE_WORD = new RegExp(String.raw`([(\[])\s*((?:(?:${TEXT}|${VALUE})\s*,\s*){0,6})$`);

/**
 * What a list takes in from another one or is added to one, and as what a verb is kept there: the other one may say the
 * segments before it.
 */
const SPREAD = /\.\.\.[\w$]/;
const ADDS = /\.(?:push|concat)$/;
const JOINED = '[...]';

const METHOD = new RegExp(`^(?:${METHOD_NAMES})$`, 'i');

/** What makes a URL of segments. */
const MAKES_URL = /(?:ur[il]|endpoint|link|route)\w{0,20}$/i;

/** What is asked whether somebody may do something to a resource. */
const PERMITS = /can|may|allow|permi|auth|role|acl|polic|access|check|require|guard|grant|has/i;

/**
 * The mention of a word that is handed to a function that may put it into a URL: `send('getUsers')`,
 * `this.post('users', user)`, `urlOf('users', id, 'edit')`, or stands in a list that may be joined:
 * `queryKey: ['/api/users', 'list']`; null for any other. A verb alone is said of too many things, and a capital begins
 * the name of a class.
 */
export function handedWord(source: string, range: Range): Mention | null {
  const [start, end] = range;
  const word = source.slice(start, end);
  if (!/^[a-z]/.test(word)) return null;
  const before = source.slice(Math.max(0, start - 1 - BEFORE), start - 1);
  const list = BEFORE_WORD.exec(before);
  if (!list) return null;
  const items = [...(list[2] ?? '').matchAll(ITEM)].map(([, text]) => text);
  const others = segmentsOf(items);
  const isList = list[1] === '[';
  if (others.length === 0 && isList && SPREAD.test(list[2] ?? '') && saysAction(word))
    return { ...wordMention('code', word, range), keptAs: JOINED };
  const callee = isList ? '' : calleeBefore(before.slice(0, list.index));
  if (ADDS.test(callee) && saysAction(word)) return { ...wordMention('code', word, range), keptAs: JOINED };
  if (others.length === 0 && (items.filter((text) => text === undefined).length > 1 || isCrud(word) || !mayPut(callee)))
    return null;
  if (others.length > 0 && !isList && (PERMITS.test(callee) || !(MAKES_URL.test(callee) || mayPut(callee))))
    return null;
  return {
    ...wordMention('code', word, range),
    segments: [...others, word].map((segment) => segment.toLowerCase()),
    isHanded: true,
  };
}

/** Whether a word begins with a verb and is no method, which lists of these hold. */
function saysAction(word: string): boolean {
  return beginsWithCrud(word) && !isMethodName(word);
}

/** The segments that some items say, with a HOLE for each value; whatever stands before the first text says none. */
function segmentsOf(items: readonly (string | undefined)[]): readonly string[] {
  const segments = items.flatMap((text) =>
    text === undefined ? [HOLE] : METHOD.test(text) ? [] : text.split('/').filter((segment) => segment !== ''),
  );
  const said = segments.map((segment) => (/[$:]/.test(segment) ? HOLE : segment));
  const first = said.findIndex((segment) => segment !== HOLE);
  return first === -1 ? [] : said.slice(first);
}

/**
 * The name of what is called by a bracket that a text ends before, with the members that lead to it: `this.http.post`.
 */
export function calleeBefore(text: string): string {
  let end = text.trimEnd().length;
  if (text[end - 1] === '>') end = text.lastIndexOf('<', end);
  let start = end;
  while (start > 0 && /[\w$.@]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, Math.max(start, end));
}

/** Whether a function of this name, or such a member, may put a word into a URL. What decorators are told is none. */
export function mayPut(callee: string): boolean {
  const [first = '', second, ...others] = callee.split('.');
  const isOwn = second === undefined || (first === 'this' && others.length === 0);
  const name = others.at(-1) ?? second ?? first;
  return isOwn ? /^[\w$]/.test(name) && !OTHERS.has(name) && !name.endsWith('Error') : SENDERS.has(name);
}

const PART =
  String.raw`(?:this\s*\.\s*)?[\w$]{0,20}(?:endpoint|resource|entity|collection|action|method|path` +
  String.raw`|route|service|uri|url|slug)\b(?!\s*[.(])`;
const ALONE = String.raw`(?:this\s*\.\s*)?(?:endpoint|path|route|resource|uri)\b(?!\s*[.(])`;

/** A variable as a part of a URL or as all of it. */
const PUT = new RegExp(putIntoUrl(PART, ALONE).join('|'), 'i');
/** Segments that are joined. */
const JOINS = /\.join\(\s*["'`]\/["'`]\s*\)/;

/** As what the verbs are kept behind a list that is taken in, where a text joins lists to URLs. */
export function joinedNames(text: string): readonly string[] {
  return saysClient(text) && JOINS.test(text) ? [JOINED] : [];
}

/** Two values behind one another in a URL, and how far before them a function may begin that takes them. */
const PAIR = /\/\$\{\s*([\w$]{1,40})\s*\}\/\$\{\s*([\w$]{1,40})\s*\}/g;
const BEFORE_PAIR = 240;

/**
 * Whether the text puts what a function is handed into the URL of a request: whoever calls that says addresses, word by
 * word.
 */
export const putsWords = askedOnce(
  (text) => saysClient(text) && (PUT.test(text) || JOINS.test(text) || putsParameters(text)),
);

/** Whether two parameters of a function stand behind one another in a URL: `(resource, id) => `/${resource}/${id}``. */
function putsParameters(text: string): boolean {
  return [...text.matchAll(PAIR)].some(({ index, 1: first = '', 2: second = '' }) => {
    if (isOther(first)) return false;
    const lists = text.slice(Math.max(0, index - BEFORE_PAIR), index).match(/\([^()]*\)/g) ?? [];
    return lists.some((list) => {
      const names = list
        .slice(1, -1)
        .split(',')
        .map((parameter) => parameter.split(/[:=]/, 1).join().trim());
      return names.includes(first) && names[names.indexOf(first) + 1] === second;
    });
  });
}
