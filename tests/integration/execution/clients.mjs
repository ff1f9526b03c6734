/**
 * The clients of generated applications, one self-contained row each: what stands before the functions that ask for routes, and the
 * expression that asks for one. Where `supertest` stands, the client is a test of the application.
 */

/** The URL of a route as an expression, behind a base. */
export function urlOf({ path }, base = '') {
  const text = base + path.replace(':id', '${id}');
  return text.includes('${') ? `\`${text}\`` : `'${text}'`;
}

const API = '${process.env.API_URL}';
const lower = (method) => method.toLowerCase();
const json = "headers: { 'content-type': 'application/json' }, body: JSON.stringify(data)";

/** The options of `fetch`: none for a GET. */
function optionsOf({ method }, { body }) {
  const parts = [...(method === 'GET' ? [] : [`method: '${method}'`]), ...(body ? [json] : [])];
  return parts.length > 0 ? `, { ${parts.join(', ')} }` : '';
}

const data = ({ body }) => (body ? ', data' : '');

/** Tables of addresses by the names of routes: `const paths = { listUsers: '/users/list', ... }`. */
function tableOf(name, routes, line) {
  return `const ${name} = {\n${routes.map((route) => `  ${line(route)},\n`).join('')}};\n`;
}

const fetching = (name, base) => ({
  name,
  call: (route, to) => `fetch(${urlOf(to, base)}${optionsOf(to, route)})`,
});

export const CLIENTS = [
  fetching('fetch', ''),
  fetching('fetch behind a base', API),
  {
    name: 'a wrapper of fetch',
    head: () => 'const ask = (path, options) => fetch(process.env.API_URL + path, options);\n',
    call: (route, to) => `ask(${urlOf(to)}${optionsOf(to, route)})`,
  },
  {
    name: 'a wrapper that is told the method',
    head: () =>
      "const ask = (method, path, data) =>\n  fetch(path, { method, ...(data && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }) });\n",
    call: (route, to) => `ask('${to.method}', ${urlOf(to)}${data(route)})`,
  },
  {
    name: 'axios',
    imports: [['axios', 'axios']],
    call: (route, to) => `axios.${lower(to.method)}(${urlOf(to, API)}${data(route)})`,
  },
  {
    name: 'an instance of axios',
    imports: [['axios', 'axios']],
    head: () => 'const api = axios.create({ baseURL: process.env.API_URL });\n',
    call: (route, to) => `api.${lower(to.method)}(${urlOf(to)}${data(route)})`,
  },
  {
    name: 'options of axios',
    imports: [['axios', 'axios']],
    call: (route, to) =>
      `axios({ method: '${lower(to.method)}', url: ${urlOf(to, API)}${route.body ? ', data' : ''} })`,
  },
  {
    name: 'a table of functions',
    head: (routes, of) =>
      tableOf('paths', routes, (route) => `${route.name}: (${route.item ? 'id' : ''}) => ${urlOf(of(route))}`),
    call: (route, to) => `fetch(paths.${route.name}(${route.item ? 'id' : ''})${optionsOf(to, route)})`,
  },
  {
    name: 'a class',
    head: (routes, of) =>
      `class Client {\n  constructor(base) {\n    this.base = base;\n  }\n${routes
        .map((route) => {
          const parameters = [...(route.item ? ['id'] : []), ...(route.body ? ['data'] : [])].join(', ');
          return `  ${route.name}(${parameters}) {\n    return fetch(this.base + ${urlOf(of(route))}${optionsOf(of(route), route)});\n  }\n`;
        })
        .join('')}}\nconst client = () => new Client(process.env.API_URL);\n`,
    call: (route) =>
      `client().${route.name}(${[...(route.item ? ['id'] : []), ...(route.body ? ['data'] : [])].join(', ')})`,
  },
  {
    name: 'superagent',
    imports: [['superagent', 'superagent']],
    call: (route, to) =>
      `superagent.${lower(to.method)}(${urlOf(to, API)})${route.body ? '.send(data)' : ''}.ok(() => true)`,
  },
  {
    name: 'supertest',
    frameworks: ['express', 'express4'],
    imports: [
      ['request', 'supertest'],
      ['app', './server'],
    ],
    call: (route, to) => `request(app).${lower(to.method)}(${urlOf(to)})${route.body ? '.send(data)' : ''}`,
  },
];
