import { koaApp, projects } from './mounted.ts';

const ANSWER = '(ctx) => { ctx.body = []; }';
const LISTEN = 'app.listen(3000);';

projects({
  'Routers that are classes of the project': [
    [
      'with the options that their constructors pass on',
      {
        'app.js': koaApp(
          "const PREFIX = '/cars';",
          `class Cars extends Router {\n  constructor() { super({ prefix: PREFIX }); this.get('/list', ${ANSWER}); }\n}`,
          'app.use(new Cars().routes());',
          LISTEN,
        ),
      },
      'GET /cars/list app.js:6',
    ],
    [
      'with the options that a class above them passes on',
      {
        'app.js': koaApp(
          'class Base extends Router { constructor(options) { super(options); this.register(); } }',
          "class Cars extends Base { constructor() { super({ prefix: '/cars' }); }",
          `  register() { this.get('/list', ${ANSWER}); }\n}`,
          'app.use(new Cars().routes());',
          LISTEN,
        ),
      },
      'GET /cars/list app.js:6',
    ],
    [
      'without a constructor of their own',
      {
        'app.js': koaApp(
          `class Cars extends Router {\n  register() { this.get('/list', ${ANSWER}); return this; }\n}`,
          "app.use(new Cars({ prefix: '/cars' }).register().routes());",
          LISTEN,
        ),
      },
      'GET /cars/list app.js:5',
    ],
  ],
});
