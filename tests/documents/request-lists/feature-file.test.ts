import { describe, expect, it } from 'vitest';
import { moved, requestsOf } from '../moved.ts';

const FEATURE = [
  'Feature: GET /users/list is for all',
  '  # GET /users/list',
  '  Scenario: a list',
  '    Given a user "7"',
  '    When I send a GET request to "/users/list?page=1"',
  '    And I send a "POST" request to "/users/update/7" with body:',
  '      """',
  '      { "see": "GET /users/list" }',
  '      """',
  '    Then the response code is 200',
  '  Scenario Outline: others',
  '    When I request GET /users/<id>/show',
  '    Examples:',
  '      | method | path           |',
  '      | GET    | /cars/show/<id> |',
  '    When I go from GET /a to /b',
  '    When I open "/users/list"',
].join('\n');

describe('a Gherkin file', () => {
  it('sends the requests of steps and of rows that name one method and one address', () => {
    expect(requestsOf('users.feature', FEATURE)).toEqual([
      'GET /users/list?page=1',
      'POST /users/update/7',
      'GET /users/<id>/show',
      'GET /cars/show/<id>',
    ]);
  });

  it('gives a step another address, and nothing else', () => {
    expect(
      moved('users.feature', FEATURE, {
        'GET /users/list?page=1': 'GET /users?page=1',
        'GET /users/<id>/show': 'GET /users/<id>',
        'GET /cars/show/<id>': 'GET /cars/<id>',
      }),
    ).toBe(
      FEATURE.replace('/users/list?page', '/users?page').replace('<id>/show', '<id>').replace('/cars/show/', '/cars/'),
    );
  });

  it('gives no step another method: there may be no such step', () => {
    expect(moved('users.feature', FEATURE, { 'POST /users/update/7': 'PUT /users/7' })).toBeNull();
  });
});
