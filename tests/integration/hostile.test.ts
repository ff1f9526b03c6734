import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { fixOnce, lint, type LintOptions } from '../support/lint.ts';

const HANDLER = '(req, res) => res.json()';

/** A registration of a path that is written in the source as it stands, without quotes around it. */
const route = (path: string, method = 'get'): string => `app.${method}(${path}, ${HANDLER});`;

const times = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A name without a boundary of words in it, another one for each number. */
const letters = (index: number): string =>
  index.toString(26).replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)));

/**
 * Lints a source with all rules, under both parsers: nothing is thrown, what is fixed parses, and fixing again changes
 * nothing. A source that takes long is linted under one of them.
 */
function survives(
  code: string,
  options: LintOptions = {},
  parsers: readonly ('espree' | 'typescript')[] = ['espree', 'typescript'],
): string {
  let result = code;
  for (const parser of parsers) {
    const before = lint(code, { ...options, parser });
    expect(before.filter((message) => message.fatal)).toEqual([]);
    const fixed = fixOnce(code, { ...options, parser });
    result = fixed;
    if (fixed === code) continue;
    const after = lint(fixed, { ...options, parser });
    expect(after.filter((message) => message.fatal ?? message.fix)).toEqual([]);
  }
  return result;
}

describe('calls that are no registration, or half of one', () => {
  it.each([
    [
      'no arguments',
      "app.get(); app.post(); app.route(); app.route().get(); app.use(); app.all(); app['get'](); app[method]();",
    ],
    ['a path alone', "app.get('/getUsers'); app.route('/getUsers'); app.use('/getUsers'); app.delete('/getUsers');"],
    [
      'spreads',
      "app.get(...args); app.get('/getUsers', ...handlers); app.route(...x).get(h); app.use(...mw); app.get(...['/getUsers', h]); app.get(['/getUsers', ...more], h);",
    ],
    [
      'getters',
      `const o = { get path() { return '/getUsers'; }, set path(v) {}, get ['/getUsers']() { return 1; } }; ${route('o.path')} ${route("o['/getUsers']")}`,
    ],
    [
      'values that are no path',
      `app.get('', h); app.get(\`\`, h); app.get(null, h); app.get(undefined, h); app.get(1, h); app.get(1n, h); app.get({}, h); app.get(() => '/getUsers', h); app.get(class {}, h);`,
    ],
    [
      'calls in other forms',
      "app?.get('/getUsers', h); app?.get?.('/getA', h); (0, app).get('/getB', h); (app.get)('/getC', h); new app.get('/getD', h); app.get`/getE`; app.get.call(app, '/getF', h);",
    ],
    [
      'members of every object',
      `app.toString('/getUsers', h); app['__proto__']('/getUsers', h); app['constructor']('/getUsers', h); app.hasOwnProperty('/getUsers', h); const o = { x: 1 }; ${route('o.toString')} ${route('o.constructor')} ${route('o.__proto__')}`,
    ],
    ['arrays of nothing', "app.get([], h); app.get([,], h); app.get([[]], h); app.get([, '/getUsers'], h);"],
    [
      'classes',
      "class A { r = express.Router(); static { this.r.get('/getUsers', h); } #p = '/getUsers'; run() { this.r.get(this.#p, h); super.get('/getUsers', h); this['r'].get(this.path, h); } }",
    ],
  ])('%s', (_name, code) => {
    survives(express(code));
  });

  it('routes of Fastify that lack something', () => {
    survives(
      [
        "import Fastify from 'fastify';",
        'const fastify = Fastify();',
        "async function plugin(f, o) { f.register(plugin, { prefix: '/p' }); f.get('/getUsers', async () => []); }",
        'fastify.register(plugin); fastify.register(fastify); fastify.register(); fastify.route(); fastify.route({}); fastify.route(null);',
        "fastify.route({ method: 'GET' }); fastify.route({ method: [], url: '/getUsers', handler: h }); fastify.route({ method: 1, url: '/getA', handler: h });",
        "fastify.route({ ...o, url: '/getB' }); fastify.route({ get method() { return 'GET'; }, url: '/getC', handler: h }); fastify.get('/getD', {}); fastify.get('/getE', { handler: h });",
      ].join('\n'),
    );
  });

  it('a plugin of Fastify that registers itself below longer and longer paths', () => {
    survives(
      [
        "import Fastify from 'fastify';",
        'const fastify = Fastify();',
        "const plugin = (path) => async (f) => { f.get(path, async () => []); f.register(plugin(path + '/getUsers')); };",
        "fastify.register(plugin('/a'));",
      ].join('\n'),
      {},
      ['espree'],
    );
  });

  it('routes of Koa that lack something', () => {
    survives(
      [
        "import Router from '@koa/router';",
        "const r = new Router({ prefix: '/getUsers' });",
        "r.prefix(); r.prefix('/a'); r.prefix(x); r.get(); r.get('name'); r.get('name', '/getUsers'); r.get('a', 'b', 'c');",
        "r.use(r.routes()); r.use('/x', r.routes()); r.register('/getUsers', ['GET', 'POST'], h); r.register(); r.register('/x', 'GET', h);",
      ].join('\n'),
    );
  });
});

