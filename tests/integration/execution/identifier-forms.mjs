/**
 * How handlers of generated applications read an identifier, and how clients send it: self-contained rows that `identifiers.mjs`
 * combines.
 */

/**
 * How a handler reads the identifier of `from`, and answers with what `find(id)` finds; some read a title too. `declare` adds a
 * function of a parameter next to the handlers, and returns its name; `schema` does so with a schema of fields.
 */
const READS = [
  ({ from, find, answer }) => `  ${answer(find(`${from}.id`))};\n`,
  ({ from, find, answer }) => `  const { id } = ${from};\n  ${answer(find('id'))};\n`,
  ({ from, find, answer }) => `  const { id: own } = ${from};\n  ${answer(find('own'))};\n`,
  ({ from, find, answer }) => `  const sent = ${from};\n  ${answer(find('sent.id'))};\n`,
  ({ from, find, answer, refuse }) => `  if (!${from}.id) return ${refuse};\n  ${answer(find(`${from}.id`))};\n`,
  ({ from, find, answer, declare }) => `  ${answer(`await ${declare('{ id }', find('id'))}(${from})`)};\n`,
  ({ from, find, answer, declare }) =>
    `  const sent = ${from};\n  ${answer(`await ${declare('data', find('data.id'))}(sent)`)};\n`,
  ({ from, find, answer, schema }) =>
    `  const { id } = ${schema('{ id: zod.coerce.string() }')}.parse(${from});\n  ${answer(find('id'))};\n`,
];
const READS_OF_MORE = [
  ({ from, find, answer }) => `  const { id, title } = ${from};\n  ${answer(find('id', '{ title }'))};\n`,
  ({ from, find, answer }) => `  const { id, ...data } = ${from};\n  ${answer(find('id', 'data'))};\n`,
  ({ from, find, answer }) => `  ${answer(find(`${from}.id`, `{ title: ${from}.title }`))};\n`,
  ({ from, find, answer }) => `  ${answer(find(`${from}.id`, from))};\n`,
  ({ from, find, answer, declare }) =>
    `  ${answer(`await ${declare('{ id, ...data }', find('id', 'data'))}(${from})`)};\n`,
  ({ from, find, answer, declare }) =>
    `  ${answer(`await ${declare('data', find('data.id', '{ title: data.title }'))}(${from})`)};\n`,
  ({ from, find, answer, schema }) =>
    `  const { id, ...data } = ${schema('{ id: zod.coerce.string(), title: zod.coerce.string() }')}.parse(${from});\n  ${answer(find('id', 'data'))};\n`,
];
/** How handlers read an identifier: of a query, of a body, and with more of a body. */
const ALL_READS = { query: READS, body: READS, more: READS_OF_MORE };

/** The frameworks but for NestJS: where a handler finds the parts of its request, and how it is registered. */
export const SERVERS = [
  ...['express', 'express4'].map((name) => ({
    name,
    imports: [['express', 'express']],
    start: 'const app = express();\napp.use(express.json());\napp.use(express.urlencoded({ extended: true }));\n',
    handler: (body) => `async (req, res) => {\n${body}}`,
    reads: ALL_READS,
    body: 'req.body',
    query: 'req.query',
    answer: (value) => `res.json(${value})`,
    refuse: 'res.sendStatus(400)',
    register: (on, method, path, handler) => `${on}.${method}('${path}', ${handler});\n`,
    /** A function that passes what a handler throws to the next one. */
    wrapper: 'const wrap = (handler) => (req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);\n',
    end: '',
  })),
  {
    name: 'koa',
    imports: [
      ['Koa', 'koa'],
      ['Router', '@koa/router'],
      ['bodyParser', 'koa-bodyparser'],
    ],
    start: 'const app = new Koa();\napp.use(bodyParser());\nconst routes = new Router();\n',
    on: 'routes',
    handler: (body) => `async (ctx) => {\n${body}}`,
    reads: ALL_READS,
    body: 'ctx.request.body',
    query: 'ctx.query',
    answer: (value) => `ctx.body = ${value}`,
    refuse: 'ctx.throw(400)',
    register: (on, method, path, handler) => `${on}.${method}('${path}', ${handler});\n`,
    end: 'app.use(routes.routes());\n',
  },
  {
    name: 'fastify',
    imports: [['fastify', 'fastify']],
    start: 'const app = fastify();\n',
    handler: (body) => `async (request, reply) => {\n${body}}`,
    reads: ALL_READS,
    body: 'request.body',
    query: 'request.query',
    answer: (value) => `return ${value}`,
    refuse: 'reply.code(400).send({})',
    register: (on, method, path, handler, schema) =>
      `${on}.${method}('${path}', ${schema ? `{ schema: ${schema} }, ` : ''}${handler});\n`,
    /** A schema of what a route is sent. */
    schema: ({ carrier, fields }) => {
      const names = fields.split(', ');
      const types = names.map((name) => `${name}: { type: 'string' }`).join(', ');
      const key = carrier === 'body' ? 'body' : 'querystring';
      return `{ ${key}: { type: 'object', required: [${names.map((name) => `'${name}'`).join(', ')}], properties: { ${types} } } }`;
    },
    end: '',
  },
];

