import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporary, type Temporary } from '../project/temporary.ts';
import { answer, EXPRESS, HANDLER } from './answer.ts';

const APP =
  EXPRESS +
  ["get('/api/users/list'", "post('/api/users/update/:id'", "get('/api/users/:id'"]
    .map((call) => `app.${call}, ${HANDLER});\n`)
    .join('');
const FIXED_APP = APP.replace('/users/list', '/users').replace("post('/api/users/update/:id'", "put('/api/users/:id'");

const README = `# Users

| Method | Path | |
| --- | --- | --- |
| GET | \`/api/users/list\` | all of them, as /api/users/list?page=1 |
| POST | \`/api/users/update/:id\` | one |

\`\`\`sh
curl -d '{}' "http://localhost:3000/api/users/update/5" # POST
\`\`\`

See also \`GET /other/users/list\` of another server.
`;
const FIXED_README = README.replace('`/api/users/list`', '`/api/users`')
  .replace('POST | `/api/users/update/:id', 'PUT | `/api/users/:id')
  .replace("curl -d '{}'", "curl -X PUT -d '{}'")
  .replace('/update/5', '/5');

const read = (project: Temporary, name: string): string => readFileSync(project.at(name), 'utf8');

describe('fix with Markdown', () => {
  it('moves what names a request with its route, in a second run too, where ESLint has moved that', async () => {
    const project = temporary({ 'app.js': APP, 'README.md': README });
    expect(await answer(['fix', project.root])).toMatchObject({ code: 0, stderr: '' });
    expect([read(project, 'app.js'), read(project, 'README.md')]).toEqual([FIXED_APP, FIXED_README]);
    const late = temporary({ 'app.js': FIXED_APP, 'README.md': README });
    await answer(['fix', late.root]);
    expect(read(late, 'README.md')).toBe(FIXED_README);
  });

  it('holds nothing back: neither what cannot follow, nor in ESLint', async () => {
    const stuck = '```sh\ncurl -X POST -d a=1 localhost:3000/api/users/remove/5\n```\n';
    const app = APP.replace('/update/:id', '/delete/:id');
    const project = temporary({ 'app.js': app, 'README.md': stuck.replace('remove', 'delete') });
    expect((await answer(['plan', project.root])).stdout).toContain('→ DELETE /api/users/:id');
    await answer(['fix', project.root]);
    expect(read(project, 'app.js')).toContain("app.delete('/api/users/:id'");
    expect(read(project, 'README.md')).toBe(stuck.replace('remove', 'delete'));
  });

  it('leaves what is told of earlier versions', async () => {
    const project = temporary({ 'app.js': APP, 'CHANGELOG.md': README });
    await answer(['fix', project.root]);
    expect([read(project, 'app.js'), read(project, 'CHANGELOG.md')]).toEqual([FIXED_APP, README]);
  });
});
