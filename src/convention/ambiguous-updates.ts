import { is } from '../words/entries.ts';
import { crudOf } from '../words/lexicon.ts';
import type { Site } from './verb-site.ts';
import { lastText } from '../words/split.ts';

/** `/wallet/add` puts money into a wallet, as `/wallet/addMoney` does, and creates no wallet. */
export function addsToSum({ finding: { word }, resource: { noun } }: Site, collection: readonly string[]): boolean {
  const head = collection.at(-1) ?? '';
  return word.text === 'add' && noun.length === 0 && is(head, 'sum', 'purse');
}

/** `addTaskDueDate` sets the only due date of a task. */
export function setsDate({ resource: { noun } }: Site): boolean {
  return noun.at(-1)?.text === 'date' && is(noun.at(-2)?.text ?? '', 'date-kind');
}

/** `setNewAccount` creates an account; a new password or theme replaces the old one. */
export function setsUp({ finding: { word }, resource: { quantifiers, noun } }: Site): boolean {
  const head = lastText(noun);
  return (
    word.text === 'set' &&
    quantifiers.some(({ text }) => text === 'new') &&
    (is(head, 'holder') || head === 'account' || head === 'profile')
  );
}

/**
 * `/cars/addEdit` adds a car or edits one. Where one of the two words reads, the second is no verb: `getUpdate` reads
 * an update, and `setRead` marks a message as read.
 */
export function isSecondVerb({ finding, resource: { noun } }: Site): boolean {
  const [word, ...others] = noun;
  const second = word && others.length === 0 ? crudOf(word.text) : null;
  return second?.leaning === 'verb' && [finding.entry, second].every(({ operation }) => operation !== 'read');
}
