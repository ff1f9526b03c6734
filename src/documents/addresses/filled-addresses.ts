import { isMethodName } from '../../text/method-names.ts';
import { singular } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';
import { takesNoAddress } from '../kept/callee-names.ts';
import { saysDropped } from '../names-verb.ts';
import { isListedMethod } from '../words/word-lists.ts';
import type { Mention } from '../../model/mention.ts';
import { isOther } from '../kept/url-insertions.ts';
import { wordMention } from '../word-mentions.ts';

/** The name of a value in an address, with a call or an index after it. */
const NAME = String.raw`([\w$.?]{1,60}(?:\([\w$., ]{0,40}\)|\[[\w$., ]{0,40}\])?)`;
/**
 * Values in an address: `${mode}`, `<%= mode %>`, `{{ mode }}`, `$mode`, `\(mode)`, `'/users/' + mode`, and a `%s`
 * before another one.
 */
const VALUES = [
  String.raw`(?:\$\{|#\{|<%[-=]|\{{1,3})\s*([^{}%;\n]{1,80}?)\s*(?:\}|-?%>)`,
  String.raw`(?:\$|\\\()(\w[\w.]{0,60})`,
  String.raw`["'\x60](?:\s*[+~]\s*|\s+\.\s+|\s*<>\s*)${NAME}`,
  String.raw`(%[sv@])(?=\/%)`,
];
/** Up to three segments, and the value after them: `/users/${mode}`. */
const FILLING = String.raw`((?:\/[\w.~-]{1,60}){1,3})\/(?:${VALUES.join('|')})`;
/**
 * The last texts of a list of segments and the value after them, in code that joins the list: `['/users',
 * mode].join('/')`. In programs of other languages the call that joins may be any.
 */
const LISTED = String.raw`["'\x60]\/?((?:[\w.~-]{1,60}\/){0,2}[\w.~-]{1,60})["'\x60]\s*`;
const JOINED =
  String.raw`${LISTED},\s*${NAME}\s*(?:,[^[\]\n]{0,80})?\]` +
  String.raw`(?:\.\w{1,20}\([\w$.]{0,40}\)){0,2}\.join\(\s*["'\x60]\/`;
const FILLED = new RegExp(`${FILLING}|${JOINED}`, 'g');
const FILLED_ELSEWHERE = new RegExp(String.raw`${FILLING}|${LISTED}[,/]\s*${NAME}`, 'g');

/** Conversions around a value, which do not change what it is. */
const WRITTEN =
  /^(?:encodeURIComponent|String|Number|str|int)\(\s*|\.(?:toString|toHexString|trim|valueOf)\(\)|[\s)]+$|^\(/g;
/** The member of an enum value that has its text, in other languages. */
const MEMBER = /\.(?:name|rawValue|value|path)$/;
const LAST_NAME = /([\w$]{1,60})(?:\([^()]*\)?|\[[^[\]]*\]?)?$/;

/**
 * A word in quotes; what precedes words for the look of a page or for a module; the key of a method; the name of a
 * call.
 */
const WORD = /(["'`])([a-z][\w-]{1,60})\1/gi;
const APPEARANCE = new RegExp(
  String.raw`\b(?:class|className|name|icon|variant|color|type|title|label|id|for|key|role|rel|alt` +
    String.raw`|placeholder|import|from)["']?\s*[:=]\s*\{?\s*$|\b(?:import|from)\s*$|[=!]==?\s*$`,
);
const METHOD_KEY = /\b(?:http_?)?(?:method|verb)["']?\s*[:=]\s*$/i;
const CALLED = /([\w$]{1,40})\(\s*$/;

/** The members of an enum in another language, or the value of a shell variable; and one word in them. */
const BARE = /\benum\s(?:class\s+)?\w{1,40}[^{}]{0,40}\{[^{}]{0,400}|(?<=\w=)[a-z][\w-]{1,60}(?=[\s;]|$)/gi;
const BARE_WORD = /(?<![\w"'-])[a-z][\w-]{1,60}(?!["'\w])/gi;

/** The number of characters that are searched before a word; the most addresses and words that are combined. */
const BEFORE = 60;
const MOST_ADDRESSES = 50;
const MOST_WORDS = 100;

/**
 * Finds the addresses that a file may build from a value and a verb in the same file: `/users/${mode}` and `save(isNew
 * ? 'create' : 'update')`. Whether that verb becomes the value is known only at run time, so that each verb is combined
 * with each address. A value that identifies an item does not count.
 */
export function* filledAddresses(text: string, kind: 'view' | 'foreign'): Generator<Mention> {
  const filled = filledIn(text, kind === 'foreign');
  if (filled.length === 0) return;
  for (const { at, word } of [...verbsIn(text), ...(kind === 'foreign' ? bareVerbsIn(text) : [])]) {
    const mention = wordMention(kind, word, [at, at + word.length], true);
    for (const before of filled) yield { ...mention, segments: [...before, ...mention.segments] };
  }
}

/** The segments before each value that a text puts into an address, without duplicates. */
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

/** Whether the name of a value is that of an identifier of the collection. */
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
    if (saysDropped(word) && isSaid(text, index, word)) found.push({ at: index + 1, word });
  }
  return found;
}

/** The verbs that another language writes without quotes. */
function bareVerbsIn(text: string): readonly Verb[] {
  const found: Verb[] = [];
  for (const { index, 0: stretch } of text.matchAll(BARE)) {
    for (const { index: at, 0: word } of stretch.matchAll(BARE_WORD)) {
      if (found.length === MOST_WORDS) return found;
      if (saysDropped(word)) found.push({ at: index + at, word });
    }
  }
  return found;
}

/** Whether a quoted verb may be a segment, judged by the text before it. */
function isSaid(text: string, at: number, word: string): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  if (isMethodName(word) || APPEARANCE.test(before) || isListedMethod(text, at + 1)) return false;
  if (isMethodName(word.toUpperCase()) && METHOD_KEY.test(before)) return false;
  return !takesNoAddress(CALLED.exec(before)?.[1] ?? '');
}
