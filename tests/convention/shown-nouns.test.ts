import { describe, expect, it } from 'vitest';
import { shownNouns } from '../../src/convention/shown-nouns.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import { judgeText } from './judgement.ts';

/** The nouns that an endpoint shows: `reunion`, and `reunion+` where some are created. */
function shownBy(endpoint: string): readonly string[] {
  const [method = '', path = ''] = endpoint.split(' ');
  return [...shownNouns({ method, path: parsePath(path, 'express') }, judgeText(endpoint))].map(({ noun, shown }) =>
    shown === 'created' ? `${noun}+` : noun,
  );
}

it('stands behind an address', () => {
  const [club, reunion] = shownNouns(
    { method: 'GET', path: parsePath('/clubs/:id/getReunions', 'express') },
    judgeText('GET /clubs/:id/getReunions'),
  );
  expect([club?.before.text, reunion?.before.text]).toEqual(['/', '/clubs/:id/']);
});

describe('a noun', () => {
  it.each<[endpoint: string, nouns: readonly string[]]>([
    ['GET /reunions', ['reunion']],
    ['GET /reunions/active', ['reunion']],
    ['GET /reunion/:id', ['reunion']],
    ['GET /clubs/:clubId/class-reunions', ['club', 'classreunion']],
    ['GET /api/v2/classReunions/:id', ['classreunion']],
    ['PUT /reunion/:reunionId', ['reunion']],
    ['POST /reunions', ['reunion+']],
    ['POST /reunions/:id/close', ['reunion']],
    // What a rewrite shows.
    ['GET /getReunionById/:id', ['reunion']],
    ['PUT /updateReunion/:id', ['reunion']],
    ['GET /getAllReunion', ['reunion']],
    ['POST /addReunion', ['reunion+']],
    ['GET /getReunionList', []],
    ['GET /getUserList', ['user']],
    ['GET /getListById/:id', ['list']],
    // What is not rewritten.
    ['POST /getReunions', ['reunion']],
    ['GET /getNewReunions', ['reunion']],
    ['GET /getReunionByYear/:year', ['reunion']],
    ['GET /getReunionById', ['reunion']],
    ['GET /getReunion/:id/:version', ['reunion']],
    ['GET /addReunion', ['reunion+']],
    ['DELETE /deleteReunions', ['reunion']],
    // There may be lists.
    ['POST /boards/addList', ['board', 'list+']],
    ['DELETE /boards/deleteList', ['board', 'list+']],
  ])('is shown: %s: %j', (endpoint, nouns) => {
    expect(shownBy(endpoint)).toEqual(nouns);
  });

  it.each([
    'GET /getReunion',
    'GET /reunion',
    'PUT /updateReunion',
    'DELETE /deleteReunion',
    'POST /reunion',
    'GET /reunion/:year',
    'GET /api/:id',
    'GET /getReunion/:clubId',
    'GET /news',
    'POST /login',
    'GET /getAll',
    'GET /board/getList',
    'GET /board/getList/:id',
    'GET /board/getListById/:id',
    'GET /:id',
    'GET /files-:name',
    'GET /*',
  ])('is not: %s', (endpoint) => {
    expect(shownBy(endpoint)).toEqual([]);
  });
});
