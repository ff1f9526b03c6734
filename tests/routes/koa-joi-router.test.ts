import { routeLines, routerLines, table } from './dump.ts';

const JOI = "const router = require('koa-joi-router'); const lamps = router(); ";

table(
  {
    'plain registrations': [
      [`${JOI}lamps.get('/lamps', async (ctx) => {})`, 'koa-joi-router lamps GET<get> /lamps </lamps>'],
      [
        `${JOI}lamps.put('/lamps/:id', { validate: { type: 'json' } }, change)`,
        'koa-joi-router lamps PUT<put> /lamps/:id </lamps/:id>',
      ],
      [
        `${JOI}lamps.put('/lamps/:id', { validate: { type: 'json' } }, load, change)`,
        'koa-joi-router lamps PUT<put> /lamps/:id </lamps/:id>',
      ],
    ],
    'routes as objects': [
      [
        `${JOI}lamps.route({ method: 'post', path: '/lamps', validate: { type: 'json' }, handler: async (ctx) => {} })`,
        'koa-joi-router lamps POST<post> /lamps </lamps>',
      ],
      [
        `${JOI}lamps.route({ method: ['GET', 'HEAD'], path: '/lamps/:id', handler: [load, show] })`,
        'koa-joi-router lamps GET<GET>,HEAD<HEAD> /lamps/:id </lamps/:id>',
      ],
      [
        `${JOI}lamps.route([{ method: 'get', path: '/lamps', handler: list }, { method: 'post', path: '/lamps', handler: create }])`,
        'koa-joi-router lamps GET<get> /lamps </lamps>',
        'koa-joi-router lamps POST<post> /lamps </lamps>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'a router on an application': [
      [
        `${JOI}lamps.prefix('/lamps'); lamps.get('/', list); const app = new (require('koa'))(); app.use(lamps.middleware())`,
        'koa-joi-router router lamps prefix /lamps on app at - views=none',
        '  koa-joi-router lamps GET<get> / </>',
        'koa application app views=none',
        '  mount - lamps',
      ],
    ],
  },
  routerLines,
);
