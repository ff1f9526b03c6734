import { describe, expect, it } from 'vitest';
import { answerOf } from './judgement.ts';

describe('words for many', () => {
  it.each([
    ['GET /users/getAll/:id', 'filter'],
    ['GET /users/getMany/:id', 'filter'],
    ['GET /getUserList/:id', 'filter'],
    ['GET /orders/list/:id', 'filter'],
    ['GET /orders/getOne/:id', 'GET /orders/:id'],
  ])('have no item: %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a list', () => {
  it.each([
    ['POST /users/addList', '/', 'bulk'],
    ['POST /createLists', '/users', 'bulk'],
    ['POST /addUserList', '/', 'bulk'],
    ['POST /users/addUserList', '/', 'bulk'],
    ['PUT /updateUserList/:id', '/', 'bulk'],
    ['POST /addWishList', '/', 'POST /wishLists'],
    ['POST /addList', '/', 'POST /lists'],
    ['POST /boards/:id/addList', '/', 'POST /boards/:id/lists'],
    ['POST /profile/addList', '/', 'POST /profile/lists'],
    ['POST /studentProfile/addList', '/', 'bulk'],
    ['POST /addList', '/user-accounts', 'bulk'],
    ['POST /addList', '/user-account', 'bulk'],
    ['GET /studentProfile/getList', '/', 'unstable'],
    ['POST /users/addPlaylist', '/', 'POST /users/playlists'],
  ])('may be one of what stands before it: %s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });
});

describe('what an item has one of', () => {
  it.each([
    ['PATCH /orders/:id/items/updateStatus', '/', 'PATCH /orders/:id/items/status'],
    ['PATCH /orders/items/updateStatus', '/', 'missing-identifier: PATCH /orders/items/:id/status'],
    ['PUT /profile/updateStatus', '/', 'PUT /profile/status'],
    ['PATCH /updateStatus', '/orders/:id', 'PATCH /status'],
    ['PATCH /updateStatus', '/orders', 'missing-identifier: PATCH /:id/status'],
    ['PUT /updateRole/:id', '/', 'filter'],
    ['DELETE /deleteRole/:id', '/', 'DELETE /roles/:id'],
    ['DELETE /deleteUserRole/:id', '/', 'filter'],
    ['PUT /users/updatePost/:id', '/', 'filter'],
    ['PUT /users/updatePost/:postId', '/', 'PUT /users/posts/:postId'],
    ['GET /users/getPost/:id', '/', 'GET /users/posts/:id'],
    ['GET /getProfile/:id', '/', 'filter'],
    ['GET /getProfile/:profileId', '/', 'GET /profiles/:profileId'],
  ])('%s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });
});

describe('an adjective', () => {
  it.each([
    ['POST /addCurated', 'no-resource'],
    ['POST /createInteractive', 'no-resource'],
    ['POST /addFeed', 'POST /feeds'],
    ['POST /addSeedling', 'POST /seedlings'],
    ['POST /addGizmo', 'POST /gizmos'],
  ])('names no collection: %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a criterion', () => {
  it.each([
    ['GET /order-items/findByOrderItemId/:id', 'GET /order-items/:id'],
    ['GET /order-items/findByOrderId/:id', 'filter'],
    ['GET /getUserByUserName/:userName', 'filter'],
    ['GET /getItemByItemCode/:itemCode', 'filter'],
  ])('may be the identifier: %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('the data of something', () => {
  it.each([
    ['GET /category/getData/:name', 'filter'],
    ['GET /users/getData/:id', 'filter'],
    ['GET /users/getUserData/:id', 'filter'],
    ['GET /getUserData/:id', 'filter'],
    ['GET /getData/:dataId', 'GET /data/:dataId'],
    ['GET /getUserData', 'GET /userData'],
    ['GET /users/:id/getData', 'GET /users/:id/data'],
  ])('are no items that a parameter tells apart: %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