const BASE = '${process.env.API_URL}';
const inBody = (fields, encode) => `return ${encode(`{ ${fields} }`)}`;

/**
 * How a client sends `fields` in a body: `id` alone, or with a `title`. A function of `id` and `title`. `list` adds the
 * address to those of another file, as options of axios, and returns how it is read.
 */
export const BODIES = [
  (method, path, fields, list) =>
    inBody(fields, (data) => `axios({ ...${list({ method, url: `\`${BASE}${path}\`` })}, data: ${data} })`),
  (method, path, fields) =>
    method === 'delete'
      ? inBody(fields, (data) => `axios.delete(\`${BASE}${path}\`, { data: ${data} })`)
      : inBody(fields, (data) => `axios.${method}(\`${BASE}${path}\`, ${data})`),
  (method, path, fields) =>
    inBody(
      fields,
      (data) => `axios({ method: '${method}', url: \`${BASE}${path}\`, headers: { 'x-trace': '1' }, data: ${data} })`,
    ),
  (method, path, fields) =>
    inBody(
      fields,
      (data) =>
        `fetch('${path}', { method: '${method.toUpperCase()}', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(${data}) })`,
    ),
  (method, path, fields) => inBody(fields, (data) => `send('${method}', '${path}', ${data})`),
  (method, path, fields) => inBody(fields, (data) => `request(server).${method}('${path}').send(${data})`),
  (method, path, fields) =>
    inBody(fields, (data) => `request(server).${method}('${path}').set('x-trace', '1').send(${data})`),
];

/** A function of the client that sends a body for others. */
export const SENDER = `const send = (method, url, data) => axios({ method, url: \`${BASE}\${url}\`, data });\n`;

/** The same, with the body in a variable; not for requests that lose their body. */
export const VARIABLES = [
  (method, path, fields) => `const data = { ${fields} };\n  return axios.${method}(\`${BASE}${path}\`, data)`,
  (method, path, fields, list) =>
    `const data = { ${fields} };\n  return axios({ ...${list({ method, url: `\`${BASE}${path}\`` })}, data })`,
  (method, path, fields) =>
    `const data = {};\n${fields
      .split(', ')
      .map((name) => `  data.${name} = ${name};\n`)
      .join('')}  return axios.${method}(\`${BASE}${path}\`, data)`,
  (method, path, fields) =>
    `const sent = new URLSearchParams({ ${fields} });\n  return fetch('${path}', { method: '${method.toUpperCase()}', body: sent })`,
  (method, path, fields) =>
    `const payload = { ${fields} };\n  return fetch('${path}', { method: '${method.toUpperCase()}', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) })`,
];

/** How a client sends it in a query. */
export const QUERIES = [
  (method, path, _, list) => `return axios({ ...${list({ method, url: `\`${BASE}${path}\`` })}, params: { id } })`,
  (_, path, __, list) => `return axios.get(${list({ url: `\`${BASE}${path}\`` })}.url, { params: { id } })`,
  (method, path) => `return axios.${method}(\`${BASE}${path}\`, { params: { id } })`,
  (method, path) => `return axios.${method}(\`${BASE}${path}\`, { params: { id, full: 1 } })`,
  (method, path) => `const params = { id };\n  return axios.${method}(\`${BASE}${path}\`, { params })`,
  (method, path) => `return request(server).${method}('${path}').query({ id })`,
  (method, path) => `return fetch(\`${path}?id=\${encodeURIComponent(id)}\`, { method: '${method.toUpperCase()}' })`,
  (method, path) => `return fetch('${path}?id=' + encodeURIComponent(id), { method: '${method.toUpperCase()}' })`,
];
