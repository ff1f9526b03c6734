import { describe, expect, it } from 'vitest';
import { planOf, projectPlanOf, reasonsOf } from '../plan/planning.ts';
import { ANSWER, express, registration } from '../support/applications.ts';

const SERVER = express(
  registration('app', 'POST /users/create', '(req, res) => res.status(201).json(add(req.body))'),
  registration('app', 'PUT /users/update/:id', '(req, res) => res.json(save(req.params.id, req.body))'),
  registration('app', 'GET /api/getUsers', ANSWER),
  registration('app', 'GET /api/getPosts', ANSWER),
);
/** The verbs of these routes, in their order. */
const VERBS = ['create', 'update', 'getUsers', 'getPosts'];

/** The verbs of those routes that a file holds back. */
function heldBeside(source: string): readonly string[] {
  const reasons = reasonsOf(planOf({ 'server.js': SERVER, 'client.js': source }));
  return VERBS.filter((_, at) => reasons[at] !== '' && reasons[at]?.includes('client.js'));
}

describe('a word that is put into an address of which nobody sees who asks for it', () => {
  it.each([
    "const save = (mode) => show(`/users/${mode}`); save(isNew ? 'create' : 'update');",
    "const modes = { add: 'create', save: 'update' }; show(`/users/${modes[kind]}/${id}`);",
    "const modes = new Map([[1, 'create'], [2, 'update']]); show('/users/' + modes.get(kind));",
    "const modeOf = (isNew) => { if (isNew) return 'create'; return 'update'; }; show(`/users/${modeOf(isNew)}`);",
    "for (const mode of ['create', 'update']) show([BASE, 'users', mode].join('/'));",
    "const tail = isNew ? 'create' : 'update/' + id; show('/users/' + tail)",
    "this.url = mode === 'new' ? 'create' : 'update/' + id; show('/users/' + this.url)",
    "var tail = mode === 'new' ? 'create' : 'update/'.concat(id); show('/users/'.concat(tail))",
    "const users = HOST + '/users/'; const tail = isNew ? 'create' : 'update/' + id; show(users + tail)",
    "let url = '/users/'; if (isNew) url += 'create'; else url += 'update/' + id; show(url)",
    "show('/users/:step'.replace(':step', isNew ? 'create' : 'update'))",
    'const Form = ({ mode }) => <form action={[\'/users\', mode, id].filter(Boolean).join(\'/\')} />; x = <><Form mode="create" /><Form mode="update" /></>;',
  ])('holds the routes back that it may say: %s', (source) => {
    expect(heldBeside(source)).toEqual(['create', 'update']);
  });

  it.each([
    "const OPEN = ['getUsers', 'getPosts']; guard.unless({ path: OPEN.map((w) => `/api/${w}`) })",
    "const CLOSED = ['getUsers', 'getPosts'];\nexport const isClosed = (req) => CLOSED.some((w) => req.path === `/api/${w}`)",
    "const OPEN = Object.freeze([\n  // for all\n  'getUsers',\n  'getPosts',\n]);\nfor (const each of OPEN) open.add(`/api/${each}`)",
    "const open = new Set(['getUsers', 'getPosts']); show([...open].map((s) => `/api/${s}`))",
    "show(['getUsers', ...more, 'getPosts'].filter(Boolean).map((s) => `/api/${s}`))",
    "const rules = { open: ['getUsers', 'getPosts'] }; rules.open.every((s) => show(`/api/${s}`))",
    "const more = ['getUsers']; const all = [...more, 'getPosts']; show(all.map((s) => `/api/${encodeURIComponent(s)}`))",
    "const words = ['getUsers', 'getPosts']; show(words.map(toAddress)); function toAddress(w) { return `/api/${w}` }",
    "const words = ['getUsers', 'getPosts']; _.each(words, (w) => api.post('/api/' + w))",
    "const words = ['getUsers', 'getPosts']; export const urlAt = (at) => `/api/${words[at]}`",
    "[['getUsers', 'getPosts']].map(([w, x]) => show(`/api/${w}`, `/api/${x}`))",
    "it.each(['getUsers', 'getPosts'])('answers %s', async (w) => { await ask(`/api/${w}`) })",
  ])('and each of the words of a list: %s', (source) => {
    expect(heldBeside(source)).toEqual(['getUsers', 'getPosts']);
  });

  it.each([
    "const save = (id) => show(`/users/${id}`); save(1); run('create');",
    "const tail = mode === 'create' ? '' : id; show('/users/' + tail)",
    "if (tail === 'create') show('/users/' + tail)",
    "const KEYS = ['getUsers', 'getPosts']; show(ids.map((id) => `/api/${id}`)); KEYS.map((w) => t(w))",
    "['getUsers', 'getPosts'].forEach((f) => require(`./handlers/${f}`))",
    "for (const f of ['getUsers', 'getPosts']) load('../handlers/' + f)",
    "show('/users/' + id); bus.on('update', run); describe('create', run)",
    "console.log(['create', 'update'].map((mode) => `/users/${mode}`))",
  ])('holds none back that it does not: %s', (source) => {
    expect(heldBeside(source)).toEqual([]);
  });
});

