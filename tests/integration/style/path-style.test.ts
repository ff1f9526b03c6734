import type { Linter } from 'eslint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixOnce, lint } from '../../support/lint.ts';
import { start } from '../oracle/routers/start.ts';
import type { FrameworkName } from '../oracle/table.ts';
import { programs, type Program } from './programs.ts';

/** Fastify takes a path to the letter: its paths are never put right by themselves. */
const LENIENT: readonly FrameworkName[] = ['express4', 'express5', 'koa'];
const RUNS = 24;

/** Ways in which the rules on the style of paths may be configured. */
const STYLES: Readonly<Record<string, Linter.RulesRecord>> = {
  'kebab-case': rulesWith({}),
  'snake_case throughout': rulesWith({
    'segment-case': { segments: 'snake', parameters: 'snake' },
    'consistent-parameter-name': { nested: 'same' },
  }),
  'camelCase throughout': rulesWith({ 'segment-case': { segments: 'camel', parameters: 'camel' } }),
};

function rulesWith(options: Readonly<Record<string, object>>): Linter.RulesRecord {
  const names = [
    'allowed-methods',
    'consistent-parameter-name',
    'leading-slash',
    'no-file-extension',
    'no-trailing-slash',
    'segment-case',
  ];
  return Object.fromEntries(names.map((name) => [`restful-routes/${name}`, ['error', options[name] ?? {}]]));
}

/** What all passes make of a source, and how many there are. */
function fixAll(source: string, rules?: Linter.RulesRecord): { readonly fixed: string; readonly passes: number } {
  let fixed = source;
  for (let passes = 0; passes < 10; passes += 1) {
    const next = fixOnce(fixed, rules ? { rules } : {});
    if (next === fixed) return { fixed, passes };
    fixed = next;
  }
  return { fixed, passes: 10 };
}

/** What a program answers to all requests, as lines; null where its framework refuses it. */
async function answersOf(
  framework: FrameworkName,
  source: string,
  { urls, methods }: Program,
): Promise<readonly string[] | null> {
  const app = await start(framework, source).catch(() => null);
  if (!app) return null;
  const lines: string[] = [];
  for (const method of methods) {
    for (const url of urls) {
      const { handler, params } = await app.ask(method, url);
      lines.push(`${method} ${url}: ${String(handler)} ${String(params)}`);
    }
  }
  return lines;
}

describe.each(LENIENT)('the style of paths in %s', (framework) => {
  it.each(Object.keys(STYLES))('is put right within two passes, and no request notices: %s', async (style) => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(programs(framework, false), async (program) => {
        const { fixed, passes } = fixAll(program.source, STYLES[style]);
        const before = await answersOf(framework, program.source, program);
        if (!before || passes === 0) return;
        changed += 1;
        expect(await answersOf(framework, fixed, program), fixed).toEqual(before);
        expect(passes).toBeLessThanOrEqual(2);
      }),
      { numRuns: RUNS, seed: 7 },
    );
    expect(changed).toBeGreaterThan(RUNS / 8);
  });
});

it.each([...LENIENT, 'fastify'] as const)('all rules together come to an end within two passes in %s', (framework) => {
  let changed = 0;
  fc.assert(
    fc.property(programs(framework, true), ({ source }) => {
      const { fixed, passes } = fixAll(source);
      if (passes > 0) changed += 1;
      expect(passes, `${source}---\n${fixed}`).toBeLessThanOrEqual(2);
      expect(lint(fixed).filter((message) => message.fatal ?? message.fix)).toEqual([]);
    }),
    { numRuns: RUNS, seed: 7 },
  );
  expect(changed).toBeGreaterThan(RUNS / 8);
});
