/** Lists of addresses that stand elsewhere than the code that asks for them. */

const LIST = { list: { verb: 'list' } };

const row = (name, adds, rest = {}) => ({
  name,
  allows: 'the routes move whose words are not in the list',
  needs: LIST,
  adds,
  ...rest,
});

const last = ({ path }) => `${path}.split('/').pop()`;

export const LISTS = [
  row('addresses of the environment', ({ framework, list: { old } }) => ({
    before: `const closed = process.env.CLOSED.split(',');\n${framework.guard(`closed.includes(${framework.path})`, 403)}`,
    env: { CLOSED: `${old.path},/nothing` },
  })),
  row('verbs of the environment', ({ framework }) => ({
    before: `const closed = (process.env.CLOSED_ACTIONS ?? '').split(',');\n${framework.guard(`closed.includes(${last(framework)})`, 403)}`,
    files: { '.env.example': 'CLOSED_ACTIONS=list,purge\n' },
    env: { CLOSED_ACTIONS: 'list,purge' },
  })),
  row('beginnings of the environment', ({ framework, list: { old } }) => ({
    before: `const closed = process.env.CLOSED_PREFIXES.split(',');\n${framework.guard(`closed.some((prefix) => ${framework.path}.startsWith(prefix))`, 403)}`,
    env: { CLOSED_PREFIXES: `${old.path.slice(0, -2)},/nothing` },
  })),
  row('globs of a JSON file', ({ framework, list: { old } }) => ({
    imports: [
      ['{ minimatch }', 'minimatch'],
      ['config', './config.json'],
    ],
    before: framework.guard(`config.closed.some((glob) => minimatch(${framework.path}, glob))`, 403),
    files: { 'config.json': `${JSON.stringify({ closed: [old.path.replace('/list', '/l*')] })}\n` },
  })),
  row('a JSON file that is read', ({ framework, list: { old } }) => ({
    imports: [['fs', 'node:fs']],
    before: `const config = JSON.parse(fs.readFileSync(\`\${__dirname}/config.json\`, 'utf8'));\n${framework.guard(`config.closed.some((prefix) => ${framework.path}.startsWith(prefix))`, 403)}`,
    files: { 'config.json': `${JSON.stringify({ closed: [old.path.slice(0, -2)] })}\n` },
  })),
  row('a member of a configuration by its name', ({ framework, list: { old } }) => ({
    imports: [['settings', './settings']],
    before: `const closed = settings.get('closed');\n${framework.guard(`closed.some((prefix) => ${framework.path}.startsWith(prefix))`, 403)}`,
    files: {
      'settings.js': "const values = require('./config.json');\nexports.get = (key) => values[key];\n",
      'config.json': `${JSON.stringify({ closed: [old.path.slice(0, -2)] })}\n`,
    },
  })),
  row('expressions of a YAML file', ({ framework, list: { old } }) => ({
    imports: [
      ['fs', 'node:fs'],
      ['yaml', 'yaml'],
    ],
    before: `const rules = yaml.parse(fs.readFileSync(\`\${__dirname}/rules.yaml\`, 'utf8'));\n${framework.guard(`rules.closed.some((text) => new RegExp(text).test(${framework.path}))`, 403)}`,
    files: { 'rules.yaml': `closed:\n  - ^${old.path.replace('/list', '/.+')}$\n` },
  })),
  row('verbs of a YAML file', ({ framework }) => ({
    imports: [
      ['fs', 'node:fs'],
      ['yaml', 'yaml'],
    ],
    before: `const rules = yaml.parse(fs.readFileSync(\`\${__dirname}/rules.yaml\`, 'utf8'));\n${framework.guard(`rules.closed.includes(${last(framework)})`, 403)}`,
    files: { 'rules.yaml': 'closed:\n  - list\n  - purge\n' },
  })),
  row('a text of lines', ({ framework, list: { old } }) => ({
    imports: [['fs', 'node:fs']],
    before: `const closed = fs.readFileSync(\`\${__dirname}/closed.txt\`, 'utf8').split('\\n');\n${framework.guard(`closed.includes(${framework.path})`, 403)}`,
    files: { 'closed.txt': `/nothing\n${old.path}\n` },
  })),
  row('a list of another file', ({ framework, list: { old } }) => ({
    imports: [['{ closed }', './closed']],
    before: framework.guard(`closed.some((prefix) => ${framework.path}.startsWith(prefix))`, 403),
    files: { 'closed.js': `exports.closed = ['${old.path.slice(0, -2)}'];\n` },
  })),
  row('a text that is taken apart', ({ framework, list: { old } }) => ({
    before: `const closed = '/nothing ${old.path.slice(0, -2)}'.split(' ');\n${framework.guard(`closed.some((prefix) => ${framework.path}.startsWith(prefix))`, 403)}`,
  })),
];
