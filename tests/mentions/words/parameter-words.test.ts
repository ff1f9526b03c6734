import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../../src/mentions/find-mentions.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('a word that fills a parameter of an address', () => {
  it.each([
    "$resource('/api/users/:id/:controller', { id: '@_id' }, { add: { method: 'POST', params: { controller: 'addTask' } } })",
    "const url = generatePath('/users/:id/:action', { id, action: 'addTask' })",
    "client.POST('/users/{id}/{action}', { params: { path: { id, 'action': 'addTask' } } })",
  ])('names one: %s', (source) => {
    expect(findMentions(source, 'code')).toContainEqual(
      expect.objectContaining({ written: 'addTask', segments: ['addtask'] }),
    );
    expect(
      findMentions(source, 'code').some(
        ({ written, keptAs, isHanded }) => written === 'addTask' && keptAs === undefined && isHanded === undefined,
      ),
    ).toBe(true);
  });

  it.each([
    "$resource('/api/users/:id/:controller', {}, { add: { params: { name: 'theTask' } } })",
    "x = { controller: 'theTask' }",
    "x = `/users/${controller}`; y = { controller: 'theTask' }",
  ])('is none: %s', (source) => {
    expect(findMentions(source, 'code').map(({ written }) => written)).not.toContain('theTask');
  });

  it.each(['/:', '/:a', '/{', "a: 'bcd'", "/:a', { a: 'bcd' }, '"])(
    'is looked for in linear time where %s is repeated',
    (piece) => {
      expectLinear((count) => findMentions(piece.repeat(count), 'code', []));
      expect(findMentions(piece.repeat(100_000), 'code', []).length).toBeLessThanOrEqual(2 * MOST_MENTIONS);
    },
  );
});
