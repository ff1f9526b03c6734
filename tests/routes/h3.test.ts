import { routeLines, routerLines, table } from './dump.ts';

const H3 = "import { createApp, createRouter, defineEventHandler, H3 } from 'h3'; ";

table(
  {
    'a router': [
      [
        `${H3}const router = createRouter(); router.get('/lamps', defineEventHandler(() => []))`,
        'h3 router GET<get> /lamps </lamps>',
      ],
      [
        `${H3}export const lamps = createRouter().get('/lamps', list).post('/lamps', create)`,
        'h3 lamps GET<get> /lamps </lamps>',
        'h3 lamps POST<post> /lamps </lamps>',
      ],
    ],
    'an application of version 2': [
      [
        `${H3}const server = new H3(); server.get('/lamps/:id', (event) => event.context.params.id)`,
        'h3 server GET<get> /lamps/:id </lamps/:id>',
      ],
      [
        `${H3}const server = new H3(); server.on('PUT', '/lamps/:id', change)`,
        'h3 server PUT<PUT> /lamps/:id </lamps/:id>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'routers on an application': [
      [
        `${H3}const app = createApp(); const lamps = createRouter(); app.use('/api', lamps); lamps.get('/lamps', list)`,
        'h3 application app views=none',
        '  mount /api lamps',
        'h3 router lamps on app at /api views=none',
        '  h3 lamps GET<get> /lamps </lamps>',
      ],
      [
        `${H3}const app = new H3(); const lamps = new H3(); lamps.get('/', list); app.mount('/lamps', lamps)`,
        'h3 router lamps open views=unknown',
        '  h3 lamps GET<get> / </>',
        'h3 router app views=unknown',
        "  h3 app UNKNOWN<app.mount('/lamps', lamps)> (dynamic) <app.mount('/lamps', lamps)>",
      ],
    ],
  },
  routerLines,
);
