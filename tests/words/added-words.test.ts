import { expect, it } from 'vitest';
import { judgeText } from '../convention/judgement.ts';

/** What the convention makes of an endpoint: its rewrite, its action, the name of its collection, or nothing. */
function judged(endpoint: string): string {
  const { rewrite, verbs, collections } = judgeText(endpoint);
  if (rewrite) return `${rewrite.method} ${rewrite.path}`;
  const [verb] = verbs;
  if (verb) return `${verb.kind === 'action' ? 'action' : 'verb'} ${verb.verb}`;
  const singular = collections.find(({ number }) => number === 'singular');
  return singular ? `name it ${singular.other}` : 'no opinion';
}

it.each([
  ['customer', 'GET /customer/:id', 'name it customers'],
  ['cancel', 'POST /orders/:id/cancel', 'action cancel'],
  ['obtain', 'GET /users/obtain', 'no opinion'],
])('%s: %s', (word, endpoint, expected) => {
  expect(endpoint).toContain(word);
  expect(judged(endpoint)).toBe(expected);
});
