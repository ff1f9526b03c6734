import { afterAll, expect, test } from 'vitest';
import plugin from '../../../src/index.ts';
import { IDENTIFIER_HAZARDS } from './identifier-hazards.mjs';
import { PACKAGES } from './identifier-packages.mjs';
import { generateIdentifiers } from './identifiers.mjs';
import { fixIdentifiersByEslint, Trials } from './trial.mjs';

/** `npm run execute -- --identifiers` asks for many more. */
const SAMPLE = IDENTIFIER_HAZARDS.filter((_, at) => at % 4 === 0);
const SEEDS = [7, 8, 9, 10];
/** Which share of the routes without a hazard has to move. */
const LEAST = 0.8;

const trials = new Trials(plugin, fixIdentifiersByEslint, PACKAGES);

afterAll(() => {
  trials.close();
});

test.each(SAMPLE)('$name: all is answered as before once identifiers have moved', async (hazard) => {
  const compared = await trials.compare(generateIdentifiers(SEEDS[0] ?? 0, hazard));
  expect(compared.before.failed).toBeUndefined();
  expect(compared.isSame, JSON.stringify([compared.before, compared.after])).toBe(true);
});

test('most identifiers move where there is no hazard, and all is answered as before', async () => {
  let [routes, moved] = [0, 0];
  for (const seed of SEEDS) {
    const application = generateIdentifiers(seed);
    const compared = await trials.compare(application);
    expect(compared.after, application.name).toEqual(compared.before);
    routes += application.routes.length;
    moved += compared.rewritten.length;
  }
  expect(moved / routes).toBeGreaterThanOrEqual(LEAST);
});
