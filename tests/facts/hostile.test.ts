import { expect, it } from 'vitest';
import { viewOf } from '../plan/planning.ts';
import { expectLinearEach } from '../support/work/work.ts';

function guardsIn(body: string): number {
  return viewOf({ '/yard/guard.js': `module.exports = (req, res, next) => {\n${body}\nnext();\n};` }).mentions.guards()
    .length;
}

it('many guards are read in linear time, and make a bounded number', () => {
  const pieces = [
    "if (req.path.startsWith('/a')) refuse();\n",
    'if (req.path === a) refuse();\n',
    "const a = req.path.split('/')[2]; find(a);\n",
    "switch (req.path) { case '/a': refuse(); }\n",
    "if (req.method === 'POST') refuse();\n",
    'res.locals.a = req.path;\n',
    'if (/^\\/a/.test(req.path)) refuse();\n',
    "req.url = '/a' + req.url;\n",
  ];
  expectLinearEach(pieces, (piece, count) => guardsIn(`{${piece}}`.repeat(count)));
  for (const piece of pieces) expect(guardsIn(`{${piece}}`.repeat(1_000))).toBeLessThanOrEqual(10_000);
});

/** How many lookups are found in a handler with some code. */
function lookupsIn(body: string): number {
  const source = `const app = require('express')();\napp.get('/boats/get/:id', (req, res) => {\n${body}\nres.json({});\n});`;
  const { routers, mentions } = viewOf({ '/yard/app.js': source });
  return routers
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.kind === 'route' ? mentions.usesOf(entry).lookups : [])).length;
}

it('many lookups are read in linear time', () => {
  const pieces = [
    'Boat.find({ owner: req.params.id });\n',
    "db.query('SELECT * FROM boats WHERE owner_id = ?', [req.params.id]);\n",
    'boats.filter((boat) => boat.ownerId === req.params.id);\n',
    'listed(`owners/${req.params.id}/boats`);\n',
    'const owner = await Owner.findById(req.params.id); Boat.find({ owner }); show(owner.boats);\n',
  ];
  expectLinearEach(pieces, (piece, count) => lookupsIn(`{${piece}}`.repeat(count)));
});

it('reads no more of an argument than conditions have', () => {
  const deep = Array.from(
    { length: 40 },
    (_, at) => `const a${String(at + 1)} = { x: a${String(at)}, y: a${String(at)} };`,
  );
  expect(lookupsIn(`const a0 = { owner: req.params.id };\n${deep.join('\n')}\nBoat.find(a40);`)).toBeLessThan(600);
});

it.each([
  'const all = { owner: req.params.id }; all.$set = all; Boat.updateOne({ _id: req.params.id }, all);',
  "const values = { id: req.params.id }; values.replacements = values; db.query('SELECT * FROM boats WHERE id = :id', values);",
  'const all = { owner: req.params.id }; all.$or = [all]; Boat.find(all, { include: all });',
  'const include = { model: Owner }; include.$include = include; Boat.findOne({ where: { id: req.params.id }, include });',
])('ends where an object contains itself: %s', (code) => {
  expect(lookupsIn(code)).toBeGreaterThan(0);
});

it('reads texts that may be many at each of many levels', () => {
  const levels = Array.from({ length: 12 }, (_, at) => {
    const name = String(at);
    return `s = s + (c${name} ? s + 'x${name}' : d${name} ? s + 'y${name}' : s + 'z${name}');`;
  });
  expect(guardsIn(`let s = '';\n${levels.join('\n')}\nif (s === other) show(s);`)).toBe(0);
});
