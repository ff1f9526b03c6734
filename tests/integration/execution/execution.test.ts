import { afterAll, expect, test } from 'vitest';
import plugin from '../../../src/index.ts';
import { generate } from './generate.mjs';
import { HAZARDS } from './hazards.mjs';
import { LEAST, Tally } from './tally.mjs';
import { Trials } from './trial.mjs';

/** `npm run execute` asks for many more: here every sixth hazard once. */
const SAMPLE = HAZARDS.filter((_, at) => at % 6 === 0);
const PLAIN = 6;
const SEED = 7;

const trials = new Trials(plugin);
const tally = new Tally();

afterAll(() => {
  trials.close();
});

test.each(SAMPLE)('$name: all is answered after the fix as before', async (hazard) => {
  const application = generate(SEED, hazard);
  const compared = await trials.compare(application);
  tally.add(application, compared);
  expect(compared.after).toEqual(compared.before);
});

test.each(HAZARDS.filter((_, at) => at % 3 === 0))(
  '$name: a rewrite that looks at nothing else is noticed',
  async (hazard) => {
    const before = await trials.answers(generate(SEED, hazard));
    expect(before.failed).toBeUndefined();
    expect(await trials.answers(generate(SEED, hazard, 'new'))).not.toEqual(before);
  },
);

test('applications without a hazard answer after the fix as before', async () => {
  for (let seed = SEED; seed < SEED + PLAIN; seed += 1) {
    const application = generate(seed);
    const compared = await trials.compare(application);
    tally.add(application, compared);
    expect(compared.after, application.name).toEqual(compared.before);
  }
});

test('most routes move', () => {
  expect(tally.shares.plain).toBeGreaterThanOrEqual(LEAST.plain);
  expect(tally.shares.hazarded).toBeGreaterThanOrEqual(LEAST.hazarded);
});
