import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from './chance.mjs';
import { BODIES, QUERIES, READS, READS_OF_MORE, SENDER, SERVERS, VARIABLES } from './identifier-forms.mjs';
import { MODULES } from './modules.mjs';

const THINGS = ['user', 'order', 'book', 'film', 'tree', 'car', 'ticket', 'song', 'bird', 'team'];
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** What routes do, how they are written, and what they become. */
const ACTIONS = [
  {
    action: 'show',
    carrier: 'query',
    paths: [
      ['get', 'get'],
      ['get', 'show'],
    ],
    find: 'findById',
    becomes: 'get',
  },
  {
    ...{ action: 'update', carrier: 'body', find: 'findByIdAndUpdate', becomes: 'put', readsMore: true },
    paths: [
      ['put', 'update'],
      ['put', 'edit'],
      ['post', 'update'],
    ],
  },
  {
    ...{ action: 'delete', carrier: 'body', find: 'findByIdAndDelete', becomes: 'delete' },
    paths: [
      ['post', 'delete'],
      ['post', 'remove'],
      ['delete', 'delete'],
    ],
  },
];

/** Identifiers of all kinds that a path can contain. */
const IDS = [
  ...['7', 'a b', 'a/b', '/a', 'a/', '50%', '%2F', 'ä', 'a?b', 'a#b', 'a&b=c', 'a+b', 'a.b', '...', ';x=1', ':id', '*'],
  ...["it's", '(a)', 'undefined', '~', '00a1', 'null', '-1', '64a1f0c2e4b0a1b2c3d4e5f6'],
];
const ASKED = 7;

/** Stand for packages: models answer what they are asked for, and convert identifiers as Mongoose does; schemas make texts. */
export const PACKAGES = {
  mongoose: `const found = (name, does) => async (id, data) => ({ name, does, id: String(id), data: data ?? null });
exports.model = (name) => ({
  findById: found(name, 'findById'),
  findByIdAndUpdate: found(name, 'findByIdAndUpdate'),
  findByIdAndDelete: found(name, 'findByIdAndDelete'),
});
`,
  zod: `const field = (make) => ({ parse: make });
exports.coerce = { string: () => field(String) };
exports.object = (fields) =>
  field((value) => Object.fromEntries(Object.entries(fields).map(([name, { parse }]) => [name, parse(value[name])])));
`,
  'koa-bodyparser': `module.exports = () => async (ctx, next) => {
  let text = '';
  for await (const part of ctx.req) text += part;
  const isForm = (ctx.headers['content-type'] ?? '').includes('urlencoded');
  ctx.request.body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {};
  return next();
};
`,
};

/** What a form of a client is made of, whatever it sends. */
const sent = (form) => form('', '', '', () => '');

function routeOf(chance, thing, action, server) {
  const { carrier, paths, find, readsMore, becomes } = action;
  const [method, verb] = chance.one(paths);
  const isBehind = chance.below(2) === 0;
  const path = isBehind ? `/${thing}s/${verb}` : `/${verb}${capital(thing)}`;
  const fields = readsMore ? 'id, title' : 'id';
  // A form is read by the servers that are given what parses it.
  const variables =
    server.name === 'fastify' ? VARIABLES.filter((each) => !sent(each).includes('URLSearch')) : VARIABLES;
  const all = carrier === 'query' ? QUERIES : [...BODIES, ...(becomes === 'put' && method === 'put' ? variables : [])];
  // An application of Express is asked by its tests, too.
  const forms = all.filter((each) => server.name.startsWith('express') || !sent(each).includes('request('));
  return {
    name: `${action.action}${capital(thing)}`,
    does: `${action.action} ${thing}`,
    thing: capital(thing),
    ...{ method, path, carrier, find, fields },
    isWrapped: server.wrapper !== undefined && chance.below(3) === 0,
    read: chance.one(readsMore ? READS_OF_MORE : READS),
    send: chance.one(forms),
    schema: server.schema && chance.below(2) === 0 ? server.schema({ carrier, fields }) : null,
    moved: `${becomes}('/${thing}s/:id'`,
  };
}

/**
 * Whether all is answered as before. A request with an empty identifier may reach no handler any more, but no other one.
 *
 * @param strict the route that has to answer such a request too, as its handler does without an identifier
 */
function sameAnswers(before, after, calls, strict) {
  const isSame = ([name, answer], at) => {
    const [, other] = after.answers[at] ?? [];
    const isUnreached = calls[at]?.[1] === '' && name !== strict && other?.status === 404;
    return isUnreached || isDeepStrictEqual(answer, other);
  };
  return before.failed === after.failed && before.answers.every(isSame);
}

