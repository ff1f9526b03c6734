import { describe, expect, it } from 'vitest';
import { isManyObjects, parsePhrase } from '../../src/convention/phrase.ts';
import { splitWords } from '../../src/words/split.ts';

/** What the words beside a verb say: `user (list)`, `users (all) by criterion: email`. */
function said(words: string): string {
  const { noun, whole, many, listed, clause, behind } = parsePhrase(splitWords(words));
  const text = (list: typeof noun): string => list.map((word) => word.text).join(' ');
  const notes = [whole && 'all', many && 'many', listed && 'list'].filter((note) => note !== false);
  return [
    text(noun) || 'nothing',
    ...notes.map((note) => `(${note})`),
    clause === 'none' && behind.length === 0 ? '' : `and ${clause}: ${text(behind)}`,
  ]
    .join(' ')
    .trim();
}

describe('the words beside a verb', () => {
  it.each([
    ['users', 'users'],
    ['all-new-users', 'users (all)'],
    ['every-order', 'order (all)'],
    ['many-users', 'users (many)'],
    ['all', 'nothing (all)'],
    ['latest-one', 'latest one'],
    ['users-all', 'users (all)'],
    ['follows-all', 'follows (all)'],
    ['buy-all', 'buy all (all)'],
    ['list-of-users', 'users'],
    ['list-users', 'list users'],
    ['proof-of-payment', 'proof and resource: payment'],
    ['users-who-liked-post', 'users and resource: liked post'],
    ['users-plus-posts', 'users and resource: posts'],
    ['who-am-i', 'who am i'],
    ['plus-members', 'plus members'],
  ])('%s name %s', (words, expected) => {
    expect(said(words)).toBe(expected);
  });

  it.each([
    ['user-list', 'user (list)'],
    ['user-lists', 'user (list)'],
    ['blog-post-list', 'blog post (list)'],
    ['wish-list', 'wish list'],
    ['tasks-list', 'tasks list'],
    ['gizmo-list', 'gizmo list'],
    ['list', 'list'],
  ])('%s name, as a list, %s', (words, expected) => {
    expect(said(words)).toBe(expected);
  });

  it.each([
    ['user-by-id', 'user and identifier: id'],
    ['by-slug', 'nothing and identifier: slug'],
    ['user-by-email', 'user and criterion: email'],
    ['user-by-group-id', 'user and criterion: group id'],
    ['users-by', 'users and criterion:'],
    ['user-from-group', 'user and resource: group'],
    ['payment-for-id', 'payment and resource: id'],
    ['or-update', 'nothing and verb: update'],
    ['users-and-delete-posts', 'users and verb: delete posts'],
  ])('%s name, with a clause, %s', (words, expected) => {
    expect(said(words)).toBe(expected);
  });
});

describe('what a verb is done to', () => {
  it.each<[words: string, object: string, said?: 'many' | 'listed']>([
    ['User', 'user'],
    ['Users', 'users', 'many'],
    ['UserByName', 'user'],
    ['UsersByName', 'users', 'many'],
    ['ByName', ''],
    ['UsersInGroup', 'users', 'many'],
    ['UserFromGroups', 'user'],
    ['UserWithoutGroups', 'user'],
    ['UsersInGroupByName', 'users', 'many'],
    // Another verb with the one before it: to check in.
    ['InDate', 'date'],
    ['InDates', 'dates', 'many'],
    ['UserAndCar', 'car'],
    ['UserExists', 'exists'],
    ['UserList', 'list', 'listed'],
    ['UserListByName', 'list', 'listed'],
    ['List', 'list'],
    // A thing of its own.
    ['ShoppingList', 'list'],
    ['', ''],
  ])('%s', (text, object, said) => {
    const phrase = parsePhrase(splitWords(text));
    expect([phrase.object, isManyObjects(phrase), phrase.listed]).toEqual([object, said === 'many', said === 'listed']);
  });
});
