import { describe, expect, it } from 'vitest';
import { functionsIn, hooksIn } from '../../../src/routes/guards/hooks.ts';
import { expectLinear } from '../../support/work/work.ts';

describe('hooks', () => {
  it.each<[text: string, names: readonly string[]]>([
    ["app.addHook('preHandler', guard);", ['guard']],
    ["app.addHook('onRequest', guards.signed);", ['signed']],
    ["server.ext('onPreHandler', guard);", ['guard']],
    ['new Elysia().onBeforeHandle(guard)', ['guard']],
    ["app.post('/users', { preHandler: guard }, create);", ['guard']],
    ["app.post('/users', { preValidation: [signed, app.check] }, create);", ['signed', 'check']],
    ['app.use(limit({ max: 5, skip: isReading }));', ['isReading']],
    ['app.use(limit({ max: 5, skip: rules.isReading, store }));', ['isReading']],
    ['app.use(limit({ max: 5, skip: (req) => isReading(req) }));', []],
    ["app.addHook('preHandler', async (request) => check(request));", []],
    ['app.use(guard);', []],
  ])('that are registered by %s', (text, names) => {
    expect(hooksIn(text)).toEqual(names);
  });

  it.each<[text: string, names: readonly string[]]>([
    ['export async function guard(request, reply) {}', ['guard']],
    ['export const guard: Hook = async (request) => {};', ['guard']],
    ['const guard = request => request.user;', ['guard']],
    ['exports.guard = async (request) => {};', ['guard']],
    ['const guard = 1;', []],
    ['exports.guard = request.user;', []],
  ])('may be the functions of %s', (text, names) => {
    expect(functionsIn(text)).toEqual(names);
  });

  it.each([
    "addHook('a', ",
    '.ext("a", b.',
    'preHandler: [',
    'preHandler: a.',
    'skip: a.',
    'function a',
    'const a: b ',
  ])('are read in linear time: %s', (piece) => {
    const read = (count: number): unknown => [hooksIn(`ext ${piece.repeat(count)}`), functionsIn(piece.repeat(count))];
    expectLinear(read);
    expect(() => read(50_000)).not.toThrow();
  });
});
