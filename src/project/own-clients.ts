import { methodOfMember } from '../requests/method-members.ts';
import type { OwnClient } from '../model/request.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/**
 * Finds out which members a client of unknown origin has: `http.post(url)` does not become `http.delete(url)` if there
 * may be no `delete`.
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
   * Whether a client is known to have a member: the client that is installed for all components has it, or the project
   * calls it on a client of the same name.
   *
   * @param instead the member that it would replace, called with the same arguments
   */
  has({ name, isAgent, installed, has }: OwnClient, member: string, instead: string): boolean {
    if (has?.(member) === true || isAgent) return true;
    return installed === undefined ? this.#isUsed(name, member) : this.#isInstalled(installed, member, instead);
  }

  /**
   * Whether all clients that are installed under a name have a member. A client that no file of the project installs
   * comes from a library, and is assumed to have it.
   */
  #isInstalled(name: string, member: string, instead: string): boolean {
    return this.#summaries.telling
      .filter(({ telling }) => telling.installs.includes(name))
      .every(({ file }) => this.#flows.haveInstalled(name, file, member, instead));
  }

  /** Whether a request calls a member on a client of the same name, elsewhere in the project. */
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