describe('paths', () => {
  it.each([
    ['a word', `'/get${'a'.repeat(10_000)}'`],
    ['words', `'/${'get-'.repeat(2500)}'`],
    ['words that are run together', `'/${'delete'.repeat(1700)}users'`],
    ['verbs', `'/${'getAll'.repeat(1700)}'`],
    ['capitals', `'/get${'A'.repeat(10_000)}'`],
    ['digits', `'/get${'1'.repeat(10_000)}'`],
    ['a parameter', `'/:${'a'.repeat(10_000)}'`],
    ['parameters in one segment', `'/${':a'.repeat(5000)}'`],
    ['segments', `'${'/getUsers'.repeat(1200)}'`],
    ['parameters', `'${'/:a'.repeat(3000)}/getUsers'`],
    ['wildcards', `'${'/*a'.repeat(300)}/getUsers'`],
    ['slashes', `'${'/'.repeat(10_000)}getUsers'`],
    ['nested groups', `'${'{/:a'.repeat(500)}${'}'.repeat(500)}/getUsers'`],
    ['brackets', `'/${'('.repeat(5000)}'`],
    ['patterns that run away', `'/getUsers/:id(${'(a+)+'.repeat(30)})'`],
    ['escapes', `'/${'\\u0067et'.repeat(2000)}'`],
  ])('with ten thousand characters: %s', (_name, path) => {
    survives(express(route(path), route("'/users/show/:id'")));
  });

  it.each([
    "'/:'",
    "'/:/getUsers'",
    "'/{'",
    "'/}'",
    "'/getUsers{'",
    "'/getUsers('",
    "'/getUsers)'",
    "'/getUsers/:id('",
    "'/getUsers['",
    "'/getUsers?'",
    "'/getUsers+'",
    "'/getUsers/*'",
    "'/getUsers//'",
    "'//getUsers'",
    "'/*/*/*getUsers'",
    "'/getUsers\\\\'",
    "'/%'",
    "'/%zz/getUsers'",
    "'/getUsers/%2'",
    "'/:id(\\\\d+'",
    "'/::getUsers'",
    "'/:getUsers::'",
    "'/getUsers?x=1'",
    "'/getUsers#a'",
    "'/ getUsers'",
    "'getUsers'",
    "'?'",
    "'*'",
    "':'",
  ])('that no router may read: %s', (path) => {
    survives(express(route(path)));
  });

  it.each([
    "'/getÜsers'",
    "'/getİstanbul'",
    "'/get\\u0000Users'",
    "'/get\\ud800Users'",
    "'/GETßes'",
    "'/get用户'",
    "'/获取用户'",
    "'/getUsers\\u200b'",
    "'/\\u202egetUsers'",
    "'/getﬁles'",
    "'/getǅs/:id'",
    "'/getE\\u0301tudiants/:id'",
    "'/get\\uFFFCUsers'",
    "'/get\\uE000Users'",
    "'/get\\u{1F600}s'",
  ])('of odd characters: %s', (path) => {
    survives(express(route(path)));
  });

  it.each([
    '/__proto__',
    '/constructor',
    '/toString',
    '/getConstructor/:id',
    '/getPrototype',
    '/users/constructor/:id',
    '/get/constructor',
    '/constructor/getAll',
    '/__proto__/getAll',
    '/valueOf/show/:id',
  ])('of words that every object knows: %s', (path) => {
    survives(express(route(`'${path}'`)));
  });

  it('keeps what such a word says', () => {
    const code = express(route("'/getConstructor/:id'"));
    expect(fixOnce(code)).toBe(express(route("'/constructors/:id'")));
  });

  it('takes such words as options', () => {
    const allow = ['__proto__', 'constructor', 'toString', '/__proto__/**'];
    const verbs = { constructor: 'delete', tostring: 'read' };
    survives(express(route("'/constructor/:id'"), route("'/tostring-users'")), { settings: { allow, verbs } });
    survives(express(route("'/users/:id/constructor'", 'post')), { settings: { verbs } });
    const words = lint(express(route("'/constructor'"), route("'/toString'"), route("'/users/hasOwnProperty'")));
    expect(words.filter(({ ruleId }) => ruleId !== 'restful-routes/segment-case')).toEqual([]);
  });

  it('refuses one that no segment can hold', () => {
    // A literal `__proto__` key would set the prototype instead.
    const verbs: unknown = JSON.parse('{ "__proto__": "read" }');
    expect(() => lint(express(route("'/users'")), { settings: { verbs } })).toThrow(
      "verbs must be an object whose keys are single words of letters alone ('obtain'), not { ['__proto__']: 'read' }.",
    );
  });
});

