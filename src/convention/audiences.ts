import { OWNERS } from '../words/data/singletons.ts';
import { isPlural } from '../words/inflect.ts';
import { isNoun } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';

/** Who or what things are shown to: the persons that they belong to, and others. */
const AUDIENCES: ReadonlySet<string> = new Set([...OWNERS, 'admin', 'staff', 'public', 'member', 'visitor', 'mobile', 'web', 'frontend', 'app', 'dashboard']);

/** Plurals that say of what kind somebody is: a sales manager. */
const KINDS: ReadonlySet<string> = new Set(['sales', 'sports', 'goods', 'news', 'parts', 'operations', 'accounts', 'systems']);

/**
 * Whether a plural stands before the word for those that it is shown to: `ticketsAdmin` and `ticketsadmin` are tickets, of which nobody can tell whether an
 * admin sees others than everybody else, and no `ticketsAdmins`.
 */
export function isForSomebody(noun: readonly Word[]): boolean {
  const [head, before] = [noun.at(-1)?.text ?? '', noun.at(-2)?.text];
  if (before !== undefined && AUDIENCES.has(head)) return isThings(before);
  return [...AUDIENCES].some((audience) => head.endsWith(audience) && isThings(head.slice(0, -audience.length)));
}

function isThings(word: string): boolean {
  return isPlural(word) && isNoun(word) && !KINDS.has(word);
}
