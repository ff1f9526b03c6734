import { routeLines, routerLines, table } from './dump.ts';

const OAK = "import { Application, Router } from 'https://deno.land/x/oak@v12.6.1/mod.ts'; ";

table(
  {
    'plain registrations': [
      [
        `${OAK}const lamps = new Router(); lamps.get('/lamps', list()).delete('/lamps/:id', ({ params, response }) => {})`,
        'oak lamps GET<get> /lamps </lamps>',
        'oak lamps DELETE<delete> /lamps/:id </lamps/:id>',
      ],
      [
        `import { Router } from 'jsr:@oak/oak@17'; const lamps = new Router(); lamps.post('/lamps', create)`,
        'oak lamps POST<post> /lamps </lamps>',
      ],
      [
        `${OAK}const lamps = new Router(); lamps.add(['GET', 'POST'], '/lamps', list)`,
        'oak lamps GET<GET>,POST<POST> /lamps </lamps>',
      ],
      [
        `import { Router } from 'npm:@oakserver/oak'; const lamps = new Router(); lamps.post('/lamps', create)`,
        'oak lamps POST<post> /lamps </lamps>',
      ],
      [
        `import { Router } from '@oak/oak'; const lamps = new Router(); lamps.post('/lamps', create)`,
        'oak lamps POST<post> /lamps </lamps>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'a router on an application': [
      [
        `${OAK}const lamps = new Router({ prefix: '/lamps' }); lamps.get('/', list); const app = new Application(); app.use(lamps.routes()); app.use(lamps.allowedMethods())`,
        'oak router lamps prefix /lamps on app at - views=none',
        '  oak lamps GET<get> / </>',
        'oak application app views=none',
        '  mount - lamps',
        '  pass none unknown',
      ],
    ],
  },
  routerLines,
);
