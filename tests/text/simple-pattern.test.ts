import { describe, expect, it } from 'vitest';
import { simplePattern } from '../../src/text/simple-pattern.ts';

describe('a regular expression that takes little time', () => {
  it.each(['^\\/users\\/', '^/users(/.*)?$', '^\\/(?!login|public)', '[+*?]{2}', '^/users/[0-9a-f]{24}$'])('%s', (source) => {
    expect(simplePattern(source, '')?.source).toBe(new RegExp(source).source);
  });

  it('keeps its flags', () => {
    expect(simplePattern('^/users', 'i')?.test('/Users')).toBe(true);
  });

  it.each(['(a+)+$', '(a|aa)*$', '(a){2,}', String.raw`(\w+)/\1`, '.*.*.*.*.*x', 'a?'.repeat(9), '(', '['.repeat(500), 'a'.repeat(201)])('not %s', (source) => {
    expect(simplePattern(source, '')).toBe(null);
  });
});
