import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { movesIn, outcomesOf, planOf, reasonsOf } from '../planning.ts';

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, 'things.handle'))));
}

describe('a singular noun behind a verb of its own', () => {
  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['POST /create/company', ['GET /get/companies'], 'POST /companies'],
    ['POST /create/company', ['GET /companies'], 'POST /companies'],
    ['POST /api/create/company', ['GET /api/companies/:id'], 'POST /api/companies'],
    ['GET /get/company/:id', ['GET /get/companies'], 'GET /companies/:id'],
    ['PUT /update/company/:id', ['GET /getAllCompanies'], 'PUT /companies/:id'],
    ['POST /delete/gift-card/:id', ['GET /gift-cards'], 'DELETE /gift-cards/:id'],
    ['POST /create/company', ['GET /get-all/company'], 'POST /companies'],
    ['GET /get-all/company', ['POST /create/company'], 'GET /companies'],
    ['POST /create/company', [], 'POST /company'],
    ['POST /create/company', ['GET /company/:id'], 'POST /company'],
    ['POST /create/company', ['GET /users/:id/companies'], 'POST /company'],
    ['GET /get/company', ['GET /users/:id/companies'], 'GET /company'],
    ['GET /get/company', ['POST /companies'], 'missing-identifier'],
    ['PUT /update/profile', ['GET /profiles'], 'PUT /profile'],
    ['POST /admin/createStatus', ['DELETE /admin/deleteStatus/:id'], 'weak-verb'],
    ['POST /admin/createStatus', ['DELETE /orders/deleteStatus/:id'], 'POST /admin/status'],
    ['DELETE /delete-meal-plan/:id', ['GET /get-meal-plans'], 'DELETE /meal-plans/:id'],
    ['DELETE /delete-meal-plan/:id', ['GET /getAllMealPlan'], 'DELETE /meal-plans/:id'],
    ['DELETE /delete-meal-plan/:id', ['POST /add-meal-plan'], 'filter'],
    ['DELETE /delete-meal-plan/:id', ['GET /clubs/get-meal-plans'], 'filter'],
    ['PATCH /edit-meal-plan/:id', ['DELETE /delete-meal-plan/:id'], 'PATCH /meal-plans/:id'],
  ])('has one name with the collection: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    expect(outcomes(...others, endpoint).at(-1)).toBe(outcome);
  });
});

