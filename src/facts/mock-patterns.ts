import type { FileGuard } from '../model/plan-input.ts';
import type { CallEvent, Listener } from '../values/machine.ts';
import { accessPath } from '../values/packages.ts';
import { optionsOf, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { matching, saysWord } from './address-patterns.ts';
import { matchedBy } from './mocked-clients.ts';

/**
 * What tests give an expression that a URL of a request may be compared with. What `toMatch` is given may be about any
 * text, and a test that fails for it says so.
 */
const EXPECTING = /(?:^|\.)(?:stringMatching|toHaveURL|waitForURL|sinon\.match)$/;

/** Finds the expressions by which mocks and expectations of tests tell requests apart: `mock.onGet(/users\/\d/)`. */
export class MockPatterns implements Listener {
  readonly #roles: ClientRoles;
  readonly #found: FileGuard[] = [];

  /** @param roles what tells clients, of the same evaluation */
  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  called(event: CallEvent): void {
    const { file, range } = event.site.place;
    for (const value of this.#expected(event).flatMap(optionsOf)) {
      if (value.kind !== 'pattern') continue;
      const pattern = matching(value);
      if (saysWord(pattern)) this.#found.push({ file, guard: { ...pattern, range } });
    }
  }

  guards(): readonly FileGuard[] {
    return this.#found;
  }

  #expected(event: CallEvent): readonly Value[] {
    const { callee, args } = event;
    const name = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.name : '';
    return EXPECTING.test(accessPath(callee) ?? name) ? args : matchedBy(event, this.#roles);
  }
}
