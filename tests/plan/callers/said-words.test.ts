import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { movedText, planOf, projectPlanOf, reasonsOf, type Files } from '../planning.ts';

function reasons(endpoints: readonly string[], others: Files): readonly string[] {
  return reasonsOf(
    planOf({ 'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))), ...others }),
  );
}

describe('a word that a client with a base is asked for', () => {
  it.each([
    ["const users = axios.create({ baseURL: '/users' }); users.post('create', user);", 'stuck-caller create'],
    [
      "const users = axios.create({ baseURL: '/users' }); users.post(`create?draft=${draft}`, user);",
      'stuck-caller create?draft=…',
    ],
    [
      "const users = axios.create({ baseURL: '/users' }); users.post(user.id ? `revise/${user.id}` : 'create', user);",
      'stuck-caller create',
    ],
    [
      "const settings = { baseURL: '/users' }; export const users: AxiosInstance = axios.create(settings); users.post<User>('create', user);",
      'stuck-caller create',
    ],
    [
      "const users = ky.extend({ prefixUrl: 'http://localhost:3000/users' }); users.post('create', { json: user });",
      'stuck-caller create',
    ],
  ])('names a route: %s', (client, reason) => {
    expect(reasons(['POST /users/create'], { 'client.ts': client })).toEqual([`${reason} client.ts`]);
  });

  it('names one in another file', () => {
    const made = "import axios from 'axios'; export const users = axios.create({ baseURL: '/users' });";
    const client = "import { users } from './made.js'; users.post('create', user);";
    const server = express(registration('app', 'POST /users/create', ANSWER));
    expect(reasonsOf(projectPlanOf({ 'server.js': server, 'made.js': made, 'client.js': client }))).toEqual([
      expect.stringMatching(/^stuck-caller create \S*client\.js$/),
    ]);
  });

  it('names none where another thing is asked', () => {
    expect(
      reasons(['POST /users/create'], {
        'client.js': "const users = axios.create({ baseURL: '/users' }); const words = new Map(); words.get('create');",
      }),
    ).toEqual(['']);
  });
});

describe('a word that an attribute gets in braces', () => {
  it.each([
    "<UserForm mode={'create'} />",
    "<UserForm mode={user ? 'revise' : 'create'} />",
    '<UserForm mode={`create`} />',
  ])('names a route where a URL takes it in: %s', (form) => {
    const pages = { 'page.jsx': `export const Page = ({ user }) => ${form};` };
    expect(
      reasons(['POST /users/create'], {
        ...pages,
        'form.jsx': 'export const UserForm = ({ mode }) => send(() => fetch(`/users/${mode}`, { method: "POST" }));',
      }),
    ).toEqual(['used create page.jsx']);
    expect(
      reasons(['POST /users/create'], {
        ...pages,
        'form.jsx': 'export const UserForm = ({ mode }) => fetch(`/users?mode=${mode}`, { method: "POST" });',
      }),
    ).toEqual(['']);
  });
});

describe('a word that a view hands to a function', () => {
  const SEND = 'function send(verb, id) { return fetch(`/users/${verb}/${id}`); }';

  it.each<[file: string, view: string, script: string, code: string]>([
    ['page.html', `<button onclick="send('delete', 7)">x</button>`, 'public/send.js', SEND],
    ['page.ejs', `<button onclick="send('delete', <%= user.id %>)">x</button>`, 'public/send.js', SEND],
    ['page.ejs', `<script>send("delete", id);</script>`, 'public/send.js', SEND],
    [
      'list.component.html',
      `<button (click)="send('delete', user.id)">x</button>`,
      'list.component.ts',
      'export class List { send(verb: string, id: number) { return this.http.get(`/users/${verb}/${id}`); } }',
    ],
  ])('names a route where that puts it into a URL: %s, %s', (file, view, script, code) => {
    expect(reasons(['GET /users/delete/:id'], { [file]: view, [script]: code })).toEqual([`used delete ${file}`]);
    expect(reasons(['GET /users/delete/:id'], { [file]: view, [script]: code.replace('/${verb}', '') })).toEqual(['']);
  });

  it.each([
    '<template><button @click="send(\'delete\', user.id)"/></template>\n<script setup>\nconst SEND;\n</script>',
    "<script>\nconst SEND;\n</script>\n<button on:click={() => send('delete', user.id)}/>",
  ])('names one in the template of a component: %s', (component) => {
    const code = component.replace('const SEND', () => SEND);
    const file = component.startsWith('<template') ? 'List.vue' : 'List.svelte';
    expect(reasons(['GET /users/delete/:id'], { [file]: code })).toEqual([`used delete ${file}`]);
  });
});

describe('a word that a variable of an address grows by', () => {
  it.each(["class Users { constructor() { this.url = '/users/'; this.url += 'create'; } }"])(
    'names a route: %s',
    (client) => {
      expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['used create client.js']);
    },
  );

  it.each([
    "const url = '/users/'; const verb = 'create'; count += 1;",
    "let url = '/posts/'; url += 'create'; axios.post(url);",
  ])('names none: %s', (client) => {
    expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['']);
  });

  it.each(["const parts = ['', 'users']; if (isNew) { parts.push('create', draft); } fetch(parts.join('/'));"])(
    'may be a segment of a list that is joined: %s',
    (client) => {
      expect(reasons(['POST /users/create'], { 'client.js': client })).toEqual(['used create client.js']);
    },
  );
});

