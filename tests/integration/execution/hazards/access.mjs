/** Code that tells requests apart by their address or their method. */

/** A condition on requests that would be answered otherwise after a rewrite. */
const guard = (name, needs, condition, rest = {}) => ({
  name,
  allows: 'the routes move that it does not take for others',
  needs,
  adds: (way) => ({ before: way.framework.guard(condition(way), 403), imports: rest.imports }),
  ...rest.row,
});

const DELETE = { delete: { verb: 'delete', method: 'DELETE' } };
const REMOVE_BY_GET = { delete: { verb: 'delete', method: 'GET' } };
const UPDATE_BY_POST = { update: { verb: 'update', method: 'POST' } };
const collection = ({ old: { path } }) => path.split('/').slice(0, -2).join('/');

export const ACCESS = [
  guard(
    'a glob for addresses of this depth',
    DELETE,
    ({ framework, delete: { old } }) => `minimatch(${framework.path}, '${old.path.replace('/delete/:id', '/*/*')}')`,
    { imports: [['{ minimatch }', 'minimatch']] },
  ),
  guard(
    'the beginning of an address',
    DELETE,
    ({ framework, delete: { old } }) => `${framework.path}.startsWith('${collection({ old })}/delete')`,
  ),
  guard(
    'an expression for addresses',
    DELETE,
    ({ framework }) => `/\\/(?:delete|purge)\\/\\d+$/.test(${framework.path})`,
  ),
  guard(
    'a segment of an address',
    DELETE,
    ({ framework, delete: { old } }) =>
      `${framework.path}.split('/')[${old.path.split('/').indexOf('delete')}] === 'delete'`,
  ),
  guard(
    'the last segment of an address',
    { list: { verb: 'list' } },
    ({ framework }) => `${framework.path}.split('/').pop() === 'list'`,
  ),
  guard(
    'the number of segments',
    { show: { verb: 'show' } },
    ({ framework, show: { old } }) => `${framework.path}.split('/').length > ${old.path.split('/').length - 1}`,
  ),
  guard(
    'a set of verbs in a variable',
    DELETE,
    ({ framework, delete: { old } }) =>
      `new Set(['delete', 'purge']).has(${framework.path}.split('/')[${old.path.split('/').indexOf('delete')}])`,
  ),
  guard('one method', REMOVE_BY_GET, ({ framework }) => `${framework.method} === 'DELETE'`),
  guard(
    'a list of methods',
    UPDATE_BY_POST,
    ({ framework }) => `!['GET', 'POST', 'DELETE'].includes(${framework.method})`,
  ),
  guard(
    'a method and an address',
    { create: { verb: 'create' } },
    ({ framework, create: { old } }) => `${framework.method} === 'POST' && ${framework.path} === '${old.path}'`,
  ),
  {
    name: 'a switch over addresses',
    allows: 'the routes move with the cases, or stay',
    needs: { list: { verb: 'list' } },
    adds: ({ framework, list: { old } }) => ({
      before:
        `const roleOf = (path) => {\n  switch (path) {\n    case '${old.path}':\n      return 'admin';\n    default:\n      return null;\n  }\n};\n` +
        framework.guard(`roleOf(${framework.path}) === 'admin'`, 403),
    }),
  },
  {
    name: 'a table by method and address',
    allows: 'the route stays, or moves with its key',
    needs: { delete: { verb: 'delete', method: 'GET' } },
    adds: ({ framework, delete: { old } }) => ({
      before:
        `const roles = { 'GET ${old.path.replace(':id', '7')}': 'admin' };\n` +
        framework.guard(`roles[\`\${${framework.method}} \${${framework.path}}\`] === 'admin'`, 403),
    }),
  },
  {
    name: 'a method that is kept for later',
    allows: 'a route that keeps its method moves',
    needs: REMOVE_BY_GET,
    adds: ({ framework }) => ({
      before:
        framework.middleware(`  ${framework.locals}.how = ${framework.method};\n`) +
        framework.guard(`${framework.locals}.how === 'DELETE'`, 403),
    }),
  },
  {
    name: 'a member of the application that is replaced',
    allows: 'a route that keeps its method moves',
    frameworks: ['express', 'express4'],
    layouts: ['flat'],
    needs: UPDATE_BY_POST,
    adds: () => ({
      before:
        'const refused = (req, res) => res.sendStatus(401);\nconst { post } = app;\napp.post = (path, ...handlers) => post.call(app, path, refused, ...handlers);\n',
    }),
  },
  {
    name: 'a server that asks for the method',
    allows: 'a route that keeps its method moves',
    frameworks: ['express', 'express4'],
    needs: UPDATE_BY_POST,
    adds: () => ({
      imports: [['http', 'node:http']],
      after:
        "const server = http.createServer((req, res) => {\n  if (['GET', 'POST', 'DELETE'].includes(req.method)) return app(req, res);\n  res.statusCode = 405;\n  return res.end();\n});\n",
      served: 'server',
    }),
  },
  {
    name: 'a module that the address chooses',
    allows: 'the route stays',
    needs: { list: { verb: 'list' } },
    adds: ({ framework, list: { old } }) => ({
      before:
        `const actions = (path) => {\n  try {\n    return require('./actions' + path);\n  } catch {\n    return {};\n  }\n};\n` +
        framework.guard(`actions(${framework.path}).isClosed`, 403),
      files: { [`actions${old.path}.js`]: 'exports.isClosed = true;\n' },
    }),
  },
  {
    name: 'a file that the address chooses',
    allows: 'the route stays',
    needs: { list: { verb: 'list' } },
    adds: ({ framework, list: { old } }) => ({
      imports: [
        ['fs', 'node:fs'],
        ['path', 'node:path'],
      ],
      before: framework.guard(`fs.existsSync(path.join(__dirname, 'closed', \`\${${framework.path}}.txt\`))`, 403),
      files: { [`closed${old.path}.txt`]: 'closed\n' },
    }),
  },
];
