import { describe, expect, it } from 'vitest';
import { answerOf } from './judgement.ts';

describe('a noun behind a verb that reads many', () => {
  it.each([
    ['GET /get-all/company', 'GET /companies'],
    ['GET /get-many/company', 'GET /companies'],
    ['GET /get-all/Company', 'GET /Companies'],
    ['GET /get-all/companies', 'GET /companies'],
  ])('%s gets its plural: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });

  it.each([
    // It has none, or nobody knows it; or it belongs to something else.
    ['GET /get-all/news', 'GET /news'],
    ['GET /get-all/profile', 'GET /profile'],
    ['GET /get-all/gizmo', 'GET /gizmo'],
    ['GET /users/get-all/company', 'GET /users/company'],
    ['GET /get-all-user/company', 'GET /users/company'],
    ['GET /get-all/company/users', 'GET /company/users'],
    // Nothing says that there are many.
    ['GET /get/company', 'GET /company'],
    ['DELETE /delete-all/company', 'missing-identifier'],
    // What stands behind it chooses some of them.
    ['GET /get-all/company/:id', 'filter'],
    ['GET /get-all-by-date/company', 'filter'],
    ['GET /get-all/:type', 'no-resource'],
  ])('%s keeps its number: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a word beside a deletion that says how it is done', () => {
  it.each([
    'DELETE /hard/delete/:id',
    'DELETE /users/delete/permanently/:id',
    'DELETE /users/delete/soft',
    'DELETE /users/soft/delete/:id',
    'GET /hard/delete/:id',
  ])('%s', (endpoint) => {
    expect(answerOf(endpoint)).toBe('weak-verb');
  });

  it.each([
    ['DELETE /daily/delete/:id', 'DELETE /daily/:id'],
    ['DELETE /batch/delete/:id', 'DELETE /batch/:id'],
    ['DELETE /hard-disk/delete/:id', 'DELETE /hard-disk/:id'],
    ['PUT /hard/update/:id', 'PUT /hard/:id'],
    ['DELETE /users/hard/deleteUser/:id', 'filter'],
    ['DELETE /:hard/delete/:id', 'no-resource'],
  ])('none in %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});

describe('a change that says more than its method does', () => {
  it.each(['POST /wallet/add', 'POST /money/add', 'POST /setNewAccount', 'PUT /setNewProfile', 'POST /setNewCart'])(
    '%s',
    (endpoint) => {
      expect(answerOf(endpoint)).toBe('weak-verb');
    },
  );

  it.each([
    ['POST /wallet/create', 'POST /wallet'],
    ['POST /wallet/addCard', 'POST /wallet/cards'],
    ['POST /users/add', 'POST /users'],
    ['POST /setNewTheme', 'PUT /theme'],
    ['POST /setAccount', 'PUT /account'],
  ])('none in %s: %s', (endpoint, answer) => {
    expect(answerOf(endpoint)).toBe(answer);
  });
});