describe('expressions', () => {
  it.each([
    ['nested templates', `${route('`/${`a${`b${`c${x}`}`}`}/getUsers`')} ${route('`${`/get${`Users`}`}`')}`],
    ['templates in templates in templates', route(`${'`${'.repeat(150)}'/getUsers'${'}`'.repeat(150)}`)],
    [
      'constants that need each other',
      `const A = B + '/getUsers'; const B = A + '/x'; ${route('A')} const C = C; ${route('C')} const D = \`\${D}/getUsers\`; ${route('D')}`,
    ],
    [
      'objects that need each other',
      `const O = { a: O.a }; ${route('O.a')} const p = { x: q.x }, q = { x: p.x }; ${route('p.x')} class S { static a = S.a; } ${route('S.a')}`,
    ],
    [
      'constants that double sixty times',
      `const P0 = '/a'; ${times(60, (index) => `const P${String(index + 1)} = P${String(index)} + P${String(index)};`).join(' ')} ${route("P60 + '/getUsers'")}`,
    ],
    [
      'long concatenations',
      `${route(`'/getUsers'${" + ''".repeat(500)}`)} ${route(`'/a'${" + '/getUsers'".repeat(500)}`)}`,
    ],
    ['conditions', route(`${"x ? '/getUsers' : ".repeat(300)}'/a'`)],
    [
      'arrays in arrays',
      `${route(`${'['.repeat(200)}'/getUsers'${']'.repeat(200)}`)} app.get('/getUsers', ${'['.repeat(200)}h${']'.repeat(200)});`,
    ],
    ['members of members', route(`a${'.b'.repeat(500)}`)],
    ['brackets', route(`${'('.repeat(300)}'/getUsers'${')'.repeat(300)}`)],
    ['functions in functions', `${'function f() {'.repeat(200)} ${route("'/getUsers'")} ${'}'.repeat(200)}`],
    ['calls in calls', `${'wrap('.repeat(200)}app.get('/getUsers', ${HANDLER})${')'.repeat(200)}`],
    ['an odd escape', 'app.get(String.raw`\\u`, h); app.get(tag`\\u{110000}/getUsers`, h);'],
  ])('%s', (_name, code) => {
    survives(express(code));
  });
});

describe('a hundred thousand', () => {
  const many = (piece: string): string => piece.repeat(100_000);

  it.each([
    ['digits in a name', `const a${many('0')}a = app; a${many('0')}a.get('/getUsers', ${HANDLER});`],
    [
      'underscores in a parameter',
      `register((router) => { router.get('/getUsers', (a${many('_')}a, res) => res.json()); });`,
    ],
    [
      'versions in the name of a module',
      `const make = require('express${many('@1')}/x'); const other = make(); other.get('/getUsers', ${HANDLER});`,
    ],
    ['blank lines in a comment that deprecates nothing', `/* deprecated ${many('\n')} x */ ${route("'/getUsers'")}`],
    [
      'spaces behind the URL of a request',
      `${route("'/users/delete/:id'")} fetch('/users/delete/1'${many(' ')}/* one */);`,
    ],
    ['spaces in front of a path', `app.get(${many(' ')}'/getUsers', ${HANDLER});`],
    ['spaces between the parts of a path', route(`'/get'${many(' ')}+${many(' ')}'Users'`)],
    ['marks in a text', `${route("'/getUsers'")} say('/getUsers${many('!')}s');`],
  ])('%s', (_name, code) => {
    // The lines before it tell that a person wrote the file: what a program wrote is not looked at.
    survives(express(many('\n'), code));
  });
});