describe('a singular noun', () => {
  it.each<[endpoint: string, others: readonly string[]]>([
    ['GET /getReunion', ['GET /getReunionById/:id']],
    ['GET /getReunion', ['GET /reunions/:id']],
    ['GET /getReunion', ['GET /reunion/:id']],
    ['GET /getReunion', ['PUT /updateReunion/:id']],
    ['GET /getReunion', ['POST /addReunion']],
    ['GET /getReunion', ['POST /reunions']],
    ['GET /getReunion', ['GET /getAllReunion']],
    ['GET /getReunion', ['GET /clubs/:clubId/reunions']],
    ['GET /fetch_reunion', ['DELETE /api/v1/reunions/:id']],
    ['GET /get-class-reunion', ['GET /classReunions']],
    ['GET /getCategory', ['GET /getCategoryById/:id', 'POST /addCategory']],
    ['GET /shop/getCategory', ['GET /shop/categories']],
    // Each item has one of them, and here are several.
    ['GET /getState', ['GET /getStates']],
    ['GET /shop/getBanner', ['DELETE /shop/deleteBanner/:bannerId']],
    ['GET /users/:id/notes/getCategory', ['PUT /users/:userId/notes/updateCategory/:categoryId']],
  ])('is one of many: %s beside %j', (endpoint, others) => {
    expect(outcomes(endpoint, ...others)[0]).toMatch(/^missing-identifier/);
    expect(outcomes(...others, endpoint).at(-1)).toMatch(/^missing-identifier/);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['GET /getReunion', [], 'GET /reunion'],
    ['GET /getReunion', ['PUT /updateReunion'], 'GET /reunion'],
    ['GET /getReunion', ['GET /getReunionPlan', 'GET /users/:id'], 'GET /reunion'],
    ['GET /clubs/:id/getReunion', ['GET /reunions/:id'], 'GET /clubs/:id/reunion'],
    ['GET /getProfile', ['PUT /updateProfile'], 'GET /profile'],
    ['GET /getProfile', ['GET /profiles/:id'], 'GET /profile'],
    ['GET /get-category', ['POST /add-category'], 'GET /category'],
    // Elsewhere there may be many.
    ['GET /admin/get-category', ['GET /shop/categories', 'POST /admin/add-category'], 'GET /admin/category'],
    ['GET /users/getRole', ['GET /roles/:id'], 'GET /users/role'],
    ['GET /shop/getBanner', ['GET /banners'], 'GET /shop/banner'],
    ['GET /shop/getBanner', ['POST /shop/banners'], 'GET /shop/banner'],
  ])('is the only one: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['PUT /settings/updateRole', [], 'PUT /settings/role'],
    ['PUT /settings/updateRole', ['POST /users/addRole', 'GET /roles'], 'PUT /settings/role'],
    ['PUT /settings/updateRole', ['GET /settings/getRole'], 'PUT /settings/role'],
    ['PUT /settings/updateRole', ['POST /settings/addRole'], 'missing-identifier ? PUT /settings/roles/:id'],
    ['PUT /settings/updateRole', ['POST /settings/getRoleList'], 'missing-identifier ? PUT /settings/roles/:id'],
    ['POST /settings/updateRole', ['GET /settings/roles'], 'missing-identifier ? PUT /settings/roles/:id'],
    ['DELETE /settings/deleteRole', ['GET /settings/getAllRoles'], 'missing-identifier ? DELETE /settings/roles/:id'],
    ['PUT /users/:id/updateRole', ['GET /users/:userId/roles'], 'missing-identifier ? PUT /users/:id/roles/:roleId'],
    ['PUT /users/:id/updateRole', ['GET /roles'], 'PUT /users/:id/role'],
    ['PUT /settings/updatePassword', ['POST /settings/addPassword'], 'PUT /settings/password'],
  ])('is the only one of what stands before it, unless that has several: %s beside %j', (endpoint, others, outcome) => {
    expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
  });

  it.each<[endpoint: string, others: readonly string[], outcome: string]>([
    ['PUT /api/banner/edit-banner', [], 'PUT /api/banner'],
    ['PUT /shops/:id/photo/update', [], 'PUT /shops/:id/photo'],
    [
      'PUT /shops/:id/photo/update',
      ['GET /shops/:id/photo/:photoId'],
      'missing-identifier ? PUT /shops/:id/photo/:photoId',
    ],
    ['PUT /api/banner/edit-banner', ['GET /api/banner/:id'], 'missing-identifier ? PUT /api/banner/:id'],
    [
      'PUT /api/banner/edit-banner',
      ['DELETE /api/banner/delete-banner-by-id/:id'],
      'missing-identifier ? PUT /api/banner/:id',
    ],
    ['POST /cart/update', ['DELETE /cart/:cartId'], 'missing-identifier ? PUT /cart/:id'],
    ['DELETE /wishlist/delete', ['GET /wishlist/:id'], 'missing-identifier ? DELETE /wishlist/:id'],
    ['PUT /profile/update', ['GET /profile/:userId'], 'PUT /profile'],
    ['PUT /users/profile/update', ['GET /admin/profile/:id', 'GET /users/:id'], 'PUT /users/profile'],
    ['PUT /settings/update', ['GET /settings', 'GET /settings/theme'], 'PUT /settings'],
  ])(
    'is the only one that stands before its verb, unless that has items: %s beside %j',
    (endpoint, others, outcome) => {
      expect(outcomes(endpoint, ...others)[0]).toBe(outcome);
    },
  );

  it('has an answer that a person may choose, unless it is taken', () => {
    expect(outcomes('GET /getReunion', 'PUT /reunions/:id')[0]).toBe('missing-identifier ? GET /reunions/:id');
    expect(outcomes('GET /getReunion', 'GET /reunions/:id')[0]).toBe('missing-identifier');
  });

  it('is asked of all routers', () => {
    const one = mounted('/a', registration('router', 'GET /getReunion', ANSWER));
    const other = mounted('/reunions', registration('router', 'GET /:id', ANSWER));
    expect(reasonsOf(planOf({ 'a.js': one, 'b.js': other }))).toContain('missing-identifier');
    expect(planOf({ 'a.js': one }).routes[0]?.rewrite?.path.text).toBe('/reunion');
  });

  it('stays one of many when the others have moved', () => {
    const moved = ['GET /reunions/:id', 'POST /reunions'];
    expect(outcomes('GET /getReunion', ...moved)[0]).toBe('missing-identifier');
    expect(outcomes('GET /getReunion', 'GET /getReunionById/:id', 'POST /addReunion')[0]).toMatch(
      /^missing-identifier/,
    );
  });
});

