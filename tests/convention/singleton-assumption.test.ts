import { describe, expect, it } from 'vitest';
import type { Shown } from '../../src/model/endpoint.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { answerOf, judgeText } from './judgement.ts';

describe('a list below a collection', () => {
  it.each([
    ['GET /pigs/getList', '/', 'GET /pigs'],
    ['GET /users/get-list', '/', 'GET /users'],
    ['GET /users/get_list', '/', 'GET /users'],
    ['GET /users/getlist', '/', 'GET /users'],
    ['GET /users/fetchList', '/', 'GET /users'],
    ['GET /users/getAllList', '/', 'GET /users'],
    ['GET /user/getList', '/', 'GET /user'],
    ['GET /farms/:id/pigs/getList', '/', 'GET /farms/:id/pigs'],
    ['GET /todos/getList', '/', 'GET /todos'],
    ['GET /getList', '/api/pigs', 'GET /'],
    ['GET /get-list', '/farms/:farmId/pigs', 'GET /'],
    ['POST /users/getList', '/', 'read-with-body: GET /users'],
  ])('is the collection: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });

  it.each([
    ['GET /users/getList/:id', '/', 'filter'],
    ['GET /users/getListById/:id', '/', 'filter'],
    ['GET /getList/:id', '/users', 'filter'],
    ['GET /users/getList/active', '/', 'missing-identifier'],
  ])('has no items of its own: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });

  it.each([
    // No collection stands before it.
    ['GET /getList', '/', 'missing-identifier: GET /lists/:id'],
    ['GET /getLists', '/', 'GET /lists'],
    ['GET /getListById/:id', '/', 'GET /lists/:id'],
    ['GET /getList', '/…', 'unknown-mount'],
    // An item has lists of its own, and so has a singleton.
    ['GET /farms/:id/getList', '/', 'GET /farms/:id/list'],
    ['GET /profile/getList', '/', 'unstable'],
    // More than one.
    ['GET /users/getLists', '/', 'GET /users/lists'],
    // The collection holds lists.
    ['GET /getList', '/lists', 'missing-identifier: GET /:id'],
    ['GET /getList/:id', '/lists', 'GET /:id'],
    ['GET /getListById/:id', '/lists', 'GET /:id'],
    ['GET /getLists', '/lists', 'GET /'],
    ['POST /addList', '/lists', 'POST /'],
    // A shopping list is a thing of its own.
    ['GET /shopping/getList', '/', 'missing-identifier: GET /shopping/lists/:id'],
    ['GET /shopping-list/getList', '/', 'GET /shopping-list'],
    // Another noun.
    ['GET /users/getFullList', '/', 'GET /users/fullList'],
    // What writes says something else.
    ['POST /users/addList', '/', 'bulk'],
    ['PUT /users/updateList/:id', '/', 'filter'],
    ['DELETE /users/deleteList', '/', 'missing-identifier: DELETE /users/lists/:id'],
    // A verb before the name of a property.
    ['POST /listNewProperty', '/', 'qualified: GET /newProperty'],
    ['GET /listNewProperties', '/', 'qualified: GET /newProperties'],
    ['POST /properties/listNewProperty', '/', 'qualified'],
  ])('is something else: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount: mount.replace('…', HOLE) })).toBe(answer);
  });
});

describe('a list of what stands before it', () => {
  it.each([
    ['GET /pigs/getPigList', '/', 'GET /pigs'],
    ['GET /pigs/get-pig-list', '/', 'GET /pigs'],
    ['GET /pigs/getPigsList', '/', 'GET /pigs'],
    ['GET /getPigList', '/api/pigs', 'GET /'],
    ['GET /farms/:id/pigs/getPigList', '/', 'GET /farms/:id/pigs'],
    ['GET /todos/getTodoList', '/', 'GET /todos'],
    ['GET /guinea-pigs/getGuineaPigList', '/', 'GET /guinea-pigs'],
    ['GET /pigs/getPigList/:id', '/', 'filter'],
    ['POST /pigs/addPigList', '/', 'bulk'],
  ])('is the collection: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });

  it.each([
    ['GET /pigs/getGizmoList', '/', 'GET /pigs/gizmoList'],
    ['GET /users/getWishList', '/', 'GET /users/wishList'],
    ['GET /play/getPlayList', '/', 'GET /play/playList'],
    ['GET /farms/:id/getPigList', '/', 'GET /farms/:id/pigList'],
    ['GET /pigs/:id/getPigList', '/', 'GET /pigs/:id/pigList'],
    ['GET /getPigList', '/', 'GET /pigList'],
  ])('is a name of its own otherwise: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });
});

describe('a noun of which other routes show many', () => {
  it.each<[endpoint: string, noun: string, shown: Shown, answer: string]>([
    ['GET /getReunion', 'reunion', 'items', 'missing-identifier: GET /reunions/:id'],
    ['GET /getReunion', 'reunion', 'created', 'missing-identifier: GET /reunions/:id'],
    ['GET /get-reunion', 'reunion', 'items', 'missing-identifier: GET /reunions/:id'],
    ['GET /getReunion/active', 'reunion', 'items', 'missing-identifier'],
    ['GET /clubs/getReunion', 'reunion', 'items', 'missing-identifier: GET /clubs/reunions/:id'],
    ['GET /getClassReunion', 'classreunion', 'items', 'missing-identifier: GET /classReunions/:id'],
    // What an item has one of is one of many only where they are read or have identifiers.
    ['GET /getCategory', 'category', 'items', 'missing-identifier: GET /categories/:id'],
    ['GET /getCategory', 'category', 'created', 'GET /category'],
    // A list of them.
    ['GET /farms/:id/getPigList', 'pig', 'items', 'GET /farms/:id/pigs'],
    ['GET /getPigList', 'pig', 'items', 'GET /pigs'],
    ['GET /getPigList', 'pig', 'created', 'GET /pigs'],
    // The kinds of something are items where there is a collection of them, or where they are deleted.
    ['DELETE /delete-meal-plan/:id', 'mealplan', 'items', 'DELETE /meal-plans/:id'],
    ['DELETE /removePlantCategory/:id', 'plantcategory', 'deleted', 'DELETE /plantCategories/:id'],
    ['DELETE /delete-meal-plan/:id', 'mealplan', 'created', 'filter'],
    ['PATCH /edit-meal-plan/:id', 'mealplan', 'deleted', 'PATCH /meal-plans/:id'],
    ['PATCH /edit-meal-plan/:id', 'mealplan', 'items', 'filter'],
    ['PUT /updateUserRole/:id', 'userrole', 'deleted', 'filter'],
    // Lists are a resource, or may be one.
    ['GET /boards/getList', 'list', 'items', 'missing-identifier: GET /boards/lists/:id'],
    ['GET /boards/getList', 'list', 'created', 'missing-identifier: GET /boards/lists/:id'],
    ['GET /boards/getList/:id', 'list', 'items', 'GET /boards/lists/:id'],
    ['GET /boards/getListById/:id', 'list', 'items', 'GET /boards/lists/:id'],
    ['GET /boards/getList/:id', 'list', 'created', 'filter'],
    ['POST /boards/addList', 'list', 'items', 'POST /boards/lists'],
    ['POST /boards/addList', 'list', 'created', 'bulk'],
    // What each item has one of, and is deleted by an identifier: its own, or that of the item.
    ['POST /admin/createStatus', 'status', 'deleted', 'weak-verb'],
    ['POST /admin/createStatus', 'status', 'items', 'POST /admin/status'],
    ['POST /createBanner', 'banner', 'deleted', 'weak-verb'],
  ])('%s beside %s (%s): %s', (endpoint, noun, shown, answer) => {
    expect(judgeText(endpoint).supposed?.noun).toBe(noun);
    expect(answerOf(endpoint, { shown })).toBe(answer);
  });

  it.each([
    ['GET /getReunion', false],
    ['GET /getCategory', true],
    ['GET /getPigList', false],
    ['POST /createStatus', true],
    ['DELETE /delete-meal-plan/:id', true],
  ])('is asked for in the same place only where an item has one of it: %s', (endpoint, isLocal) => {
    expect(judgeText(endpoint).supposed?.isLocal).toBe(isLocal);
  });

  it.each([
    'GET /getProfile',
    'GET /getUser',
    'GET /getNews',
    'GET /getReunions',
    'GET /getAllReunion',
    'GET /getReunion/:id',
    'GET /users/:id/getReunion',
    'GET /me/getReunion',
    'POST /createProfile',
    'POST /addStatus',
    'POST /orders/:id/createStatus',
    'POST /addReunion',
    'PUT /updateReunion',
    'DELETE /deleteReunion',
    'GET /reunion',
    'GET /users',
    'POST /sendReunion',
    'GET /reunions/getReunion',
    'DELETE /deleteUserRole/:id',
    'DELETE /delete-plan/:id',
    'DELETE /deleteMealImage/:id',
  ])('is not asked for: %s', (endpoint) => {
    expect(judgeText(endpoint).supposed).toBeNull();
  });
});

describe('a noun below its own collection', () => {
  it.each<[endpoint: string, mount: string, answer: string, renamed: string]>([
    ['GET /bill/getBill', '/', 'GET /bill', 'missing-identifier: GET /bill/:id'],
    ['GET /getBill', '/bill', 'GET /', 'missing-identifier: GET /:id'],
    ['GET /bills/getBill', '/', 'missing-identifier: GET /bills/:id', 'missing-identifier: GET /bills/:id'],
    ['GET /bill/getBills', '/', 'GET /bill', 'GET /bill'],
    ['GET /profile/getProfile', '/', 'GET /profile', 'GET /profile'],
    ['GET /news/getNews', '/', 'GET /news', 'GET /news'],
  ])(
    'is judged alike in both numbers where collections are renamed: %s under %s',
    (endpoint, mount, answer, renamed) => {
      expect([answerOf(endpoint, { mount }), answerOf(endpoint, { mount, renames: true })]).toEqual([answer, renamed]);
    },
  );
});
