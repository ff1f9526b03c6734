import { routeLines, routerLines, table } from './dump.ts';

const ADONIS = "import router from '@adonisjs/core/services/router'; ";

table(
  {
    routes: [
      [`${ADONIS}router.get('/users', [UsersController, 'index'])`, 'adonis router GET<get> /users </users>'],
      [
        `${ADONIS}router.post('users', async ({ request }) => {}).as('users.store').middleware([])`,
        'adonis router POST<post> /users <users>',
      ],
      [
        `import Route from '@ioc:Adonis/Core/Route'; Route.get('/users/show/:id', 'UsersController.show')`,
        'adonis Route GET<get> /users/show/:id </users/show/:id>',
      ],
      [`${ADONIS}router.any('/x', handle)`, 'adonis router ALL<any> /x </x>'],
    ],
    resources: [
      [
        `${ADONIS}router.resource('users', UsersController).apiOnly()`,
        "adonis router GET<resource> /users <'users'>",
        "adonis router POST<resource> /users <'users'>",
        "adonis router GET<resource> /users/:id <'users'>",
        "adonis router PUT<resource>,PATCH<resource> /users/:id <'users'>",
        "adonis router DELETE<resource> /users/:id <'users'>",
      ],
      [
        `${ADONIS}router.resource('users.posts', Posts).only(['index'])`,
        "adonis router GET<resource> /users/:users_id/posts <'users.posts'>",
      ],
      [
        `${ADONIS}router.resource('users', Users).apiOnly().except(['index', 'store', 'show', 'update'])`,
        "adonis router DELETE<resource> /users/:id <'users'>",
      ],
    ],
    'the router of a container': [
      [
        `const Route = use('Route'); Route.get('/users', 'UserController.index').as('users')`,
        'adonis Route GET<get> /users </users>',
      ],
      [
        `/** @type {import('@adonisjs/framework/src/Route/Manager')} */ const Route = use('Route'); Route.post('users/create', 'UserController.create').middleware(['auth'])`,
        'adonis Route POST<post> /users/create <users/create>',
      ],
      [
        `const Route = use('Adonis/Src/Route'); Route.group('admin', () => { Route.delete('/users/:id', 'UserController.destroy') }).prefix('admin')`,
        'adonis Route DELETE<delete> /users/:id </users/:id>',
      ],
      [`use('Route').get('/users', 'UserController.index')`, 'adonis Route GET<get> /users </users>'],
      [
        `const Route = use('Route'); Route.resource('users', 'UserController').apiOnly().only(['index'])`,
        "adonis Route GET<resource> /users <'users'>",
      ],
    ],
    'no router of a container': [
      [`import { use } from './hooks'; const Route = use('Route'); Route.get('/users', 'UserController.index')`],
      [`const User = use('App/Models/User'); User.get('/users', 'UserController.index')`],
      [`const Route = use(name); Route.get('/users', 'UserController.index')`],
    ],
    'no routes': [
      [`${ADONIS}router.on('/x').redirect('/y'); router.use([() => import('./m')])`],
      [`import router from './router'; router.resource('users', Users)`],
    ],
  },
  routeLines,
);

table(
  {
    groups: [
      [
        `${ADONIS}router.group(() => { router.get('/users', [Users, 'index']); router.group(() => { router.get('/x', [X, 'x']) }).prefix('/admin') }).prefix('/api').middleware(auth)`,
        'adonis application router open views=unknown',
        '  mount /api router',
        'adonis router router on router at /api open views=unknown',
        '  adonis router GET<get> /users </users>',
        '  mount /admin router',
        'adonis router router on router at /admin open views=unknown',
        '  adonis router GET<get> /x </x>',
      ],
      [
        `${ADONIS}router.group(() => { router.get('/x', [X, 'x']) }).prefix(PREFIX)`,
        'adonis application router open views=unknown',
        '  mount ? router',
        'adonis router router on router at - open views=unknown',
        '  adonis router GET<get> /x </x>',
      ],
      [
        `${ADONIS}export default function users() { router.get('/x', [X, 'x']); router.group(() => { router.get('/y', [X, 'y']) }).prefix('/api') }`,
        'adonis router router open views=unknown',
        '  adonis router GET<get> /x </x>',
        '  mount /api router',
        'adonis router router on router at /api open views=unknown',
        '  adonis router GET<get> /y </y>',
      ],
    ],
  },
  routerLines,
);
