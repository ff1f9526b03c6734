import { describe, expect, it } from 'vitest';
import { madeMatchers } from '../../../src/routes/guards/made-matchers.ts';

/** What is asked of addresses. */
function matchersIn(text: string): readonly string[] {
  return madeMatchers(text).map(({ asks, text: said, range, isHanded = false }) => {
    expect(text.slice(...range)).toBe(said);
    return `${asks} ${said}${isHanded ? ', handed' : ''}`;
  });
}

const ASKED = '\napp.use((req, res, next) => (asks(req.path) ? check(req, res, next) : next()));';

describe('what is made to ask for the addresses of a pattern', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ["const asks = match('/ships/:action/:id');", ['takes /ships/:action/:id']],
    ["const asks = new URLPattern({ pathname: '/ships/:action' });", ['takes /ships/:action']],
    ["const asks = new URLPattern({ hostname: '*', pathname: '/ships/:action' });", ['takes /ships/:action']],
    ["const asks = pathToRegexp('/ships/delete/:id(\\\\d+)', keys);", ['takes /ships/delete/:id(\\\\d+)']],
    ["const asks = picomatch('/ships/delete/**');", ['is /ships/delete/**']],
    ["const asks = micromatch.matcher('/ships/delete/*');", ['is /ships/delete/*']],
    ["const asks = picomatch(['/ships/delete/*', '/crews/delete/*']);", ['is /ships/delete/*', 'is /crews/delete/*']],
    ["const CLOSED = '/ships/:action';\nconst asks = match(CLOSED, { decode });", ['takes /ships/:action']],
    ["const asks = match('/ships/list');", ['is /ships/list']],
    ["const asks = match('ships');", []],
    ['const asks = match(CLOSED);', []],
    ["const asks = text.match('/ships/list');", []],
    ["const asks = rematch('/ships/list');", []],
  ])('%s', (text, expected) => {
    expect(matchersIn(text + ASKED)).toEqual(expected);
    expect(matchersIn(text)).toEqual(expected.map((each) => `${each}, handed`));
  });

  it('is that of pages in a browser', () => {
    expect(matchersIn("const asks = match('/ships/:action');\nasks(window.location.pathname);")).toEqual([]);
  });
});
