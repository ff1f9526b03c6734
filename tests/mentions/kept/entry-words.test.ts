import { describe, expect, it } from 'vitest';
import { putTableNames, tableKept } from '../../../src/mentions/kept/entry-words.ts';
import { findMentions } from '../../../src/mentions/find-mentions.ts';
import { express, registration } from '../../support/applications.ts';
import { planOf, reasonsOf } from '../../plan/planning.ts';
import { expectLinear } from '../../support/work/work.ts';

/** As what each word in quotes of a source is kept. */
function keptIn(source: string): readonly (string | null)[] {
  return [...source.matchAll(/'(\w+)'/g)].map(({ index, 1: word = '' }) =>
    tableKept(source, [index + 1, index + 1 + word.length]),
  );
}

describe('a verb that an object holds', () => {
  it.each([
    ["export const STEPS = { save: 'update', drop: 'delete' };", ['STEPS{}', 'STEPS{}']],
    [
      "const STEPS: Record<Kind, string> = Object.freeze({\n  'save': 'update',\n  [Kind.Drop]: 'delete',\n});",
      [null, 'STEPS{}', 'STEPS{}'],
    ],
    ["const STEPS = { at: { page: 1 }, save: 'update' };", ['STEPS{}']],
    ["export default { url: base, steps: { save: 'update' } };", ['steps{}']],
    ["const LABELS = { save: 'Save', all: 'getUsers', method: 'DELETE' };", [null, null, null]],
    ["const STEPS = { save: 'saving' }; open({ save: 'update' });", [null, null]],
    ["open({ save: 'update' });", [null]],
    ["const step = { ...others }; x = done ? y : 'update';", [null]],
    ["const steps = ['update'];", [null]],
  ])('is kept by the name of that: %s', (source, expected) => {
    expect(keptIn(source)).toEqual(expected);
  });

  it.each([
    ['fetch(`/users/${STEPS[kind]}/${id}`)', ['STEPS{}']],
    ["axios.post('/users/' + config.steps?.[kind])", ['steps{}']],
    ['fetch(`/users/${ids[0]}`)', ['ids{}']],
    ['read(`/users/${STEPS[kind]}`)', []],
    ['fetch(url); import(`./pages/${PAGES[name]}`)', []],
  ])('may be put into a URL by its key: %s', (text, names) => {
    expect(putTableNames(text)).toEqual(names);
  });

  it('holds a route back in whatever file the object stands', () => {
    const server = express(
      registration('app', 'PUT /users/update/:id', '(req, res) => res.json(save(req.params.id, req.body))'),
    );
    const reasonsBeside = (client: string): readonly string[] =>
      reasonsOf(
        planOf({ 'server.js': server, 'steps.js': "export const STEPS = { save: 'update' };", 'client.js': client }),
      );
    expect(
      reasonsBeside("import { STEPS } from '../steps.js';\nfetch(`/users/${STEPS[kind]}/${id}`, { method: 'PUT' });"),
    ).toEqual(['used update steps.js']);
    expect(reasonsBeside("import { STEPS } from '../steps.js';\nshow(STEPS[kind]);")).toEqual(['']);
  });

  it.each(["{ a: 'update', ", 'a = { ', "x: 'update' ", '/${a[', '/${a.a.a.'])(
    'is looked for in linear time where %s is repeated',
    (piece) => {
      expectLinear((count) => [
        findMentions(piece.repeat(count), 'code'),
        putTableNames(`fetch ${piece.repeat(count)}`),
      ]);
      expect(findMentions(piece.repeat(50_000), 'code').length).toBeLessThan(20_000);
      expect(putTableNames(`fetch ${piece.repeat(100_000)}`).length).toBeLessThan(200_000);
    },
  );
});
