import { isMethodName } from '../text/method-names.ts';
import { crudVerbs, isCrud } from '../words/lexicon.ts';
import type { OwnWords } from '../model/own-words.ts';
import { mayBeginWithVerb, splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';

/** What precedes a specifier of a module and before a method, which are no addresses. */
const NO_ADDRESS = /\b(?:from|import|require)\s*\(?\s*["'][^"'\n]*$|\bmethod["']?\s*(?::|={1,3})\s*["'\x60]$/;
/** The name of a file of a program, which no route is called. */
const FILE = /\.(?:[cm]?[jt]sx?|vue|svelte|s?css)$/;
/**
 * What precedes a text of one word that is no URL: a word, a comparison, the bracket of an index, what is called with
 * the name of an event, a message or a test, and what a kind is kept as. One of a list may be joined to a URL.
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
/** How far before a segment that is looked for. */
const REACH = 120;
/** What follows the quote or the brace that ends something, and begins no segment. */
const BEHIND_TEXT = String.raw`[.,;)\]]`;
/** What may part a text: no blank before a word of the program, and no point before a member. */
const PARTED = String.raw`|[ ,;:|+.](?!\w*\s*[(=])`;
const IN_SEGMENT = String.raw`[^\s"'\x60/{}\\?#]`;

type Verbs = OwnWords['verbs'];

/** The patterns, by the words that users have for verbs: each configuration has its own. */
const patterns = new Map<string, RegExp>();

/**
 * Whether a segment of an address in the text may hold a verb that a method specifies, by its letters alone: a text
 * that has none holds no route that is rewritten, and nothing that follows one.
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

/** What makes several texts of one, whose words may be segments then. */
const TAKING_APART = ['.split(', '.replace(', '.replaceAll(', '.match(', 'JSON.parse('];

/** Whether a program may make several texts of one that it specifies: `'users list'.split(' ')`. */
export function takesApart(source: string): boolean {
  return TAKING_APART.some((sign) => source.includes(sign));
}

/** Whether it is the first word of a sentence, a method, the name of a file, or a text that is no address. */
function isElsewhere(text: string, index: number, length: number): boolean {
  const [first, next] = [text.charAt(index), text.charAt(index + length)];
  const isQuoted = /["'`]/.test(first);
  if ((isQuoted && /\s/.test(next)) || FILE.test(text.slice(index, index + length))) return true;
  const before = text.slice(Math.max(0, index - REACH), index + 1);
  if (NO_ADDRESS.test(before) || IN_COMMENT.test(before)) return true;
  return first === next && isQuoted && (isMethodName(text.slice(index + 1, index + length)) || NO_URL.test(before));
}

/**
 * Finds the segments in which one of the verbs begins where a word may begin, each with what it follows: the quote of
 * its text, the slash of another segment, the end of a value in a template.
 *
 * @param isParted whether a text may be parted at blanks and signs as well
 */
function patternOf(verbs: Verbs, isParted: boolean): RegExp {
  const own = Object.keys(verbs);
  const key = `${String(isParted)} ${own.join()}`;
  const known = patterns.get(key);
  if (known) return known;
  // A word of a segment is letters or digits; `batchdelete` begins with what is no verb.
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

/** What a verb precedes may be a noun that only a path tells. */
function saysVerb(segment: string, verbs: Verbs): boolean {
  return splitWords(segment).some(
    (word) =>
      mayBeginWithVerb(word) ||
      splitRunTogether(word, true).some(({ text }) => isCrud(text) || Object.hasOwn(verbs, text)),
  );
}
