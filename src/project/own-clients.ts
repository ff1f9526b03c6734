import { workOf } from '../facts/member-work.ts';
import type { ClientDefinition, ClientMember } from '../model/client-definition.ts';
import { BY_MODULE } from '../requests/clients/all.ts';
import type { ExportedClients } from '../requests/exported-clients.ts';
import { methodOfMember } from '../requests/member-calls.ts';
import { takesOthers } from '../requests/member-parameters.ts';
import type { OwnClient } from '../model/request.ts';
import { CALL } from '../routes/values/reference-steps.ts';
import type { Reference } from '../model/reference.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';

/**
 * What is known so far of the exports of files, and of what all components find: each is asked once, and tells nothing
 * of itself.
 */
type Answers = Map<string, boolean | null>;

/** A member that a client is asked for. */
interface Asked {
  readonly member: string;
  /** The one whose arguments it would be given, if any. */
  readonly instead?: string;
}

/**
 * Tells which members the clients have that a project wrote itself, or got from who knows where: `http.post(url)` does
 * not become `http.delete(url)` where there is no `delete`.
 */
export class OwnClients {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  readonly #used = new Map<string, boolean>();
  readonly #works = new Map<string, string | null>();

  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  /**
   * Whether a client of a file surely has a member: by its definition or, where that is not found, by what others of
   * its name are asked.
   *
   * @param instead the member whose arguments it would be given
   */
  has({ name, definition, isAgent }: OwnClient, member: string, instead: string, file: string): boolean {
    return this.#tells(definition, { member, instead }, file, new Map()) ?? (isAgent || this.#isUsed(name, member));
  }

  /** Whether a client of a file surely is a library's, which other files make. */
  isLibrary({ definition }: OwnClient, file: string): boolean {
    // Only a library's client has a member of any name, so of none too.
    return this.#tells(definition, { member: '' }, file, new Map()) === true;
  }

  /** What a definition tells; null where it tells nothing. */
  #tells(definition: ClientDefinition | null, asked: Asked, file: string, answers: Answers): boolean | null {
    switch (definition?.kind) {
      case 'library':
        return true;
      case 'members':
        if (definition.names.has(asked.member)) return this.#isAlike(definition.functions, asked, file);
        return definition.isWhole ? false : null;
      case 'import':
        return this.#imported(definition.reference, asked, file, answers);
      case 'installed':
        return once(answers, definition.name, () => this.#installed(definition.name, asked, answers));
      default:
        return null;
    }
  }

  /**
   * Whether a member takes the arguments of the one that it stands for, and does the same with another method, as far
   * as both are seen.
   */
  #isAlike(functions: ReadonlyMap<string, ClientMember>, { member, instead = '' }: Asked, file: string): boolean {
    const [wanted, given] = [functions.get(member), functions.get(instead)];
    if (!wanted || !given) return true;
    if (takesOthers(wanted, given)) return false;
    const common = Math.min(wanted.parameters.length, given.parameters.length);
    const [one, other] = [wanted, given].map((each) => this.#workOf(each, file, common));
    return one == null || other == null || one === other;
  }

  #workOf({ range }: ClientMember, file: string, given: number): string | null {
    const key = [file, ...range, given].join(' ');
    const known = this.#works.get(key);
    if (known !== undefined) return known;
    const terms = this.#summaries.get(file)?.terms;
    const work = terms ? workOf(terms, range, given) : null;
    this.#works.set(key, work);
    return work;
  }

  #imported({ specifier, path }: Reference, asked: Asked, file: string, answers: Answers): boolean | null {
    if (BY_MODULE.has(specifier)) return true;
    const target = this.#files?.resolve(file, specifier) ?? null;
    const clients = target === null ? null : this.#summaries.get(target)?.clients;
    if (target === null || !clients) return null;
    const [first = 'default', ...others] = path[0] === CALL ? ['default', ...path] : path;
    if (others.some((step) => step !== CALL)) return null;
    if (path.length === 0 && !clients.exports.has(first)) return namespaceTells(clients, asked.member);
    const name = first + others.join('');
    return once(answers, `${target} ${name}`, () => {
      const found = clients.exports.get(name);
      if (found) return this.#tells(found.definition, asked, target, answers);
      const spread = clients.spread.map(({ specifier: module }) =>
        this.#imported({ specifier: module, path: [first, ...others], unwrapped: false }, asked, target, answers),
      );
      return spread.find((each) => each !== null) ?? null;
    });
  }

  /**
   * What nobody of the project puts there comes from a library, and so does what is only handed on:
   * `Vue.prototype.$axios = app.$axios`.
   */
  #installed(name: string, asked: Asked, answers: Answers): boolean | null {
    const places = this.#summaries.telling.filter(({ telling }) => telling.installs.includes(name));
    const definitions = places.map(({ file, clients }) => ({ file, definition: clients?.installed.get(name) ?? null }));
    const own = definitions.filter(({ definition }) => definition?.kind !== 'installed' || definition.name !== name);
    const told = own.map(({ file, definition }) => this.#tells(definition, asked, file, answers));
    return told.includes(false) ? false : told.includes(null) ? null : true;
  }

  /** Whether a client of the same name, of which no more is known, is asked by a member elsewhere. */
  #isUsed(name: string, member: string): boolean {
    const key = `${name}.${member}`;
    const known = this.#used.get(key);
    if (known !== undefined) return known;
    const users = this.#summaries.telling.filter(({ telling }) => telling.memberCalls.includes(key));
    const isUsed = users.some(({ file, callers }) =>
      callers.requests.some(
        ({ own, method, isSupposed }) =>
          own?.name === name &&
          isSupposed !== true &&
          method?.method === methodOfMember(member) &&
          this.#tells(own.definition, { member }, file, new Map()) === null,
      ),
    );
    this.#used.set(key, isUsed);
    return isUsed;
  }
}

function once(answers: Answers, key: string, answer: () => boolean | null): boolean | null {
  const known = answers.get(key);
  if (known !== undefined) return known;
  answers.set(key, null);
  const found = answer();
  answers.set(key, found);
  return found;
}

/** `import * as http from './http.js'`. */
function namespaceTells({ exports, spread }: ExportedClients, member: string): boolean | null {
  if (exports.has(member)) return true;
  return spread.length === 0 ? false : null;
}
