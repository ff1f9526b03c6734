import { describe, expect, it } from 'vitest';
import { HOLE } from '../../../src/paths/dialects.ts';
import { parsePath } from '../../../src/paths/parse-path.ts';
import { followChange } from '../../../src/plan/callers/follow-change.ts';
import { readUrl } from '../../../src/plan/addresses/request-path.ts';
import { judgeText } from '../../convention/judgement.ts';
import { textOf } from '../planning.ts';

/** The URL as it follows the rewrite of an endpoint. */
function followed(endpoint: string, url: string): string | null {
  const { rewrite } = judgeText(endpoint);
  if (!rewrite) throw new Error(`${endpoint} is not rewritten`);
  const text = textOf(url);
  const path = parsePath(endpoint.split(' ')[1] ?? '', 'express');
  const change = followChange(readUrl(text), path, rewrite.change, { anyCapitals: true });
  return (
    change && (text.value.slice(0, change.start) + change.text + text.value.slice(change.end)).replaceAll(HOLE, '…')
  );
}

describe('followChange', () => {
  it.each<[endpoint: string, url: string, becomes: string | null]>([
    ['GET /users/getAll', '/users/getAll', '/users'],
    ['GET /users/getAll', '/users/getAll/', '/users/'],
    ['GET /users/getAll', '/users/getAll?page=1', '/users?page=1'],
    ['GET /users/getAll', '…/users/getAll', '…/users'],
    ['GET /users/getAll', 'http://localhost/api/users/getAll', 'http://localhost/api/users'],
    ['GET /users/getAll', '…users/getAll', '…users'],
    ['GET /getUsers', '…getUsers', null],
    ['GET /getUser/:id', '…getUser/1', null],
    ['GET /users/getAll', 'getAll', null],
    ['GET /users/getAll', '/getAll', '/'],
    ['GET /users/getAll', '/getAll?page=1', '/?page=1'],
    ['GET /users/getAll', '/users/…', null],
    ['GET /users/getAll', '/users/…All', null],
    ['GET /users/get/:id', '/users/get/1', '/users/1'],
    ['GET /users/get/:id', '/users/get/…', '/users/…'],
    ['GET /users/get/:id', 'get/1', '1'],
    ['GET /getUser/:id', '/getUser/1', '/users/1'],
    ['GET /getUser/:id', '/api/getUser/…?full=1', '/api/users/…?full=1'],
    ['GET /getUsers', '/getUsers', '/users'],
    ['GET /getUsers', '/GETUSERS', '/users'],
    ['GET /getUser/:id', 'http://localhost/api/getuser/1?full=1', 'http://localhost/api/users/1?full=1'],
    ['GET /getUsers', '/getUsersX', null],
    ['DELETE /users/:id/removePost/:postId', '/users/1/removepost/2', '/users/1/posts/2'],
    ['GET /users/getAll', '/USERS/GETALL', '/USERS'],
    ['GET /users/:id/getPosts', '/users/1/getPosts', '/users/1/posts'],
    ['POST /users/:id/delete', '/users/…/delete', '/users/…'],
    ['DELETE /users/:id/removePost/:postId', '/users/1/removePost/2', '/users/1/posts/2'],
    ['POST /users/delete/:id', '', null],
    ['GET /users/get/users', '/api/users/get/users?page=1', '/api/users?page=1'],
    ['GET /users/get/users', '…get/users', null],
    ['GET /users/get/users', '/users/get/…', null],
    ['GET /users/getAll', './users/getAll', './users'],
    ['GET /users/getAll', '../../users/getAll?page=1', '../../users?page=1'],
    ['GET /users/getAll', './getAll', null],
    ['GET /users/get/:id', './get/…', './…'],
    ['GET /users/getAll', '/users/getAll \n', '/users \n'],
    ['GET /users/getAll', ' http://localhost/users/getAll', ' http://localhost/users'],
  ])('%s: %s', (endpoint, url, becomes) => {
    expect(followed(endpoint, url)).toBe(becomes);
  });
});

describe('followChange of several segments that become one', () => {
  const change = { start: 1, end: '/create/company'.length, text: 'companies' };

  it.each<[path: string, url: string, becomes: string | null]>([
    ['/create/company', '/create/company', '/companies'],
    ['/create/company', 'http://localhost/api/create/company?dry=1', 'http://localhost/api/companies?dry=1'],
    ['/create/company/:id', '…/create/company/…', '…/companies/…'],
    ['/create/company', '/create/…', null],
    ['/create/company', '/company', null],
    ['/create/company', '/create/firm', null],
  ])('of %s: %s becomes %s', (path, url, becomes) => {
    const text = textOf(url);
    const follows = followChange(readUrl(text), parsePath(path, 'express'), change);
    expect(
      follows &&
        (text.value.slice(0, follows.start) + follows.text + text.value.slice(follows.end)).replaceAll(HOLE, '…'),
    ).toBe(becomes);
  });
});
