import { describe, expect, it } from 'vitest';
import { simplePattern } from '../../src/text/simple-pattern.ts';

describe('a regular expression that takes little time', () => {
  it.each([
    '^\\/users\\/',
    '^/users(/.*)?$',
    '^\\/(?!login|public)',
    '[+*?]{2}',
    '^/users/[0-9a-f]{24}$',
    String.raw`^/(users|posts)\d*$`,
    String.raw`^[*+*+*+\]\1]$`,
    '.*.*.*.*x',
    'a?'.repeat(8),
    'a'.repeat(200),
  ])('%s', (source) => {
    expect(simplePattern(source, '')?.source).toBe(new RegExp(source).source);
  });

  it('keeps its flags', () => {
    expect(simplePattern('^/users', 'i')?.test('/Users')).toBe(true);
  });

  it.each([
    '(a+)+$',
    '(a|aa)*$',
    '(a){2,}',
    '(a){12,}',
    String.raw`(\w+)/\1`,
    '.*.*.*.*.*x',
    'a{10,20}'.repeat(5),
    'a?'.repeat(9),
    String.raw`(\w?)`.repeat(9),
    '(',
    '['.repeat(500),
    'a'.repeat(201),
  ])('not %s', (source) => {
    expect(simplePattern(source, '')).toBe(null);
  });
});
