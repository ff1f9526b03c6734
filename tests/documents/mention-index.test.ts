import { describe, expect, it } from 'vitest';
import { MentionIndex, names } from '../../src/documents/mention-index.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { occurrencesOf } from '../support/occurrences.ts';

/** Whether a piece of code names an address whose verb is written in brackets: `/users/[delete]/:id`. */
function namesIn(source: string, marked: string): boolean {
  const address = parsePath(marked.replace(/[[\]]/g, ''), 'express');
  const segmentAt = marked
    .split('/')
    .slice(1)
    .findIndex((segment) => segment.startsWith('['));
  return occurrencesOf(source).some((mention) => names(mention, address, segmentAt));
}

describe('names', () => {
  it.each([
    ["'/users/getAll'", '/users/[getAll]'],
    ["'/USERS/GETALL'", '/users/[getAll]'],
    ["'/users/delete/5'", '/users/[delete]/:id'],
    ["'/users/delete/:userId'", '/users/[delete]/:id'],
    ['`/users/delete/${id}`', '/users/[delete]/:id'],
    ["'/users/delete/' + id", '/users/[delete]/:id'],
    ["'/users/' + id + '/delete'", '/users/:id/[delete]'],
    ["'/' + id + '/delete/' + other", '/users/:id/[delete]/:other'],
    ["'/users/5/delete'", '/users/:id/[delete]'],
    ['`/${collection}/getAll`', '/users/[getAll]'],
    ["'/getAll'", '/users/[getAll]'],
    ["navigate('/users/list')", '/users/[list]'],
    ["post('/create')", '/api/events/[create]'],
    ["'/delete/5'", '/users/[delete]/:id'],
    ["'/users/getAll'", '/api/v1/users/[getAll]'],
    ["'/api/v1/users/getAll'", '/users/[getAll]'],
    ["'http://localhost/api/users/delete/5'", '/users/[delete]/:id'],
    ["'/users/getAll' + query", '/users/[getAll]'],
    ["'/users/getAll?x=1'", '/users/[getAll]'],
    ["'/users/delete'", '/users/[delete]/:id?'],
    ["{ route: '/admin/users/delete' }", '/admin/users/[delete]/:id'],
    ["'/users/delete/a/b'", '/users/[delete]/*'],
    ["'/getAll/getAll'", '/[getAll]/getAll'],
    ['/\\/users\\/getAll/', '/users/[getAll]'],
  ])('%s names %s', (source, address) => {
    expect(namesIn(source, address)).toBe(true);
  });

  it.each([
    ["'/users'", '/users/[getAll]'],
    ["'/posts/getAll'", '/users/[getAll]'],
    ["'/users/getAllOfGroup'", '/users/[getAll]'],
    ["'/users/getAll/5'", '/users/[getAll]'],
    ["'/users/delete'", '/users/[delete]/:id/posts'],
    ["'/users/5'", '/users/:id/[delete]'],
    ["navigate('/create')", '/api/events/[create]'],
    ["<Link to='/users/list' />", '/api/users/[list]'],
    ['`/users/${action}`', '/users/[getAll]'],
    ["'/users/delete/5/now'", '/users/[delete]/:id'],
    ["'/posts/' + id + '/delete'", '/users/:id/[remove]'],
  ])('%s does not name %s', (source, address) => {
    expect(namesIn(source, address)).toBe(false);
  });

  it('answers false where the address has no such segment', () => {
    const [mention] = occurrencesOf("'/users'");
    expect(mention && names(mention, parsePath('/users', 'express'), 7)).toBe(false);
  });
});

