import { CRUD } from '../words/data/crud.ts';
import { HOLDERS, PURSES, SUMS } from '../words/data/singletons.ts';
import type { Site } from './site.ts';

/** `/wallet/add` puts money into a wallet, as `/wallet/addMoney` does, and creates none. */
export function addsToSum({ finding: { word }, resource: { noun } }: Site, collection: readonly string[]): boolean {
  const head = collection.at(-1) ?? '';
  return word.text === 'add' && noun.length === 0 && (SUMS.has(head) || PURSES.has(head));
}

/** What says of a date that a thing has one of that kind. */
const DATES: ReadonlySet<string> = new Set(['due', 'start', 'end', 'expiry', 'expiration', 'birth']);

/** `addTaskDueDate` sets the only due date of a task. */
export function setsDate({ resource: { noun } }: Site): boolean {
  return noun.at(-1)?.text === 'date' && DATES.has(noun.at(-2)?.text ?? '');
}

/** `setNewAccount` creates an account; a new password or theme takes the place of the old one. */
export function setsUp({ finding: { word }, resource: { quantifiers, noun } }: Site): boolean {
  const head = noun.at(-1)?.text ?? '';
  return (
    word.text === 'set' &&
    quantifiers.some(({ text }) => text === 'new') &&
    (HOLDERS.has(head) || head === 'account' || head === 'profile')
  );
}

/**
 * `/cars/addEdit` adds a car or edits one. Who reads an update reads a thing, and `setRead` says of a message that
 * somebody did.
 */
export function isSecondVerb({ finding, resource: { noun } }: Site): boolean {
  const [word, ...others] = noun;
  const second = word && others.length === 0 && Object.hasOwn(CRUD, word.text) ? CRUD[word.text] : null;
  return second?.leaning === 'verb' && [finding.entry, second].every(({ operation }) => operation !== 'read');
}
