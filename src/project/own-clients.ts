import type { ClientDefinition } from '../requests/client-definitions.ts';
import { BY_MODULE } from '../requests/clients/all.ts';
import type { ExportedClients } from '../requests/exported-clients.ts';
import { methodOfMember } from '../requests/member-calls.ts';
import type { OwnClient } from '../requests/model.ts';
import { CALL } from '../routes/exported.ts';
import type { Reference } from '../routes/model.ts';
import type { LinkedFiles } from './link.ts';
import type { Summaries } from './view.ts';

/** How many files may stand between a request and what its client is. */
const MAX_STEPS = 16;

/**
 * Tells which members the clients have that a project wrote itself, or got from who knows where: `http.post(url)` does not become
 * `http.delete(url)` where there is no `delete`.
 */
export class OwnClients {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #used = new Map<string, boolean>();

  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  /** Whether a client of a file surely has a member: by its definition or, where that is not found, by what others of its name are asked. */
  has({ name, definition, isAgent }: OwnClient, member: string, file: string): boolean {
    return this.#tells(definition, member, file, MAX_STEPS) ?? (isAgent || this.#isUsed(name, member));
  }

  /** Whether a client of a file surely is a library's, which other files make. */
  isLibrary({ definition }: OwnClient, file: string): boolean {
    return this.#tells(definition, '', file, MAX_STEPS) === true;
  }

  /** What a definition tells; null where it tells nothing. */
  #tells(definition: ClientDefinition | null, member: string, file: string, steps: number): boolean | null {
    switch (definition?.kind) {
      case 'library':
        return true;
      case 'members':
        if (definition.names.has(member)) return true;
        return definition.isWhole ? false : null;
      case 'import':
        return steps > 0 ? this.#imported(definition.reference, member, file, steps - 1) : null;
      case 'installed':
        return this.#installed(definition.name, member, steps - 1);
      default:
        return null;
    }
  }

  #imported({ specifier, path }: Reference, member: string, file: string, steps: number): boolean | null {
    if (BY_MODULE.has(specifier)) return true;
    const target = this.#files?.resolve(file, specifier) ?? null;
    const clients = target === null ? null : this.#summaries.get(target)?.clients;
    if (target === null || !clients) return null;
    const [first = 'default', ...others] = path[0] === CALL ? ['default', ...path] : path;
    if (others.length > 1 || others.some((step) => step !== CALL)) return null;
    if (path.length === 0 && !clients.exports.has(first)) return namespaceTells(clients, member);
    const found = clients.exports.get(first + others.join(''));
    if (found) return this.#tells(found.definition, member, target, steps);
    if (steps === 0) return null;
    const spread = clients.spread.map(({ specifier: module }) => this.#imported({ specifier: module, path: [first, ...others], unwrapped: false }, member, target, steps - 1));
    return spread.find((each) => each !== null) ?? null;
  }

  /** What nobody of the project puts there comes from a library. */
  #installed(name: string, member: string, steps: number): boolean | null {
    const places = this.#summaries.telling.filter(({ telling }) => telling.installs.includes(name));
    const told = places.map(({ file, clients }) => this.#tells(clients?.installed.get(name) ?? null, member, file, steps));
    return told.includes(false) ? false : told.includes(null) ? null : true;
  }

  /** Whether a client of the same name, of which no more is known, is asked by a member elsewhere. */
  #isUsed(name: string, member: string): boolean {
    const key = `${name}.${member}`;
    const known = this.#used.get(key);
    if (known !== undefined) return known;
    const users = this.#summaries.telling.filter(({ telling }) => telling.memberCalls.includes(key));
    const isUsed = users.some(({ file, callers }) => callers.requests.some(({ own, method, isSupposed }) => own?.name === name && isSupposed !== true && method?.method === methodOfMember(member) && this.#tells(own.definition, member, file, MAX_STEPS) === null));
    this.#used.set(key, isUsed);
    return isUsed;
  }
}

/** `import * as http from './http.js'`. */
function namespaceTells({ exports, spread }: ExportedClients, member: string): boolean | null {
  if (exports.has(member)) return true;
  return spread.length === 0 ? false : null;
}