describe('a word that an address is put together of', () => {
  it.each([
    ["let url = `${BASE}/users/`; url = url + 'getAll'; fetch(url);", "'getAll'"],
    ["let path = '/users/'; if (all) { path += 'getAll'; } fetch(path);", "'getAll'"],
    [
      "let action; switch (kind) { case 1: action = '/getAll'; break; default: action = ''; } fetch('/users' + action);",
      "'/getAll'",
    ],
    ["const call = (verb) => fetch('/users/' + verb); call('getAll');", "'getAll'"],
    ["const parts = ['users']; parts.push('getAll'); fetch('/' + parts.join('/'));", "'getAll'"],
    ["const ask = ({ action }) => fetch('/users' + action); ask({ action: '/getAll' });", "'/getAll'"],
    ["const send = (url, all) => { if (all) url += 'getAll'; return fetch(url); }; send('/users/', true);", "'getAll'"],
  ])('goes with its route: %s', (client, word) => {
    const files = { 'server.js': express(registration('app', 'GET /users/getAll', ANSWER)), 'client.js': client };
    const plan = planOf(files);
    expect([movedText(plan, files, 'client.js'), reasonsOf(plan)]).toEqual([client.replace(word, "''"), ['']]);
  });
});

describe('a verb and its noun that are put behind the rest of an address', () => {
  it.each([["const parts = ['', 'users']; if (all) parts.push('getAll'); fetch(parts.join('/'));", 'getAll']])(
    'name a route: %s',
    (client, label) => {
      expect(reasons(['GET /users/getAll'], { 'client.js': client })).toEqual([`used ${label} client.js`]);
      expect(reasons(['GET /users/getAll'], { 'client.js': client.replace('getAll', 'getNone') })).toEqual(['']);
    },
  );
});

describe('a word that a format puts in', () => {
  it.each([
    ['client.js', "fetch(util.format('/users/%s/%s', 'delete', id));"],
    [
      'client.go',
      'func ask(verb string, id int) { http.Get(fmt.Sprintf("%s/users/%s/%d", api, verb, id)) }\nfunc main() { ask("delete", 1) }',
    ],
    [
      'client.py',
      'def ask(verb, id):\n    return requests.get("%s/users/%s/%s" % (API, verb, id))\n\nask("delete", 1)',
    ],
  ])('names a route: %s, %s', (file, client) => {
    expect(reasons(['GET /users/delete/:id'], { [file]: client })).toEqual([
      expect.stringMatching(/^(?:used delete|stuck-caller \/users\/delete|used \/users\/%s)/),
    ]);
    expect(reasons(['GET /users/delete/:id'], { [file]: client.replace('/users/%s', '/posts/%s') })).toEqual(['']);
  });
});

describe('a function that leads to the address which a word completes', () => {
  it.each([
    'location.href = `/users/${verb}/${id}`;',
    'window.open(`/users/${verb}/${id}`);',
    "form.action = '/users/' + verb + '/' + id; form.submit();",
    "form.setAttribute('action', `/users/${verb}/${id}`);",
    'return res.redirect(`/users/${verb}/${id}`);',
    'return page.goto(`/users/${verb}/${id}`);',
    'return new EventSource(`/users/${verb}/${id}`);',
    'return useSWR(`/users/${verb}/${id}`);',
    'return supertest(app).get(`/users/${verb}/${id}`);',
    'return app.inject({ url: `/users/${verb}/${id}` });',
    "return agent.get('/users/' + verb + '/' + id);",
  ])('is handed that by another file: %s', (leads) => {
    const files = {
      'lead.js': `export const lead = (verb, id) => { ${leads} };`,
      'page.js': "import { lead } from './lead.js'; lead('delete', 7);",
    };
    expect(reasons(['GET /users/delete/:id'], files)).toEqual(['used delete page.js']);
  });

  it.each(['await readFile(`/users/${verb}/${id}`);', 'form.action === `/users/${verb}/${id}`;'])(
    'is no function that does something else with it: %s',
    (reads) => {
      const files = {
        'read.js': `export const lead = async (verb, id) => { ${reads} };`,
        'page.js': "import { lead } from './read.js'; lead('delete', 7);",
      };
      expect(reasons(['GET /users/delete/:id'], files)).toEqual(['']);
    },
  );
});
