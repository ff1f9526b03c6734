import { describe, expect, it } from 'vitest';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))));
}

describe('a bare verb beside a route that reads all', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [
      ['GET /guest/get', 'GET /guest/all/get'],
      ['missing-identifier', 'GET /guest/all'],
    ],
    [
      ['GET /guests/get', 'GET /guests/all'],
      ['missing-identifier', 'GET /guests'],
    ],
    [
      ['GET /guest/show', 'GET /guest/All'],
      ['missing-identifier', 'GET /guest'],
    ],
  ])('reads one of them: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)).toEqual(expected);
  });

  it.each<[endpoints: readonly string[], expected: string]>([
    [['GET /guest/list', 'GET /guest/all'], 'GET /guest'],
    [['GET /guest/get', 'GET /table/all'], 'GET /guest'],
    [['GET /guest/get', 'GET /guest/all/:hotelId'], 'GET /guest'],
    [['GET /guest/get', 'POST /guest/all'], 'GET /guest'],
    [['GET /guest/get/:id'], 'GET /guest/:id'],
    [['GET /guest/:id/show', 'GET /guest/:id/all'], 'GET /guest/:id'],
    [['GET /guest/getTables', 'GET /guest/all'], 'GET /guest/tables'],
    [['POST /guest/add', 'GET /guest/all'], 'POST /guest'],
  ])('reads them all, or an item: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)[0]).toBe(expected);
  });

  it('asks the routes of its router', () => {
    expect(
      outcomesOf(
        mounted(
          '/guests',
          'router.get("/get", (req, res) => res.json([]));',
          'router.get("/all", (req, res) => res.json([]));',
        ),
      ),
    ).toEqual(['missing-identifier', 'GET /']);
  });
});