describe('a list', () => {
  it.each<[endpoints: readonly string[], outcomes: readonly string[]]>([
    [
      ['GET /pigs/getList', 'GET /pigs/:id'],
      ['GET /pigs', ''],
    ],
    [
      ['GET /pigs/getList', 'GET /pigs'],
      ['collision GET /pigs', ''],
    ],
    [
      ['GET /farms/:id/getPigList', 'GET /pigs/:id'],
      ['GET /farms/:id/pigs', ''],
    ],
    [['GET /farms/:id/getPigList'], ['GET /farms/:id/pigList']],
    // A to-do application.
    [
      ['GET /lists', 'GET /lists/:id', 'GET /boards/getList'],
      ['', '', 'missing-identifier ? GET /boards/lists/:id'],
    ],
    [
      ['GET /getLists', 'GET /getListById/:id', 'POST /addList'],
      ['GET /lists', 'GET /lists/:id', 'POST /lists'],
    ],
    [
      ['GET /boards/getLists', 'GET /boards/getListById/:id', 'POST /boards/addList'],
      ['GET /boards/lists', 'GET /boards/lists/:id', 'POST /boards/lists'],
    ],
    // There may be lists.
    [
      ['GET /boards/getList', 'POST /boards/addList'],
      ['missing-identifier ? GET /boards/lists/:id', 'bulk'],
    ],
    [
      ['GET /boards/getList', 'DELETE /boards/deleteList/:id'],
      ['missing-identifier ? GET /boards/lists/:id', 'filter'],
    ],
    [
      ['GET /boards/getList', 'GET /boards/getListById/:id'],
      ['GET /boards', 'filter'],
    ],
  ])('%j: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)).toEqual(expected);
  });

  it('is the collection below the prefix of a router', () => {
    expect(
      outcomesOf(
        mounted(
          '/api/pigs',
          registration('router', 'GET /getList', ANSWER),
          registration('router', 'GET /:id', ANSWER),
        ),
      ),
    ).toEqual(['GET /', '']);
    expect(outcomesOf(mounted('/farms/:farmId', registration('router', 'GET /pigs/get-list', ANSWER)))).toEqual([
      'GET /pigs',
    ]);
  });
});

describe('a request of a route that moved before', () => {
  const client = "fetch('/boards/getList');";

  it('follows a list that is the collection', () => {
    expect(
      movesIn(
        planOf({ 'server.js': express(registration('app', 'GET /boards', ANSWER)), 'client.js': client }),
        'client.js',
      ),
    ).toEqual(['late GET /boards/getList -> GET /boards']);
  });

  it('stays where lists are a resource', () => {
    const server = express(
      registration('app', 'GET /boards', ANSWER),
      registration('app', 'GET /boards/lists/:id', ANSWER),
    );
    expect(movesIn(planOf({ 'server.js': server, 'client.js': client }), 'client.js')).toEqual([]);
  });
});

describe('an update of what may be the attribute of something else', () => {
  it.each<[others: readonly string[], outcome: string]>([
    [['DELETE /delete-category/:id'], 'PUT /categories/:id'],
    [['DELETE /categories/:id', 'GET /categories'], 'PUT /categories/:id'],
    [['POST /delete-category/:id'], 'PUT /categories/:id'],
    [[], 'filter'],
    [['GET /categories', 'POST /add-category'], 'filter'],
    [['GET /category/:id'], 'filter'],
    [['DELETE /shop/delete-category/:id'], 'filter'],
    [['DELETE /delete-role/:id'], 'filter'],
  ])('is one of its own where these are deleted by their identifiers: beside %j', (others, outcome) => {
    expect(outcomes('PUT /update-category/:id', ...others)[0]).toBe(outcome);
    expect(outcomes(...others, 'PUT /update-category/:id').at(-1)).toBe(outcome);
  });

  it('is none behind an item', () => {
    expect(outcomes('PUT /posts/:id/update-category/:name', 'DELETE /posts/:id/delete-category/:name')[0]).not.toMatch(
      /^PUT/,
    );
  });
});
