import { isMethodName } from '../text/method-names.ts';
import { crudVerbs, isCrud, isDropped } from '../words/lexicon.ts';
import type { OwnWords } from '../model/own-words.ts';
import { mayBeginWithVerb, splitAtQuantifier, splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';

/** What precedes the specifier of a module, and a method: these are no addresses. */
const NO_ADDRESS = /\b(?:from|import|require)\s*\(?\s*["'][^"'\n]*$|\bmethod["']?\s*(?::|={1,3})\s*["'\x60]$/;
/** The ending of a source file, which no route has. */
const FILE = /\.(?:[cm]?[jt]sx?|vue|svelte|s?css)$/;
/**
 * What precedes a text of one word that is no URL: a word, a comparison, the bracket of an index, a call with the name
 * of an event, a message or a test, and the key of a kind or a label. An element of a list may be joined to a URL.
 */
const NO_URL = new RegExp(
  [
    String.raw`(?:[\w$]\s+(?<!\b(?:return|await|yield|default)\s+)|[\w$)\]]\[\s*|[!=]==?\s*)`,
    String.raw`\b(?:on|emit|it|test|describe|debug|log|info|warn|error|Error|addEventListener)\s*\(\s*`,
    String.raw`\b(?:type|kind|event|message|messageId|title|description|label)["']?\s*:\s*`,
  ]
    .map((each) => String.raw`${each}["'\x60]$`)
    .join('|'),
);
/** The beginning of a line that is a comment, up to the segment. */
const IN_COMMENT = /\n[^\S\n]*(?:\/\/|\/\*|\*\s)[^\n]*$/;
/** How many characters before a segment are searched. */
const REACH = 120;
/** Characters after a quote or a brace that ended a text: no segment begins there. */
const BEHIND_TEXT = String.raw`[.,;)\]]`;
/** Characters that may separate the words of a text, except before a name that is assigned or called. */
const PARTED = String.raw`|[ ,;:|+.](?!\w*\s*[(=])`;
const IN_SEGMENT = String.raw`[^\s"'\x60/{}\\?#]`;

type Verbs = OwnWords['verbs'];

/** The patterns, by the verbs of a configuration. */
const patterns = new Map<string, RegExp>();

/**
 * Whether a text may contain a segment with a CRUD verb, judged by its letters alone. A text without one contains no
 * route that is rewritten, and no text that follows such a route.
 *
 * @param verbs the words of the user's own
 */
export function namesVerb(text: string, verbs: Verbs): boolean {
  const pattern = patternOf(verbs, takesApart(text));
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { 0: segment, index } = found;
    if (!isElsewhere(text, index, segment.length) && saysVerb(segment, verbs)) return true;
  }
  return false;
}

/** Calls that split or change a text, whose words may be segments then. */
const TAKING_APART = ['.split(', '.replace(', '.replaceAll(', '.match(', 'JSON.parse('];

/** Whether a program may split a text of its own into several: `'users list'.split(' ')`. */
export function takesApart(source: string): boolean {
  return TAKING_APART.some((sign) => source.includes(sign));
}

/** Whether a match is the first word of a sentence, a method, the name of a file, or a text that is no address. */
function isElsewhere(text: string, index: number, length: number): boolean {
  const [first, next] = [text.charAt(index), text.charAt(index + length)];
  const isQuoted = /["'`]/.test(first);
  if ((isQuoted && /\s/.test(next)) || FILE.test(text.slice(index, index + length))) return true;
  const before = text.slice(Math.max(0, index - REACH), index + 1);
  if (NO_ADDRESS.test(before) || IN_COMMENT.test(before)) return true;
  return first === next && isQuoted && (isMethodName(text.slice(index + 1, index + length)) || NO_URL.test(before));
}

/**
 * The pattern of a segment in which a verb begins where a word may begin, with the character before the segment: a
 * quote, a slash, or the end of a value in a template.
 *
 * @param isParted whether words may also begin after blanks and signs within a text
 */
function patternOf(verbs: Verbs, isParted: boolean): RegExp {
  const own = Object.keys(verbs);
  const key = `${String(isParted)} ${own.join()}`;
  const known = patterns.get(key);
  if (known) return known;
  // A word of a segment consists of letters or digits; `batch` and `bulk` are no verbs, but a verb may follow them:
  // `batchdelete`.
  const words = [...crudVerbs(), 'batch', 'bulk', ...own.filter((word) => /^[\p{L}\d]+$/u.test(word))].map((word) =>
    word.toLowerCase(),
  );
  const begun = words.join('|');
  const capital = words.flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]).join('|');
  const pattern = new RegExp(
    `(?:["'\x60/}]${isParted ? PARTED : ''})(?!${BEHIND_TEXT})${IN_SEGMENT}*?` +
      `(?:(?<![a-z])(?:${begun})|${capital})${IN_SEGMENT}*`,
    'g',
  );
  patterns.set(key, pattern);
  return pattern;
}

/**
 * Whether a segment may contain a verb. A verb at its beginning may precede a noun that only the rest of a path
 * reveals.
 */
function saysVerb(segment: string, verbs: Verbs): boolean {
  return splitWords(segment).some(
    (word) =>
      mayBeginWithVerb(word) ||
      splitRunTogether(word, true).some(({ text }) => isCrud(text) || Object.hasOwn(verbs, text)),
  );
}

/** Whether a word that a rewrite may drop is among the words of a segment: a CRUD verb, `all`. */
export function saysDropped(segment: string): boolean {
  return splitWords(segment).some(({ text }) => isDropped(text));
}

/** Whether a segment begins with a word that a rewrite may drop. */
export function beginsWithDropped(segment: string): boolean {
  return isDropped(splitWords(segment)[0]?.text ?? '');
}

/**
 * Whether a segment is more than a single word, which is too common to be an address for sure. A word that begins with
 * a verb counts, since its rest may be a noun that only a path reveals.
 */
export function isCompound(segment: string): boolean {
  const words = splitWords(segment);
  const parts = words.flatMap((each) => splitRunTogether(each)).flatMap((each) => splitAtQuantifier(each));
  return parts.length > 1 || words.some((each) => mayBeginWithVerb(each));
}
