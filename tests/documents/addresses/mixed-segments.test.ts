import { describe, expect, it } from 'vitest';
import { MentionIndex } from '../../../src/documents/mention-index.ts';
import { fits, isAppendedToSlash, mixedSegments } from '../../../src/documents/addresses/mixed-segments.ts';
import { HOLE } from '../../../src/paths/dialects.ts';
import { occurrencesOf } from '../../support/occurrences.ts';
import { expectLinear } from '../../support/work/work.ts';

const patternOf = (shown: string): string => shown.replaceAll('*', HOLE);

describe('the pattern of a segment that is partly text', () => {
  it.each([
    ['*Create', 'NoticeCreate'],
    ['create*', 'createTicket'],
    ['get-*-rates', 'get-cpu-rates'],
    ['get*s', 'getUsers'],
    ['delete*', 'deleteuser'],
    ['*-create', 'notice_item-create'],
    ['CREATE*', 'createTicket'],
  ])('%s may stand for %s', (pattern, segment) => {
    expect(fits(patternOf(pattern), segment)).toBe(true);
  });

  it.each([
    ['*Create', 'Create'],
    ['create*', 'create'],
    ['*list', 'enlist'],
    ['get*', 'getaway'],
    ['*s', 'users'],
    ['get-*-rates', 'get-rates'],
    ['create*', 'recreateTicket'],
    ['*.json', 'list.json'],
    ['*ById', 'getUserById'],
    ['a*b*a', 'aba'],
  ])('%s stands not for %s', (pattern, segment) => {
    expect(fits(patternOf(pattern), segment)).toBe(false);
  });

  it.each(['/${a}', '/a${b}', '`+a+`', "'/'+a+'", '/create*', '*'])('is read in linear time: %s', (piece) => {
    expectLinear((count) => {
      const text = patternOf(piece).repeat(count);
      return [mixedSegments(text, [text], text, [0, text.length]), fits(text, 'createTicket')];
    });
    const text = patternOf(piece).repeat(50_000);
    expect(mixedSegments(text, [text], text, [0, text.length]).length).toBeLessThan(2);
    expect(isAppendedToSlash(text, text.length)).toBe(piece.endsWith("+'"));
    expect(fits(text, 'createTicket')).toBe(false);
  });
});

describe('MentionIndex', () => {
  it('finds the mentions by the words of a segment that they say a part of, until it forgets them', () => {
    const index = new MentionIndex();
    index.add('a.js', occurrencesOf('`/${kind}Create`; `/users/${id}`; `/create${kind}`'));
    const found = (segment: string): readonly string[] => index.naming(segment).map(({ mention }) => mention.written);
    expect([found('noticeCreate'), found('createNotice'), found('users'), found('deleteNotice')]).toEqual([
      ['/${kind}Create'],
      ['/create${kind}'],
      ['/users/${id}'],
      [],
    ]);
    index.remove('a.js');
    expect(found('noticeCreate')).toEqual([]);
  });
});
