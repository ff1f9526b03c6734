import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

const read = (own: unknown): ReturnType<typeof readSettings> => readSettings({ 'restful-routes': own });

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({ fix: 'auto', update: 'PUT', allow: [], verbs: {}, customMethods: 'report' });
    expect(readSettings({ react: { version: '19' } })).toEqual({ fix: 'auto', update: 'PUT', allow: [], verbs: {}, customMethods: 'report' });
    expect(read({})).toEqual({ fix: 'auto', update: 'PUT', allow: [], verbs: {}, customMethods: 'report' });
  });

  it('keep what is set, and the defaults of the rest', () => {
    expect(read({ fix: 'suggest', verbs: { obtain: 'read' } })).toEqual({ fix: 'suggest', update: 'PUT', allow: [], verbs: { obtain: 'read' }, customMethods: 'report' });
    expect(read({ update: 'PATCH', allow: ['search', '/legacy/**'] })).toEqual({ fix: 'auto', update: 'PATCH', allow: ['search', '/legacy/**'], verbs: {}, customMethods: 'report' });
  });

  it('take undefined for not set', () => {
    expect(read({ fix: undefined, allow: undefined })).toEqual({ fix: 'auto', update: 'PUT', allow: [], verbs: {}, customMethods: 'report' });
  });

  it('are read once for each configuration', () => {
    const all = { 'restful-routes': { fix: 'off' } };
    expect(readSettings(all)).toBe(readSettings(all));
  });

  it.each([
    [null, "settings['restful-routes'] must be an object, not null."],
    ['auto', "settings['restful-routes'] must be an object, not 'auto'."],
    [[], "settings['restful-routes'] must be an object, not []."],
    [{ fixes: 'auto' }, "settings['restful-routes'] has no 'fixes'. It may hold fix, update, allow, verbs, customMethods."],
    [{ constructor: 'auto' }, "settings['restful-routes'] has no 'constructor'. It may hold fix, update, allow, verbs, customMethods."],
    [{ fix: true }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not true."],
    [{ fix: 'Auto' }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 'Auto'."],
    [{ fix: null }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not null."],
    [{ fix: 1n }, "settings['restful-routes'].fix must be 'auto' or 'suggest' or 'off', not 1n."],
    [{ update: 'POST' }, "settings['restful-routes'].update must be 'PUT' or 'PATCH', not 'POST'."],
    [{ update: 'patch' }, "settings['restful-routes'].update must be 'PUT' or 'PATCH', not 'patch'."],
    [{ allow: 'search' }, "settings['restful-routes'].allow must be a list of words and path patterns, not 'search'."],
    [{ allow: ['search', 1] }, "settings['restful-routes'].allow must be a list of words and path patterns, not [ 'search', 1 ]."],
    [{ allow: [''] }, "settings['restful-routes'].allow must be a list of words and path patterns, not [ '' ]."],
    [{ verbs: ['obtain'] }, "settings['restful-routes'].verbs must be an object of words, each with one of read, create, update, delete, save, action, not [ 'obtain' ]."],
    [{ verbs: { obtain: 'get' } }, "settings['restful-routes'].verbs must be an object of words, each with one of read, create, update, delete, save, action, not { obtain: 'get' }."],
    [{ customMethods: true }, "settings['restful-routes'].customMethods must be 'report' or 'allow', not true."],
  ])('that are wrong say what is wrong: %o', (own, message) => {
    expect(() => read(own)).toThrow(new TypeError(message));
  });

  it('that are wrong and hold themselves still say what is wrong', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    expect(() => read({ fix: cyclic })).toThrow(/^settings\['restful-routes'\]\.fix must be 'auto' or 'suggest' or 'off', not /);
  });
});
