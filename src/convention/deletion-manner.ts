import type { Path } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { splitWords } from '../words/split.ts';
import { endsInAdverb } from './modifiers.ts';
import type { CrudFinding } from './verb-site.ts';

/**
 * Whether a segment next to a bare `delete` describes how something is deleted: `/hard/delete/:id`,
 * `/users/delete/permanently/:id`. Without the verb it would look like a collection. A word such as `daily` may be one
 * (`/daily/delete/:id`), and so may `batch`.
 */
export function hasDeletionManner(
  { segments }: Path,
  { segment, entry, beside }: Pick<CrudFinding, 'segment' | 'entry' | 'beside'>,
): boolean {
  if (entry.operation !== 'delete' || beside.length > 0) return false;
  return [segments[segment - 1], segments[segment + 1]].some((each) => each?.kind === 'static' && isManner(each.value));
}

function isManner(text: string): boolean {
  const words = splitWords(text);
  const [word] = words;
  if (!word || words.length > 1 || is(word.text, 'modifier', 'at-once')) return false;
  return is(word.text, 'manner', 'at-once') || endsInAdverb(words);
}
