import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer } from '../../cli/answer.ts';
import { temporary } from '../../project/temporary.ts';
import { compare, type Listed } from './compare.mjs';
import { record } from './record.mjs';

/** What is listed of a folder, beside what its servers register. */
async function compared(folder: string) {
  const recording = await record(folder);
  const { stdout } = await answer(['list', folder, '--format', 'json']);
  const { routes } = JSON.parse(stdout) as { routes: Listed[] };
  return compare(recording, routes);
}

const FIXTURES = join(import.meta.dirname, '../../fixtures');

describe('what is listed is what registers', () => {
  it.each([
    ['sample-app', 61],
    ['monorepo', 1],
  ])('in the fixture %s', async (folder, atLeast) => {
    const { recorded, lacking, extra } = await compared(join(FIXTURES, folder));
    expect({ lacking, extra }).toEqual({ lacking: [], extra: [] });
    expect(recorded).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the recording', () => {
  it('tells what is not listed, and what never registers', async () => {
    const { root } = temporary({
      'app.js': `
        const app = require('express')();
        app[['g', 'e', 't'].join('')]('/users', (req, res) => res.json([]));
        app.listen(3000);
      `,
    });
    const recording = await record(root);
    const listed = { file: 'app.js', line: 3, method: 'GET', path: '/posts', addresses: ['/posts'] };
    const { lacking, extra } = compare(recording, [listed]);
    expect(lacking).toMatchObject([{ method: 'GET', address: '/users', framework: 'express' }]);
    expect(extra).toMatchObject([{ method: 'GET', path: '/posts' }]);
  });

  it('writes no files and starts no processes', async () => {
    const { root } = temporary({
      'app.js': `
        const app = require('express')();
        require('fs').writeFileSync(__dirname + '/written', '');
        require('child_process').execSync('touch ' + __dirname + '/started');
        try {
          Function('return process')().mainModule.require('fs').writeFileSync(__dirname + '/written', '');
        } catch {}
        app.get('/users', (req, res) => res.json([require('fs').existsSync(__dirname + '/written')]));
        app.listen(3000);
      `,
    });
    const { routes } = await record(root);
    expect(routes).toMatchObject([{ method: 'GET', address: '/users' }]);
    expect(['written', 'started'].filter((each) => existsSync(join(root, each)))).toEqual([]);
  });

  it('ends where a program does not', async () => {
    const { root } = temporary({
      'app.js': "const app = require('express')();\napp.listen(3000);\nfor (;;);\n",
    });
    const { routes, failed } = await record(root, 1500);
    expect(routes).toEqual([]);
    expect(failed).toEqual({ process: 'time limit' });
  });
});
