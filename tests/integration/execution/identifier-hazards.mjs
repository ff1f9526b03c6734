/**
 * What makes the move of an identifier wrong: each row adds one thing to an application, around one of its routes.
 *
 * `of(routes)`: the route; `adds({ server, route, modules })`: statements before the routes (`first`) or after them (`last`), in the
 * handler (`before`), more of the client (`client`) and calls of it (`calls`), another form of the route (`route`)
 */

const withAction = (action) => (routes) => routes.find(({ name }) => name.startsWith(action));
const ofBody = (routes) => routes.find(({ carrier }) => carrier === 'body');

const express = ['express', 'express4'];
/** Those whose handlers are functions that get a request. */
const functions = [...express, 'koa', 'fastify'];
const nest = ['nestjs'];

/** A guard of NestJS for all routes. */
const guard = (condition) => ({
  first: `class Guard {\n  canActivate(context: any) {\n    const request = context.switchToHttp().getRequest();\n    return ${condition};\n  }\n}\n`,
  start: '  app.useGlobalGuards(new Guard());\n',
});

/** Another function of the client that sends a body. */
const other = ({ route, modules }, data, parameters = '') =>
  modules.function(
    ...['other', parameters],
    `{\n  return axios({ method: '${route.method}', url: \`\${process.env.API_URL}${route.path}\`, data: ${data} });\n}`,
  );

