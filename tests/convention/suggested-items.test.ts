import { describe, expect, it } from 'vitest';
import { answerOf } from './judgement.ts';

describe('an identifier that is missing', () => {
  it.each([
    ['PUT /updateUser', '/', 'missing-identifier: PUT /users/:id'],
    [
      'DELETE /shops/:shopId/catalog/deleteProduct',
      '/',
      'missing-identifier: DELETE /shops/:shopId/catalog/products/:id',
    ],
    [
      'DELETE /shops/:id/catalog/deleteProduct',
      '/',
      'missing-identifier: DELETE /shops/:id/catalog/products/:productId',
    ],
    ['PUT /shops/:id/orders/updateStatus', '/', 'PUT /shops/:id/orders/status'],
    ['PUT /users/updatePost', '/', 'missing-identifier: PUT /users/posts/:id'],
    ['DELETE /delete', '/users', 'missing-identifier: DELETE /:id'],
    ['GET /getUser/profile', '/', 'missing-identifier'],
    // An identifier is no collection.
    ['GET /users/getId', '/', 'missing-identifier'],
    ['POST /users/findId', '/', 'missing-identifier'],
    ['GET /get-id', '/', 'missing-identifier'],
    ['POST /find-id', '/members', 'missing-identifier'],
    // An attribute is no collection.
    ['PUT /updateEmail', '/', 'missing-identifier'],
    ['PUT /update-user-email', '/', 'missing-identifier: PUT /users/:id/email'],
    ['PUT /edit-order-status', '/admin', 'missing-identifier: PUT /orders/:id/status'],
    ['PUT /users/updateUserEmail', '/', 'missing-identifier: PUT /users/:id/email'],
    ['POST /machines/:id/updateServerId', '/', 'missing-identifier: PUT /machines/:id/serverId'],
    ['PUT /pipelines/:id/updateAdmins', '/', 'missing-identifier: PUT /pipelines/:id/admins'],
    ['PUT /updateCategory', '/', 'missing-identifier: PUT /categories/:id'],
    // Staff is no attribute, though English does not count it.
    ['PUT /managers/updateStaff', '/', 'missing-identifier: PUT /managers/staff/:id'],
    ['PUT /managers/updateInformation', '/', 'missing-identifier: PUT /managers/:id/information'],
    // Nobody can say which of them are deleted, or what the order of the banners is.
    ['DELETE /collections/:id/removePipelines', '/', 'missing-identifier'],
    ['PUT /banners/update-banner-order', '/', 'missing-identifier'],
    // An adjective owns nothing, and a kind is no attribute where it is deleted.
    ['POST /setDefaultAddress', '/', 'missing-identifier'],
    ['POST /deleteVariationType', '/', 'missing-identifier'],
    // A history is deleted by its entries, and what is no collection has no items.
    ['DELETE /archive/remove-history', '/', 'missing-identifier'],
    ['DELETE /payment/stripe/delete-account/:id', '/', 'filter'],
    // One of a family of names.
    ['POST /DeleteIndex', '/vector', 'custom-method'],
    // Done to many at once.
    ['POST /items/batch/delete', '/', 'bulk'],
    ['POST /items/batch/get', '/', 'bulk'],
    ['PUT /posts/update/:userId', '/', 'missing-identifier'],
  ])('%s under %s: %s', (endpoint, mount, answer) => {
    expect(answerOf(endpoint, { mount })).toBe(answer);
  });
});

describe('what an item has', () => {
  it.each([
    ['PUT /users/updatePassword/:id', 'filter: PUT /users/:id/password'],
    ['PUT /users/updateRole/:id/history', 'filter'],
    ['PUT /users/updatePassword/:email', 'filter'],
    ['PUT /users/updatePost/:id', 'filter'],
    ['PUT /users/updateHomeAddress/:id', 'filter'],
    ['GET /users/getPassword/:id', 'filter'],
    ['DELETE /users/deletePhoto', 'missing-identifier: DELETE /users/:id/photo'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('one thing of another', () => {
  it.each([
    [
      'DELETE /remove-member-from-team/:team_id/:member_id',
      'several-resources: DELETE /teams/:team_id/members/:member_id',
    ],
    ['DELETE /removeUserFromGroup/:userId/:teamId', 'several-resources'],
    ['DELETE /removeUserFromGroup/:adminId/:groupId', 'several-resources'],
    ['DELETE /removeUserFromGroup/:userId/:groupId/:roleId', 'several-resources'],
    ['DELETE /removeFromCart/:cartId/:itemId', 'several-resources'],
    ['DELETE /removeItemFrom/:cartId/:itemId', 'several-resources'],
    ['POST /addUserToGroup/:userId/:groupId', 'several-resources'],
  ])('%s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
