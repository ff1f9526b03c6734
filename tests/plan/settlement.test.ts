import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../support/applications.ts';
import { planOf, reasonsOf } from './planning.ts';

/** What becomes of the routes: the new address, or the reason against it. */
function outcomes(source: string): readonly string[] {
  const plan = planOf({ 'server.js': source });
  const reasons = reasonsOf(plan);
  return plan.routes.map(({ rewrite }, at) =>
    rewrite ? `${rewrite.method} ${rewrite.path.text}` : (reasons[at]?.replace(' server.js', '') ?? ''),
  );
}

function app(...endpoints: readonly string[]): string {
  return express(
    ...endpoints.map((endpoint) => (/^[A-Z]+ /.test(endpoint) ? registration('app', endpoint, ANSWER) : endpoint)),
  );
}

describe('what stands against a rewrite', () => {
  it.each<[other: string, label: string]>([
    ['app.use(/users/, requireLogin);', 'middleware use of an unknown path'],
    ["app.use('/users', requireLogin);", 'middleware use /users'],
    ['app.get(/users/, users.list);', 'shadow GET of a regular expression'],
    ['app.get(path, users.list);', 'dynamic-table GET of an unknown path'],
    ["app[method]('/users', users.list);", 'collision a method /users'],
    [`app.route('/users').get(${ANSWER});`, 'collision GET /users'],
  ])('is named: %s', (other, label) => {
    expect(outcomes(app(other, 'GET /getUsers')).at(-1)).toBe(label);
  });
});

describe('routes below routers that hold one another too deep', () => {
  it('stay', () => {
    const nested = (depth: number): string => {
      const lines = Array.from({ length: depth }, (_, at) => [
        `const r${String(at + 1)} = express.Router();`,
        `r${String(at)}.use(r${String(at + 1)});`,
      ]).flat();
      return express('const r0 = app;', ...lines, registration(`r${String(depth)}`, 'GET /getUsers', ANSWER));
    };
    expect(outcomes(nested(3))).toEqual(['GET /users']);
    expect(outcomes(nested(20))).toEqual(['dynamic-table']);
    expect(outcomes(`${nested(20)}\nconst other = express();\nother.use(r20);`)).toEqual(['dynamic-table']);
  });
});

describe('routes of one path text', () => {
  it('stay where one of them has to', () => {
    const chain = (first: string, second: string): string =>
      `app.route('/users/update/:id').${first}(${ANSWER}).${second}(${ANSWER});`;
    expect(outcomes(app(chain('put', 'patch')))).toEqual(['PUT /users/:id', 'PATCH /users/:id']);
    expect(outcomes(app('PATCH /users/:id', chain('put', 'patch')))).toEqual([
      '',
      'shared-path',
      'collision PATCH /users/:id',
    ]);
    expect(outcomes(app('PUT /users/:id', chain('put', 'patch')))).toEqual([
      '',
      'collision PUT /users/:id',
      'shared-path',
    ]);
  });
});

describe('of two rewrites of which one would take requests from the other', () => {
  it('the one ahead is made where it takes nothing that the other one answers today', () => {
    const stays = (other: string): readonly string[] => ['PUT /users/:id', `shadow ${other}`];
    expect(outcomes(app('PUT /users/updateUser/:id', 'POST /users/changePassword'))).toEqual(
      stays('PUT /users/updateUser/:id'),
    );
    expect(outcomes(app('POST /users/update/:id', 'POST /users/changePassword'))).toEqual(
      stays('POST /users/update/:id'),
    );
    expect(outcomes(app('PUT /users/:id', 'POST /users/changePassword'))).toEqual(['', 'shadow PUT /users/:id']);
  });

  it('the one behind is made where the other one would take what it answers today, too', () => {
    expect(outcomes(app('GET /users/getUser/:id', 'GET /users/getProfile'))).toEqual([
      'shadow GET /users/getProfile',
      'GET /users/profile',
    ]);
    expect(outcomes(app('GET /users/getUser/:id', 'GET /users/profile'))).toEqual(['shadow GET /users/profile', '']);
  });

  it('both are made where the narrower one stands first', () => {
    expect(outcomes(app('POST /users/changePassword', 'PUT /users/updateUser/:id'))).toEqual([
      'PUT /users/password',
      'PUT /users/:id',
    ]);
    expect(outcomes(app('GET /users/getProfile', 'GET /users/getUser/:id'))).toEqual([
      'GET /users/profile',
      'GET /users/:id',
    ]);
  });

  it('neither is made where they would get one address', () => {
    expect(outcomes(app('GET /users/getUser/:id', 'GET /users/show/:id'))).toEqual([
      'collision GET /users/show/:id',
      'collision GET /users/getUser/:id',
    ]);
  });
});

describe('a route that waits for others', () => {
  const shops = ['lidl', 'aldi', 'coop', 'ikea', 'asda', 'tesco', 'metro', 'edeka', 'rewe'];
  const orders = (count: number): readonly string[] =>
    outcomes(app('GET /:shop/getOrder/:id', ...shops.slice(0, count).map((shop) => `GET /${shop}/orders/getAll`)));

  it('moves with seven of them at most', () => {
    expect(orders(7)).toEqual(['GET /:shop/orders/:id', ...shops.slice(0, 7).map((shop) => `GET /${shop}/orders`)]);
    expect(orders(8)).toEqual(['shadow', ...shops.slice(0, 8).map((shop) => `GET /${shop}/orders`)]);
    expect(orders(9)).toEqual(['shadow GET /rewe/orders/getAll', ...shops.map((shop) => `GET /${shop}/orders`)]);
  });
});

describe('routes that move together', () => {
  /** The texts that the rewrite of each route changes. */
  const changed = (source: string): readonly string[] =>
    planOf({ 'server.js': source }).routes.map(
      ({ rewrite }) => rewrite?.edits.map(({ range }) => source.slice(...range)).join(' ') ?? '',
    );

  it('are edited together', () => {
    const [item, all] = changed(app('GET /getUser/:id', 'GET /users/getAll'));
    expect(item).toContain('/getAll');
    expect(all).toBe('/getAll');
    expect(changed(app('GET /users/getAll', 'GET /getUser/:id'))[1]).not.toContain('/getAll');
  });

  it('stay together', () => {
    expect(outcomes(app('GET /getUser/:id', 'GET /users/getAll', 'GET /users'))).toEqual([
      'shadow GET /users/getAll',
      'collision GET /users',
      '',
    ]);
    expect(outcomes(app('GET /getUser/:id', 'GET /users/getAll'))).toEqual(['GET /users/:id', 'GET /users']);
  });
});
