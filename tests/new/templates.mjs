import { identifierOf } from '../docs/lists.mjs';

/** What `npm run new` writes for each kind: files that pass all checks, with an example in the place of what is new. */

/** @param {string} name that of the package */
export function frameworkFile(name) {
  return `import { COMMON_METHODS, PLAIN, type Framework } from './framework.ts';

/** \`${name}\`: its router reads paths as Express does, and the first route that matches answers. */
export const ${identifierOf(name)}: Framework = {
  ...PLAIN,
  name: '${name}',
  dialect: 'express',
  precedence: 'order',
  modules: {
    '${name}': { makes: { '': 'application', Router: 'router' }, types: { Router: 'router' } },
  },
  methods: { ...COMMON_METHODS },
  signature: { required: 2, names: [['req', 'request'], ['res', 'response'], ['next']] },
};
`;
}

/** @param {string} name */
export function frameworkTest(name) {
  return `import { routeLines, routerLines, table } from './dump.ts';

const APP = "import make, { Router } from '${name}'; const app = make(); ";

table(
  {
    'routes of ${name}': [
      [\`\${APP}app.get('/users', list)\`, '${name} app GET<get> /users </users>'],
      [\`\${APP}app.post('/users/:id', auth, save)\`, '${name} app POST<post> /users/:id </users/:id>'],
    ],
  },
  routeLines,
);

table(
  {
    'mounts of ${name}': [
      [
        \`\${APP}const users = new Router(); users.get('/', list); app.use('/users', users)\`,
        '${name} router users on app at /users views=none',
        '  ${name} users GET<get> / </>',
        '${name} application app views=none',
        '  mount /users users',
      ],
    ],
  },
  routerLines,
);
`;
}

/** @param {string} name that of the package */
export function clientFile(name) {
  return `import { BODILESS, FETCH_OPTIONS, WITH_BODY, WITHOUT_BODY, type Client } from './client.ts';

/** \`${name}\`: a function as \`fetch\` is one, with a member for each method. */
export const ${identifierOf(name)}: Client = {
  name: '${name}',
  kind: 'request',
  inProcess: false,
  modules: { '${name}': 'client' },
  roles: {
    client: {
      sends: [['url', 'options']],
      methods: [
        { members: WITHOUT_BODY, forms: [['url', 'options']] },
        { members: WITH_BODY, forms: [['url', 'body', 'options']] },
      ],
      members: { default: 'client' },
    },
  },
  options: FETCH_OPTIONS,
  bodiless: BODILESS,
};
`;
}

/** @param {string} name */
export function clientTest(name) {
  return `import { expect, it } from 'vitest';
import { routeLines } from '../routes/dump.ts';
import { requestLines } from './dump.ts';

const IMPORT = "import client from '${name}';\\n";

it.each([
  ["client('/users/list');", '${name} GET /users/list'],
  ["client('/users/create', { method: 'POST', body });", '${name} POST<POST> /users/create'],
  ["client.get('/users/list');", '${name} GET<get> /users/list'],
  ["client.post('/users/create', body);", '${name} POST<post> /users/create'],
])('${name} sends %s', (code, request) => {
  expect(requestLines(IMPORT + code)).toEqual([request]);
  expect(routeLines(IMPORT + code)).toEqual([]);
});
`;
}

/** @param {string} name */
export function ruleFile(name) {
  return `import type { AllowOptions } from '../model/rule-options.ts';
import { createRule } from '../reporting/create-rule.ts';
import { endpointText } from '../reporting/endpoint-text.ts';
import type { Finder } from '../reporting/finding.ts';
import { onRoutes } from '../reporting/on-routes.ts';
import { PATH_OPTIONS } from '../reporting/option-definitions.ts';
import { locationOf } from '../reporting/source-place.ts';

/** The segments of a route that are called \`example\`, each as the method that is declared first has it. */
const find: Finder = ({ route, path, methods: [first] }) =>
  path.segments.flatMap((segment) =>
    segment.kind === 'static' && segment.value === 'example' && route.path && first
      ? [
          {
            range: route.path.locate(segment.start, segment.end),
            method: first.token.method,
            segment: segment.value,
            data: {},
          },
        ]
      : [],
  );

export default createRule<readonly [AllowOptions], 'found'>({
  name: '${name}',
  meta: {
    type: 'suggestion',
    docs: {
      description: 'Disallow segments that are called example in the paths of routes',
    },
    schema: PATH_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      found: "Segment '{{segment}}' in the path of '{{endpoint}}' is an example. Name a resource.",
    },
  },
  options: PATH_OPTIONS,
  find,
  create(context) {
    const [options] = context.options;
    return onRoutes(context, null, (planned, settings) => {
      for (const { range, method, segment } of find(planned, { settings, options }))
        context.report({
          loc: locationOf(context.sourceCode, range),
          messageId: 'found',
          data: { segment, endpoint: endpointText(planned.route.router, method, planned.path) },
        });
    });
  },
});
`;
}

/** @param {string} name */
export function ruleTest(name) {
  return `import { describe } from 'vitest';
import rule from '../../src/rules/${name}.ts';
import { ANSWER, express, mounted } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'found', readonly [{ allow?: readonly string[] }]>;

describe('${name}', () => {
  ruleTester.run('${name}', rule, {
    valid: [
      { name: 'another segment', code: express(\`app.get('/users', \${ANSWER});\`) },
      {
        name: 'an allowed path',
        code: express(\`app.get('/legacy/example', \${ANSWER});\`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      report('a segment', express(\`app.get('/users/«example»', \${ANSWER});\`), 'found', {
        segment: 'example',
        endpoint: 'GET /users/example',
      }),
      report('below a mount', mounted('/users', \`router.get('/«example»', \${ANSWER});\`), 'found', {
        segment: 'example',
        endpoint: 'GET /users/example',
      }),
    ],
  });
});
`;
}

/** @param {string} name */
export function rulePage(name) {
  return `<!-- begin header, written by npm run docs -->

<!-- end header -->

## Rule details

This rule reports segments that are called \`example\`.

### Incorrect

\`\`\`js
import express from 'express';

const app = express();
app.get('/users/example', (req, res) => res.json([]));
\`\`\`

### Correct

\`\`\`js
import express from 'express';

const app = express();
app.get('/users', (req, res) => res.json([]));
\`\`\`

## Options

<!-- begin options, written by npm run docs -->

<!-- end options -->

### allow

\`\`\`json
{ "restful-routes/${name}": ["error", { "allow": ["/legacy/**"] }] }
\`\`\`

#### Correct

\`\`\`js
import express from 'express';

const app = express();
app.get('/legacy/example', (req, res) => res.json([]));
\`\`\`

## When not to use it

Where \`example\` is the name of a resource.

## References

- RFC 3986, [section 3.3: Path](https://www.rfc-editor.org/rfc/rfc3986#section-3.3)
`;
}
