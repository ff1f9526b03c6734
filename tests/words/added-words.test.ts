import { afterAll, expect, it, vi } from 'vitest';
import { judgeText } from '../convention/judgement.ts';

/** What the convention makes of an endpoint: its rewrite, its action, the name of its collection, or nothing. */
function judged(endpoint: string, judge = judgeText): string {
  const { rewrite, verbs, collections } = judge(endpoint);
  if (rewrite) return `${rewrite.method} ${rewrite.path}`;
  const [verb] = verbs;
  if (verb) return `${verb.kind === 'action' ? 'action' : 'verb'} ${verb.verb}`;
  const singular = collections.find(({ number }) => number === 'singular');
  return singular ? `name it ${singular.other}` : 'no opinion';
}

const TABLES = ['nouns', 'verbs', 'others', 'foreign-words'].map((name) => `../../src/words/data/${name}.ts`);

/** The same with the lines of a word taken out of the tables. */
async function judgedWithout(word: string, endpoint: string): Promise<string> {
  const isOther = (line: string): boolean => line.split(' ')[0] !== word;
  vi.resetModules();
  for (const table of TABLES)
    vi.doMock(table, async (original: () => Promise<Readonly<Record<string, string>>>) =>
      Object.fromEntries(
        Object.entries(await original()).map(([name, lines]) => [name, lines.split('\n').filter(isOther).join('\n')]),
      ),
    );
  const { judgeText: judge } = await import('../convention/judgement.ts');
  return judged(endpoint, judge);
}

afterAll(() => {
  for (const table of TABLES) vi.doUnmock(table);
  vi.resetModules();
});

it.each([
  ['customer', 'GET /customer/:id', 'name it customers'],
  ['trash', 'POST /files/delete_trash', 'DELETE /files/trash'],
  ['cancel', 'POST /orders/:id/cancel', 'action cancel'],
  ['decommission', 'POST /servers/:id/decommission', 'action decommission'],
  ['decommission', 'POST /decommissionServer/:id', 'action decommission'],
])('%s: %s', async (word, endpoint, expected) => {
  expect(endpoint).toContain(word);
  expect(judged(endpoint)).toBe(expected);
  // The line of the word is what the row is about.
  expect(await judgedWithout(word, endpoint)).not.toBe(expected);
});
