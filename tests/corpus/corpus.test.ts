import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { writeProject } from '../support/project.ts';

const SCRIPT = fileURLToPath(new URL('corpus.mjs', import.meta.url));
const APP = express(
  "app.get('/getUsers', (req, res) => res.json([]));\napp.get('/users/delete/:id', (req, res) => res.json(drop(req.params.id)));\n// GET /getUsers\n",
);

it('lints the files of a package, fixes them and finds no fault', () => {
  const folder = writeProject({
    'package.json': '{ "name": "shop" }',
    'app.js': APP,
    'other.ts': 'export const one: number = 1;\n',
  });
  const { stdout, status } = spawnSync(process.execPath, [SCRIPT, folder, '--workers', '1'], { encoding: 'utf8' });
  expect(stdout).toContain('2 files of 1 packages; 2 were read, 0 are no syntax that a parser takes.\n');
  expect(stdout).toMatch(/ have a fix; 1 files were fixed,/);
  expect(stdout).toMatch(/\n0 faults\.\n$/);
  expect(status).toBe(0);
});
