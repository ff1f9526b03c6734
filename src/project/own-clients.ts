import { methodOfMember } from '../requests/member-calls.ts';
import type { OwnClient } from '../model/request.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/**
 * Determines which members the clients have of which no one knows what they are: `http.post(url)` does not become
 * `http.delete(url)` where there may be no `delete`.
 */
export class OwnClients {
  readonly #summaries: Summaries;
  readonly #flows: FlowingRequests;
  readonly #used = new Map<string, boolean>();

  constructor(summaries: Summaries, flows: FlowingRequests) {
    this.#summaries = summaries;
    this.#flows = flows;
  }

  /**
   * Whether a client has a member, as far as is known: by what is put where all components find it, or by what others
   * of its name are asked.
   *
   * @param instead the member whose arguments it would be given
   */
  has({ name, isAgent, installed, has }: OwnClient, member: string, instead: string): boolean {
    if (has?.(member) === true || isAgent) return true;
    return installed === undefined ? this.#isUsed(name, member) : this.#isInstalled(installed, member, instead);
  }

  /** What no one of the project puts there comes from a library. */
  #isInstalled(name: string, member: string, instead: string): boolean {
    return this.#summaries.telling
      .filter(({ telling }) => telling.installs.includes(name))
      .every(({ file }) => this.#flows.haveInstalled(name, file, member, instead));
  }

  /** Whether a client of the same name, of which no more is known, is asked by a member elsewhere. */
  #isUsed(name: string, member: string): boolean {
    const key = `${name}.${member}`;
    const known = this.#used.get(key);
    if (known !== undefined) return known;
    const users = this.#summaries.telling.filter(({ telling }) => telling.memberCalls.includes(key));
    const isUsed = users.some(({ file }) =>
      this.#flows
        .requestsOf(file)
        .some(({ own, method }) => own?.name === name && method?.method === methodOfMember(member)),
    );
    this.#used.set(key, isUsed);
    return isUsed;
  }
}
