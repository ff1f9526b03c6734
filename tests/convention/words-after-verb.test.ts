import { describe, expect, it } from 'vitest';
import { wordsAfterVerb } from '../../src/convention/words-after-verb.ts';
import { splitWords } from '../../src/words/split.ts';

describe('what stands behind a verb', () => {
  it.each<[words: string, head: string, said: readonly ('many' | 'listed' | 'criterion' | 'moved')[]]>([
    ['User', 'user', []],
    ['Users', 'users', ['many']],
    ['UserByName', 'user', ['criterion']],
    ['UsersByName', 'users', ['many', 'criterion']],
    ['ByName', '', ['criterion']],
    ['UsersInGroup', 'users', ['many']],
    ['UsersToGroup', 'users', ['many', 'moved']],
    ['UserFromGroups', 'user', ['moved']],
    ['UserWithoutGroups', 'user', []],
    ['UsersInGroupByName', 'users', ['many']],
    // Another verb with the one before it: to check in.
    ['InDate', 'date', []],
    ['InDates', 'dates', ['many']],
    ['UserExists', 'exists', []],
    ['UserList', 'list', ['listed']],
    ['UserListByName', 'list', ['listed', 'criterion']],
    ['List', 'list', []],
    // A thing of its own.
    ['ShoppingList', 'list', []],
    ['', '', []],
  ])('%s', (text, head, said) => {
    const { head: found, ...flags } = wordsAfterVerb(splitWords(text));
    expect([found, Object.entries(flags).flatMap(([flag, holds]) => (holds ? [flag] : []))]).toEqual([head, said]);
  });
});
