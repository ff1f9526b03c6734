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
const OTHERS = [
  'require|import|if|while|switch|for|catch|return|typeof|await|new|super|Symbol|String|Number|Boolean|RegExp|\\w*Error',
  'describe|context|suite|it|test|specify|expect|on|once|off|emit|addListener|addEventListener|removeEventListener|subscribe|publish|trigger|track|log|debug',
  'dispatch|commit|create(?:AsyncThunk|Slice|Action|Context|Selector)|defineStore|useStore|useSelector|mapState|mapActions|use(?:Infinite)?Query|useMutation',
  'getItem|setItem|removeItem|register|watch|setValue|getValues?|setState|t|i18n|translate|useTranslation|model|Schema|ref|inject|provide|render|set|has|env',
];

/** The name of a method is no address. */
export const METHOD_NAME = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** A function by its name, or a member that a request may be sent with. */
const HANDED = new RegExp(String.raw`(?:(?<![\w$.@])(?:this\s*\.\s*)?(?!(?:${OTHERS.join('|')})\b)[\w$]{1,40}|\.(?:post|put|patch|del|delete|send|request))${TYPE_ARGUMENT}\(\s*(?:[\w$.]{1,40}\s*,\s*)?$`);

/**
 * Whether a word is handed to a function that may put it into a URL: `send('getUsers')`, `this.post('users', user)`. A verb alone is said of
 * too many things, and a capital begins the name of a class.
 */
export function isHanded(source: string, [start, end]: Range): boolean {
  const word = source.slice(start, end);
  return /^[a-z]/.test(word) && !Object.hasOwn(CRUD, word) && HANDED.test(source.slice(Math.max(0, start - 1 - BEFORE), start - 1));
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
const CLIENT = /\b(?:\w{0,20}fetch\w{0,20}|axios\w{0,20}|\$?http\w{0,20}|ajax|request|superagent|ky|got|api|client)\s{0,9}(?:[.(<]|\)\s{0,9}\.)/i;

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
