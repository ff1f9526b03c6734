/** What stands between a client and its route: gateways, pages, and answers that say where something is. */

const EXPRESS = { frameworks: ['express', 'express4'] };
const LIST = { list: { verb: 'list' } };

/** A gateway in the server itself, which hands requests on below another address. */
const gateway = (name, { before, ask }) => ({
  name,
  allows: 'the route stays, or moves with the gateway',
  ...EXPRESS,
  layouts: ['flat', 'routers'],
  needs: LIST,
  adds: ({ list, resource }) => ({
    before: before(resource, list.old),
    without: [list],
    client: `exports.ask = () => fetch(${ask(resource)});\n`,
    more: [['ask']],
  }),
});

/** An answer that says where something is, and a client that goes there. */
const followed = (name, { needs = LIST, before, first, follow }) => ({
  name,
  allows: 'the routes move of which the answer does not speak',
  ...EXPRESS,
  layouts: ['flat'],
  needs,
  adds: (way) => ({
    before: before(way),
    client: `exports.follow = async () => {\n  const answer = await fetch(${first(way)});\n  return fetch(${follow(way)});\n};\n`,
    more: [['follow']],
  }),
});

/** A page with something that leads to a route, which a client reads and follows. */
const page = (name, file, print) => ({
  name,
  allows: 'the route stays',
  needs: LIST,
  adds: ({ list }) => ({
    without: [list],
    files: { [file]: print(list.old.path) },
    client: `const fs = require('node:fs');\nconst text = fs.readFileSync(\`\${__dirname}/${file}\`, 'utf8');\nexports.ask = () => fetch(/(?:href|action|src|to)[=:]\\s*["'(]*([^"')\\s>]+)/.exec(text)[1]);\n`,
    more: [['ask']],
  }),
});

export const GATEWAYS = [
  gateway('a gateway that renames a prefix', {
    before: ({ many }) =>
      `app.use((req, res, next) => {\n  req.url = req.url.replace(/^\\/people/, '/${many}');\n  next();\n});\n`,
    ask: () => "'/people/list'",
  }),
  gateway('a gateway that forwards by shape', {
    before: () =>
      "app.use('/gateway/:service/:action', (req, res, next) => {\n  req.url = `/${req.params.service}/${req.params.action}`;\n  app(req, res, next);\n});\n",
    ask: ({ many }) => `'/gateway/${many}/list'`,
  }),
  gateway('a redirect from an old address', {
    before: ({ many }) => `app.get('/old-${many}', (req, res) => res.redirect('/${many}/list'));\n`,
    ask: ({ many }) => `'/old-${many}'`,
  }),
  gateway('a redirect by a table', {
    before: ({ many }) =>
      `const moved = { '/old-${many}': ['${many}', 'list'] };\napp.use((req, res, next) => (moved[req.path] ? res.redirect('/' + moved[req.path].join('/')) : next()));\n`,
    ask: ({ many }) => `'/old-${many}'`,
  }),
  followed('a link in an answer', {
    before: ({ list: { old } }) => `app.get('/links', (req, res) => res.json({ all: '${old.path}' }));\n`,
    first: () => "'/links'",
    follow: () => '(await answer.json()).all',
  }),
  followed('a link that an answer puts together', {
    before: ({ list: { old } }) =>
      `app.get('/links', (req, res) => res.json({ base: '${old.path.split('/').slice(0, -1).join('/')}', rel: 'list' }));\n`,
    first: () => "'/links'",
    follow: () => '(({ base, rel }) => `${base}/${rel}`)(await answer.json())',
  }),
  followed('an answer that says where something is by its own address', {
    needs: { show: { verb: 'show' }, create: { verb: 'create' } },
    before: ({ create: { old }, of, create }) =>
      `app.use((req, res, next) => {\n  if (req.method === 'POST' && req.path.startsWith('${of(create).path}')) res.set('location', req.originalUrl.replace('${old.path.split('/').at(-1)}', 'show/7'));\n  next();\n});\n`,
    first: ({ create, of }) => `'${of(create).path}', { method: '${of(create).method}' }`,
    follow: () => "answer.headers.get('location')",
  }),
  page('a link of a page', 'page.html', (path) => `<p>See <a href="${path}">all</a>.</p>\n`),
  page('a form of a page', 'page.html', (path) => `<form action="${path}"><button>All</button></form>\n`),
  page('a link of a template', 'views/page.ejs', (path) => `<% if (all) { %><a href="${path}">all</a><% } %>\n`),
  page('a link of a Vue component', 'Page.vue', (path) => `<template><a href="${path}">all</a></template>\n`),
  page('an attribute that is bound', 'Page.vue', (path) => `<template><a :href="'${path}'">all</a></template>\n`),
  page('a link of Markdown with tags', 'page.mdx', (path) => `# All\n\n<a href="${path}">all</a>\n`),
  page(
    'a link of a component of Astro',
    'page.astro',
    (path) => `---\nconst all = true;\n---\n<a href="${path}">all</a>\n`,
  ),
];
