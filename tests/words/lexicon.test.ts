import { describe, expect, it } from 'vitest';
import { is } from '../../src/words/entries.ts';
import { leadsNoun, lookUp } from '../../src/words/lexicon.ts';
import type { OwnWords } from '../../src/model/own-words.ts';

const NONE: OwnWords = { verbs: {}, nouns: new Set() };
const OWN: OwnWords = {
  verbs: { obtain: 'read', kill: 'delete', cancel: 'action', brew: 'action', show: 'action', list: 'create' },
  nouns: new Set(['search', 'get', 'kill']),
};

describe('looking a word up', () => {
  it.each([
    [
      'delete',
      {
        kind: 'crud',
        operation: 'delete',
        leaning: 'verb',
      },
    ],
    ['put', { kind: 'crud', operation: 'update', leaning: 'either' }],
    ['cancel', { kind: 'action', instead: 'PUT cancellation', leaning: 'verb' }],
    ['archive', { kind: 'action', instead: 'PUT archive', leaning: 'either' }],
    ['normalize', { kind: 'action', instead: '', leaning: 'verb' }],
  ])('%s', (word, entry) => {
    expect(lookUp(word, NONE)).toEqual(entry);
  });

  it.each(['user', 'users', 'cancelled', 'constructor', 'toString', ''])('%s is no verb', (word) => {
    expect(lookUp(word, NONE)).toBeNull();
    expect(lookUp(word, OWN)).toBeNull();
  });

  it.each([
    ['obtain', { kind: 'crud', operation: 'read', leaning: 'verb' }],
    ['list', { kind: 'crud', operation: 'create', leaning: 'verb' }],
    ['cancel', { kind: 'action', instead: 'PUT cancellation', leaning: 'verb' }],
    ['brew', { kind: 'action', instead: '', leaning: 'verb' }],
    ['show', { kind: 'action', instead: '', leaning: 'verb' }],
    ['search', null],
    ['get', null],
    ['kill', null],
  ])('of one’s own: %s', (word, entry) => {
    expect(lookUp(word, OWN)).toEqual(entry);
  });

  it.each([
    ['unapprove', 'DELETE approval'],
    // Not `DELETE /courses/:id/enrollments`, which would be all of them.
    ['unenroll', 'DELETE enrollment'],
    ['uninvite', 'DELETE invitation'],
    ['unsearch', 'GET'],
    ['reapprove', 'PUT approval'],
    ['resubmit', 'POST submissions'],
    ['unnormalize', ''],
  ])('%s is an action as the one that it undoes or does again', (word, instead) => {
    expect(lookUp(word, NONE)).toEqual({ kind: 'action', instead, leaning: 'verb' });
  });

  it.each(['unread', 'resort', 'rebuy', 'preapprove', 'unapproved', 'un', 're', 'renew-approve'])(
    '%s is none',
    (word) => {
      expect(lookUp(word, NONE)).toBeNull();
    },
  );
});

describe('an action and a noun', () => {
  it.each([
    ['track', true, true],
    ['upload', false, true],
    ['archive', false, true],
    ['vote', false, false],
    ['cancel', false, false],
  ])('%s leads one: %s, and %s where the method acts', (action, reading, acting) => {
    expect(leadsNoun(action, false)).toBe(reading);
    expect(leadsNoun(action, true)).toBe(acting);
  });

  it('are one noun where the action opens or ends a session', () => {
    expect(['login', 'signup', 'cancel', 'session'].map((word) => is(word, 'session-verb'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are one noun where the noun says so', () => {
    expect(['request', 'history', 'order', 'user'].map((word) => is(word, 'after-action'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
