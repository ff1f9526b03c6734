import type { Answer, Lookup } from '../model/handler.ts';
import { insteadOf, MOST_HANDED, ofArgument } from '../routes/handlers/handed-arguments.ts';
import { locate, type Modules } from './follow-exports.ts';

/** How many functions of other files a value is followed through. */
const MOST_FUNCTIONS = 100;

/**
 * The lookups by which a function uses the parameters of its path: its own, and those of the functions of other files
 * that it passes them to. A controller calls a service, and that a repository.
 *
 * @param file the file that the function is in
 */
export function lookupsAcrossFiles(answer: Answer, file: string, modules: Modules): readonly Lookup[] {
  return new PassedValues(modules).of(answer, file);
}

/** Follows values, through each function once: services may call one another in any way. */
class PassedValues {
  readonly #modules: Modules;
  readonly #known = new Map<Answer, readonly Lookup[]>();

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  of(answer: Answer, file: string): readonly Lookup[] {
    const known = this.#known.get(answer);
    if (known || this.#known.size > MOST_FUNCTIONS) return known ?? answer.lookups;
    // A function that calls itself by way of others gets its own lookups alone.
    this.#known.set(answer, answer.lookups);
    const lookups = this.#followed(answer, file);
    this.#known.set(answer, lookups);
    return lookups;
  }

  #followed({ lookups: own, handsValues }: Answer, file: string): readonly Lookup[] {
    let lookups = own;
    for (const [asked, { to, at, parameter }] of handsValues.entries()) {
      if (lookups.length > own.length + MOST_HANDED) break;
      const place = parameter === null ? null : locate(to, file, this.#modules);
      if (parameter === null || place?.exported.kind !== 'function') continue;
      const found = ofArgument(this.of(place.exported.answer, place.file), at, parameter);
      lookups = insteadOf(
        lookups,
        ({ asks }) => asks === asked,
        found.map((lookup) => ({ ...lookup, asks: undefined })),
      );
    }
    return lookups;
  }
}
