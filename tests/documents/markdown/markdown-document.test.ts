import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescribed } from '../../../src/documents/described.ts';
import { readMarkdown } from '../../../src/documents/markdown/markdown-blocks.ts';
import { edited } from '../../../src/text/edits.ts';
import { moved, requestsOf } from '../moved.ts';

const TABLE = '| Method | Path | What |\n| --- | --- | --- |\n';

describe('a document in Markdown says', () => {
  it.each([
    ['code', 'Ask `GET /users/list` for all.', ['GET /users/list']],
    ['a sentence', 'Ask GET /users/list.', ['GET /users/list']],
    ['a heading', '### `POST` /users/create\n', ['POST /users/create']],
    ['emphasis', '**GET** `/users/:id/edit`: one', ['GET /users/:id/edit']],
    ['a list', '- GET: /users/list\n- `/users/update/{id}` - **PUT**\n', ['GET /users/list', 'PUT /users/update/{id}']],
    ['a table', `${TABLE}| GET | \`/users/list\` | as /all |\n`, ['GET /users/list']],
    ['a table in another order', `${TABLE}| /users/<id> | **DELETE** | GET /all |\n`, ['DELETE /users/<id>']],
    ['a cell', `${TABLE}| \`GET /users/list\` | all | |\n`, ['GET /users/list']],
    ['a link', '[all](/users/list?a=1 "All")', ['GET /users/list?a=1']],
    ['a URL', 'Open http://localhost:3000/users/list', ['GET http://localhost:3000/users/list']],
    ['requests', '> ```http\n> POST /users/create HTTP/1.1\n> A: b\n>\n> {}\n> ```\n', ['POST /users/create']],
    ['a block of no language', '```\nGET  /users/list   all of them\n```\n', ['GET /users/list']],
  ])('requests in %s', (_what, text, requests) => {
    expect(requestsOf('README.md', text)).toEqual(requests);
    expect(requestsOf('README.md', text.replaceAll('\n', '\r\n'))).toEqual(requests);
  });

  it.each([
    ['curl http://localhost:3000/users/list', 'GET http://localhost:3000/users/list'],
    ['$ curl -s "$API/users/$ID/edit?a=1" | jq .', 'GET …/users/…/edit?a=1'],
    [
      "curl -X POST -H 'Origin: http://a.b/c' \\\n  -d '{ \"a\": 1 }' \\\n  http://localhost:3000/users",
      'POST http://localhost:3000/users',
    ],
    ['curl --request=PUT http://localhost:3000/a/1', 'PUT http://localhost:3000/a/1'],
    ['curl localhost:3000/users -d a=1', 'POST …/users'],
    ['curl -G localhost:3000/users -d a=1', 'GET …/users'],
    ['curl -I <host>/users', 'HEAD /users'],
    ['curl https://example.com/users/list', 'GET https://example.com/users/list'],
  ])('what curl sends: %s', (command, request) => {
    expect(requestsOf('README.md', `\`\`\`sh\nnpm start # first\n${command}\necho done\n\`\`\`\n`)).toEqual([request]);
  });

  it.each([
    ['several methods', '`GET`, POST /users/list'],
    ['no method', 'See `/users/list` and users/list.'],
    ['a word', 'GET the /users/list'],
    ['files', 'Look into `src/routes` and [docs](docs/users/list.md), or PUT it on disk.'],
    ['another language', '```js\nfetch("/users/list") // GET /users/list\n```\n'],
    ['several URLs of one command', '```sh\ncurl localhost:1/a localhost:1/b\n```'],
    ['a URL that is put together', '```sh\ncurl localhost:1/a"$B"\n```'],
  ])('no request with %s', (_what, text) => {
    expect(requestsOf('README.md', `${text}\n\n\`GET /x\``)).toEqual(['GET /x']);
  });

  it('nothing that counts where it tells of earlier versions', () => {
    for (const file of ['CHANGELOG.md', 'docs/migration-v2.md', 'UPGRADING.md'])
      expect(readDescribed(file, '`GET /users/list`')?.operations ?? []).toEqual([]);
  });
});

