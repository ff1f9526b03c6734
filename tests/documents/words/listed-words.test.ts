import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../../src/documents/find-mentions.ts';
import { expectLinearEach } from '../../support/work/work.ts';

/** The addresses of one word that a source says, whatever the project puts into URLs. */
function wordsOf(source: string): readonly string[] {
  return findMentions(`<script>${source}</script>`, 'view')
    .filter(({ keptAs, segments }) => keptAs === undefined && segments.length === 1)
    .map(({ written }) => written);
}

describe('words of a list', () => {
  it.each([
    "const OPEN = ['getUsers', 'getPosts']; guard.unless({ path: OPEN.map((w) => `/api/${w}`) })",
    "const CLOSED: readonly string[] = ['getUsers', 'getPosts'];\nexport const isClosed = (req) => CLOSED.some((w) => req.path === `/api/${w}`)",
    "const OPEN = Object.freeze([\n  // for all\n  'getUsers',\n  'getPosts',\n]);\nfor (const each of OPEN) open.add(`/api/${each}`)",
    "['getUsers', 'getPosts'].forEach(function (x) { app.use('/' + x, limit) })",
    "['getUsers', 'getPosts'].flatMap(w => [`${BASE}/${w}`, `${BASE}/${w}/:id`])",
    "const open = new Set<string>(['getUsers', 'getPosts']); const all = [...open].map((s) => `/api/${s}`)",
    "const all = ['getUsers', ...more, 'getPosts'].filter(Boolean).map((s) => `/api/${s}`)",
    "const rules = { open: ['getUsers', 'getPosts'] }; rules.open.every((s) => `${API_URL}${s}`)",
    "const more = ['getUsers']; const all = [...more, 'getPosts']; all.map((s) => `/${encodeURIComponent(s)}`)",
    "const words = ['getUsers', 'getPosts']; words.map(toAddress); function toAddress(w) { return `/api/${w}` }",
    "const words = ['getUsers', 'getPosts']; _.each(words, (w) => api.post(w))",
    "const words = ['getUsers', 'getPosts']; const urlAt = (at) => `/api/${words[at]}`",
    "[['getUsers', 'getPosts']].map(([w, x]) => [`/api/${w}`, `/api/${x}`])",
    "it.each(['getUsers', 'getPosts'])('answers %s', async (w) => { await ask(`/api/${w}`) })",
  ])('that are put into addresses one by one are addresses: %s', (source) => {
    expect(wordsOf(source)).toEqual(['getUsers', 'getPosts']);
  });

  it.each([
    "const KEYS = ['getUsers', 'getPosts']; ids.map((id) => `/users/${id}`)",
    "const KEYS = ['getUsers', 'getPosts']; const OPEN = ['users']; OPEN.map((w) => `/api/${w}`)",
    "const KEYS = ['getUsers', 'getPosts']; KEYS.map((w) => t(w)); x = `/users/${user}`",
    "const KEYS = ['getUsers', 'getPosts']; users.map((user) => `/users/${user.name}`)",
    "const KEYS = ['getUsers', 'getPosts']; KEYS.map((w) => `${w}/${x}`)",
    "['getUsers', 'getPosts'].forEach((f) => require(`./handlers/${f}`))",
    "for (const f of ['getUsers', 'getPosts']) load('../handlers/' + f)",
    "['getUsers', 'getPosts'].map((f) => readFile(`${__dirname}/queries/${f}`))",
  ])('that are not are none: %s', (source) => {
    expect(wordsOf(source).filter((word) => word !== 'users')).toEqual([]);
  });

  it.each([
    "['get', 'post', 'put', 'delete', 'patch'].includes(method)",
    "for (const method of [\n  'post',\n  'delete',\n]) if (item[method]) found.push(item[method]);",
    "const METHODS = ['head', 'delete'] as const; const at = `/docs/${path}`",
  ])('that are methods are none: %s', (source) => {
    expect(wordsOf(source)).toEqual([]);
  });

  it.each([
    "['put', 'delete'].forEach((m) => fetch(`/pets/${m}`))",
    "['get', 'delete']",
    "call('post', 'delete')",
    "['post', 'delete', 'undo']",
  ])('that may be methods are addresses where they may be one: %s', (source) => {
    expect(wordsOf(source)).toContain('delete');
  });

  it('are looked for in linear time', () => {
    const pieces = [
      '[',
      '["a",',
      "['a'].map((a) => `/${a}`);",
      '[...a, ',
      '[ ',
      '[//\n',
      '[/* ',
      'a = [',
      '.map((a) =>',
      '.map(a',
      'for (const a of a',
      '/${a}',
      "[['a'],",
      '].map(',
      'function a(a',
      '[""]',
      'a: [',
      "['a'])('b', (c",
    ];
    const read = (piece: string, count: number): readonly unknown[] =>
      findMentions(`const a = ['getA', 'getB']; a.map((w) => \`/\${w}\`);${piece.repeat(count)}`, 'view');
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(read(piece, 100_000).length).toBeLessThanOrEqual(2 * MOST_MENTIONS);
  });
});
