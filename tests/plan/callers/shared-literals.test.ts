import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { edited, movedText, planOf, reasonsOf, type Files } from '../planning.ts';

/** Files with an application of these endpoints beside a client. */
function beside(client: string, ...endpoints: readonly string[]): Files {
  return {
    'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))),
    'client.js': client,
  };
}

/** What the fix of each request of a client makes of it, by itself. */
function fixes(client: string, ...endpoints: readonly string[]): readonly string[] {
  return planOf(beside(client, ...endpoints))
    .callersIn('client.js')
    .callers.map(({ edits }) => edited(client, edits));
}

function lines(...all: readonly string[]): string {
  return all.join('\n');
}

function times(count: number, line: string): string {
  return Array.from({ length: count }, () => line).join('\n');
}

const LIST = 'GET /users/list';
const DELETION = 'POST /users/delete/:id';
const GONE = "const gone = '/users/delete/1';";
const POST = "fetch(gone, { method: 'POST' });";
const DELETE = "fetch(gone, { method: 'DELETE' });";

describe('callers that read one constant', () => {
  it.each<[name: string, client: string, becomes: string]>([
    [
      'a path alone',
      lines("const url = '/users/list';", 'fetch(url);', 'fetch(url);'),
      lines("const url = '/users';", 'fetch(url);', 'fetch(url);'),
    ],
    ['the methods with it', lines(GONE, POST, POST), lines("const gone = '/users/1';", DELETE, DELETE)],
    [
      'a constant of constants',
      lines(
        "const gone = '/users/delete';",
        "const first = gone + '/1';",
        "fetch(first, { method: 'POST' });",
        "fetch(first, { method: 'POST' });",
        "fetch(gone + '/2', { method: 'POST' });",
      ),
      lines(
        "const gone = '/users';",
        "const first = gone + '/1';",
        "fetch(first, { method: 'DELETE' });",
        "fetch(first, { method: 'DELETE' });",
        "fetch(gone + '/2', { method: 'DELETE' });",
      ),
    ],
    [
      'a constant behind the base of a client',
      lines(
        "const http = axios.create({ baseURL: '/users' });",
        "const url = '/list';",
        'http.get(url);',
        'http.get(url);',
      ),
      lines("const http = axios.create({ baseURL: '/users' });", "const url = '';", 'http.get(url);', 'http.get(url);'),
    ],
  ])('take it along with each of them: %s', (_name, client, becomes) => {
    const made = fixes(client, LIST, DELETION);
    expect(made).toEqual(made.map(() => becomes));
    expect(made.length).toBeGreaterThan(1);
    expect(reasonsOf(planOf(beside(client, LIST, DELETION)))).toEqual(['', '']);
  });

  it.each<[name: string, lines: readonly string[]]>([
    ['something else reads it too', [GONE, POST, POST, 'keep(gone);']],
    ['one has another method', [GONE, POST, "fetch(gone, { method: 'PATCH' });"]],
    ['one cannot say the method', [GONE, POST, "fetch(gone, { method: 'POST', body });"]],
    ['one goes to another host', [GONE, POST, "fetch('https://example.com' + gone, { method: 'POST' });"]],
    ['one says another place of it', [GONE, POST, "fetch('/archive' + gone, { method: 'POST' });"]],
    ['one reads it twice', [GONE, POST, "fetch(gone + gone, { method: 'POST' });"]],
  ])('stay where %s', (_name, all) => {
    const files = beside(lines(...all), DELETION);
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), reasonsOf(plan)]).toEqual([
      files['client.js'],
      [expect.stringMatching(/^(?:stuck-caller|used) \S*\/users\/delete\/1\S* client\.js$/)],
    ]);
  });

  it('stay where they would change it in two ways', () => {
    const client = lines("const end = '/getUser/2';", 'if (url.endsWith(end)) answer();', "fetch('/users' + end);");
    const files = beside(client, 'GET /users/getUser/:id');
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), reasonsOf(plan)]).toEqual([
      client,
      ['stuck-caller /getUser/2 client.js'],
    ]);
  });

  it('stay where it says a part of a word', () => {
    const client = lines(
      "fetch('/users/get_all');",
      "const verb = 'get_';",
      "fetch('/users/' + verb + 'all');",
      "fetch('/users/' + verb + 'all');",
    );
    const files = beside(client, 'GET /users/get_all');
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), reasonsOf(plan)]).toEqual([client, ['used /users/…all client.js']]);
  });

  it('move at once as long as they are fifty at most', () => {
    expect(fixes(lines(GONE, times(50, POST)), DELETION)).toEqual(
      Array.from({ length: 50 }, () => lines("const gone = '/users/1';", times(50, DELETE))),
    );
    expect(fixes(lines(GONE, times(51, POST)), DELETION)).toEqual([]);
  });
});

