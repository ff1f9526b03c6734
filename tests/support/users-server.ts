import { LintedProject } from './linted-project.ts';

/** A server with two routes that are rewritten and keep their methods. */
export const USERS_SERVER = [
  "const express = require('express');",
  'const app = express();',
  "app.get('/api/users/getAll', (req, res) => res.json([]));",
  "app.delete('/api/users/delete/:id', (req, res) => res.sendStatus(204));",
].join('\n');

/** The same server, rewritten. */
export const USERS_SERVER_MOVED = USERS_SERVER.replace('/getAll', '').replace('/delete/', '/');

/** The texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** The server with files that ask it. */
export function usersProject(files: Files): LintedProject {
  return new LintedProject({ 'package.json': '{ "name": "shop" }', 'server.js': USERS_SERVER, ...files });
}

/** All of it, rewritten. */
export function usersMoved(files: Files): Files {
  const moved = Object.entries(files).map(
    ([name, text]) => [name, text.replace('/getAll', '').replace(/\/delete(?=[/'])/, '')] as const,
  );
  return { 'server.js': USERS_SERVER_MOVED, ...Object.fromEntries(moved) };
}

/**
 * What becomes of it where the files are fixed one at a time, the server first, last, or after the others from the last
 * on; with what is reported then.
 */
export async function usersFixedInOrders(
  files: Files,
): Promise<readonly { readonly texts: Files; readonly reports: readonly string[] }[]> {
  const names = Object.keys(files);
  const fixed = [];
  for (const order of [
    ['server.js', ...names],
    [...names, 'server.js'],
    [...names.toReversed(), 'server.js'],
  ]) {
    const project = usersProject(files);
    fixed.push({ texts: await project.fixOneByOne(order), reports: await project.reports() });
  }
  return fixed;
}
