import { askedOnce } from '../text/places.ts';
import type { Range } from '../text/text.ts';
import { CRUD } from '../words/data/crud.ts';
import type { Mention } from './model.ts';
import { wordMention } from './word-mention.ts';

/** How far back it is looked for what a word is handed to. */
const BEFORE = 100;

/** What may stand between the name of a function and its arguments. */
export const TYPE_ARGUMENT = String.raw`\s*(?:<[^<>]{0,50}>)?`;

/** What words are handed to that name something else: the language, tests, events, stores, forms, translations, models. */
const OTHERS: ReadonlySet<string> = new Set(
  [
    'require import if while switch for catch return typeof await new super Symbol String Number Boolean RegExp',
    'describe context suite it test specify expect on once off emit addListener addEventListener removeEventListener subscribe publish trigger track log debug',
    'dispatch commit createAsyncThunk createSlice createAction createContext createSelector defineStore useStore useSelector mapState mapActions useQuery useInfiniteQuery useMutation',
    'getItem setItem removeItem register watch setValue getValue getValues setState t i18n translate useTranslation model Schema ref inject provide render set has env',
  ].flatMap((names) => names.split(' ')),
);

/** The members of any object that a request may be sent with. */
const SENDERS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'del', 'delete', 'send', 'request']);

/** What stands between the bracket and the word: nothing, or the name of one other argument. */
const FIRST = /^\s*(?:[\w$.]{1,40}\s*,\s*)?$/;

/**
 * Whether a word is handed to a function that may put it into a URL: `send('getUsers')`, `this.post('users', user)`. A verb alone is said of
 * too many things, and a capital begins the name of a class.
 */
export function isHanded(source: string, [start, end]: Range): boolean {
  const word = source.slice(start, end);
  if (!/^[a-z]/.test(word) || Object.hasOwn(CRUD, word)) return false;
  const before = source.slice(Math.max(0, start - 1 - BEFORE), start - 1);
  const bracket = before.lastIndexOf('(');
  return bracket !== -1 && FIRST.test(before.slice(bracket + 1)) && mayPut(calleeBefore(before, bracket));
}

/** The name of what is called, with the members that lead to it: `this.http.post`. */
function calleeBefore(text: string, bracket: number): string {
  let end = text.slice(0, bracket).trimEnd().length;
  if (text[end - 1] === '>') end = text.lastIndexOf('<', end);
  let start = end;
  while (start > 0 && /[\w$.@]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, Math.max(start, end));
}

/** Whether a function of this name, or such a member, may put a word into a URL. What decorators are told is none. */
function mayPut(callee: string): boolean {
  const [first = '', second, ...others] = callee.split('.');
  const isOwn = second === undefined || (first === 'this' && others.length === 0);
  const name = others.at(-1) ?? second ?? first;
  return isOwn ? /^[\w$]/.test(name) && !OTHERS.has(name) && !name.endsWith('Error') : SENDERS.has(name);
}

/** The handed words among some mentions, as a text: there are many of them, and few projects put them into URLs. */
export function packHanded(mentions: readonly Mention[]): string {
  return mentions.flatMap(({ isHanded, written, range }) => (isHanded ? [`${written} ${String(range[0])}`] : [])).join('\n');
}

/** The mentions that were packed. */
export function unpackHanded(packed: string): readonly Mention[] {
  return packed.split('\n').flatMap((line) => {
    const [word = '', at = ''] = line.split(' ');
    const start = Number(at);
    return word === '' ? [] : [handedMention(word, [start, start + word.length])];
  });
}

/** The mention of a word that a function is handed. */
export function handedMention(word: string, range: Range): Mention {
  return { ...wordMention('code', word, range), isHanded: true };
}

/** What sends requests. */
const CLIENT = /fetch|axios|http|ajax|request|superagent|api|client|\b(?:ky|got)\b/i;

const PART = String.raw`(?:this\s*\.\s*)?[\w$]{0,20}(?:endpoint|resource|entity|collection|action|method|path|route|service|uri|url|slug)\b(?!\s*[.(])`;
const BASE = String.raw`[\w$.]{0,40}(?:url|uri|base|api|host|endpoint|prefix|server|root)`;

/** A variable as a part of a URL, and as all of it behind the base that a client has. */
const PUT = new RegExp(
  [
    String.raw`\/\$\{\s*${PART}`,
    String.raw`\{\s*${BASE}\s*\}\$\{\s*${PART}`,
    String.raw`\/["'\x60]\s*\+\s*${PART}`,
    String.raw`\b${BASE}\s*\+\s*${PART}`,
    String.raw`\.(?:get|post|put|patch|delete|del|request)${TYPE_ARGUMENT}\(\s*(?:this\s*\.\s*)?(?:endpoint|path|route|resource|uri)\b(?!\s*[.(])`,
  ].join('|'),
  'i',
);

/** Whether the text puts what a function is handed into the URL of a request: whoever calls that says addresses, word by word. */
export const putsWords = askedOnce((text) => CLIENT.test(text) && PUT.test(text));
