import { describe, expect, it } from 'vitest';
import { pendingWord, valuesInPageUrls } from '../../../src/documents/kept/pending-words.ts';
import { expectLinearEach } from '../../support/work/work.ts';

describe('the constants that a file puts into URLs', () => {
  it.each([
    ['fetch(`/users/${Api.Create}`)', ['Create']],
    ['fetch(`${BASE_URL}${actions.users.create}`)', ['create']],
    ["axios.post('/users/' + CREATE_USER)", ['CREATE_USER']],
    ['http.get(baseUrl + ENDPOINTS.all); http.get(`/a/${ENDPOINTS.all}`)', ['all']],
    ['api.get<User[]>(Routes.All)', ['All']],
  ])('are told by their names: %s', (text, names) => {
    expect(valuesInPageUrls(text)).toEqual(names);
  });

  it.each([
    'fetch(`/users/${user.name}`)',
    'fetch(`/users/${Api.create()}`)',
    'fetch(`/users/${Api.names[0]}`)',
    "fetch('/users/' + id)",
    'fetch(`/users?kind=${Kind.Create}`)',
  ])('none in %s', (text) => {
    expect(valuesInPageUrls(text)).toEqual([]);
  });

  it('are looked for in linear time', () => {
    const pieces = ['fetch', '/${', '/${A', '/${A.b.', "/'+", 'url+', '{url}${', 'A.', '.get(A.', '.get<'];
    expectLinearEach(pieces, (piece, count) => valuesInPageUrls(`fetch ${piece.repeat(count)}`));
    for (const piece of pieces) expect(valuesInPageUrls(`fetch ${piece.repeat(100_000)}`)).toEqual([]);
  });
});

describe('a word that is kept', () => {
  it.each([
    ["res.render('form', { step: 'create' })", ['step']],
    ["res.render('form', { step: user ? 'update' : 'create' })", ['step', 'step']],
    ["res.render('form', { step: mode === 'new' ? 'create' : 'update' })", ['step', 'step']],
    ["res.render('form', { step: isNew(user) ? 'create' : show })", ['step']],
    ["res.render('form', { user, 'create': 1 })", [null]],
  ])('is known by the name that it, or one of two, is kept for: %s', (source, names) => {
    const words = [...source.matchAll(/'(create|update)'/g)];
    expect(words.map(({ index }) => pendingWord(source, [index + 1, index + 7])?.keptAs ?? null)).toEqual(names);
  });
});
