import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from './chance.mjs';
import { BODIES, QUERIES, SENDER, SERVERS, VARIABLES } from './identifier-forms.mjs';
import { hasMovedInNest, NEST, nestFiles } from './identifier-nest.mjs';
import { serverFiles } from './identifier-servers.mjs';
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

/** What a form of a client is made of, whatever it sends. */
const sent = (form) => form('', '', '', () => '');

function routeOf(chance, thing, action, server) {
  const { carrier, paths, find, readsMore, becomes } = action;
  const [method, verb] = chance.one(paths);
  const isBehind = chance.below(2) === 0;
  const own = isBehind ? verb : `${verb}${capital(thing)}`;
  const prefix = isBehind ? `${thing}s` : '';
  const path = isBehind ? `/${prefix}/${own}` : `/${own}`;
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
    ...{ method, path, prefix, own, carrier, find, fields, becomes },
    isWrapped: server.wrapper !== undefined && chance.below(3) === 0,
    read: chance.one(server.reads[readsMore ? 'more' : carrier]),
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

/** The files of a client that sends what the routes need. */
function clientFiles(server, handlers, modules, added) {
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
  const isTested = server.name.startsWith('express');
  const loaded = [
    ['axios', 'axios'],
    ...(isTested ? [['request', 'supertest']] : []),
    ...(isTested ? [['server', './server']] : []),
    ...(addresses.length > 0 ? [['addresses', './addresses']] : []),
  ];
  const sender = client.includes('return send(') ? SENDER : '';
  return {
    'client.js': `${loaded.map(modules.load).join('')}${sender}${client}${added.client ?? ''}`,
    ...(addresses.length > 0 && { 'addresses.js': modules.default(listed(addresses)) }),
  };
}

/**
 * Makes an application of a seed whose identifiers travel in bodies and queries: its files, what is asked of it, and its routes.
 *
 * @param {number} seed the same seed makes the same application
 * @param hazard a row of the table of hazards; null for an application without one
 */
export function generateIdentifiers(seed, hazard = null) {
  const chance = chanceOf(seed);
  const server = chance.one([...SERVERS, NEST].filter(({ name }) => hazard?.servers?.includes(name) ?? true));
  const isNest = server === NEST;
  const modules = MODULES[isNest ? 'commonjs' : chance.one(Object.keys(MODULES))];
  const things = chance.some(THINGS, 3);
  const routes = things.flatMap((thing) =>
    chance.some(ACTIONS, 2 + chance.below(2)).map((action) => routeOf(chance, thing, action, server)),
  );
  const endangered = hazard ? (hazard.of?.(routes) ?? routes[0]) : null;
  const added = endangered ? hazard.adds({ server, route: endangered, modules }) : {};
  const isControlled = !isNest && chance.below(2) === 0;
  const handlers = routes.map((route) => (route === endangered ? { ...route, ...added.route } : route));
  const served = isNest
    ? nestFiles(chance, handlers, added)
    : serverFiles({ server, handlers, endangered, added, isControlled, modules });
  const calls = routes.flatMap(({ name }) =>
    [...chance.some(IDS, ASKED), ...(added.ids ?? [])].map((id) => [name, id, 'new']),
  );
  return {
    name: `${seed} ${server.name}${isControlled ? ', controllers' : ''}${hazard ? `: ${hazard.name}` : ''}`,
    ...{ seed, hazard, routes, framework: server.name, env: {}, calls, more: added.calls ?? [] },
    isSame: (before, after) => sameAnswers(before, after, calls, hazard?.isStrict ? endangered.name : null),
    movedIn: (files) =>
      routes.filter((route) => (isNest ? hasMovedInNest(route, files) : files['server.js'].includes(route.moved))),
    files: {
      'package.json': `${JSON.stringify({ name: 'application', type: modules.type ?? 'commonjs' }, null, 2)}\n`,
      ...served,
      ...clientFiles(server, handlers, modules, added),
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