/** @param services gets the functions and the schemas that the handler uses */
function handlerOf(server, { name, thing, carrier, find, read, isWrapped }, added, services, modules) {
  const body = read({
    declare: (parameter, result) => {
      services.push(`const ${name}Service = async (${parameter}) => ${result};\n`);
      return `${name}Service`;
    },
    schema: (fields) => {
      const library = modules.load(['zod', 'zod']);
      if (!services.includes(library)) services.push(library);
      services.push(`const ${name}Schema = zod.object(${fields});\n`);
      return `${name}Schema`;
    },
    from: server[carrier],
    find: (id, data) => `await ${thing}.${find}(${id}${data ? `, ${data}` : ''})`,
    ...{ answer: server.answer, refuse: server.refuse },
  });
  const code = server.handler((added.before?.(server) ?? '') + body);
  return isWrapped ? `wrap(${code})` : code;
}

/**
 * Makes an application of a seed whose identifiers travel in bodies and queries: its files, what is asked of it, and its routes.
 *
 * @param {number} seed the same seed makes the same application
 * @param hazard a row of the table of hazards; null for an application without one
 */
export function generateIdentifiers(seed, hazard = null) {
  const chance = chanceOf(seed);
  const server = chance.one(SERVERS.filter(({ name }) => hazard?.servers?.includes(name) ?? true));
  const modules = MODULES[chance.one(Object.keys(MODULES))];
  const things = chance.some(THINGS, 3);
  const routes = things.flatMap((thing) =>
    chance.some(ACTIONS, 2 + chance.below(2)).map((action) => routeOf(chance, thing, action, server)),
  );
  const endangered = hazard ? (hazard.of?.(routes) ?? routes[0]) : null;
  const added = endangered ? hazard.adds({ server, route: endangered, modules }) : {};
  const on = server.on ?? 'app';
  const isControlled = chance.below(2) === 0;
  const models = things.map(capital);
  const imported = modules.load(['models', './models']);
  const pulled = `const { ${models.join(', ')} } = models;\n`;
  const handlers = routes.map((route) => (route === endangered ? { ...route, ...added.route } : route));
  const services = routes.some(({ isWrapped }) => isWrapped) ? [server.wrapper] : [];
  const written = handlers.map((route) => [
    route,
    handlerOf(server, route, route.name === endangered?.name ? added : {}, services, modules),
  ]);
  const registered = written.map(([{ name, method, path, schema }, code]) =>
    server.register(on, method, path, isControlled ? `handlers.${name}` : code, schema),
  );
  const addresses = [];
  const client = handlers
    .map((route) => {
      const send = route.send(route.method, route.path, route.fields, (options) => {
        addresses.push([route.name, options]);
        return `addresses.${route.name}`;
      });
      return modules.function(route.name, 'id, title', `{\n  ${send};\n}`);
    })
    .join('');
  const calls = routes.flatMap(({ name }) =>
    [...chance.some(IDS, ASKED), ...(added.ids ?? [])].map((id) => [name, id, 'new']),
  );
  return {
    name: `${seed} ${server.name}${isControlled ? ', controllers' : ''}${hazard ? `: ${hazard.name}` : ''}`,
    ...{ seed, hazard, routes, framework: server.name, env: {}, calls, more: added.calls ?? [] },
    isSame: (before, after) => sameAnswers(before, after, calls, hazard?.isStrict ? endangered.name : null),
    movedIn: (files) => routes.filter(({ moved }) => files['server.js'].includes(moved)),
    files: {
      'package.json': `${JSON.stringify({ name: 'application', type: modules.type ?? 'commonjs' }, null, 2)}\n`,
      'models.js': `${modules.load(['mongoose', 'mongoose'])}${modules.default(
        `{ ${models.map((name) => `${name}: mongoose.model('${name}')`).join(', ')} }`,
      )}`,
      ...(isControlled && {
        'handlers.js': `${imported}${pulled}${services.join('')}${written
          .map(([{ name }, code]) => `const ${name} = ${code};\n`)
          .join('')}${modules.default(`{ ${routes.map(({ name }) => name).join(', ')} }`)}`,
      }),
      'server.js': [
        ...server.imports.map(modules.load),
        isControlled ? modules.load(['handlers', './handlers']) : imported + pulled + services.join(''),
        ...[server.start, added.first ?? '', ...registered, added.last ?? '', server.end, modules.default('app')],
      ].join(''),
      'client.js': `${[
        ['axios', 'axios'],
        ...(server.name.startsWith('express')
          ? [
              ['request', 'supertest'],
              ['server', './server'],
            ]
          : []),
        ...(addresses.length > 0 ? [['addresses', './addresses']] : []),
      ]
        .map(modules.load)
        .join('')}${client.includes('return send(') ? SENDER : ''}${client}${added.client ?? ''}`,
      ...(addresses.length > 0 && { 'addresses.js': modules.default(listed(addresses)) }),
      ...added.files,
    },
  };
}

/** A list of addresses: `{ showUser: { method: 'get', url: '/users/get' } }`. */
function listed(addresses) {
  const rows = addresses.map(([name, { method, url }]) => {
    const options = [...(method === undefined ? [] : [`method: '${method}'`]), `url: ${url}`];
    return `  ${name}: { ${options.join(', ')} },\n`;
  });
  return `{\n${rows.join('')}}`;
}