describe('MentionIndex', () => {
  const mentions = (source: string) => occurrencesOf(source);
  const found = (index: MentionIndex, segment: string) =>
    index.naming(segment).map(({ file, mention }) => `${file} ${mention.written}`);

  it('finds the mentions of all files by a segment, whatever its case', () => {
    const index = new MentionIndex();
    index.add('a.js', mentions("'/users/getAll'; '/users/list'"));
    index.add('b.js', mentions("'/posts/GetAll'"));
    expect(found(index, 'getAll')).toEqual(['a.js /users/getAll', 'b.js /posts/GetAll']);
    expect(found(index, 'users')).toEqual(['a.js /users/getAll', 'a.js /users/list']);
    expect(found(index, 'nothing')).toEqual([]);
  });

  it('names a mention once that holds a segment twice', () => {
    const index = new MentionIndex();
    index.add('a.js', mentions("'/list/list'"));
    expect(found(index, 'list')).toEqual(['a.js /list/list']);
  });

  it('takes a file anew and forgets it', () => {
    const index = new MentionIndex();
    index.add('a.js', mentions("'/users/list'"));
    index.add('b.js', mentions("'/users/list'"));
    index.add('a.js', mentions("'/users/add'"));
    expect(found(index, 'list')).toEqual(['b.js /users/list']);
    index.remove('b.js');
    index.remove('c.js');
    expect(found(index, 'list')).toEqual([]);
    expect(found(index, 'add')).toEqual(['a.js /users/add']);
  });

  it('holds the mentions of many files', () => {
    const index = new MentionIndex();
    const own = mentions(Array.from({ length: 200 }, (_, at) => `'/users/list${at}'`).join());
    for (let file = 0; file < 1_000; file += 1) index.add(`${file}.js`, own);
    for (let file = 0; file < 1_000; file += 1) index.add(`${file}.js`, own);
    expect(index.naming('list7')).toHaveLength(1_000);
  });
});

describe('MentionIndex behind another segment', () => {
  const before = (address: string) => parsePath(address, 'express').segments;
  const index = new MentionIndex();
  index.add(
    'client.js',
    occurrencesOf(
      "get('/users/getAll'); get('/posts/getAll'); get('/getAll'); get(`/${kind}/getAll`); get(`${API}/getAll`);",
    ),
  );

  it('leaves out the mentions that say another one, where there are many', () => {
    const many = new MentionIndex();
    many.add(
      'client.js',
      occurrencesOf(
        "get('/users/getAll'); get('/getAll'); get(`/${kind}/getAll`); get(`${API}/getAll`); get('/v1/users/getAll'); get('/v2/users/getAll')",
      ),
    );
    many.add(
      'others.js',
      occurrencesOf(
        Array.from({ length: 100 }, (_, at) => `get('/posts${at}/getAll'); get('/v${at + 3}/users/getAll')`).join(';'),
      ),
    );
    const written = many.naming('getAll', before('/v1/users')).map(({ mention }) => mention.written);
    expect(written.toSorted()).toEqual([
      '$' + '{API}/getAll',
      '/$' + '{kind}/getAll',
      '/getAll',
      '/users/getAll',
      '/v1/users/getAll',
    ]);
    expect(many.naming('getAll', before('/:version/users'))).toHaveLength(106);
    expect(many.naming('getAll', before('/*/users'))).toHaveLength(106);
  });

  it('leaves out the mentions that go on with another one, where there are many', () => {
    const many = new MentionIndex();
    many.add(
      'client.js',
      occurrencesOf(
        "get('/get/users'); get('/v1/get/users/7'); get('/get'); get(`/get/${kind}`); get('/get/USERS?all')",
      ),
    );
    many.add('others.js', occurrencesOf(Array.from({ length: 100 }, (_, at) => `get('/get/posts${at}')`).join(';')));
    const [, users, any] = before('/get/users/:id');
    const written = many.naming('get', [], users).map(({ mention }) => mention.written);
    expect(written.toSorted()).toEqual([
      '/get',
      '/get/$' + '{kind}',
      '/get/USERS?all',
      '/get/users',
      '/v1/get/users/7',
    ]);
    expect(many.naming('get', [], any)).toHaveLength(105);
    expect(many.naming('get', [])).toHaveLength(105);
  });

  it('answers all of them where any may stand there', () => {
    expect(index.naming('getAll')).toHaveLength(5);
  });

  it('forgets a file', () => {
    const other = new MentionIndex();
    other.add('a.js', occurrencesOf("'/users/getAll'"));
    other.remove('a.js');
    expect(other.naming('getall', before('/users'))).toEqual([]);
    expect(other.naming('getall')).toEqual([]);
  });
});
