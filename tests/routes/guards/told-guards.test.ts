import { describe, expect, it } from 'vitest';
import { toldGuards } from '../../../src/routes/guards/told-guards.ts';

/** What tells requests apart by their address or their method, each with the text at its place. */
function guardsIn(text: string): readonly string[] {
  const { guards, methodGuards } = toldGuards(text, '/yard/guard.ts');
  return [
    ...guards.map(({ asks, text: said, range }) => {
      expect(text.slice(...range)).toBe(said);
      return `${asks} ${said}`;
    }),
    ...methodGuards.map(({ methods, range }) => `${[...methods].join(' ')}: ${text.slice(...range)}`),
  ];
}

describe('what tells requests apart, whatever they are called', () => {
  it.each<[text: string, expected: readonly string[]]>([
    ["app.use((r, s, n) => (r.path.startsWith('/crates') ? check(r, s, n) : n()));", ['starts /crates']],
    [
      "app.use((r, s, done) => { if (r.method === 'GET') return done(); check(r, s, done); });",
      ["GET: r.method === 'GET'"],
    ],
    [
      "app.use(function (incoming, outgoing, go) { const at = incoming.url;\n  if (at.includes('delete')) return check(incoming, outgoing, go);\n  go();\n});",
      ['holds delete'],
    ],
    [
      "export const guard = (r: Request, s: Response, n: NextFunction): void => { if (r.url.split('/')[2] === word) return; n(); };",
      ["part r.url.split('/')[2]"],
    ],
    ["export const isOpen = (incoming: express.Request) => incoming.path.startsWith('/crates');", ['starts /crates']],
    [
      "export class Guard { canActivate(context) { const q = context.switchToHttp().getRequest<Request>(); return q.method === 'GET'; } }",
      ["GET: q.method === 'GET'"],
    ],
    [
      "export class Guard { canActivate(context) { const [q] = context.getArgs(); return q.url.includes('delete'); } }",
      ['holds delete'],
    ],
    ["app.use(limit({ skip: (r) => r.method === 'DELETE' }));", ["DELETE: r.method === 'DELETE'"]],
    ["app.use(limit({ keyGenerator: incoming => incoming.originalUrl.includes('delete') }));", ['holds delete']],
    [
      "app.use((req, res, next) => { const at = new URL(req.url, base); if (at.pathname.includes('delete')) check(req, res, next); else next(); });",
      ['holds delete'],
    ],
    [
      "app.use((r, s, n) => { const at = parseurl(r); if (at.pathname.startsWith('/crates')) n(); });",
      ['starts /crates'],
    ],
    ["export default async (k, go) => { if (k.path.includes('delete')) k.throw(401); await go(); };", ['holds delete']],
    [
      "export default async (k, go) => { if (k.method !== 'GET') k.throw(401); return go(); };",
      ["GET: k.method !== 'GET'"],
    ],
    [
      "export default async ({ path, user }, go) => { if (path.includes('delete')) check(user); await go(); };",
      ['holds delete'],
    ],
    [
      "export default async ({ method, user }, go) => { if (method !== 'GET') check(user); await go(); };",
      ["GET: method !== 'GET'"],
    ],
    [
      "yard.addHook('onRequest', async (q, r) => { if (q.method === 'DELETE') check(q); });",
      ["DELETE: q.method === 'DELETE'"],
    ],
    [
      "yard.ext('onPreAuth', (q, h) => { if (q.path.includes('delete')) check(q); return h.continue; });",
      ['holds delete'],
    ],
    ["export default defineEventHandler((e) => { if (e.path.includes('delete')) check(e); });", ['holds delete']],
    [
      "module.exports = function* (next) { if (this.path.indexOf('delete') > 0) this.throw(401); yield next; };",
      ['holds delete'],
    ],
    ["yard.decorateRequest('isOpen', function () { return this.url === '/crates'; });", ['is /crates']],
    [
      "yard.decorateRequest('mayWrite', function () { return this.method !== 'GET'; });\nyard.addHook('onRequest', check);",
      ["GET: this.method !== 'GET'"],
    ],
    [
      "module.exports = function* (next) { if (this.method === 'GET') return yield next; this.throw(401); };",
      ["GET: this.method === 'GET'"],
    ],
  ])('%s', (text, expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });

  it.each([
    "rows.reduce((acc, row, done) => { if (row.path.startsWith('/crates')) done(); return acc; });",
    "const walk = (row, depth, done) => { if (row.name.startsWith('/crates')) done(); };",
    "app.get('/crates', (r, s, done) => { if (r.path.startsWith(CRATES)) s.send(); });",
    'const walk = (row, done) => { if (row.name.startsWith(CRATES)) done(); };',
    'const q = pool.getConnection(); if (q.path.startsWith(CRATES)) open(q);',
    'class Row { open() { return this.path.startsWith(CRATES); } }',
  ])('and nothing else: %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });

  it('and hands them to functions of other files', () => {
    const told = toldGuards(
      "import { isOpen } from './open.js';\napp.use((r, s, n) => (isOpen(r.path) ? n() : check(r, s, n)));",
      '/yard/server.js',
    );
    expect(told.handsAddress).toBe(true);
    expect(
      toldGuards('app.use((r, s, n) => (needs(r.method) ? check(r, s, n) : n()));', '/yard/server.js').hooks,
    ).toContain('needs');
  });
});