describe('routers', () => {
  it('that mount each other, and themselves', () => {
    survives(
      express(
        'const a = express.Router(), b = express.Router();',
        "a.use('/b', b); b.use('/a', a); a.use('/self', a); app.use('/a', a); app.use(app); app.use('/x', app);",
        `a.get('/getUsers', ${HANDLER}); b.get('/getUsers', ${HANDLER}); b.get('/show/:id', ${HANDLER});`,
      ),
    );
  });

  it('that are mounted in five hundred places', () => {
    survives(
      express(
        'const r = express.Router();',
        ...times(500, (index) => `app.use('/${letters(index)}', r);`),
        ...times(50, (index) => `r.get('/get${letters(index)}x', ${HANDLER});`),
      ),
    );
  });

  it('that stand in a tower of fifty', () => {
    survives(
      express(
        'const r0 = app;',
        ...times(
          50,
          (index) =>
            `const r${String(index + 1)} = express.Router(); r${String(index)}.use('/a', r${String(index + 1)});`,
        ),
        `r50.get('/getUsers', ${HANDLER});`,
      ),
    );
  });

  it('that are mounted twice at each of twenty-five levels', () => {
    const routers = times(25, (level) => `const r${String(level)} = express.Router();`);
    const mounts = times(
      24,
      (level) =>
        `r${String(level)}.use('/a', r${String(level + 1)}); r${String(level)}.use('/b', r${String(level + 1)});`,
    );
    const code = express(...routers, ...mounts, "app.use('/x', r0);", `r24.get('/getUsers', ${HANDLER});`);
    // Not all of its sixteen million places were looked at.
    expect(survives(code)).toBe(code);
  });

  it('that are reassigned, shadowed and handed around', () => {
    survives(
      express(
        'let r = express.Router(); r = app; r = r; r = express.Router();',
        `r.get('/getUsers', ${HANDLER});`,
        `function f(r) { r.get('/getUsers', ${HANDLER}); f(r); return f(f(r)); } f(f(app));`,
        `const g = () => g(); g().get('/getUsers', ${HANDLER});`,
        `{ const app = app; app.get('/getUsers', ${HANDLER}); }`,
      ),
    );
  });
});

