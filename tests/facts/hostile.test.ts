import { expect, it } from 'vitest';
import { viewOf } from '../plan/planning.ts';
import { expectLinear } from '../support/work/work.ts';

function guardsIn(body: string): number {
  return viewOf({ '/yard/guard.js': `module.exports = (req, res, next) => {\n${body}\nnext();\n};` }).mentions.guards()
    .length;
}

it.each([
  "if (req.path.startsWith('/a')) refuse();\n",
  'if (req.path === a) refuse();\n',
  "const a = req.path.split('/')[2]; find(a);\n",
  "switch (req.path) { case '/a': refuse(); }\n",
  "if (req.method === 'POST') refuse();\n",
  'res.locals.a = req.path;\n',
  'if (/^\\/a/.test(req.path)) refuse();\n',
  "req.url = '/a' + req.url;\n",
])('many of %j are read', (piece) => {
  expectLinear((count) => guardsIn(`{${piece}}`.repeat(count)));
  expect(guardsIn(`{${piece}}`.repeat(1_000))).toBeLessThanOrEqual(10_000);
});
