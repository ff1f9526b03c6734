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
    ],
  },
  routerLines,
);
