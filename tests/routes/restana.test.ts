import { routeLines, routerLines, table } from './dump.ts';

const SERVICE = "const service = require('restana')(); ";

table(
  {
    'routes of restana': [
      [`${SERVICE}service.get('/users', list)`, 'restana service GET<get> /users </users>'],
      [`${SERVICE}service.post('/users/:id', auth, save)`, 'restana service POST<post> /users/:id </users/:id>'],
      [
        `import restana from 'restana'; restana({ server }).use(auth).get('/a', a).trace('/b', b)`,
        'restana restana GET<get> /a </a>',
        'restana restana TRACE<trace> /b </b>',
      ],
      [
        `${SERVICE}service.get(['/users', '/people'], [auth, log], list)`,
        'restana service GET<get> /users </users>',
        'restana service GET<get> /people </people>',
      ],
      [`${SERVICE}service.getRouter().get('/users', list)`, 'restana service GET<get> /users </users>'],
      [`${SERVICE}const users = service.newRouter(); users.get('/', list)`, 'restana users GET<get> / </>'],
      [
        `${SERVICE}const users = service.newRouter().get('/', list).post('/', add)`,
        'restana users GET<get> / </>',
        'restana users POST<post> / </>',
      ],
      [
        `import restana from 'restana'; const users = restana().newRouter(); users.get('/', list)`,
        'restana users GET<get> / </>',
      ],
      [
        `import { Service } from 'restana'; function add(service: Service) { const users = service.newRouter(); users.get('/', list) }`,
        'restana users GET<get> / </>',
      ],
      [
        `module.exports = (service) => { const users = service.newRouter(); users.get('/', list); return users }`,
        'restana users GET<get> / </>',
      ],
      [
        `${SERVICE}const users = service.newRouter(); function rows() { const all = []; all.push(['get', 'list']); return all } rows().forEach(([method, name]) => users[method]('/' + name, list))`,
        'restana users GET<get> /list <list>',
      ],
      [
        `const make = require('./make'); const users = make.newRouter(); users.get('/', list)`,
        'express users GET<get> / </>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'mounts of restana': [
      [
        `${SERVICE}const users = service.newRouter(); users.get('/', list); service.use('/users', users)`,
        'restana router users on service at /users views=none',
        '  restana users GET<get> / </>',
        'restana application service views=none',
        '  mount /users users',
      ],
      [
        `${SERVICE}const api = service.newRouter(); const users = service.newRouter(); users.get('/', list); api.use('/users', users); service.use('/v1', api)`,
        'restana router users on api at /users views=none',
        '  restana users GET<get> / </>',
        'restana router api on service at /v1 views=none',
        '  mount /users users',
        'restana application service views=none',
        '  mount /v1 api',
      ],
    ],
  },
  routerLines,
);
