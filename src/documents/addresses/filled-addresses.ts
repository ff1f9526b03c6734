import { isMethodName } from '../../text/method-names.ts';
import { singular } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import { namesElse } from '../kept/handed-words.ts';
import { saysCrud } from '../says-verb.ts';
import { isListedMethod } from '../words/word-lists.ts';
import type { Mention } from '../../model/mention.ts';
import { isOther } from '../kept/put-into-url.ts';
import { wordMention } from '../word-mention.ts';

/** A name as a value of an address, with what it is called or asked for with. */
const NAME = String.raw`([\w$.?]{1,60}(?:\([\w$., ]{0,40}\)|\[[\w$., ]{0,40}\])?)`;
/**
 * The values of `${mode}`, `<%= mode %>` and `{{ mode }}`, of `$mode` and `\(mode)`, of `'/users/' + mode`, and of a
 * format before another one.
 */
const VALUES = [
  String.raw`(?:\$\{|#\{|<%[-=]|\{{1,3})\s*([^{}%;\n]{1,80}?)\s*(?:\}|-?%>)`,
  String.raw`(?:\$|\\\()(\w[\w.]{0,60})`,
  String.raw`["'\x60](?:\s*[+~]\s*|\s+\.\s+|\s*<>\s*)${NAME}`,
  String.raw`(%[sv@])(?=\/%)`,
];
/** The end of what precedes a value of an address, and the value: `/users/${mode}`. */
const FILLING = String.raw`((?:\/[\w.~-]{1,60}){1,3})\/(?:${VALUES.join('|')})`;
/**
 * The end of a list of segments, and a value after it, in code where the list is joined: `['/users', mode].join('/')`.
 * Programs of other languages join them in many ways.
 */
const LISTED = String.raw`["'\x60]\/?((?:[\w.~-]{1,60}\/){0,2}[\w.~-]{1,60})["'\x60]\s*`;
const JOINED =
  String.raw`${LISTED},\s*${NAME}\s*(?:,[^[\]\n]{0,80})?\]` +
  String.raw`(?:\.\w{1,20}\([\w$.]{0,40}\)){0,2}\.join\(\s*["'\x60]\/`;
const FILLED = new RegExp(`${FILLING}|${JOINED}`, 'g');
const FILLED_ELSEWHERE = new RegExp(String.raw`${FILLING}|${LISTED}[,/]\s*${NAME}`, 'g');

/** What only writes a value in another way, and the last name of one, with what it is called or asked for with. */
const WRITTEN =
  /^(?:encodeURIComponent|String|Number|str|int)\(\s*|\.(?:toString|toHexString|trim|valueOf)\(\)|[\s)]+$|^\(/g;
/** What the members of an enum are asked for in other languages. */
const MEMBER = /\.(?:name|rawValue|value|path)$/;
const LAST_NAME = /([\w$]{1,60})(?:\([^()]*\)?|\[[^[\]]*\]?)?$/;

/** A word by itself, and what it is when it follows these: how something looks, the name of a method. */
const WORD = /(["'`])([a-z][\w-]{1,60})\1/gi;
const APPEARANCE = new RegExp(
  String.raw`\b(?:class|className|name|icon|variant|color|type|title|label|id|for|key|role|rel|alt` +
    String.raw`|placeholder|import|from)["']?\s*[:=]\s*\{?\s*$|\b(?:import|from)\s*$|[=!]==?\s*$`,
);
const METHOD_KEY = /\b(?:http_?)?(?:method|verb)["']?\s*[:=]\s*$/i;
const CALLED = /([\w$]{1,40})\(\s*$/;

/** The members of an enum of another language, or what a shell keeps, and a word of these. */
const BARE = /\benum\s(?:class\s+)?\w{1,40}[^{}]{0,40}\{[^{}]{0,400}|(?<=\w=)[a-z][\w-]{1,60}(?=[\s;]|$)/gi;
const BARE_WORD = /(?<![\w"'-])[a-z][\w-]{1,60}(?!["'\w])/gi;

/** How far before a word that is looked for, and how many addresses and words are put together. */
const BEFORE = 60;
const MOST_ADDRESSES = 50;
const MOST_WORDS = 100;

/**
 * Finds the addresses that a file may put together of a value and a verb that it specifies by itself: `/users/${mode}`
 * next to `save(isNew ? 'create' : 'update')`. By which way the verb gets there only run time tells. A value that
 * identifies an item is none.
 */
export function* filledAddresses(text: string, kind: 'view' | 'foreign'): Generator<Mention> {
  const filled = filledIn(text, kind === 'foreign');
  if (filled.length === 0) return;
  for (const { at, word } of [...verbsIn(text), ...(kind === 'foreign' ? bareVerbsIn(text) : [])]) {
    const mention = wordMention(kind, word, [at, at + word.length], true);
    for (const before of filled) yield { ...mention, segments: [...before, ...mention.segments] };
  }
}

/** The segments before the values that a text puts into addresses, each once. */
function filledIn(text: string, isForeign: boolean): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  for (const [, ...groups] of text.matchAll(isForeign ? FILLED_ELSEWHERE : FILLED)) {
    if (found.size === MOST_ADDRESSES) break;
    const [before = '', value = ''] = groups.filter((group: string | undefined) => group !== undefined);
    const segments = before
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '');
    if (!isItem(isForeign ? value.replace(MEMBER, '') : value, segments.at(-1) ?? ''))
      found.set(segments.join('/'), segments);
  }
  return [...found.values()];
}

/** Whether a value is called like what tells one item of a collection from others. */
function isItem(value: string, collection: string): boolean {
  const [, name = ''] = LAST_NAME.exec(value.replace(WRITTEN, '')) ?? [];
  const item = singular(collection);
  return (
    name === '' ||
    isOther(name) ||
    /^\d+$/.test(name) ||
    splitWords(name).some(({ text }) => text === item || text === collection)
  );
}

/** A verb of a text, and where it begins. */
interface Verb {
  readonly at: number;
  readonly word: string;
}

function verbsIn(text: string): readonly Verb[] {
  const found: Verb[] = [];
  for (const { index, 2: word = '' } of text.matchAll(WORD)) {
    if (found.length === MOST_WORDS) break;
    if (saysCrud(word) && isSaid(text, index, word)) found.push({ at: index + 1, word });
  }
  return found;
}

/** Those that another language specifies without quotes. */
function bareVerbsIn(text: string): readonly Verb[] {
  const found: Verb[] = [];
  for (const { index, 0: stretch } of text.matchAll(BARE)) {
    for (const { index: at, 0: word } of stretch.matchAll(BARE_WORD)) {
      if (found.length === MOST_WORDS) return found;
      if (saysCrud(word)) found.push({ at: index + at, word });
    }
  }
  return found;
}

/** Whether a verb may be a segment where it is. */
function isSaid(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  if (isMethodName(word) || APPEARANCE.test(before) || isListedMethod(text, at + 1)) return false;
  if (isMethodName(word.toUpperCase()) && METHOD_KEY.test(before)) return false;
  return !namesElse(CALLED.exec(before)?.[1] ?? '');
}
