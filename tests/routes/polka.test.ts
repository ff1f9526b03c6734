import { routeLines, routerLines, table } from './dump.ts';

const POLKA = "const polka = require('polka'); const app = polka(); ";

table(
  {
    'plain registrations': [
      [`${POLKA}app.get('/users', list)`, 'polka app GET<get> /users </users>'],
      [`${POLKA}app.post('/users', auth, (req, res) => {})`, 'polka app POST<post> /users </users>'],
      [`${POLKA}app.all('/users/:id?', list)`, 'polka app ALL<all> /users/:id? </users/:id?>'],
      [
        `import polka from 'polka'; polka().use(auth).get('/a', a).delete('/b', b).listen(3000)`,
        'polka polka GET<get> /a </a>',
        'polka polka DELETE<delete> /b </b>',
      ],
    ],
  },
  routeLines,
);

table(
  {
    'routers under a prefix': [
      [
        `const polka = require('polka'); const users = polka().get('/', list); polka().use('/users', users).get('/', home)`,
        'polka application users on polka at /users views=none',
        '  polka users GET<get> / </>',
        'polka application polka views=none',
        '  mount /users users',
        '  polka polka GET<get> / </>',
      ],
    ],
  },
  routerLines,
);
