import { describe, expect, it } from 'vitest';
import { isOrderKnown, isReal } from '../../../src/plan/clashes/table-place.ts';
import { layOut, type Placed } from '../../../src/plan/addresses/layout.ts';
import type { Mount } from '../../../src/model/router.ts';
import { ANSWER, express } from '../../support/applications.ts';
import { viewOf } from '../planning.ts';

/** The one entry of an application with these routers around it, from the outside in. */
function placedIn(...routers: readonly string[]): Placed {
  const lines = routers.map(
    (name, at) => `const ${name} = express.Router();\n${routers[at - 1] ?? 'app'}.use('/${name}', ${name});`,
  );
  const [app] = viewOf({ 'server.js': express(...lines, `${routers.at(-1) ?? 'app'}.get('/me', ${ANSWER});`) }).routers;
  const [placed] = app ? layOut(app).placed : [];
  if (!placed) throw new Error('There is no entry.');
  return placed;
}

const APP = placedIn();
const USERS = placedIn('users');
const ADMIN = placedIn('staff', 'users');

function below(placed: Placed, ...through: readonly (Mount | undefined)[]): Placed {
  return { ...placed, through: through.flatMap((mount) => mount ?? []) };
}

/** As a router is placed that another file imports to register on it. */
const JOINED = below(USERS, ...USERS.through.map((mount) => ({ ...mount, range: [0, 0] as const })));

describe('the order of two places', () => {
  const [staff, users] = ADMIN.through;
  const inLoop = users && { ...users };

  it.each<[name: string, first: Placed, second: Placed, isTold: boolean]>([
    ['in one router', USERS, USERS, true],
    ['in two routers', USERS, placedIn('staff', 'posts'), true],
    ['in a router and in one on it', APP, USERS, true],
    ['in a router on another one and in that', USERS, APP, true],
    ['in one that files register on, and outside', JOINED, APP, false],
    ['outside, and in one that files register on', APP, JOINED, false],
    ['in one that files register on, and in another one', JOINED, ADMIN, false],
    ['in another one, and in one that files register on', ADMIN, JOINED, false],
    ['in one router that files register on', JOINED, JOINED, true],
    ['in two rounds of a loop', ADMIN, below(ADMIN, staff, inLoop), false],
    ['in two routers that one holds', ADMIN, below(ADMIN, staff, USERS.through[0]), true],
    ['in a router and in one that it holds', below(ADMIN, staff), ADMIN, true],
  ])('%s', (_name, first, second, isTold) => {
    expect(isOrderKnown(first, second)).toBe(isTold);
  });
});

describe('a place', () => {
  const [users] = USERS.through;
  const [staff] = ADMIN.through;

  it.each<[name: string, placed: Placed, counts: boolean]>([
    ['of an application', APP, true],
    ['where the file mounts its router', USERS, true],
    ['below two mounts', ADMIN, true],
    ['where something else mounts it', below(USERS, users && { ...users }), false],
    ['below a mount of the router and one that is none of it', below(USERS, users, staff && { ...staff }), false],
    ['of a router that is not there', below(USERS, users && { ...users, child: null }), false],
  ])('%s', (_name, placed, counts) => {
    expect(isReal(placed)).toBe(counts);
  });
});
