import { beforeAll, describe, expect, it } from 'vitest';
import plugin from '../src/index.ts';
import { demo } from './demo.mjs';

describe('npm run demo', () => {
  let text = '';

  beforeAll(async () => {
    text = await demo(plugin);
  });

  it('shows the reports by file, each at its word', () => {
    expect(text).toContain(
      "\napp.js\n  24:13  no-verb-segment  Verb 'get' in the path of 'GET /api/v1/books/getAll'. Use 'GET /api/v1/books'.\n",
    );
    expect(text).toContain("45:7   no-unsafe-get    'GET /api/v1/books/delete/:bookId' says 'delete'");
    expect(text).toMatch(/\nkoa\/reviews\.mjs\n(?: {2}.*\n)* {2}27:8 +no-tunneled-method +/);
  });

  it('says nothing of what only looks like a route, and of requests what becomes of them', () => {
    const lines = text.split('\n');
    const below = (file: string): readonly string[] =>
      lines.slice(lines.indexOf(file) + 1, lines.indexOf('', lines.indexOf(file)));
    expect(below('lib/clients.js')).toEqual([
      "  13:16  request-matches-route  'GET /api/v1/books/getAll' becomes 'GET /api/v1/books', as its route does.",
    ]);
    expect(below('test/books.js')).toHaveLength(2);
  });

  it('shows what the fix makes of it, and what is left to a person', () => {
    const [, fixed = '', moved = '', suggested = ''] = text.split(/\n(?:WHAT|WHO) .*\n/);
    expect(fixed).toMatch(/app\.js:45 +GET \/api\/v1\/books\/delete\/:bookId +→ {2}DELETE \/api\/v1\/books\/:bookId\n/);
    expect(fixed).toMatch(/posts\.js:27 +POST \/api\/v1\/posts\/update\/:id +→ {2}PUT \/api\/v1\/posts\/:id\n/);
    expect(fixed).toMatch(/users\.js:9 +GET \/api\/v1\/users\/getAll +→ {2}GET \/api\/v1\/users\n/);
    expect(moved).toMatch(/test\/books\.js:13 +GET \/api\/v1\/books\/delete\/1 +→ {2}DELETE \/api\/v1\/books\/1\n/);
    expect(suggested.split('\n').filter((line) => line.includes('→'))).toHaveLength(2);
    expect(suggested).toMatch(/users\.js:42 +DELETE \/api\/v1\/users\/removeUserFromClub\/:userId\/:clubId +→ {2}\S/);
  });

  it('adds it up: whatever is reported is either fixed or withheld with a reason, and nothing fixable is left', () => {
    const numberOf = (name: string): number => Number(new RegExp(`\\n {2}${name} +(\\d+) `).exec(text)?.[1]);
    expect(numberOf('routes reported')).toBe(50);
    expect(numberOf('fixed')).toBe(37);
    expect(numberOf('withheld')).toBe(13);
    expect(numberOf('callers moved')).toBe(3);
    expect(text).toMatch(/ routes reported +50 +by 58 reports in 8 files\n/);
    expect(text).toMatch(/ withheld +13 +2 of them with a suggestion\n/);
    expect(text).toMatch(/ callers moved +3 +in 2 files\n/);
    expect(text).toContain(
      'at once, and 0 more when ESLint repeats the fix; 13 are still reported then, 0 of them fixable',
    );
    expect(text).toContain(
      "Not rewritten: another text contains the old address and cannot be updated ('/api/v1/orders/${req.params.id}/getInvoice', line 40).",
    );
    const reasons = [...(text.split('withheld because\n')[1] ?? '').matchAll(/^ +(\d+) {2}/gm)].map(([, number]) =>
      Number(number),
    );
    expect(reasons.reduce((sum, number) => sum + number, 0)).toBe(13);
  });
});
