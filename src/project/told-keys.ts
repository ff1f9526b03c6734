import type { KeyedAddress, KeyUse } from '../model/keyed-address.ts';
import { NOTHING, oneOf, type Content } from '../routes/keys/content.ts';
import type { AddressKey } from '../routes/keys/address-keys.ts';
import type { Use } from '../routes/keys/uses.ts';
import type { Reference } from '../model/reference.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { FileSummary } from './summary.ts';
import type { Summaries } from './summaries.ts';

/** More files than hand a function on to each other. */
const MOST_STEPS = 5;

/**
 * The places of all files that keep something under the address of a request without its method, and where requests
 * pass them: one file may make the middleware or the key that another one uses.
 *
 * @param files how the files reach one another; null where only one is known
 * @param requestsIn where parameters of a file begin that are requests
 */
export function keyedAddresses(
  summaries: Summaries,
  files: LinkedFiles | null,
  requestsIn: (file: string) => readonly number[],
): readonly KeyedAddress[] {
  const linker = new KeyLinker(summaries, files);
  return summaries
    .all()
    .flatMap(({ file, hazards }) =>
      hazards.mayHoldKeys ? hazards.keysOf(requestsIn(file)).flatMap((key) => linker.link(key, file) ?? []) : [],
    );
}

class KeyLinker {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;

  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  /** A key with what other files tell of it; null where one of them answers the method, or none the address. */
  link({ text, range, conditions, uses, answers }: AddressKey, file: string): KeyedAddress | null {
    if (answers.length > 0 && !isAddressAlone(answers.map((each) => this.#answer(each, file)))) return null;
    return { text, file, range, conditions, uses: uses && this.#placed(uses, file, MOST_STEPS) };
  }

  /** What of a request a function of another file answers. */
  #answer({ specifier, path }: Reference, file: string, steps = MOST_STEPS): Content {
    const target = this.#files?.resolve(file, specifier) ?? null;
    const keys = target === null || steps === 0 ? undefined : this.#summaries.get(target)?.hazards;
    if (target === null || !keys) return NOTHING;
    const own = keys.answerOf(path.at(-1) ?? 'default');
    return oneOf([{ ...own, answers: [] }, ...own.answers.map((each) => this.#answer(each, target, steps - 1))]);
  }

  /** Uses as places: those of an export are the places of other files that use it; null where they are not told. */
  #placed(uses: readonly Use[], file: string, steps: number): readonly KeyUse[] | null {
    const placed: KeyUse[] = [];
    for (const use of uses) {
      if (use.kind === 'place')
        placed.push({ file, range: use.range, outer: use.outer && this.#placed(use.outer, file, steps) });
      else {
        const elsewhere = this.#importsOf(use.name, file, steps);
        if (!elsewhere) return null;
        placed.push(...elsewhere);
      }
    }
    return placed;
  }

  #importsOf(name: string, file: string, steps: number): readonly KeyUse[] | null {
    if (!this.#files || steps === 0) return null;
    const found: KeyUse[] = [];
    let isImported = false;
    for (const summary of this.#summaries.all())
      for (const specifier of this.#specifiersOf(summary, file)) {
        const uses = this.#placed(summary.hazards.usesOf(specifier, new Set([name])), summary.file, steps - 1);
        if (!uses) return null;
        isImported ||= uses.length > 0;
        found.push(...uses);
      }
    return isImported ? found : null;
  }

  #specifiersOf(summary: FileSummary, target: string): readonly string[] {
    return summary.specifiers
      .split('\n')
      .filter((specifier) => specifier !== '' && this.#files?.resolve(summary.file, specifier) === target);
  }
}

function isAddressAlone(contents: readonly Content[]): boolean {
  return contents.some(({ address }) => address) && !contents.some(({ method }) => method);
}
