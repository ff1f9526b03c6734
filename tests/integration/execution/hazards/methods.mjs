/** Applications in which another method is answered otherwise than the one before it. */

const EXPRESS = { frameworks: ['express', 'express4'] };
const FETCH = { clients: ['fetch'] };
const REMOVE_BY_GET = { delete: { verb: 'delete', method: 'GET' } };
const UPDATE_BY_POST = { update: { verb: 'update', method: 'POST' } };

/** A client of the route that deletes by GET. */
const removing = (name, row, client) => ({
  name,
  allows: 'a route that keeps its method moves',
  needs: REMOVE_BY_GET,
  ...row,
  adds: (way) => ({ ...client(way), without: [way.delete], more: [['remove', 7]] }),
});

const url = ({ delete: { old } }) => `\`${old.path.replace(':id', '${id}')}\``;
const absolute = ({ delete: { old } }) => `\`\${process.env.API_URL}${old.path.replace(':id', '${id}')}\``;

export const METHODS = [
  removing(
    'a type of bodies for all requests of an instance',
    { frameworks: ['fastify'], clients: ['fetch'] },
    (way) => ({
      client: `const axios = require('axios');\nconst typed = axios.create({ headers: { 'Content-Type': 'application/json' } });\nexports.remove = (id) => typed.${way.of(way.delete).method.toLowerCase()}(\`\${process.env.API_URL}${way.of(way.delete).path.replace(':id', '${id}')}\`);\n`,
    }),
  ),
  removing('a type of bodies in a wrapper', { frameworks: ['fastify'], clients: ['fetch'] }, (way) => ({
    client: `const typed = (method, path) => fetch(path, { method, headers: { 'Content-Type': 'application/json' } });\nexports.remove = (id) => typed('${way.of(way.delete).method}', \`${way.of(way.delete).path.replace(':id', '${id}')}\`);\n`,
  })),
  removing('a type of bodies in common headers', { frameworks: ['fastify'], clients: ['fetch'] }, (way) => ({
    client: `const axios = require('axios');\naxios.defaults.headers.common['Content-Type'] = 'application/json';\nexports.remove = (id) => axios.${way.of(way.delete).method.toLowerCase()}(\`\${process.env.API_URL}${way.of(way.delete).path.replace(':id', '${id}')}\`);\n`,
  })),
  {
    name: 'methods that other origins may use',
    allows: 'a route that keeps its method moves',
    ...EXPRESS,
    needs: REMOVE_BY_GET,
    adds: (way) => ({
      before:
        "app.use((req, res, next) => {\n  res.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'GET, POST, PUT' });\n  if (req.method === 'OPTIONS') return res.sendStatus(204);\n  return next();\n});\n",
      without: [way.delete],
      client: `const crossing = async (url, options = {}) => {
  const { method = 'GET' } = options;
  const asked = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://shop.example' } });
  const isAllowed = asked.headers.get('access-control-allow-methods').includes(method);
  return isAllowed ? fetch(url, options) : 'refused by the browser';
};
exports.remove = (id) => crossing(\`${way.of(way.delete).path.replace(':id', '${id}')}\`${way.of(way.delete).method === 'GET' ? '' : `, { method: '${way.of(way.delete).method}' }`});
`,
      more: [['remove', 7]],
    }),
  },
  {
    name: 'an allowed method beside an answer',
    allows: 'a route that keeps its method moves',
    needs: UPDATE_BY_POST,
    ...EXPRESS,
    adds: () => ({
      before:
        "app.use((req, res, next) => {\n  const json = res.json.bind(res);\n  res.json = (body) => json({ ...body, changed: res.req.method === 'POST' });\n  next();\n});\n",
    }),
  },
  {
    name: 'data of a GET that a client sends',
    allows: 'a route that keeps its method moves',
    ...EXPRESS,
    ...FETCH,
    needs: REMOVE_BY_GET,
    adds: (way) => ({
      before:
        "app.use((req, res, next) => {\n  const json = res.json.bind(res);\n  res.json = (body) => json({ ...body, soft: req.query.soft ?? 'no' });\n  next();\n});\n",
      without: [way.delete],
      client: `const superagent = require('superagent');\nexports.remove = async (id) => (await superagent.${way.of(way.delete).method.toLowerCase()}(\`\${process.env.API_URL}${way.of(way.delete).path.replace(':id', '${id}')}\`, { soft: 1 })).body;\n`,
      more: [['remove', 7]],
    }),
  },
  removing('a link that deletes', {}, (way) => ({
    files: { 'page.html': `<a href="${way.delete.old.path.replace(':id', '7')}">delete</a>\n` },
    client: `const fs = require('node:fs');\nconst text = fs.readFileSync(\`\${__dirname}/page.html\`, 'utf8');\nexports.remove = () => fetch(/href="([^"]+)"/.exec(text)[1]);\n`,
  })),
  removing('an image that deletes', {}, (way) => ({
    client: `const images = [];\nexports.remove = (id) => {\n  images.push({ src: ${url(way)} });\n  return fetch(images[0].src);\n};\n`,
  })),
  removing('a request of which only the address is told', {}, (way) => ({
    client: `const queue = [];\nconst push = (address) => queue.push(address);\nexports.remove = (id) => {\n  push(${url(way)});\n  return Promise.all(queue.map((address) => fetch(address).then((answer) => answer.status)));\n};\n`,
  })),
  removing('a request to a text', {}, (way) => ({
    client: `const http = require('node:http');\nexports.remove = (id) =>\n  new Promise((resolve) => {\n    http.get(${absolute(way)}, (answer) => {\n      answer.resume();\n      resolve(answer.statusCode);\n    });\n  });\n`,
  })),
];
