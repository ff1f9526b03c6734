import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressesOf } from '../../src/plan/addresses/addresses.ts';
import { join as joinPaths } from '../../src/paths/print.ts';
import { tables } from '../integration/oracle/generate.ts';
import { printTable } from '../integration/oracle/print-table.ts';
import { textOf } from '../integration/oracle/source.ts';
import type { FrameworkName } from '../integration/oracle/table.ts';
import { routersOf, writeProject, type Files } from '../support/project.ts';
import { agreementIn, fixIn, listedRoutes, plannedRoutes, type Agreement, type Preset } from './agreement.ts';
import { APPLICATION } from './application.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url));
const SEED = 20_261;
const PRESETS: readonly Preset[] = ['recommended', 'strict'];

/** The disk is trusted for a moment. */
function later(): void {
  vi.setSystemTime(Date.now() + 5_000);
}

function expectAgreement({ changed, ...rest }: Agreement, least: number): void {
  expect(rest).toEqual({ onlyPlanned: [], onlyFixed: [] });
  expect(changed).toBeGreaterThanOrEqual(least);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the plan says each line that eslint --fix changes, and no other one', () => {
  it.each<[folder: string, preset: Preset, least: number]>([
    ['sample-app', 'strict', 40],
    ['monorepo/packages/api', 'recommended', 25],
    ['monorepo/packages/web', 'recommended', 0],
  ])('%s, %s', async (folder, preset, least) => {
    expectAgreement(await agreementIn(join(FIXTURES, folder), preset), least);
  });

  it.each(PRESETS)('a small application, %s', async (preset) => {
    expectAgreement(await agreementIn(writeProject(APPLICATION), preset), 2);
  });
});

describe('of generated workspaces', () => {
  it.each<[framework: FrameworkName, preset: Preset, runs: number]>([
    ['express4', 'recommended', 4],
    ['express5', 'strict', 4],
    ['koa', 'recommended', 4],
    ['fastify', 'strict', 4],
  ])('%s, %s: each route, request, comment and title', async (framework, preset, runs) => {
    let changed = 0;
    const sources = tables(framework).map((table) => textOf(printTable(table)));
    await fc.assert(
      fc.asyncProperty(sources, fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), async (source, places) => {
        const root = writeProject(workspaceOf(source, places));
        for (const folder of [root, join(root, 'packages/api')]) {
          later();
          const agreement = await agreementIn(folder, preset);
          expectAgreement(agreement, 0);
          changed += agreement.changed;
        }
        const planned = await plannedRoutes(root, preset);
        await fixIn(root, preset);
        later();
        expect(await listedRoutes(root, preset)).toEqual(planned);
      }),
      { numRuns: runs, seed: SEED },
    );
    expect(changed).toBeGreaterThan(runs);
  });
});

/** A server in a package of a workspace, with callers of its routes in the packages that some numbers say. */
function workspaceOf(server: string, places: readonly number[]): Files {
  const api = { 'packages/api/package.json': '{ "name": "api" }', 'packages/api/server.js': server };
  const files = {
    'package.json': '{ "name": "shop", "workspaces": ["packages/*"] }',
    'packages/web/package.json': '{ "name": "web" }',
    ...api,
  };
  const callers: Record<string, string> = {};
  const say = (file: string, line: string): void => {
    callers[file] = `${callers[file] ?? ''}${line}\n`;
  };
  for (const [at, { method, path }] of endpointsOf(writeProject(files)).entries()) {
    const url = path.replaceAll(/:\w+(?:\([^)]*\))?/g, '7');
    const lines = [
      `fetch('${url}', { method: '${method}' });`,
      `test('${method} ${url} answers', () => {});`,
      `// ${method} ${url}`,
    ];
    const file = ['packages/web/client.js', 'packages/api/test.js', null][places[at % places.length] ?? 2];
    if (file) for (const line of lines) say(file, line);
  }
  return { ...files, ...callers };
}

function endpointsOf(root: string): readonly { readonly method: string; readonly path: string }[] {
  return routersOf(root)
    .flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'))
    .flatMap(({ router, path, methods }) =>
      addressesOf(router).flatMap((mount) =>
        path ? methods.map(({ method }) => ({ method, path: joinPaths(mount, path.value, router.dialect).text })) : [],
      ),
    )
    .filter(({ method, path }) => /^[A-Z]+$/.test(method) && /^\/[\w/:()\\+-]*$/.test(path));
}
