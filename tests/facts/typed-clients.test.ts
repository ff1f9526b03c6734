import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { occurrencesOf } from '../support/occurrences.ts';

function said(text: string): readonly string[] {
  return occurrencesOf(text).map(({ segments, written, range }) => {
    expect(text.slice(...range)).toBe(written);
    return segments.join('/').replaceAll(HOLE, '*');
  });
}

describe('the members of a typed client', () => {
  it.each([
    ['client.users.create.$post({ json });', ['users/create']],
    ["client.users['getAll'].$get();", ['users/getall']],
    ["client.posts.deletePost[':id'].$delete({ param: { id } });", ['posts/deletepost/*']],
    ['client.users[name].list.$get();', ['users/*/list']],
    ['create.$post();', []],
    ['(await connect()).users.create.$post();', ['users/create']],
    ['hc<App>(base)\n  .users\n  .create\n  .$post();', ['users/create']],
    ['client?.users?.create?.$url();', ['users/create']],
    ['client.users.list.$get(); client.posts.list.$get();', ['users/list', 'posts/list']],
    ["client['new-users']['by-name'].$get();", ['new-users/by-name']],
    ['this.$http.get(url); scope.$apply(); $.get(url);', []],
  ])('in %s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});
