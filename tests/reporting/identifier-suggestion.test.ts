import type { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { answer } from '../cli/answer.ts';
import { LintedProject } from '../support/linted-project.ts';

const PATH = { settings: { identifiers: 'path', fix: 'suggest' } } as const;
const FIRST = "const express = require('express');\nconst mongoose = require('mongoose');\nconst app = express();\n";
const MODEL = "const User = mongoose.model('User');\n";
const REMOVE =
  "app.post('/deleteUser', async (req, res) => {\n  const { id } = req.body;\n  res.json(await User.findByIdAndDelete(id));\n});\n";
const REMOVED =
  "app.delete('/users/:id', async (req, res) => {\n  const { id } = req.params;\n  res.json(await User.findByIdAndDelete(id));\n});\n";
const GET =
  "app.get('/orders/get', async (req, res) => res.json(await User.findById(req.query.id)));\nfetch(`/orders/get?id=${encodeURIComponent(own)}`);\n";

/** The texts that suggestions on a file make of it, with what they say. */
async function suggested(project: LintedProject, text: string): Promise<readonly (readonly [string, string])[]> {
  const messages: readonly Linter.LintMessage[] = await project.reportsOn('app.js', text);
  return messages.flatMap(({ suggestions = [] }) =>
    suggestions.map(({ desc, fix: { range, text: written } }): readonly [string, string] => [
      desc,
      text.slice(0, range[0]) + written + text.slice(range[1]),
    ]),
  );
}

describe('a route whose identifier may move into its path', () => {
  it('has a suggestion that does what the command does, where one file has all of it', async () => {
    const text = FIRST + MODEL + REMOVE + GET;
    const project = new LintedProject({ 'app.js': text }, PATH);
    const found = await suggested(project, text);
    expect(found).toContainEqual([
      "Use 'DELETE /users/:id', and read the identifier from the path.",
      FIRST + MODEL + REMOVED + GET,
    ]);
    const [, read = ''] = found.find(([desc]) => desc.includes('/orders/:id')) ?? [];
    project.write('app.js', read);
    expect(await suggested(project, read)).toContainEqual([
      "Use 'DELETE /users/:id', and read the identifier from the path.",
      read.replace(REMOVE, REMOVED),
    ]);
    const other = new LintedProject({ 'app.js': text });
    await answer(['fix', '--identifiers', '--force', other.root]);
    expect(other.texts()).toEqual({ 'app.js': read.replace(REMOVE, REMOVED) });
  });

  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['the setting holds identifiers', { 'app.js': FIRST + MODEL + REMOVE }, {}],
    [
      'a request of another file sends it',
      {
        'app.js': FIRST + MODEL + REMOVE,
        'client.js': "const axios = require('axios');\nexports.remove = (id) => axios.post('/deleteUser', { id });\n",
      },
      PATH,
    ],
    [
      'its handler is in another file',
      {
        'app.js': `${FIRST}const users = require('./users');\napp.post('/deleteUser', users.remove);\n`,
        'users.js':
          "const mongoose = require('mongoose');\nconst User = mongoose.model('User');\nexports.remove = async (req, res) => res.json(await User.findByIdAndDelete(req.body.id));\n",
      },
      PATH,
    ],
    ['the command would leave it', { 'app.js': FIRST + MODEL + REMOVE.replace('{ id }', '{ ids }') }, PATH],
    ['nothing is fixed', { 'app.js': FIRST + MODEL + REMOVE }, { settings: { identifiers: 'path', fix: 'off' } }],
  ])('has none where %s', async (_, files, options) => {
    const project = new LintedProject(files, options);
    const found = await suggested(project, files['app.js'] ?? '');
    expect(found.filter(([desc]) => desc.includes('read the identifier'))).toEqual([]);
  });
});
