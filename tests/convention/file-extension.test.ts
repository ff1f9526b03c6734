import { expect, it } from 'vitest';
import { findFileExtension } from '../../src/convention/file-extension.ts';
import { parsePath } from '../../src/paths/parse-path.ts';

it.each([
  ['/users.json', '.json'],
  ['/report.pdf', '.pdf'],
  ['/api/v1/orders.CSV', '.CSV'],
  ['/invoices/:id.pdf', '.pdf'],
  ['/order-items.xml', '.xml'],
  ['/articles.rss', '.rss'],
  ['/commits/:sha.json', '.json'],
])('%s ends with %s', (path, extension) => {
  expect(findFileExtension(parsePath(path, 'express'))).toEqual({
    extension,
    span: { start: path.length - extension.length, end: path.length },
  });
});

it.each([
  '/robots.txt',
  '/favicon.ico',
  '/sitemap.xml',
  '/sitemap/pages.xml',
  '/manifest.json',
  '/swagger.json',
  '/openapi.yaml',
  '/api-docs.json',
  '/.well-known/users.json',
  '/user-schema.json',
  '/swagger-ui/users.json',
  '/locales/:language.json',
  '/i18n/:language.json',
  '/calendar.ics',
  '/events/:id.ics',
  '/files/:filename.json',
  '/app.js',
  '/logo.png',
  '/index.html',
  '/users.list',
  '/users',
  '/v1.0',
  '/:id.:format',
  '/gizmo.json',
  '/users.json/:id',
  '/',
])('%s ends with none', (path) => {
  expect(findFileExtension(parsePath(path, 'express'))).toBeNull();
});

it('is a part of the name of a parameter where the dialect says so', () => {
  expect(findFileExtension(parsePath('/reports/:id.pdf', 'hono'))).toBeNull();
});
