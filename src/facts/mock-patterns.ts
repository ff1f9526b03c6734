import type { FileGuard } from '../model/plan-input.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { optionsOf, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { isMethodName } from '../text/method-names.ts';
import { matching, saysWord } from './address-patterns.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { matchedBy, methodMatched } from './mocked-clients.ts';

/**
 * Functions of test libraries whose regular expression may be compared with the URL of a request. `toMatch` is not
 * among them: it compares any text, and a test that fails because of it shows so.
 */
const EXPECTING = /(?:^|\.)(?:stringMatching|toHaveURL|waitForURL|filteringPath|sinon\.match)$/;

/**
 * Finds the regular expressions by which mocks and expectations of tests distinguish requests:
 * `mock.onGet(/users\/\d/)`.
 */
export class MockPatterns implements Listener {
  readonly #roles: ClientRoles;
  readonly #found: FileGuard[] = [];
  /** The mocks by their files and patterns: several for one pattern match all their methods together. */
  readonly #methods = new Map<string, FileMethodGuard>();

  /** @param roles determines which values are clients, in the same evaluation */
  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  called(event: CallEvent): void {
    const { file, range } = event.site.place;
    const patterns = this.#expected(event)
      .flatMap(optionsOf)
      .flatMap((value) => (value.kind === 'pattern' ? [matching(value)] : []));
    for (const pattern of patterns) if (saysWord(pattern)) this.#found.push({ file, guard: { ...pattern, range } });
    const method = methodMatched(event, this.#roles)?.toUpperCase();
    if (method === undefined || !isMethodName(method)) return;
    for (const of of patterns.length > 0 ? patterns : [undefined]) {
      const key = [file, of?.text].join(' ');
      const methods = new Set([...(this.#methods.get(key)?.guard.methods ?? []), method]);
      this.#methods.set(key, { file, guard: { methods, range, ...(of && { of }) } });
    }
  }

  guards(): readonly FileGuard[] {
    return this.#found;
  }

  /** The methods of the requests that mocks match by patterns, or by code: `nock(HOST).post(/users/)`. */
  methodGuards(): readonly FileMethodGuard[] {
    return [...this.#methods.values()];
  }

  #expected(event: CallEvent): readonly Value[] {
    const { callee, args } = event;
    const name = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.name : '';
    return EXPECTING.test(accessPath(callee) ?? name) ? args : matchedBy(event, this.#roles);
  }
}
