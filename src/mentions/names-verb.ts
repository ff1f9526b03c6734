import { CRUD } from '../words/data/crud.ts';
import type { OwnWords } from '../words/lexicon.ts';
import { splitRunTogether } from '../words/run-together.ts';
import { splitWords } from '../words/split.ts';

/** What stands before a specifier of a module and before a method, which are no addresses. */
const NO_ADDRESS = /\b(?:from|import|require)\s*\(?\s*["'][^"'\n]*$|\bmethod["']?\s*(?::|={1,3})\s*["'\x60]$/;
/** How far before a segment that is looked for. */
const REACH = 120;
const IN_SEGMENT = String.raw`[^\s"'\x60/{}\\?#]`;

type Verbs = OwnWords['verbs'];

/** The patterns, by the words that users have for verbs: each configuration has its own. */
const patterns = new Map<string, RegExp>();

/**
 * Whether a segment of an address in the text may hold a verb that a method says, by its letters alone: a text that has none
 * holds no route that is rewritten, and nothing that follows one.
 *
 * @param verbs the words of the user's own
 */
export function namesVerb(text: string, verbs: Verbs): boolean {
  const pattern = patternOf(verbs);
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { 0: segment, index } = found;
    if (saysVerb(segment, verbs) && !isElsewhere(text, index, segment.length)) return true;
  }
  return false;
}

/** Whether it is the first word of a sentence, a method, or a part of the specifier of a module. */
function isElsewhere(text: string, index: number, length: number): boolean {
  if (/\s/.test(text.charAt(index + length)) && /["'`]/.test(text.charAt(index))) return true;
  return NO_ADDRESS.test(text.slice(Math.max(0, index - REACH), index + 1));
}

/**
 * Finds the segments in which one of the verbs begins where a word may begin, each with what it stands behind: the quote of its text,
 * the slash of another segment, the end of a value in a template.
 */
function patternOf(verbs: Verbs): RegExp {
  const own = Object.keys(verbs);
  const key = own.join();
  const known = patterns.get(key);
  if (known) return known;
  // A word of a segment is letters or digits; `batchdelete` begins with what is no verb.
  const words = [...Object.keys(CRUD), 'batch', 'bulk', ...own.filter((word) => /^[\p{L}\d]+$/u.test(word))].map((word) => word.toLowerCase());
  const begun = words.join('|');
  const capital = words.flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]).join('|');
  const pattern = new RegExp(`["'\x60/}]${IN_SEGMENT}*?(?:(?<![a-z])(?:${begun})|${capital})${IN_SEGMENT}*`, 'g');
  patterns.set(key, pattern);
  return pattern;
}

function saysVerb(segment: string, verbs: Verbs): boolean {
  return splitWords(segment).some((word) => splitRunTogether(word).some(({ text }) => Object.hasOwn(CRUD, text) || Object.hasOwn(verbs, text)));
}
