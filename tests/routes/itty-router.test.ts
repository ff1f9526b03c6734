import { routeLines, routerLines, table } from './dump.ts';

const ITTY = "import { AutoRouter, Router } from 'itty-router'; ";

table(
  {
    'plain registrations': [
      [`${ITTY}const lamps = Router(); lamps.get('/lamps', () => new Response('[]'))`, 'itty-router lamps GET<get> /lamps </lamps>'],
      [`${ITTY}const lamps = AutoRouter(); lamps.post('/lamps', withUser, async (request, env) => {}).all('*', missing)`, 'itty-router lamps POST<post> /lamps </lamps>', 'itty-router lamps ALL<all> * <*>'],
      [`import { IttyRouter } from 'itty-router'; export default IttyRouter().delete('/lamps/:id', remove)`, 'itty-router IttyRouter DELETE<delete> /lamps/:id </lamps/:id>'],
    ],
    'what a router is asked': [[`${ITTY}const lamps = Router(); addEventListener('fetch', (event) => event.respondWith(lamps.fetch(event.request)))`]],
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
  },
  routerLines,
);
