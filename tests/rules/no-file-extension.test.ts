import { describe } from 'vitest';
import rule from '../../src/rules/no-file-extension.ts';
import { ANSWER, express, fastify } from '../support/applications.ts';
import { marked } from '../support/marked.ts';
import { ruleTester } from '../support/rule-tester.ts';

const report = marked<'extension', readonly [{ allow?: readonly string[] }]>;

describe('no-file-extension', () => {
  ruleTester.run('no-file-extension', rule, {
    valid: [
      ...[
        '/users',
        '/robots.txt',
        '/favicon.ico',
        '/sitemap.xml',
        '/manifest.json',
        '/swagger.json',
        '/openapi.yaml',
        '/.well-known/security.txt',
        '/users.list',
        '/app.js',
        '/:id.:format',
        '/*.json',
      ].map((path) => ({
        name: path,
        code: express(`app.get('${path}', ${ANSWER});`),
      })),
      {
        name: 'an allowed path',
        code: express(`app.get('/legacy/users.json', ${ANSWER});`),
        options: [{ allow: ['/legacy/**'] }],
      },
    ],
    invalid: [
      report('a collection', express(`app.get('/users«.json»', ${ANSWER});`), 'extension', {
        name: '.json',
        better: '',
        endpoint: 'GET /users.json',
        after: '',
      }),
      report('an item', express(`app.get('/invoices/:id«.pdf»', ${ANSWER});`), 'extension', {
        name: '.pdf',
        better: '',
        endpoint: 'GET /invoices/:id.pdf',
        after: '',
      }),
      report('Fastify', fastify("fastify.get('/report«.csv»', async () => '');"), 'extension', {
        name: '.csv',
        better: '',
        endpoint: 'GET /report.csv',
        after: '',
      }),
    ],
  });
});
