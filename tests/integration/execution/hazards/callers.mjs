/** Clients whose addresses are put together on their way, or that find them elsewhere. */

const LIST = { list: { verb: 'list' } };

/** A client that asks for the route that lists, whose address it makes by itself. */
const caller = (name, client, files = () => ({})) => ({
  name,
  allows: 'the route stays, or moves with the words',
  needs: LIST,
  adds: (way) => ({
    without: [way.list],
    client: client(parts(way)),
    files: files(parts(way)),
    more: [['ask']],
  }),
});

/** What the address of a route is made of, as it was before any rewrite: `{ path: '/users/list', base: '/users', words: ['users', 'list'] }`. */
function parts({ list: { old } }) {
  const { path } = old;
  const words = path.split('/').slice(1);
  return { path, words, base: `/${words.slice(0, -1).join('/')}`, last: words.at(-1) };
}

const quoted = (words) => words.map((word) => `'${word}'`).join(', ');

export const CALLERS = [
  caller(
    'words that a class joins',
    ({ base, last }) =>
      `class Api {\n  base = '${base}';\n  url(...words) {\n    return [this.base, ...words].join('/');\n  }\n  all() {\n    return fetch(this.url('${last}'));\n  }\n}\nexports.ask = () => new Api().all();\n`,
  ),
  caller(
    'words of a base class',
    ({ words, last }) =>
      `const Base = require('./base');\nclass Api extends Base {\n  all() {\n    return this.call('${last}');\n  }\n}\nexports.ask = () => new Api('${words.slice(0, -1).join('/')}').all();\n`,
    () => ({
      'base.js':
        "module.exports = class Base {\n  constructor(name) {\n    this.name = name;\n  }\n  call(action) {\n    return fetch('/' + [this.name, action].join('/'));\n  }\n};\n",
    }),
  ),
  caller(
    'words of a JSON file',
    () => "const words = require('./words.json');\nexports.ask = () => fetch('/' + words.join('/'));\n",
    ({ words }) => ({ 'words.json': `${JSON.stringify(words)}\n` }),
  ),
  caller(
    'words of a JSON text',
    ({ words }) =>
      `const words = JSON.parse('${JSON.stringify(words)}');\nexports.ask = () => fetch('/' + words.join('/'));\n`,
  ),
  caller(
    'an object of a JSON text',
    ({ base, last }) =>
      `const parsed = JSON.parse(\`{\n  "base": "${base}",\n  "action": "${last}"\n}\`);\nexports.ask = () => fetch(\`\${parsed.base}/\${parsed.action}\`);\n`,
  ),
  caller(
    'words of a JSON file that is read',
    () =>
      "const fs = require('node:fs');\nconst words = JSON.parse(fs.readFileSync(`${__dirname}/words.json`, 'utf8'));\nexports.ask = () => fetch('/' + words.join('/'));\n",
    ({ words }) => ({ 'words.json': `${JSON.stringify(words)}\n` }),
  ),
  caller(
    'words of a YAML file',
    () =>
      "const fs = require('node:fs');\nconst yaml = require('yaml');\nconst { words } = yaml.parse(fs.readFileSync(`${__dirname}/words.yaml`, 'utf8'));\nexports.ask = () => fetch('/' + words.join('/'));\n",
    ({ words }) => ({ 'words.yaml': `words:\n${words.map((word) => `  - ${word}\n`).join('')}` }),
  ),
  caller(
    'words of one text',
    ({ words }) =>
      `const words = '${words.join(' ')}'.split(' ');\nexports.ask = () => fetch('/' + words.join('/'));\n`,
  ),
  caller(
    'words with dots',
    ({ words }) =>
      `const call = (name) => fetch('/' + name.replaceAll('.', '/'));\nexports.ask = () => call('${words.join('.')}');\n`,
  ),
  caller(
    'words of another file',
    ({ base }) =>
      `const path = require('node:path');\nconst { WORD } = require('./word');\nexports.ask = () => fetch(path.posix.join('${base}', WORD));\n`,
    ({ last }) => ({ 'word.js': `exports.WORD = '${last}';\n` }),
  ),
  caller(
    'members of a proxy',
    ({ base, last }) =>
      `const members = new Proxy({}, { get: (target, action) => () => fetch(\`${base}/\${action}\`) });\nexports.ask = () => members.${last}();\n`,
  ),
  caller(
    'keys of a table',
    ({ base, last }) =>
      `const actions = { ${last}: 1 };\nexports.ask = () => fetch(Object.keys(actions).map((action) => \`${base}/\${action}\`)[0]);\n`,
  ),
  caller(
    'a word that a loop adds',
    ({ words }) =>
      `exports.ask = () => {\n  let url = '';\n  for (const word of [${quoted(words)}]) url += '/' + word;\n  return fetch(url);\n};\n`,
  ),
  caller(
    'a word that is written otherwise',
    ({ base, last }) =>
      `const ACTION = '${last.toUpperCase()}';\nexports.ask = () => fetch(\`${base}/\${ACTION.toLowerCase()}\`);\n`,
  ),
  ...['txt', 'css', 'svg', 'csv', 'ndjson', 'mdx', 'xml', 'toml', 'properties', 'list'].map((extension) =>
    caller(
      `an address of a file with the extension ${extension}`,
      () =>
        `const fs = require('node:fs');\nconst text = fs.readFileSync(\`\${__dirname}/addresses.${extension}\`, 'utf8');\nexports.ask = () => fetch(/"([^"]+)"/.exec(text)[1]);\n`,
      ({ path }) => ({ [`addresses.${extension}`]: `"${path}"\n` }),
    ),
  ),
];