describe('a request in Markdown', () => {
  it('gets another method and another address, and nothing else changes', () => {
    const text = [
      '# API',
      '',
      '| Method |  Path               | /users/list |',
      '|:-------|---------------------|---|',
      '| GET    | `/users/list`       | GET all |',
      '| POST   | /users/update/:id   |   |',
      '',
      '* [all](/users/list), or `GET /users/list`',
      '',
      '  ```sh',
      '  curl -d "a=/users/list" http://localhost:3000/users/update/5',
      '  ```',
      '',
    ].join('\r\n');
    const changed = text
      .replace('`/users/list`       ', '`/users`       ')
      .replace('POST   | /users/update/:id', 'PUT   | /users/:id')
      .replace('(/users/list)', '(/users)')
      .replace('GET /users/list`', 'GET /users`')
      .replace('curl -d', 'curl -X PUT -d')
      .replace('3000/users/update/5', '3000/users/5');
    expect(
      moved('README.md', text, {
        'GET /users/list': 'GET /users',
        'POST /users/update/:id': 'PUT /users/:id',
        'POST http://localhost:3000/users/update/5': 'PUT http://localhost:3000/users/5',
      }),
    ).toBe(changed);
  });

  it('keeps its method where it has a body and the other one takes none, and where none is said', () => {
    const curl = '```sh\ncurl -X POST -d a=1 localhost/a\n```';
    expect(moved('a.md', curl, { 'POST …/a': 'DELETE …/b' })).toBeNull();
    expect(moved('a.md', curl, { 'POST …/a': 'PUT …/b' })).toBe(curl.replace('POST', 'PUT').replace('/a', '/b'));
    expect(moved('a.md', '[a](/a)', { 'GET /a': 'DELETE /b' })).toBeNull();
  });

  it('stays where its text says the new address beside it', () => {
    expect(moved('a.md', '`GET /users/list` is now `GET /users`.', { 'GET /users/list': 'GET /users' })).toBeNull();
  });
});

describe('documents of any kind', () => {
  const word = fc.constantFrom('users', 'list', 'update', ':id', '{id}', 'a-b', 'v1');
  const path = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`);
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE');
  const noise = fc.constantFrom(
    'Some *text* with `code`, and a [link](docs/a.md).',
    '> A quote\n> of two lines',
    '1. one\n2. two\n   - three `x|y`',
    '```js\nconst a = "GET /users/list";\n```',
    '<div align="center">\n<b>x</b>\n</div>',
    '| a | b |\n|---|---|\n| 1 \\| 2 | `c` |',
    '---',
    'Émoji 😀 &amp; entities \\* escaped',
    '- [ ] a task\r\n- [x] another',
    '    indented code',
  );
  const said = fc.tuple(
    method,
    path,
    fc.constantFrom(
      '`§M §P`',
      '## §M §P',
      '- **§M** `§P`',
      '| a | b |\n|---|---|\n| §M | §P |',
      '```\n§M §P\n```',
      '```http\n§M §P\n```',
      '```bash\ncurl -X §M "http://localhost:1§P"\n```',
    ),
  );

  it('keep all but the request that changes, and have the same blocks', () => {
    let count = 0;
    fc.assert(
      fc.property(
        fc.array(noise, { maxLength: 4 }),
        said,
        said,
        fc.array(noise, { maxLength: 4 }),
        (before, from, to, after) => {
          const [[oldMethod, oldPath, form], [newMethod, newPath]] = [from, to];
          const textOf = (own: string, address: string): string =>
            [...before, form.replace('§M', own).replace('§P', address), ...after].join('\n\n');
          const text = textOf(oldMethod, oldPath);
          const document = readDescribed('a.md', text);
          const operation = document?.operations.find(
            (each) => each.method === oldMethod && each.address.value.endsWith(oldPath),
          );
          if (!document || !operation) throw new Error(`Not found: ${text}`);
          const front = operation.address.value.slice(0, -oldPath.length);
          const edits = document.edits(new Map([[operation, { method: newMethod, path: front + newPath }]]));
          if (!edits) return;
          count += 1;
          const now = edited(text, [0, text.length], edits);
          expect(now).toBe(textOf(newMethod, newPath));
          const shapeOf = (each: string): unknown => {
            const { blocks, codes, links } = readMarkdown(each);
            return [
              blocks.map(({ cells }) => cells.map(({ length }) => length)),
              codes.map(({ language }) => language),
              links.length,
            ];
          };
          expect(shapeOf(now)).toEqual(shapeOf(text));
        },
      ),
      { numRuns: 500, seed: 1 },
    );
    expect(count).toBeGreaterThan(400);
  });
});
