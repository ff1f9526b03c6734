import { describe, expect, it } from 'vitest';
import { findMentions, MOST_MENTIONS } from '../../../src/documents/find-mentions.ts';
import { expectLinearEach } from '../../support/work/work.ts';

describe('a word that fills a parameter of an address', () => {
  it.each([
    "$resource('/api/users/:id/:controller', { id: '@_id' }, { add: { method: 'POST', params: { controller: 'addTask' } } })",
    "const url = generatePath('/users/:id/:action', { id, action: 'addTask' })",
    "client.POST('/users/{id}/{action}', { params: { path: { id, 'action': 'addTask' } } })",
  ])('names one: %s', (source) => {
    expect(findMentions(source, 'view')).toContainEqual(
      expect.objectContaining({ written: 'addTask', segments: ['addtask'] }),
    );
    expect(
      findMentions(source, 'view').some(({ written, keptAs }) => written === 'addTask' && keptAs === undefined),
    ).toBe(true);
  });

  it.each([
    "$resource('/api/users/:id/:controller', {}, { add: { params: { name: 'theTask' } } })",
    "x = { controller: 'theTask' }",
    "x = `/users/${controller}`; y = { controller: 'theTask' }",
  ])('is none: %s', (source) => {
    expect(findMentions(source, 'view').map(({ written }) => written)).not.toContain('theTask');
  });

  it('is looked for in linear time', () => {
    const pieces = ['/:', '/:a', '/{', "a: 'bcd'", "/:a', { a: 'bcd' }, '"];
    expectLinearEach(pieces, (piece, count) => findMentions(piece.repeat(count), 'view'));
    for (const piece of pieces)
      expect(findMentions(piece.repeat(100_000), 'view').length).toBeLessThanOrEqual(2 * MOST_MENTIONS);
  });
});
