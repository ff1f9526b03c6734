import { describe, expect, it } from 'vitest';
import { findAddressComments } from '../../../src/documents/comments/find-address-comments.ts';
import type { AddressComment } from '../../../src/model/mention.ts';
import { expectLinear, expectLinearEach } from '../../support/work/work.ts';

function commentsIn(source: string): readonly AddressComment[] {
  return findAddressComments(source, [[0, source.length]]);
}

/** What it says, with both read back from where they stand, and what its method becomes as DELETE. */
function shown(source: string): readonly string[] {
  return commentsIn(source).map(({ style, method, path, range }) => {
    const written = source.slice(...method.range);
    expect(written.toUpperCase()).toBe(method.method);
    expect(source.slice(...path.locate(0, path.value.length))).toBe(path.value);
    expect(range[0]).toBeLessThanOrEqual(Math.min(method.range[0], path.locate(0, 0)[0]));
    expect(range[1]).toBeGreaterThanOrEqual(Math.max(method.range[1], path.locate(0, path.value.length)[1]));
    return `${style} ${written} ${path.value} > ${method.edit('DELETE')?.text ?? 'null'}`;
  });
}

describe('comments that say an endpoint', () => {
  it.each([
    ['// GET /users/getAll', 'plain GET /users/getAll > DELETE'],
    ['//GET /users/getAll', 'plain GET /users/getAll > DELETE'],
    ['/* POST /users/delete/:id */', 'plain POST /users/delete/:id > DELETE'],
    ['/** GET /users/{id} */', 'plain GET /users/{id} > DELETE'],
    ['/**\n * GET /users/getAll - lists users\n */', 'plain GET /users/getAll > DELETE'],
    ['/**\n * Users.\n *\n * - GET /users/getAll: lists users\n */', 'plain GET /users/getAll > DELETE'],
    ['// GET /users/<id>/posts', 'plain GET /users/<id>/posts > DELETE'],
    ['// GET /users/:id(\\d+)/posts', 'plain GET /users/:id(\\d+)/posts > DELETE'],
    ['// GET /users/:id?', 'plain GET /users/:id? > DELETE'],
    ['// GET /users/list?page=1', 'plain GET /users/list > DELETE'],
    ['// GET /users/list.', 'plain GET /users/list > DELETE'],
    ['// GET: /users/list', 'plain GET /users/list > DELETE'],
    ['// GET /files/*', 'plain GET /files/* > DELETE'],
    ['// GET /', 'plain GET / > DELETE'],
    ['// [GET] /users/list', 'plain GET /users/list > DELETE'],
    ['// **GET** /users/list', 'plain GET /users/list > DELETE'],
    ['// **GET /users/list**', 'plain GET /users/list > DELETE'],
    ['// `GET /users/list`', 'plain GET /users/list > DELETE'],
    ['// @desc GET /users/list', 'plain GET /users/list > DELETE'],
    ['// @access GET /users/list', 'plain GET /users/list > DELETE'],
    ['// Route: GET /users/list', 'route GET /users/list > DELETE'],
    ['/** @route GET /users/list */', 'route GET /users/list > DELETE'],
    ['/** @route {GET} /users/list */', 'route GET /users/list > DELETE'],
    ['/** @route get /users/list */', 'route get /users/list > delete'],
    ['// @route    GET api/users/getAll', 'route GET api/users/getAll > DELETE'],
    ['// @route   POST api/users/:id', 'route POST api/users/:id > DELETE'],
    ['// @route GET "/users/list"', 'route GET /users/list > DELETE'],
    ['/**\n * @api {get} /users/getAll List users\n * @apiName x\n */', 'apidoc get /users/getAll > delete'],
    ['/**\n * @api {POST} /users/delete/:id Delete\n */', 'apidoc POST /users/delete/:id > DELETE'],
    ['/**\n * @swagger\n * /users/getAll:\n *   get:\n *     summary: x\n */', 'openapi get /users/getAll > delete'],
    ["/**\n * @openapi\n * '/users/{id}/remove':\n *   post:\n */", 'openapi post /users/{id}/remove > delete'],
    ['/**\n * @swagger\n * paths:\n *   /users/list:\n *     get:\n */', 'openapi get /users/list > delete'],
    ['/**\r\n * @swagger\r\n * /users/list:\r\n *   get:\r\n */', 'openapi get /users/list > delete'],
    ['/**\n@swagger\n/users/list:\n  get:\n    post: no method\n*/', 'openapi get /users/list > delete'],
    [
      '/*\n * @swagger\n *\n * /users/list:\n *\n *   parameters: []\n *   get:\n */',
      'openapi get /users/list > delete',
    ],
  ])('%s', (source, expected) => {
    expect(shown(source)).toEqual([expected]);
  });

  it('that say several methods change none of them alone', () => {
    expect(shown('// GET, POST /users/list')).toEqual([
      'plain GET /users/list > null',
      'plain POST /users/list > null',
    ]);
    expect(shown('// GET|PUT /users/list')).toEqual(['plain GET /users/list > null', 'plain PUT /users/list > null']);
    expect(
      shown('/**\n * @swagger\n * /users/list:\n *   get:\n *     x: 1\n *   post:\n * /users/add:\n *   post:\n */'),
    ).toEqual([
      'openapi get /users/list > null',
      'openapi post /users/list > null',
      'openapi post /users/add > delete',
    ]);
  });

  it('stand on several lines of one comment', () => {
    expect(shown('/*\n GET /users/list\n POST /users/add\n*/')).toEqual([
      'plain GET /users/list > DELETE',
      'plain POST /users/add > DELETE',
    ]);
  });

  it('are exact about where they stand', () => {
    const source = 'x;\n/**\n * @route   GET /users/getAll (admins)\n */';
    const [comment] = findAddressComments(source, [[3, source.length]]);
    expect(comment?.range).toEqual([19, 36]);
    expect(comment?.method.range).toEqual([19, 22]);
    expect(comment?.path.edit(7, 13, '')).toEqual({ range: [30, 36], text: '' });
    expect(comment?.method.edit('PUT')).toEqual({ range: [19, 22], text: 'PUT' });
  });

  it('say no method that is none', () => {
    expect(commentsIn('// GET /users')[0]?.method.edit('ALL')).toBeNull();
    expect(commentsIn('// GET /users')[0]?.method.edit('UNKNOWN')).toBeNull();
  });

  it.each([
    "// app.get('/users/getAll', x)",
    "// GET('/users/list')",
    "// GET /users('x')",
    '// get /users/list',
    '// GET users/list',
    '// GET all users',
    '// @route GET all users',
    '// see GET /users/list',
    '// calls the GET /users/list endpoint',
    '// GETS /users/list',
    '// GET http://localhost/users/list',
    '// GET //users/list',
    '// DELETE and/or update',
    '/**\n * @apiExample {get} /users/list\n */',
    '/**\n * /users/list:\n *   get:\n */',
    '/**\n * @swagger\n * @param x\n * /users/list:\n *   get:\n */',
    '/**\n * @swagger\n * /users/list:\n *   summary: x\n *   x:\n *     get:\n */',
    '/**\n * @swagger\n * /users/list:\n * get:\n */',
    '/** @route /users/list */',
    '//',
    '/**/',
  ])('none in %s', (source) => {
    expect(shown(source)).toEqual([]);
  });

  it.each([
    ['GET /', '!', 'a'],
    ['GET /', 'a*', 'a'],
    ['route', ' ', 'GET'],
    ['URL', ' ', 'of GET'],
    ['@desc -', ' ', 'of GET'],
  ])('lines of %s, much of %j, and %s are read in linear time', (before, piece, behind) => {
    const line = `${before}${piece.repeat(900 / piece.length)}${behind}\n`;
    expectLinear((count) => commentsIn(`/* GET\n${line.repeat(count)}*/`), [25]);
    expect(() => commentsIn(`/* GET\n${line.repeat(5_000)}*/`)).not.toThrow();
  });

  it('much of one piece is read in linear time', () => {
    const pieces = [
      '/',
      'GET ',
      'GET,',
      '@route GET ',
      '@api {get} ',
      '{',
      ':a(',
      '\n',
      ' ',
      '* ',
      'GET /a\n',
      '/a:\n get:\n ',
      '/<a',
    ];
    const read = (piece: string, count: number): unknown => {
      const text = piece.repeat(count);
      return [commentsIn(`/* @swagger\n${text}*/`), commentsIn(`// GET ${text}`)];
    };
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(() => read(piece, Math.ceil(200_000 / piece.length))).not.toThrow();
  });
});