describe('a word that goes into a URL of which not all is known', () => {
  it.each([
    "fetch('/users/' + camelCase('create'), { method: 'POST' })",
    "fetch(`/users/${pick(['create', 'save'])}`, { method: 'POST' })",
    "fetch(urlOf('users', 'create'), { method: 'POST' })",
    "import { join } from 'unseen'; fetch(join('users', 'create'), { method: 'POST' })",
  ])('holds the routes back that it may say: %s', (source) => {
    expect(heldBeside(source)).toEqual(['create']);
  });

  it.each([
    "const made = await fetch('/users/create', { method: 'POST' }); fetch(`/users/${made.id}`)",
    'fetch(`/users/${create.id}`)',
  ])('but not what a request answers, or what a value is called: %s', (source) => {
    expect(heldBeside(source)).toEqual([]);
  });
});

describe('a text of several words that may reach a part of a URL', () => {
  const held = (line: string): readonly string[] => heldBeside(`store(pick('create'));\n${line}`);

  it.each([
    "const rows = db.query('SELECT createTime, url FROM hooks'); fetch(`/users/${rows[0].url}`, { method: 'POST' })",
    "const title = t('Create a user'); fetch(`/users/${title}`, { method: 'POST' })",
    "const one = Hooks.findOne({}).select('name create url'); fetch('/users/' + one.url, { method: 'POST' })",
    "show(t('Failed to create it')); fetch(`/users/${t('Failed to create it')}`, { method: 'POST' })",
  ])('is no verb: %s', (line) => {
    expect(held(line)).toEqual([]);
  });

  it.each([
    "fetch('/users/' + slugify('Create'), { method: 'POST' })",
    "fetch('/users/' + slugify(' create '), { method: 'POST' })",
    "fetch('/users/' + pickOne('create update'), { method: 'POST' })",
  ])('unless it is one, or a list of them: %s', (line) => {
    expect(held(line)).toContain('create');
  });

  it('may be a slug as a whole', () => {
    const server = express(registration('app', 'GET /api/getUsers', ANSWER));
    const reasons = (line: string): readonly string[] =>
      reasonsOf(planOf({ 'server.js': server, 'client.js': `store(pick('getUsers'));\n${line}` }));
    expect(reasons("fetch('/api/' + slugify('Get users'))")[0]).toContain('client.js');
    expect(reasons("fetch('/api/' + slugify('Get all users'))")).toEqual(['']);
  });
});

describe('a word that a component of React shows', () => {
  const client = (page: string, ...lines: readonly string[]): string =>
    [
      "import { createContext, StrictMode, Suspense, useContext } from 'react';",
      'const Session = createContext(null);',
      'const Provider = ({ children }) => {',
      '  const login = (user) => show(`/users/${user.role}`);',
      '  return <Session.Provider value={{ login }}>{children}</Session.Provider>;',
      '};',
      ...lines,
      `export default ({ isNew }) => ${page};`,
    ].join('\n');
  const title = '<h2>{isNew ? "create" : "update"} it</h2>';

  it.each([
    client(`<Provider>${title}</Provider>`),
    client(`<StrictMode><Provider>${title}</Provider></StrictMode>`),
    client(`<Provider><Suspense fallback={<p />}>${title}</Suspense></Provider>`),
    client('<Provider><Page isNew={isNew} /></Provider>', `const Page = ({ isNew }) => <div>${title}</div>;`),
  ])('is not passed to the functions of a context around it: %s', (source) => {
    expect(heldBeside(source)).toEqual([]);
  });

  it('is not passed to the functions of another component of its package', () => {
    const page = '<div><Steps onPick={(step) => show(`/users/${step}`)} /><Panel okText="create" /></div>';
    expect(heldBeside(client(page, "import { Panel, Steps } from 'panels';"))).toEqual([]);
  });

  it.each([
    client(
      '<div><Menu onPick={(step) => show(`/users/${step}`)} /><Menu.Item name="create" /></div>',
      "import { Menu } from 'menus';",
    ),
    client(
      '<Board onDrop={(step) => show(`/users/${step}`)} />',
      "import { Board, useDrag } from 'boards';",
      "export const Card = () => useDrag({ id: 'create' });",
    ),
    client('<Provider><Page /></Provider>', "const Page = () => useContext(Session).login({ role: 'create' });"),
    client("<Session.Provider value={{ go: (step) => show(`/users/${step}`), steps: ['create'] }} />"),
    client('<Session.Consumer value="create">{(step) => show(`/users/${step}`)}</Session.Consumer>'),
    client(
      '<Steps onPick={(step) => show(`/users/${step}`)}><Step value="create" /></Steps>',
      "import { Step, Steps } from 'steps';",
    ),
  ])('and still holds the routes back where it may be: %s', (source) => {
    expect(heldBeside(source)).toEqual(['create']);
  });
});

it('holds a route back in whatever file the words stand', () => {
  const heldBy = (client: string): readonly string[] =>
    reasonsOf(
      projectPlanOf({
        'server.js': express(
          registration('app', 'PUT /users/update/:id', '(req, res) => res.json(save(req.params.id))'),
        ),
        'steps.js': "export const STEPS = { save: 'update' };",
        'client.js': `import { STEPS } from './steps.js';\n${client}`,
      }),
    ).map((reason) => reason.replace(/ \S*\//, ' '));
  expect(heldBy('show(`/users/${STEPS[kind]}/${id}`);')).toEqual(['used update steps.js']);
  expect(heldBy('show(STEPS[kind]);')).toEqual(['']);
});
