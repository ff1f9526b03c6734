import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../../src/documents/find-mentions.ts';
import { isInserted } from '../../../src/documents/words/inserted-words.ts';
import { expectLinearEach } from '../../support/work/work.ts';

/** Whether the last 'create' of a source is put into an address. */
function putsCreate(source: string): boolean {
  return isInserted(source, source.lastIndexOf('create'));
}

describe('a word that a variable gets which is put into an address', () => {
  it.each([
    "const url = user.isNew ? 'create' : 'update/' + user.id; fetch('/users/' + url)",
    "const url = mode == 'new' ? 'create' : 'update/' + user.id; fetch('/users/' + url)",
    "const tail = user.id === undefined ? 'create' : `update/${user.id}`; fetch(`/users/${tail}`)",
    "const tail = mode !== 'new' ? 'update/' + user.id : 'create'; fetch('/users/' + tail)",
    "const tail = user.id <= 0 ? 'create' : 'update/' + user.id; fetch('/users/' + tail)",
    "const tail = users.some((user) => user.id === id) ? 'update/' + id : 'create'; fetch('/users/' + tail)",
    "const tail = isNew({ id }) ? 'create' : 'update/' + id; fetch('/users/' + tail)",
    "const id = user.id\nconst tail = id == null ? 'create' : 'update/' + id\nfetch('/users/' + tail)",
    "this.url = mode === 'new' ? 'create' : 'update/' + id; fetch('/users/' + this.url)",
    "var tail = mode === 'new' ? 'create' : 'update/'.concat(id); fetch('/users/'.concat(tail))",
    "const tail = isNew ? 'create' : 'update/' + id; fetch(API_URL + tail)",
    "const tail = isNew ? 'create' : 'update/' + id; fetch(`${BASE}${tail}`)",
    "const users = HOST + '/users/'; const tail = isNew ? 'create' : 'update/' + id; fetch(users + tail)",
    "const config = { users: '/users/' }; const tail = isNew ? 'create' : 'update/' + id; fetch(config.users + tail)",
  ])('%s', (source) => {
    expect(putsCreate(source)).toBe(true);
  });

  it.each([
    "const tail = mode === 'create' ? '' : id; fetch('/users/' + tail)",
    "if (tail === 'create') fetch('/users/' + tail)",
    "const title = mode === 'new' ? 'create' : 'update'; fetch('/users/' + tail)",
    "const total = sum + tail; const tail = isNew ? 'create' : 'update'",
    "fetch('/users/' + tail); open = tail => emit('create')",
  ])('no other: %s', (source) => {
    expect(putsCreate(source)).toBe(false);
  });
});

it('is looked for in linear time', () => {
  const pieces = ['a=', '/${a', 'a+', "a:'/',", 'a=b==', "'create'", "a={b}?'create':"];
  expectLinearEach(pieces, (piece, count) => findMentions(piece.repeat(count), 'view'));
  for (const piece of pieces)
    expect(findMentions(piece.repeat(100_000), 'view').length).toBeLessThanOrEqual(2 * MOST_MENTIONS);
});
