import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../src/plan/make-plan.ts';
import { Project } from '../../../src/project/project.ts';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { writeProject } from '../../support/project.ts';
import { OPTIONS, type Files } from '../planning.ts';

/** What becomes of each route of some files that has a verb. */
function outcomes(files: Files): readonly string[] {
  return makePlan(Project.at(writeProject(files), { accounting: 'all' }).view(), OPTIONS).routes.flatMap(
    ({ path, rewrite, withheld }) => {
      const outcome = rewrite
        ? `${rewrite.method} ${rewrite.path.text}`
        : withheld && [withheld.reason, withheld.other?.label].join(' ');
      return outcome ? [`${path.text} -> ${outcome}`] : [];
    },
  );
}

const ROUTES = [
  registration('app', 'GET /boats/list', ANSWER),
  registration('app', 'GET /crews/show/:id', ANSWER),
  registration('app', 'GET /docks/list', ANSWER),
];
const OTHERS = `app.get('/boats', ${ANSWER}); app.get('/crews/:name', ${ANSWER}); app.post('/docks', ${ANSWER});`;
const HELD = [
  '/boats/list -> collision GET /boats',
  '/crews/show/:id -> collision GET /crews/:name',
  '/docks/list -> GET /docks',
];

describe('routes of an application that comes in from where no file tells', () => {
  it.each<[way: string, files: Files]>([
    [
      'a list of functions',
      {
        'app.js': express(...ROUTES, "require('./installers').forEach((install) => install(app));"),
        'installers.js': "module.exports = [require('./more')];",
        'more.js': `module.exports = (app) => { ${OTHERS} };`,
      },
    ],
    [
      'an event',
      {
        'app.js': express(...ROUTES, "require('./bus').emit('routes', app);"),
        'more.js': `require('./bus').on('routes', (app) => { ${OTHERS} });`,
        'bus.js': "module.exports = new (require('node:events'))();",
      },
    ],
    [
      'an object that files share',
      {
        'app.js': express("require('./holder').app = app;", ...ROUTES),
        'holder.js': 'exports.app = null;',
        'more.js': `const { app } = require('./holder');\n${OTHERS}`,
      },
    ],
    [
      'the answer of a function',
      {
        'app.js': express(...ROUTES, 'exports.getApp = () => app;'),
        'more.js': `const app = require('./app').getApp();\n${OTHERS}`,
      },
    ],
    [
      'classes of a list',
      {
        'app.js': express("for (const Part of require('./parts')) new Part(app).init();", ...ROUTES),
        'parts.js': "module.exports = [require('./more')];",
        'more.js': `module.exports = class { constructor(app) { this.app = app; } init() { const { app } = this; ${OTHERS} } };`,
      },
    ],
  ])('may stand beside those that move: %s', (_way, files) => {
    expect(outcomes(files)).toEqual(HELD);
  });

  it('keep their own address beside those of an application, and of another one of theirs', () => {
    const files: Files = {
      'app.js': express(registration('app', 'GET /boats', ANSWER)),
      'boats.js': `module.exports = (app) => { app.get('/boats/list', ${ANSWER}); app.get('/docks/list', ${ANSWER}); app.get('/piers/list', ${ANSWER}); };`,
      'docks.js': `module.exports = (app) => { app.get('/docks/getAll', ${ANSWER}); };`,
    };
    expect(outcomes(files)).toEqual([
      '/boats/list -> collision GET /boats',
      '/docks/list -> collision GET /docks/getAll',
      '/piers/list -> GET /piers',
      '/docks/getAll -> collision GET /docks/list',
    ]);
  });

  it('say nothing where a file hands the application over, or another one is made', () => {
    const files: Files = {
      'app.js': express("require('./more')(app);", ...ROUTES),
      'more.js': `module.exports = (app) => { app.get('/ports', ${ANSWER}); };`,
      'other.js': express(OTHERS),
    };
    expect(outcomes(files)).toEqual([
      '/boats/list -> GET /boats',
      '/crews/show/:id -> GET /crews/:id',
      '/docks/list -> GET /docks',
    ]);
  });
});
