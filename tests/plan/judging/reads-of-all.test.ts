import { describe, expect, it } from 'vitest';
import type { PlanOptions } from '../../../src/model/plan-options.ts';
import { ANSWER, express, mounted, registration } from '../../support/applications.ts';
import { outcomesOf } from '../planning.ts';

/** Where collections get their plural, a noun in the singular is one of them anyway. */
const KEPT_NUMBER: Partial<PlanOptions> = { isReported: (report) => report !== 'singular' };

function outcomes(...endpoints: readonly string[]): readonly string[] {
  return outcomesOf(express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))), KEPT_NUMBER);
}

describe('a noun in the singular beside a route that reads all of them', () => {
  it.each<[endpoints: readonly string[], expected: readonly string[]]>([
    [
      ['GET /medicine/getMedicine', 'GET /medicine/getAllMedicines'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /medicine/getAllMedicine', 'GET /medicine/getMedicine'],
      ['GET /medicine', 'missing-identifier'],
    ],
    [
      ['GET /medicine/getMedicine', 'GET /medicine/getMedicines'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /medicine/get-medicine', 'GET /medicine/get-medicine-list'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /medicine/getmedicine', 'GET /medicine/getall'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /medicine/getMedicine', 'GET /medicine/all'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /medicine/getMedicine', 'GET /medicine/allMedicines'],
      ['missing-identifier', 'GET /medicine'],
    ],
    [
      ['GET /shops/:id/medicine/getMedicine', 'GET /shops/:shopId/medicine/getAll'],
      ['missing-identifier', 'GET /shops/:shopId/medicine'],
    ],
  ])('reads one of them: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)).toEqual(expected);
  });

  it.each<[endpoints: readonly string[], expected: string]>([
    [['GET /medicine/getMedicine'], 'GET /medicine'],
    [['GET /medicine/getMedicine', 'GET /medicine/getAllDoses'], 'GET /medicine'],
    [['GET /medicine/getMedicine', 'GET /medicine/getMedicinesByMaker'], 'GET /medicine'],
    [['GET /medicine/get-medicine', 'GET /medicine/medicine-list'], 'GET /medicine'],
    [['GET /medicine/getMedicine', 'POST /medicine/getAll'], 'GET /medicine'],
    [['GET /medicine/getMedicine', 'GET /doses/getAll'], 'GET /medicine'],
    [['GET /equipment/getEquipment', 'GET /equipment/all'], 'GET /equipment'],
    [['GET /medicine/getAllMedicine', 'GET /medicine/getDoses'], 'GET /medicine'],
    [['GET /medicine/getMedicine/:id', 'GET /medicine/getAll'], 'GET /medicine/:id'],
  ])('reads them all, or an item: %j', (endpoints, expected) => {
    expect(outcomes(...endpoints)[0]).toBe(expected);
  });

  it('asks the routes of its router', () => {
    expect(
      outcomesOf(
        mounted(
          '/medicine',
          'router.get("/getMedicine", (req, res) => res.json({}));',
          'router.get("/getAll", (req, res) => res.json([]));',
        ),
        KEPT_NUMBER,
      ),
    ).toEqual(['missing-identifier', 'GET /']);
  });
});
