import { methodOfMember } from '../requests/member-calls.ts';
import type { OwnClient } from '../model/request.ts';
import type { FlowingRequests } from './flowing-requests.ts';
import type { Summaries } from './summaries.ts';

/**
 * Determines which members a client has whose origin is not known: `http.post(url)` does not become `http.delete(url)`
 * where there may be no `delete`.
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
   * Whether a client has a member, as far as is known: by the client that is installed for all components, or by the
   * members that are called on clients of the same name.
   *
   * @param instead the member that it would replace, with the same arguments
   */
  has({ name, isAgent, installed, has }: OwnClient, member: string, instead: string): boolean {
    if (has?.(member) === true || isAgent) return true;
    return installed === undefined ? this.#isUsed(name, member) : this.#isInstalled(installed, member, instead);
  }

  /**
   * Whether all clients that are installed under a name have a member. Where no file of the project installs one, it
   * comes from a library, and has it.
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
