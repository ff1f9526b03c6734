/**
 * Runs generated applications before and after the fix and compares every answer: `npm run execute -- --runs 1000 --seed 7`.
 *
 * --runs N       applications, of which half have a hazard, each hazard in turn (1000)
 * --seed N       the seed of the first one; each next one has the next seed
 * --hazard TEXT  only hazards whose name has this text, and no applications without a hazard
 * --strict       with the preset `strict`
 * --identifiers  applications whose identifiers travel in bodies and queries, fixed by the command with --identifiers
 * --eslint       these are fixed by `eslint --fix` with the setting instead
 * --show         print the files that the fix changed of each application whose answers differ
 */
import { parseArgs } from 'node:util';
import plugin from '../../../dist/plugin.js';
import { generate } from './generate.mjs';
import { HAZARDS } from './hazards.mjs';
import { IDENTIFIER_HAZARDS } from './identifier-hazards.mjs';
import { PACKAGES } from './identifier-packages.mjs';
import { generateIdentifiers } from './identifiers.mjs';
import { Tally } from './tally.mjs';
import { fixIdentifiers, fixIdentifiersByEslint, Trials } from './trial.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    hazard: { type: 'string' },
    strict: { type: 'boolean', default: false },
    identifiers: { type: 'boolean', default: false },
    eslint: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});

const first = Number(values.seed);
const hazards = (values.identifiers ? IDENTIFIER_HAZARDS : HAZARDS).filter(({ name }) =>
  name.includes(values.hazard ?? ''),
);
console.log(`seed ${first}, ${values.runs} applications, ${hazards.length} hazards`);

const fix = values.eslint ? fixIdentifiersByEslint : fixIdentifiers;
const trials = values.identifiers ? new Trials(plugin, fix, PACKAGES) : new Trials(plugin);
const tally = new Tally();
for (let run = 0; run < Number(values.runs); run += 1) {
  const place = values.hazard === undefined ? (run - 1) / 2 : run;
  const hazard = Number.isInteger(place) && place >= 0 ? hazards[place % hazards.length] : null;
  const application = (values.identifiers ? generateIdentifiers : generate)(first + run, hazard);
  const compared = await trials.compare(application, values.strict ? 'strict' : 'recommended');
  tally.add(application, compared);
  if (!compared.isSame || compared.before.failed) tally.print(application, compared, values.show);
}
trials.close();
tally.printSums();
process.exitCode = tally.isGood ? 0 : 1;