export const IDENTIFIER_HAZARDS = [
  {
    name: 'middleware reads the identifier',
    servers: express,
    of: ofBody,
    adds: ({ route }) => ({
      first: `app.use((req, res, next) => (req.body?.id === '7' && req.path === '${route.path}' ? res.sendStatus(403) : next()));\n`,
      ids: ['7'],
    }),
  },
  {
    name: 'middleware replaces the identifier',
    servers: express,
    of: ofBody,
    adds: () => ({
      first: "app.use((req, res, next) => {\n  if (req.body?.id === '7') req.body.id = 'own';\n  next();\n});\n",
      ids: ['7'],
    }),
  },
  {
    name: 'middleware takes the body apart',
    servers: express,
    of: ofBody,
    adds: () => ({
      first:
        "app.use((req, res, next) => (Object.values(req.body ?? {}).includes('7') ? res.sendStatus(403) : next()));\n",
      ids: ['7'],
    }),
  },
  {
    name: 'a hook reads a parameter',
    servers: ['fastify'],
    adds: () => ({
      first:
        "app.addHook('preHandler', async (request, reply) => {\n  if (request.params.id === '7') return reply.code(403).send({});\n});\n",
      ids: ['7'],
    }),
  },
  {
    name: 'another route gets the requests first',
    servers: express,
    of: ofBody,
    adds: ({ route }) => ({
      first: `app.all('${route.path}', (req, res, next) => (req.body?.id === '7' ? res.sendStatus(403) : next()));\n`,
      ids: ['7'],
    }),
  },
  {
    name: 'the handler compares it with a number',
    servers: functions,
    of: ofBody,
    adds: () => ({
      before: ({ body, refuse }) => `  if (${body}.id === 7) ${refuse.replace('400', '403')};\n`,
      ids: [7, '7'],
    }),
  },
  ...['  const { id } = FROM;\n', '  const id = FROM.id;\n'].map((statement) => ({
    name: `all requests send a number: ${statement.trim()}`,
    servers: functions,
    of: ofBody,
    adds: ({ route }) => ({
      route: {
        schema: null,
        fields: 'id',
        read: ({ from, find, answer }) =>
          `${statement.replace('FROM', from)}  ${answer(`{ kind: typeof id, same: id === 7, found: ${find('String(id)')} }`)};\n`,
        send: (method, path) =>
          `return axios({ method: '${method}', url: \`\${process.env.API_URL}${path}\`, data: { id: 7 } })`,
      },
      calls: [[route.name]],
    }),
  })),
  {
    name: 'the handler does without it',
    servers: functions,
    isStrict: true,
    of: ofBody,
    adds: () => ({
      route: {
        read: ({ from, find, answer }) =>
          `  if (${from}.id) {\n    ${answer(find(`${from}.id`))};\n  } else {\n    ${answer('{ all: true }')};\n  }\n`,
      },
      ids: [''],
    }),
  },
  {
    name: 'the handler replaces it',
    servers: functions,
    of: ofBody,
    adds: () => ({
      route: {
        read: ({ from, find, answer }) => `  let { id } = ${from};\n  id = \`\${id}!\`;\n  ${answer(find('id'))};\n`,
      },
    }),
  },
  {
    name: 'a request sends an empty one',
    of: ofBody,
    adds: (given) => ({ client: other(given, "{ id: '' }"), calls: [['other']] }),
  },
  {
    name: 'a request sends two dots',
    of: ofBody,
    adds: (given) => ({ client: other(given, "{ id: '..' }"), calls: [['other']] }),
  },
  {
    name: 'a body is made elsewhere',
    of: ofBody,
    adds: (given) => ({
      client: other(given, 'body', 'body'),
      calls: [['other', { id: 'x', title: 'y' }]],
    }),
  },
  {
    name: 'a request sends another field too',
    servers: functions,
    of: withAction('delete'),
    adds: (given) => ({
      client: other(given, '{ id, force: true }', 'id'),
      calls: [['other', 'x']],
      before: ({ body, refuse }) => `  if (${body}.force) ${refuse};\n`,
    }),
  },
  {
    name: 'the address is compared',
    servers: express,
    adds: ({ route }) => ({
      first: `app.use((req, res, next) => {\n  if (req.path === '${route.path}') res.set('x-seen', '1').status(202);\n  next();\n});\n`,
    }),
  },
  {
    name: 'a collection is deleted without it',
    servers: express,
    of: withAction('delete'),
    adds: ({ route }) => ({
      last: `app.delete('/${route.does.split(' ')[1]}s', (req, res) => res.json({ all: true }));\n`,
      ids: [''],
    }),
  },
  {
    name: 'a variable is assigned again',
    of: withAction('update'),
    adds: ({ route, modules }) => ({
      client: modules.function(
        'other',
        'id',
        `{\n  const data = { id, title: 'x' };\n  id = 'other';\n  return axios.${route.method}(\`\${process.env.API_URL}${route.path}\`, data);\n}`,
      ),
      calls: [['other', 'x']],
    }),
  },
  {
    name: 'a name is hidden',
    of: withAction('update'),
    adds: ({ route, modules }) => ({
      client: modules.function(
        'other',
        'id',
        `{\n  const data = { id, title: 'x' };\n  const send = (id) => axios.${route.method}(\`\${process.env.API_URL}${route.path}\`, data);\n  return send('other');\n}`,
      ),
      calls: [['other', 'x']],
    }),
  },
  {
    name: 'a guard reads the identifier',
    servers: nest,
    of: ofBody,
    adds: () => ({ ...guard("request.body?.id !== '7'"), ids: ['7'] }),
  },
  {
    name: 'a guard gets the whole body',
    servers: nest,
    of: ofBody,
    adds: () => ({ ...guard("!Object.values(request.body ?? {}).includes('7')"), ids: ['7'] }),
  },
  {
    name: 'a guard reads a parameter',
    servers: nest,
    of: ofBody,
    adds: () => ({ ...guard("request.params.id !== '7'"), ids: ['7'] }),
  },
  {
    name: 'a method accepts a number',
    servers: nest,
    of: withAction('delete'),
    adds: ({ route }) => ({
      route: { read: ({ from, find }) => [`${from('id')} id: any`, '', `{ kind: typeof id, found: ${find('id')} }`] },
      calls: [
        [route.name, 7],
        [route.name, '7'],
      ],
    }),
  },
  {
    name: 'a method does without it',
    isStrict: true,
    servers: nest,
    of: withAction('delete'),
    adds: () => ({
      route: {
        read: ({ from, find }) => [`${from('id')} id: string`, `    if (!id) return ${find("'all'")};\n`, find('id')],
      },
      ids: [''],
    }),
  },
  {
    name: 'a method replaces it',
    servers: nest,
    of: withAction('delete'),
    adds: () => ({
      route: { read: ({ from, find }) => [`${from('id')} id: string`, '    id = `${id}!`;\n', find('id')] },
    }),
  },
];
