import { describe, expect, it } from 'vitest';
import { applied, routeLines, routesOf, table } from './dump.ts';

const FIND = "{ method: 'GET', path: '/articles', handler: 'article.find' }";
const LINE = 'strapi routes GET<GET> /articles </articles>';

table(
  {
    'a table of routes': [
      [`module.exports = { routes: [${FIND}] };`, LINE],
      [
        `module.exports = { type: 'content-api', routes: [${FIND}, { method: 'DELETE', path: '/articles/:id', handler: 'api::article.article.delete', config: { auth: false } }] };`,
        LINE,
        'strapi routes DELETE<DELETE> /articles/:id </articles/:id>',
      ],
      [`export default { routes: [${FIND}] };`, LINE],
      [`const routes = [${FIND}];\nexport default { routes };`, LINE],
      [`export default [${FIND}];`, LINE],
      [`module.exports = (strapi) => { return [${FIND}]; };`, LINE],
      [`export default () => ({ type: 'admin', routes: [${FIND}] });`, LINE],
      [
        `export default { admin: { type: 'admin', routes: [${FIND}] }, 'content-api': { routes: [{ method: 'post', path: '/articles', handler: 'article.create' }] } };`,
        LINE,
        'strapi routes POST<post> /articles </articles>',
      ],
      [
        `module.exports = { routes: [${FIND}, { method: 'GET', path: '/feed', handler: (ctx) => { ctx.body = []; } }] };`,
        LINE,
        'strapi routes GET<GET> /feed </feed>',
      ],
    ],
    'no table of routes': [
      ["module.exports = [{ method: 'GET', path: '/not-a-route', timeout: 1000 }];"],
      ["module.exports = { routes: [{ method: 'GET', path: '/articles', handler: 'find articles' }] };"],
      [
        "module.exports = { functions: { hello: { handler: 'handler.hello', events: [{ http: { method: 'get', path: '/hello' } }] } } };",
      ],
      [`const routes = [${FIND}];`],
      [`exports.routes = [${FIND}];`],
      ["module.exports = { routes: [{ method: 'FETCH', path: '/articles', handler: 'article.find' }] };"],
    ],
  },
  routeLines,
);

describe('a row', () => {
  const code =
    "module.exports = { routes: [{ method: 'post', path: '/articles/delete/:id', handler: 'article.delete' }] };";

  it('owns its method and its path', () => {
    const [route] = routesOf(code);
    expect(applied(code, route?.methods[0]?.edit('DELETE') ?? null)).toBe(code.replace("'post'", "'delete'"));
    expect(applied(code, route?.path?.edit(9, 16, '') ?? null)).toBe(code.replace('/delete/:id', '/:id'));
  });
});
