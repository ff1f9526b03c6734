import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { answerOf } from './judgement.ts';

describe('a verb with its resource behind it', () => {
  it.each([
    ['GET /api/get/users/:userId', 'GET /api/users/:userId'],
    ['GET /get/users/:email', 'filter'],
    ['GET /get-all/user', 'GET /users'],
    ['GET /api/getall/gift-card', 'GET /api/gift-cards'],
    ['GET /get-many/user', 'GET /users'],
    ['GET /get-all/users', 'GET /users'],
    ['GET /get-all/profile', 'GET /profile'],
    ['GET /get-all/users/active', 'GET /users/active'],
    ['GET /get-all/users/:id', 'filter'],
    ['GET /get-one/user/:id', 'GET /user/:id'],
    ['GET /get-one/user', 'missing-identifier'],
    ['GET /get-single/profile', 'GET /profile'],
    ['GET /get/users/:id/posts/:postId', 'several-identifiers'],
    ['GET /get/files/*', 'odd-segment'],
    ['GET /get/invoices/:id.pdf', 'odd-segment'],
    [`GET /get/users/${HOLE}`, 'partial-path'],
    ['POST /save/user', 'POST /user'],
    ['POST /save/user/:id', 'item-create'],
    ['PUT /update/users/:id', 'PUT /users/:id'],
    ['PUT /update/users/:postId', 'missing-identifier'],
    ['PUT /update/users', 'missing-identifier'],
    ['PUT /update/Profile', 'PUT /Profile'],
    ['PUT /update/users/:id/profile', 'PUT /users/:id/profile'],
    ['DELETE /delete/order-items/:orderItemId', 'DELETE /order-items/:orderItemId'],
    // What is done to one thing for another, and what is found by something.
    ['POST /add/reader/to/club', 'several-resources'],
    ['DELETE /remove/reader/from/club/:id', 'several-resources'],
    ['DELETE /delete/reader/by/id/:id', 'filter'],
    ['GET /get/readerById/:id', 'filter'],
    ['PUT /readers/update/by-id/:id', 'filter'],
    ['GET /readers/find/by/name/:name', 'GET /readers/by/name/:name'],
    ['POST /create/point-of-sale', 'POST /point-of-sale'],
    // The identifier is that of what stands right before it.
    ['GET /get/club/readers/:clubId', 'filter'],
    ['GET /get/club/readers/:readerId', 'GET /club/readers/:readerId'],
    ['DELETE /delete/club/badge/:clubId', 'missing-identifier'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a verb alone behind a collection', () => {
  it.each([
    ['GET /users/findById', 'missing-identifier'],
    ['GET /users/getOne', 'missing-identifier: GET /users/:id'],
    ['GET /user/fetch-single', 'missing-identifier: GET /user/:id'],
    ['GET /user/getSingleUser', 'missing-identifier: GET /user/:id'],
    ['GET /users/getOne/:id', 'GET /users/:id'],
    ['GET /profile/getOne', 'GET /profile'],
    ['GET /files/show/*', 'odd-segment'],
    ['PUT /posts/update/:userId', 'missing-identifier'],
    ['PUT /profile/update/avatar', 'no-resource'],
    ['PUT /profile/updateAll', 'PUT /profile'],
    ['PUT /notifications/updateAll', 'bulk'],
    ['DELETE /users/delete/all', 'no-resource'],
    ['DELETE /comments/deleteAll/:id', 'filter'],
    ['DELETE /users/remove', 'missing-identifier: DELETE /users/:id'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a verb alone behind an item', () => {
  it.each([
    ['POST /users/:id/create', 'item-create'],
    ['POST /users/:id/save', 'item-create'],
    ['PUT /users/:id/save', 'PUT /users/:id'],
    ['PUT /users/:id/edit/profile', 'no-resource'],
    ['GET /users/:id/getAll', 'no-resource'],
    ['DELETE /users/:id/deleteAll', 'no-resource'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a verb beside its resource', () => {
  it.each([
    ['GET /:username/getProfile', 'GET /:username/profile'],
    ['GET /getUsers/active', 'GET /users/active'],
    ['GET /users/getActive', 'GET /users/active'],
    ['GET /getUserById', 'missing-identifier'],
    ['GET /shops/:id/catalog/getProduct', 'missing-identifier: GET /shops/:id/catalog/products/:productId'],
    ['POST /createUser/admin', 'no-resource'],
    ['POST /users/:id/addAllRoles', 'POST /users/:id/roles'],
    ['PUT /updateProfile/avatar', 'no-resource'],
    ['PUT /updateAllUsers', 'bulk'],
    ['PUT /updateAllSettings', 'PUT /settings'],
    ['DELETE /deleteAllUser', 'DELETE /users'],
    ['DELETE /deleteAllUsers/:id', 'filter'],
    ['DELETE /shops/:id/catalog/deleteProduct', 'missing-identifier: DELETE /shops/:id/catalog/products/:productId'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a path that is known in part', () => {
  it.each([
    [`GET ${HOLE}/list`, 'partial-path'],
    [`GET ${HOLE}/:id/getUser`, 'partial-path'],
    [`GET ${HOLE}/:id/getPosts`, `GET ${HOLE}/:id/posts`],
    [`GET ${HOLE}/users/getUsers`, `GET ${HOLE}/users`],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
