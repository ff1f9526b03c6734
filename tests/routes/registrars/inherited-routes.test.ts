import { routeLines, table } from '../dump.ts';

const handled = "this.route('GET', '/users/list', (req) => list(req));";
const LINE = 'express this GET<GET> /users/list </users/list>';

table(
  {
    'routes of a router that is not seen': [
      [
        `class Users extends PromiseRouter { mountRoutes() { ${handled} this.route('POST', '/users', auth, async (req) => {}); } }`,
        LINE,
        'express this POST<POST> /users </users>',
      ],
      [
        `import { PromiseRouter } from 'parse-server'; class Users extends PromiseRouter { mountRoutes() { ${handled} } }`,
        LINE,
      ],
    ],
    'no such routes': [
      [`class Users extends Controller { mountRoutes() { ${handled} } }`],
      [`class Users { mountRoutes() { ${handled} } }`],
      [
        "class Users extends PromiseRouter { m() { this.route('get', '/users', (req) => {}); this.route('USERS', '/users', (req) => {}); this.route('GET', 'users', (req) => {}); this.route('GET', '/users', {}); } }",
      ],
    ],
  },
  routeLines,
);
