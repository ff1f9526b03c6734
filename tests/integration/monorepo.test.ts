import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementWith, type Agreement } from '../cli/agreement.ts';
import { REASON_TEXTS } from '../../src/reporting/reason-texts.ts';
import { keptPlaces, moves, stays } from './monorepo/expected.ts';
import { Shop, type TestRun } from './monorepo/shop.ts';

const PROBE = readFileSync(new URL('./monorepo/probe.js', import.meta.url), 'utf8');

/** The files where the services register their routes. */
const ROUTE_FILES = /^packages\/\w+\/src\/(?:routes|plugins)\//;

const shops: Shop[] = [];

afterAll(() => {
  for (const shop of shops) shop.remove();
});

function createShop(): Shop {
  const shop = new Shop();
  shops.push(shop);
  return shop;
}

describe('a monorepo of three services and their client', () => {
  const untouched = createShop();
  const fixed = createShop();
  const broken = createShop();
  const before = untouched.texts();
  let written: string[];
  let after: ReadonlyMap<string, string>;
  let agreement: Agreement;
  let brokenRun: Promise<TestRun>;

  beforeAll(async () => {
    // What is built is ignored: it may name what it will.
    fixed.write(
      'packages/web/dist/main.js',
      "fetch('/api/users/getAll'), fetch('/billing/invoices/getAll'), fetch(`/inventory/warehouses/getWarehouse/${id}`);",
    );
    const results = await fixed.lint();
    for (const { filePath, output } of results)
      if (output !== undefined && ROUTE_FILES.test(fixed.nameOf(filePath)))
        broken.write(fixed.nameOf(filePath), output);
    // Its tests wait for what never comes: other tests go on meanwhile, and the last one asks how it ended.
    brokenRun = broken.test();
    brokenRun.catch(() => undefined);
    agreement = await agreementWith(results, fixed.directory, 'recommended');
    written = fixed.apply(results);
    after = fixed.texts();
  });

  it('has tests that pass', async () => {
    expectGreen(await untouched.test());
  });

  it('has tests that pass after one run of the fix, and its services answer at the new addresses', async () => {
    fixed.write(
      'e2e/addresses.json',
      JSON.stringify(moves.map(({ after: endpoint, mount }) => addressOf(endpoint, mount))),
    );
    fixed.write('e2e/probe.js', PROBE);
    expectGreen(await fixed.test());
  });

  it('has a plan that says each line that the fix changes, and no other one', () => {
    const { changed, ...rest } = agreement;
    expect(rest).toEqual({ onlyPlanned: [], onlyFixed: [] });
    expect(changed).toBeGreaterThanOrEqual(220);
  });

  it('has no old address left in what was rewritten', () => {
    expect(placesOf(after)).toEqual(keptPlaces);
  });

  it('keeps the callers of the routes that stay', () => {
    expect(stays.map(({ named }) => [named, count(after, named)])).toEqual(
      stays.map(({ named }) => [named, count(before, named)]),
    );
  });

  it('touches nothing but code', () => {
    expect(written.filter((name) => !/\.(?:js|jsx|ts|tsx)$/.test(name))).toEqual([]);
  });

  it('has nothing to fix in a second run, and says why the rest stays', async () => {
    const results = await fixed.lint();
    expect(results.flatMap(({ output }) => output ?? [])).toEqual([]);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.flatMap(({ fix }) => fix ?? [])).toEqual([]);
    const references = messages.filter(({ message }) => referredRule(message) !== null);
    const reasons = messages.filter((each) => !references.includes(each));
    expect([...new Set(reasons.map(({ message }) => reasonIn(message)))].sort()).toEqual(
      stays.map(({ endpoint, reason }) => `${endpoint}: ${reason}`).sort(),
    );
    // Of two reports on a route one has the reason, and the other refers to it.
    const given = reasons.map(({ ruleId, message }) => `${endpointIn(message)} ${ruleId ?? ''}`);
    expect(given).toEqual(
      expect.arrayContaining(references.map(({ message }) => `${endpointIn(message)} ${referredRule(message) ?? ''}`)),
    );
  });

  it('ends up the same when some of its files are fixed one at a time, as they are saved in an editor', async () => {
    const shop = createShop();
    const names = shuffled(
      [...before.keys()].filter((name) => /\.(?:js|jsx|ts|tsx|mjs)$/.test(name)),
      1,
    );
    await shop.fixOneByOne(names.slice(0, Math.ceil(names.length / 6)));
    await shop.fixAll();
    expect(differences(shop.texts(), after)).toEqual([]);
  });

  it('has tests that fail when its routes are rewritten without their callers', async () => {
    const { passed, failed } = await brokenRun;
    expect(failed).toBeGreaterThan(50);
    expect(passed).toBeGreaterThan(20);
  });
});

function expectGreen({ failed, failures, passed }: TestRun): void {
  expect(failures).toEqual([]);
  expect(failed).toBe(0);
  expect(passed).toBeGreaterThan(100);
}

/** `GET /` under `/users` is `['GET', '/users']`. */
function addressOf(endpoint: string, mount: string): readonly [string, string] {
  const [method = '', path = ''] = endpoint.split(' ');
  return [method, path === '/' ? mount : mount + path];
}

/**
 * The verb segments of the routes that move, wherever a text that is not prose still holds them: `file: /users/list`.
 */
function placesOf(texts: ReadonlyMap<string, string>): string[] {
  const segments = new Set(
    moves.flatMap(
      ({ before, after }) => before.match(/(?<=\/)[\w-]+/g)?.filter((segment) => !after.includes(`/${segment}`)) ?? [],
    ),
  );
  const named = new RegExp(`[^\\s'"\`=(]*/(?:${[...segments].join('|')})(?![\\w-])[^\\s'"\`,)]*`, 'g');
  return [...texts]
    .flatMap(([name, text]) =>
      name.endsWith('.md') || name.startsWith('e2e/probe')
        ? []
        : [...text.matchAll(named)].map(([place]) => `${name}: ${place}`),
    )
    .sort();
}

function count(texts: ReadonlyMap<string, string>, named: string): number {
  return [...texts.values()].reduce((sum, text) => sum + text.split(named).length - 1, 0);
}

/** The rule whose report on the same route gives the reason: `restful-routes/no-tunneled-method`. */
function referredRule(message: string): string | null {
  return /Not rewritten: see (restful-routes\/[\w-]+)\.$/.exec(message)?.[1] ?? null;
}

/** `GET /users/list`. */
function endpointIn(message: string): string {
  return /'([A-Z]+ \/[^']*)'/.exec(message)?.[1] ?? '';
}

/** `GET /users/list: used`; a message that says no reason as it stands. */
function reasonIn(message: string): string {
  const [, text] = /Not rewritten: (.*)\.$/s.exec(message) ?? [];
  const [reason] = Object.entries(REASON_TEXTS).find(
    ([, each]) => text === each || text?.startsWith(`${each} (`) || text?.startsWith(`${each}: `),
  ) ?? [message];
  return `${endpointIn(message)}: ${reason}`;
}

/** What two states of the files do not agree on, a line each. */
function differences(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string[] {
  return [...some].flatMap(([name, text]) => {
    const other = others.get(name)?.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, at) =>
        line === other[at] ? [] : [`${name}:${at + 1}: ${line.trim()} / ${other[at]?.trim() ?? ''}`],
      );
  });
}

/** A list in an order that the seed says. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    // A linear congruential generator is enough to mix a list.
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state;
  };
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
