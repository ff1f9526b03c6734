import { describe, expect, it } from 'vitest';
import { express, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

/** What becomes of a route that a handler of some name answers. */
function outcome(endpoint: string, handler: string): string | undefined {
  return outcomesOf(express(registration('app', endpoint, handler)))[0];
}

describe('a handler that by its name is about something else than the item', () => {
  it.each([
    ['GET /users/find/:id', 'findUsers'],
    ['GET /users/find/:id', 'users.findUsers'],
    ['GET /users/find/:id', 'requireLogin, users.findUsers'],
    ['GET /users/find/:id', 'wrap(users.findUsers)'],
    ['GET /users/find/:id', 'searchUser'],
    ['GET /users/find/:id', 'users.search'],
    ['GET /items/get/:id', 'getItemsOfList'],
    ['GET /items/get/:id', 'getItemsByList'],
    ['GET /items/get/:id', 'getItemsByListId'],
    ['GET /items/get/:id', 'getItemByListId'],
    ['GET /items/get/:id', 'findByListId'],
    ['GET /users/find/:id', 'findOrCreateUser'],
    ['GET /users/get/:id', 'getUserPosts'],
    ['GET /users/get/:id', 'getAllUsers'],
    ['GET /users/get/:id', 'getUserList'],
    ['GET /getUser/:id', 'getUsersByRole'],
    ['GET /getOrders/:id', 'getOrders'],
    ['HEAD /users/find/:id', 'findUsers'],
    ['GET /users/find/:id', 'findUsersHandler'],
    ['GET /users/get/:id', 'users.getUserPostsController'],
    ['GET /users/get/:id', 'getAllUsersCtrl'],
    ['GET /users/get/:id', 'handleGetUsers'],
    ['GET /gadgets/getItem/:id', 'getGadgetById'],
    ['GET /gadgets/get-item/:id', 'gadgets.findGadget'],
    ['GET /getMsgs/:id', 'memberMessages'],
    ['GET /messages/get/:id', 'messages.byMember'],
    ['GET /getNotes/:id', 'notes.studentNotes'],
    ['GET /reminders/getTenant/:id', 'getRemindersByTenantId'],
    ['GET /reminders/getTenant/:id', 'getReminderByTenantId'],
    ['GET /reminders/getTenant/:tenantId', 'findReminder'],
    ['DELETE /reminders/delete/:id', 'deleteByTenantId'],
    ['DELETE /reminders/delete/:id', 'reminders.removeRemindersByTenant'],
    ['DELETE /reminders/deleteReminder/:id', 'deleteAllRemindersOfTenant'],
    ['POST /reminders/:id/delete', 'deleteManyReminders'],
    ['PUT /reminders/update/:id', 'updateReminderByTenantId'],
    ['PATCH /reminders/:id/update', 'handleUpdateByTenantId'],
  ])('holds the route: %s, %s', (endpoint, handler) => {
    expect(outcome(endpoint, handler)).toBe('filter');
  });

  it.each([
    ['GET /users/get/:id', 'getUser', 'GET /users/:id'],
    ['GET /users/get/:id', 'users.get', 'GET /users/:id'],
    ['GET /users/get/:id', 'users.getOne', 'GET /users/:id'],
    ['GET /users/get/:id', 'getUserById', 'GET /users/:id'],
    ['GET /users/get/:id', 'getUsersById', 'GET /users/:id'],
    ['GET /users/get/:id', 'getUserByUserId', 'GET /users/:id'],
    ['GET /users/get/:userId', 'findByUserId', 'GET /users/:userId'],
    ['GET /users/get/:username', 'getUserByUsername', 'GET /users/:username'],
    ['GET /posts/get/:slug', 'getBySlug', 'GET /posts/:slug'],
    ['GET /users/get/:id', 'getUserDetails', 'GET /users/:id'],
    ['GET /users/get/:id', 'getSettings', 'GET /users/:id'],
    ['GET /news/get/:id', 'getNews', 'GET /news/:id'],
    ['GET /users/get/:id', 'users', 'GET /users/:id'],
    ['GET /users/get/:id', 'users.byId', 'GET /users/:id'],
    ['GET /users/get/:id', 'userProfile', 'GET /users/:id'],
    ['GET /users/get/:id', 'userDetails', 'GET /users/:id'],
    ['GET /users/get/:id', 'authorizeMembers', 'GET /users/:id'],
    ['GET /users/get/:id', 'usersController', 'GET /users/:id'],
    ['GET /users/get/:id', 'getUserHandler', 'GET /users/:id'],
    ['GET /users/get/:id', 'getUserByIdController', 'GET /users/:id'],
    ['GET /handlers/get/:id', 'getHandler', 'GET /handlers/:id'],
    ['GET /handlers/get/:id', 'getHandlerById', 'GET /handlers/:id'],
    ['GET /users/get/:id', 'handleGetUser', 'GET /users/:id'],
    ['GET /reminders/getTenant/:id', 'getTenantById', 'GET /reminders/tenants/:id'],
    ['GET /reminders/getTenant/:id', 'getReminderTenant', 'GET /reminders/tenants/:id'],
    ['GET /reminders/getTenant/:id', 'findByTenantId', 'GET /reminders/tenants/:id'],
    ['GET /users/:id/getPosts', 'getPosts', 'GET /users/:id/posts'],
    ['GET /users/:id/getPost/:postId', 'getPost', 'GET /users/:id/posts/:postId'],
    ['GET /gadgets/getItem/:id', 'getItemById', 'GET /gadgets/items/:id'],
    ['GET /gadgets/getItem/:id', 'getGadgetItem', 'GET /gadgets/items/:id'],
    ['GET /gadgets/getSuperGadget/:id', 'getSuperGadget', 'GET /gadgets/superGadgets/:id'],
    ['GET /users/getAll', 'getUsers', 'GET /users'],
    ['DELETE /users/delete/:id', 'deleteUsers', 'DELETE /users/:id'],
    ['DELETE /users/delete/:id', 'deleteById', 'DELETE /users/:id'],
    ['DELETE /users/delete/:userId', 'deleteByUserId', 'DELETE /users/:userId'],
    ['DELETE /users/delete/:username', 'deleteUserByUsername', 'DELETE /users/:username'],
    ['PUT /users/update/:id', 'updateUserByUserId', 'PUT /users/:id'],
    ['PUT /users/update/:id', 'findByTenantId', 'PUT /users/:id'],
    ['POST /users/create', 'createByTenantId', 'POST /users'],
    ['PUT /users/update/:id', 'findUsers', 'PUT /users/:id'],
    // Who does it is no criterion.
    ['DELETE /users/delete/:id', 'deleteUserByAdmin', 'DELETE /users/:id'],
    ['PUT /cities/update/:id', 'cities.updateBySuperAdmin', 'PUT /cities/:id'],
    ['GET /orders/get/:id', 'getOrderByAdmin', 'GET /orders/:id'],
  ])('holds no other: %s, %s', (endpoint, handler, expected) => {
    expect(outcome(endpoint, handler)).toBe(expected);
  });
});

describe('a handler that by its name reads one of a collection', () => {
  it.each([
    ['GET /users/get', 'users.getOne'],
    ['GET /users/get', 'getUserById'],
    ['GET /users/getUsers', 'findById'],
    ['GET /users/fetch', 'getSingleUserHandler'],
  ])('holds its read: %s, %s', (endpoint, handler) => {
    expect(outcome(endpoint, handler)).toBe('missing-identifier');
  });

  it.each([
    ['GET /users/get', 'getUsers', 'GET /users'],
    ['GET /users/get', 'getUser', 'GET /users'],
    ['GET /users/list', 'getUserById', 'GET /users'],
    ['GET /users/get', 'getUserByEmail', 'GET /users'],
    ['GET /profile/get', 'getProfileById', 'GET /profile'],
    ['GET /users/getPosts', 'getUserById', 'GET /users/posts'],
    ['GET /users/get/:id', 'getOne', 'GET /users/:id'],
    ['POST /users/create', 'getOne', 'POST /users'],
    ['GET /users/get', 'createOne', 'GET /users'],
    ['GET /getHealth', 'getOne', 'GET /health'],
  ])('holds no other: %s, %s', (endpoint, handler, expected) => {
    expect(outcome(endpoint, handler)).toBe(expected);
  });
});