describe('what leads to its like', () => {
  const ROUTE = route("'/users/getUser/:id'");
  const FIXED = route("'/users/:id'");
  const SHOW = "app.get('/users/getUser/:id', show);";
  const SHOWN = "app.get('/users/:id', show);";
  const twice = (line: (here: string, next: string) => string): string =>
    times(40, (index) => line(letters(index), letters(index + 1))).join('\n');
  const END = letters(40);

  it.each([
    [
      'functions that hand a value on',
      `${twice((here, next) => `function f_${here}(a) { f_${next}(a); f_${next}(a); }`)} function f_${END}(a) { users.find(a); return User.findById(a); } const show = (req, res) => res.json(f_a(req.params.id));`,
    ],
    [
      'functions that hand a value to another file',
      `const users = require('./users'); ${twice((here, next) => `function f_${here}(a) { f_${next}(a); f_${next}(a); }`)} function f_${END}(a) { return users.find(a); } const show = (req, res) => res.json(f_a(req.params.id));`,
    ],
    [
      'functions that hand a request on',
      `${twice((here, next) => `function f_${here}(req, res) { f_${next}(req, res); f_${next}(req, res); }`)} function f_${END}(req, res) { res.json(req.params.id); } const show = (req, res) => f_a(req, res);`,
    ],
    [
      'methods that hand a value on',
      `class Users { ${twice((here, next) => `f_${here}(a) { this.f_${next}(a); this.f_${next}(a); }`)} f_${END}(a) { return User.findById(a); } show = (req, res) => res.json(this.f_a(req.params.id)); } const { show } = new Users();`,
    ],
    [
      'functions that all call all',
      `${times(40, (index) => `function f_${letters(index)}(a) { ${times(40, (other) => `f_${letters(other)}(a);`).join(' ')} User${letters(index)}.findById(a); }`).join('\n')} const show = (req, res) => res.json(f_a(req.params.id));`,
    ],
    [
      'functions that call one another in a row of two thousand',
      `${times(2000, (index) => `function f_${letters(index)}(a) { return f_${letters(index + 1)}(a); }`).join('\n')} const show = (req, res) => res.json(f_a(req.params.id));`,
    ],
  ])(
    '%s',
    (_name, functions) => {
      expect(survives(express(functions, SHOW), {}, ['espree'])).toBe(express(functions, SHOWN));
    },
    60_000,
  );

  it.each([
    [
      'twice',
      `const ma = [(req, res, next) => next()]; ${twice((here, next) => `const m${next} = [...m${here}, ...m${here}];`)} const chain = [...m${END}];`,
    ],
    [
      'in a row of two thousand',
      `const ma = [(req, res, next) => next()]; ${times(2000, (index) => `const m${letters(index + 1)} = [m${letters(index)}];`).join('\n')} const chain = [m${letters(2000)}];`,
    ],
    ['and is itself', 'const chain = [chain];'],
    ['and holds more beside itself', 'const chain = [...chain, (req, res, next) => next()];'],
    ['and that list it', 'const chain = [other], other = [chain];'],
    [
      'and all others',
      `${times(100, (index) => `const m_${letters(index)} = [${times(100, (other) => `...m_${letters(other)}`).join(',\n')}, (req, res, next) => next()];`).join('\n')} const chain = [...m_a];`,
    ],
  ])('a list of middleware that holds a list: %s', (_name, lists) => {
    const routeBehind = (path: string): string =>
      `app.get('${path}', chain, ${HANDLER}); app.get('${path}/posts', ...chain, ${HANDLER});`;
    const code = express(lists, routeBehind('/users/getUser/:id'));
    expect(survives(code, {}, ['espree'])).toBe(express(lists, routeBehind('/users/:id')));
  });

  it('a list that holds members of what it holds', () => {
    const lines = times(
      20,
      (index) =>
        `list.push(list[at].m${letters(index)}, list[at].n${letters(index)}); options.${letters(index)} = list[at].m${letters(index)};`,
    ).join('\n');
    const walk = `function walk(at, options) { const list = [];\n${lines}\nreturn list; }`;
    survives(express(walk, "app.get('/users/getUser/:id', (req, res) => res.json(walk(req.params.id, req)));"));
  });

  it.each([
    [
      'twice',
      `const ma = (req, res, next) => next(); ${twice((here, next) => `const m${next} = compose([m${here}, m${here}]);`)} const m = m${END};`,
    ],
    ['that is itself', 'const m = compose([m]);'],
    ['that holds it', 'const m = compose([other]), other = compose([m, m]);'],
  ])('middleware that is composed of a composition: %s', (_name, composed) => {
    const code = (path: string): string =>
      `const compose = require('koa-compose');\n${express(composed, 'app.use(m);', route(`'${path}'`))}`;
    expect(survives(code('/users/getUser/:id'))).toBe(code('/users/:id'));
  });

  it.each([
    [
      'twice',
      `interface Ia { a: 1 } ${twice((here, next) => `interface I${next} extends I${here}, I${here} {}`)} type T = I${END};`,
    ],
    ['and is itself', 'interface T extends T {}'],
    [
      'and is one of two, twice',
      `type Ta = 'a'; ${twice((here, next) => `type T${next} = T${here} | (T${here} & T${here});`)} type T = T${END};`,
    ],
  ])('a type that is made of another: %s', (_name, types) => {
    const code = express(types, ROUTE, "function register(users: T) { users.get('/getUsers', list); }");
    expect(fixOnce(code, { parser: 'typescript' })).toBe(code.replace(ROUTE, FIXED));
  });
});

describe('a thousand routes in one file', () => {
  const COUNT = 1000;

  it('all distinct', () => {
    const code = express(...times(COUNT, (index) => route(`'/${letters(index)}zq/show/:id'`)));
    const fixed = fixOnce(code);
    expect(fixed).toBe(express(...times(COUNT, (index) => route(`'/${letters(index)}zq/:id'`))));
    expect(lint(fixed)).toEqual([]);
  });

  it('all the same', () => {
    const code = express(...times(COUNT, () => route("'/getUsers'")));
    const messages = lint(code);
    const countOf = (name: string): number =>
      messages.filter(({ ruleId }) => ruleId === `restful-routes/${name}`).length;
    expect([countOf('no-verb-segment'), countOf('no-duplicate-route'), messages.length]).toEqual([
      COUNT,
      COUNT - 1,
      2 * COUNT - 1,
    ]);
    expect(messages.filter((message) => message.fix)).toEqual([]);
  });

  it('in pairs that collide', () => {
    const code = express(
      ...times(COUNT, (index) => route(`'/${index % 2 === 0 ? 'get' : 'fetch'}/${letters(index >> 1)}x'`)),
    );
    const messages = lint(code);
    expect(messages).toHaveLength(COUNT);
    expect(messages.filter((message) => message.fix)).toEqual([]);
  });

  it('with nothing to say of them', () => {
    expect(lint(express(...times(COUNT, (index) => route(`'/${letters(index)}zq/:id'`))))).toEqual([]);
  });
});
