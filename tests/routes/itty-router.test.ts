import { routeLines, routerLines, table } from './dump.ts';

const ITTY = "import { AutoRouter, Router } from 'itty-router'; ";

table(
  {
    'plain registrations': [
      [
        `${ITTY}const lamps = Router(); lamps.get('/lamps', () => new Response('[]'))`,
        'itty-router lamps GET<get> /lamps </lamps>',
      ],
      [
        `${ITTY}const lamps = AutoRouter(); lamps.post('/lamps', withUser, async (request, env) => {}).all('*', missing)`,
        'itty-router lamps POST<post> /lamps </lamps>',
        'itty-router lamps ALL<all> * <*>',
      ],
      [
        `import { IttyRouter } from 'itty-router'; export default IttyRouter().delete('/lamps/:id', remove)`,
        'itty-router IttyRouter DELETE<delete> /lamps/:id </lamps/:id>',
      ],
    ],
    'what a router is asked': [
      [
        `${ITTY}const lamps = Router(); addEventListener('fetch', (event) => event.respondWith(lamps.fetch(event.request)))`,
      ],
    ],
  },
  routeLines,
);

table(
  {
    'the base of a router': [
      [
        `${ITTY}const api = Router({ base: '/api' }); api.get('/lamps', list)`,
        'itty-router application api prefix /api views=none',
        '  itty-router api GET<get> /lamps </lamps>',
      ],
    ],
    'a router that another one hands requests on to': [
      [
        `${ITTY}const lamps = Router({ base: '/lamps' }); lamps.get('/', list); const router = Router(); router.all('/lamps/*', withUser, lamps.fetch)`,
        'itty-router application lamps prefix /lamps on router at - views=none',
        '  itty-router lamps GET<get> / </>',
        'itty-router application router views=none',
        '  itty-router router ALL<all> /lamps/* </lamps/*>',
        '  mount - lamps',
      ],
      [
        `${ITTY}const lamps = Router({ base: '/api/lamps' }); const api = Router({ base: '/api' }); api.all('/lamps/*', (request, ...others) => lamps.handle(request, ...others))`,
        'itty-router application api prefix /api views=none',
        '  itty-router api ALL<all> /lamps/* </lamps/*>',
        '  mount ? lamps',
        'itty-router application lamps prefix /api/lamps on api at - views=none',
      ],
      [
        `${ITTY}import lamps from './lamps'; const router = Router(); router.get('/lamps/*', lamps.handle)`,
        'itty-router application router views=none',
        '  itty-router router GET<get> /lamps/* </lamps/*>',
        '  mount - elsewhere',
      ],
    ],
  },
  routerLines,
);