describe('constants whose readers lie between each other', () => {
  const constants = (...values: readonly string[]): readonly string[] =>
    values.map((value, at) => `const gone${String(at)} = '${value}';`);
  const requests = (method: string, ...of: readonly number[]): readonly string[] =>
    of.map((at) => `fetch(gone${String(at)}, { method: '${method}' });`);

  it('change at once', () => {
    const client = lines(...constants('/users/delete/0', '/users/delete/1'), ...requests('POST', 0, 1, 0, 1));
    const becomes = lines(...constants('/users/0', '/users/1'), ...requests('DELETE', 0, 1, 0, 1));
    expect(fixes(client, DELETION)).toEqual([becomes, becomes, becomes, becomes]);
  });

  it('change without those that stand before them', () => {
    const [first = '', ...others] = constants('/users/delete/0', '/users/delete/1', '/users/delete/2');
    const before = lines(first, ...requests('POST', 0, 0));
    const client = lines(before, ...others, ...requests('POST', 1, 2, 1, 2));
    const becomes = lines(
      before,
      ...others.map((line) => line.replace('/delete', '')),
      ...requests('DELETE', 1, 2, 1, 2),
    );
    expect(fixes(client, DELETION).slice(2)).toEqual([becomes, becomes, becomes, becomes]);
  });

  it('change with the one around them', () => {
    const [outer = '', first = '', second = ''] = constants('/users/delete/0', '/users/delete/1', '/users/delete/2');
    const client = lines(outer, first, ...requests('POST', 1, 1), second, ...requests('POST', 2, 2, 0, 0));
    const becomes = lines(
      ...[outer, first].map((line) => line.replace('/delete', '')),
      ...requests('DELETE', 1, 1),
      second.replace('/delete', ''),
      ...requests('DELETE', 2, 2, 0, 0),
    );
    expect(fixes(client, DELETION)).toEqual([becomes, becomes, becomes, becomes, becomes, becomes]);
  });

  it('change each for itself where they stand behind one another', () => {
    const [first = '', second = ''] = constants('/users/delete/0', '/users/delete/1');
    const [one, other] = [lines(first, ...requests('POST', 0, 0)), lines(second, ...requests('POST', 1, 1))];
    const [oneAfter, otherAfter] = [
      lines("const gone0 = '/users/0';", ...requests('DELETE', 0, 0)),
      lines("const gone1 = '/users/1';", ...requests('DELETE', 1, 1)),
    ];
    expect(fixes(lines(one, other), DELETION)).toEqual([
      lines(oneAfter, other),
      lines(oneAfter, other),
      lines(one, otherAfter),
      lines(one, otherAfter),
    ]);
  });

  it('change with those between them that keep their methods', () => {
    const first = "const gone0 = '/users/delete/0';";
    const between = ["const url = '/users/list';", 'fetch(url);', 'fetch(url);'];
    const betweenAfter = ["const url = '/users';", 'fetch(url);', 'fetch(url);'];
    const after = lines("const gone0 = '/users/0';", ...betweenAfter, ...requests('DELETE', 0, 0));
    expect(fixes(lines(first, ...between, ...requests('POST', 0, 0)), DELETION, LIST)).toEqual([
      after,
      after,
      after,
      after,
    ]);
  });
});

describe('requests for several resources that one literal writes', () => {
  const REPO = 'class Repo { constructor(name) { this.name = name; } list() { return fetch(`/${this.name}/list`); } }';
  const others = (uses: string): string => lines(REPO, uses);
  const bound = lines(
    "exports.users = () => new Repo('users').list();",
    "exports.posts = () => new Repo('posts').list();",
  );

  it('follow where all routes move', () => {
    const files = beside(others(bound), LIST, 'GET /posts/list');
    expect(reasonsOf(planOf(files))).toEqual(['', '']);
  });

  it.each([
    "class Users extends Base { path = 'users'; }\nclass Posts extends Base { path = 'posts'; }",
    "class Users extends Base { get path() { return 'users'; } }\nclass Posts extends Base { get path() { return 'posts'; } }",
    "class Users extends Base { constructor() { super(); this.path = 'users'; } }\nclass Posts extends Base { path = 'posts'; }",
  ])('follow where subclasses have the names: %s', (classes) => {
    const base = 'class Base { list() { return fetch(`/${this.path}/list`); } }';
    const uses = 'exports.users = () => new Users().list();\nexports.posts = () => new Posts().list();';
    const client = lines(base, classes, uses);
    expect(reasonsOf(planOf(beside(client, LIST, 'GET /posts/list')))).toEqual(['', '']);
    expect(reasonsOf(planOf(beside(client, LIST, 'GET /posts/list', 'GET /posts'))).slice(0, 2)).not.toContain('');
  });

  it.each([
    ['in functions', bound],
    [
      'with others that are not known',
      lines(bound, 'exports.Repo = Repo;', 'exports.any = (name) => new Repo(name).list();'),
    ],
    [
      'in variables',
      "const [users, posts] = [new Repo('users'), new Repo('posts')];\nusers.list();\nposts.list();\nmodule.exports = (name) => new Repo(name);",
    ],
  ])('stay together where one does not: %s', (_name, uses) => {
    const files = beside(others(uses), LIST, 'GET /posts/list', 'GET /posts');
    expect(reasonsOf(planOf(files)).map((reason) => reason.split(' ')[0])).toEqual(['stuck-caller', 'collision', '']);
  });

  it('stay together where their paths are of other lengths', () => {
    const uses = bound.replace("'posts'", "'admin/users'");
    const files = beside(others(uses), LIST, 'GET /admin/users/list', 'GET /admin/users');
    expect(reasonsOf(planOf(files)).map((reason) => reason.split(' ')[0])).toEqual(['stuck-caller', 'collision', '']);
  });
});
