import type { FileGuard } from '../model/plan-input.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { optionsOf, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { matching, saysWord } from './address-patterns.ts';
import { matchedBy } from './mocked-clients.ts';

/**
 * Functions of test libraries whose regular expression may be compared with the URL of a request. `toMatch` is not
 * among them: it compares any text, and a test that fails because of it shows so.
 */
const EXPECTING = /(?:^|\.)(?:stringMatching|toHaveURL|waitForURL|sinon\.match)$/;

/**
 * Finds the regular expressions by which mocks and expectations of tests distinguish requests:
 * `mock.onGet(/users\/\d/)`.
 */
export class MockPatterns implements Listener {
  readonly #roles: ClientRoles;
  readonly #found: FileGuard[] = [];

  /** @param roles determines which values are clients, in the same evaluation */
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
