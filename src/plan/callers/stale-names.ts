import type { PathChange } from '../../model/path.ts';
import { unchanged } from '../../convention/changes.ts';
import type { UrlPath } from '../../model/caller.ts';
import { answering, saysAll } from './answered-callers.ts';
import { movedUrl, otherNames } from './other-names.ts';
import type { Caller } from '../../model/caller.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Target, Targets } from '../addresses/targets.ts';

/** The other names that the collections in the URL of a stale request may have. */
export class StaleNames {
  readonly #options: PlanOptions;

  constructor(options: PlanOptions) {
    this.#options = options;
  }

  /**
   * Whether a route answers a caller if some of its collections have the other number, singular or plural: the caller
   * was renamed before the route, or was not renamed with it.
   */
  isInOtherNumber(caller: Caller, targets: Targets): boolean {
    const { url } = caller;
    return this.otherNumbers(url).some((names) =>
      answering(caller, targets, named(url, names)).some(({ address }) => saysAll(address, url)),
    );
  }

  /** The names that the collections of a URL have in the other number, singular or plural; none where no rule asks. */
  otherNumbers(url: UrlPath): readonly (readonly PathChange[])[] {
    const { naming, isReported } = this.#options;
    return isReported('singular')
      ? otherNames(url, { ...this.#options, naming: { ...naming, style: 'consistent' } })
      : [];
  }

  /**
   * The routes that answer a caller if only its collections get their other names, and that have each word of its URL
   * as a static segment.
   */
  underOtherNames(caller: Caller, targets: Targets): readonly Target[] {
    const { url } = caller;
    if (!this.#options.isReported('singular')) return [];
    return otherNames(url, this.#options).flatMap((names) =>
      answering(caller, targets, movedUrl(url, names)).filter(({ address }) => saysAll(address, url)),
    );
  }
}

/**
 * Changes of a text after a first change as changes of the text before it; without those that touch what the first one
 * wrote.
 */
export function asBefore(names: readonly PathChange[], change: PathChange): readonly PathChange[] {
  return names
    .flatMap((name) => unchanged(name, change) ?? [])
    .map((span, at) => ({ ...span, text: names[at]?.text ?? '' }));
}

/** A URL with other names for some of its segments. */
export function named(url: UrlPath, names: readonly PathChange[]): UrlPath {
  return {
    ...url,
    segments: url.segments.map((segment) => ({
      ...segment,
      text: names.find(({ start }) => start === segment.span?.start)?.text ?? segment.text,
    })),
  };
}
