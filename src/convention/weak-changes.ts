import { is } from '../words/entries.ts';
import { crudOf } from '../words/lexicon.ts';
import type { Site } from './verb-site.ts';

/** `/wallet/add` puts money into a wallet, as `/wallet/addMoney` does, and creates none. */
export function addsToSum({ finding: { word }, resource: { noun } }: Site, collection: readonly string[]): boolean {
  const head = collection.at(-1) ?? '';
  return word.text === 'add' && noun.length === 0 && (is(head, 'sum') || is(head, 'purse'));
}

/** `addTaskDueDate` sets the only due date of a task. */
export function setsDate({ resource: { noun } }: Site): boolean {
  return noun.at(-1)?.text === 'date' && is(noun.at(-2)?.text ?? '', 'date-kind');
}

/** `setNewAccount` creates an account; a new password or theme takes the place of the old one. */
export function setsUp({ finding: { word }, resource: { quantifiers, noun } }: Site): boolean {
  const head = noun.at(-1)?.text ?? '';
  return (
    word.text === 'set' &&
    quantifiers.some(({ text }) => text === 'new') &&
    (is(head, 'holder') || head === 'account' || head === 'profile')
  );
}

/**
 * `/cars/addEdit` adds a car or edits one. Who reads an update reads a thing, and `setRead` states about a message that
 * somebody did.
 */
export function isSecondVerb({ finding, resource: { noun } }: Site): boolean {
  const [word, ...others] = noun;
  const second = word && others.length === 0 ? crudOf(word.text) : null;
  return second?.leaning === 'verb' && [finding.entry, second].every(({ operation }) => operation !== 'read');
}
