import { routeLines, routerLines, table } from './dump.ts';

const HYPER = "const HyperExpress = require('hyper-express'); ";

table(
  {
    'plain registrations': [
      [
        `${HYPER}const webserver = new HyperExpress.Server(); webserver.get('/lamps', (request, response) => {})`,
        'hyper-express webserver GET<get> /lamps </lamps>',
      ],
      [
        `${HYPER}const lamps = new HyperExpress.Router(); lamps.post('/lamps', { max_body_length: 100 }, create)`,
        'hyper-express lamps POST<post> /lamps </lamps>',
      ],
      [
        `${HYPER}const lamps = new HyperExpress.Router(); lamps.get('lamps', list)`,
        'hyper-express lamps GET<get> /lamps <lamps>',
      ],
      [
        `import { Router } from 'hyper-express'; const lamps = new Router(); lamps.any('/lamps', list)`,
        'hyper-express lamps ALL<any> /lamps </lamps>',
      ],
      [
        `${HYPER}const lamps = new HyperExpress.Router(); lamps.route('/lamps').get(list).post(create)`,
        'hyper-express lamps GET<get> /lamps </lamps>',
        'hyper-express lamps POST<post> /lamps </lamps>',
      ],
    ],
    'a server that the package makes': [
      [
        `${HYPER}const app = HyperExpress.express(); app.get('/lamps', list)`,
        'hyper-express app GET<get> /lamps </lamps>',
      ],
      [
        `import { express } from 'hyper-express'; const app = express({ fast_buffers: true }); app.all('/lamps', list)`,
        'hyper-express app ALL<all> /lamps </lamps>',
      ],
    ],
    'middleware before a handler': [
      [
        `${HYPER}const lamps = new HyperExpress.Router(); lamps.get('/:id', auth, [log, count], show)`,
        'hyper-express lamps GET<get> /:id </:id>',
      ],
      [
        `${HYPER}const lamps = new HyperExpress.Router(); lamps.get('/:id', { middlewares: [auth] }, log, show)`,
        'hyper-express lamps GET<get> /:id </:id>',
      ],
      [
        `${HYPER}const SMALL = { max_body_length: 100 }; const lamps = new HyperExpress.Router(); lamps.get('/:id', SMALL, [auth, log], show)`,
        'hyper-express lamps GET<get> /:id </:id>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'routers under a prefix': [
      [
        `${HYPER}const server = new HyperExpress.Server(); const lamps = new HyperExpress.Router(); lamps.get('/:id', show); server.use('/lamps', lamps)`,
        'hyper-express router lamps on server at /lamps views=none',
        '  hyper-express lamps GET<get> /:id </:id>',
        'hyper-express application server views=none',
        '  mount /lamps lamps',
      ],
      [
        `${HYPER}const server = new HyperExpress.Server(); const lamps = new HyperExpress.Router(); lamps.get('/:id', show); server.use('/lamps', auth, lamps)`,
        'hyper-express router lamps on server at /lamps views=none',
        '  hyper-express lamps GET<get> /:id </:id>',
        'hyper-express application server views=none',
        '  pass /lamps unknown',
        '  mount /lamps lamps',
      ],
    ],
  },
  routerLines,
);
