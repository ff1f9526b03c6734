import { describe, expect, it } from 'vitest';
import { memberChains } from '../../../src/mentions/addresses/member-chains.ts';
import { HOLE } from '../../../src/paths/path.ts';
import { expectLinear } from '../../support/work/work.ts';

function said(text: string): readonly string[] {
  return [...memberChains(text)].map(({ segments, written, range }) => {
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
    ['type Created = InferResponseType<typeof client.users.create.$post>;', ['users/create']],
    ['client?.users?.create?.$url();', ['users/create']],
    ['client.users.list.$get(); client.posts.list.$get();', ['users/list', 'posts/list']],
    ["client['new-users']['by-name'].$get();", ['new-users/by-name']],
    ['this.$http.get(url); scope.$apply(); $.get(url);', []],
  ])('in %s', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it('in a text with a long row of spaces, with work that grows with its length', () => {
    const text = (spaces: number): string => `$${' '.repeat(spaces)}client.users.create.$post();`;
    expectLinear((size) => said(text(size)));
    expect(said(text(100_000))).toEqual(['users/create']);
  });
});
