import { routeLines, routerLines, table } from './dump.ts';

const TINYHTTP = "import { App } from '@tinyhttp/app'; const app = new App(); ";

table(
  {
    'plain registrations': [
      [`${TINYHTTP}app.get('/users', list)`, 'tinyhttp app GET<get> /users </users>'],
      [
        `${TINYHTTP}app.route('/users').get(list).post(create)`,
        'tinyhttp app GET<get> /users </users>',
        'tinyhttp app POST<post> /users </users>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'applications that another one uses': [
      [
        `${TINYHTTP}const users = new App(); users.get('/', list); app.use('/users', users); app.listen(3000)`,
        'tinyhttp application users on app at /users views=none',
        '  tinyhttp users GET<get> / </>',
        'tinyhttp application app views=none',
        '  mount /users users',
      ],
    ],
  },
  routerLines,
);
