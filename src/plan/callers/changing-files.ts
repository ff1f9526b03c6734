import { nounKey } from '../../convention/noun-text.ts';
import type { Mention } from '../../model/mention.ts';
import type { Path } from '../../model/path.ts';
import type { PlanInput } from '../../model/plan-input.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import type { Router } from '../../model/router.ts';
import { parsePath, ROOT } from '../../paths/parse-path.ts';
import { join } from '../../paths/print.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { verdictOf } from '../judging/verdicts.ts';
import type { Proposals } from '../proposals.ts';
import type { Naming } from './occurrence-lookup.ts';

/** What decides which files may have callers that change. */
interface ChangingSources {
  readonly input: Pick<PlanInput, 'routers' | 'mentionsIn'>;
  readonly proposals: Proposals;
  readonly naming: Naming;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Tells by their texts alone which files may have callers that change, so that the others need not be evaluated: those
 * that name a route with a proposed rewrite, and those in which an address contains a word that a rewrite drops: its
 * route may have moved before. Where collections get other names, it may be any file.
 */
export class ChangingFiles {
  readonly #sources: ChangingSources;
  readonly #options: PlanOptions;
  /** The answers by address. */
  readonly #moved = new Map<string, boolean>();
  /** The files that name a route with a proposed rewrite; null until they are needed. */
  #calling: ReadonlySet<string> | null = null;
  /** The nouns in the addresses of routes, as keys; null until they are needed. */
  #nouns: ReadonlySet<string> | null = null;

  constructor(sources: ChangingSources, options: PlanOptions) {
    this.#sources = sources;
    this.#options = options;
  }

  has(file: string): boolean {
    const { input } = this.#sources;
    if (input.routers.length === 0) return false;
    // The name of a collection may be any word: `load('user')` where a function puts it into a URL.
    if (this.#options.isReported('singular')) return true;
    if (input.mentionsIn(file).some((mention) => readingsOf(mention).some(this.#mayHaveMoved, this))) return true;
    this.#calling ??= this.#findCalling();
    return this.#calling.has(file);
  }

  #findCalling(): ReadonlySet<string> {
    const { proposals, naming } = this.#sources;
    const moving = proposals.files.flatMap((file) => proposals.in(file).judged.filter(({ rewrites }) => rewrites));
    return new Set(moving.flatMap((one) => [...naming.files(one)]));
  }

  /**
   * Whether a text may be an address of a route that has moved: a word of it would be dropped, and what that leaves
   * names something that a route does. Where nothing is left, as of `/list` after a base, it may be one.
   */
  #mayHaveMoved(address: string): boolean {
    const known = this.#moved.get(address);
    if (known !== undefined) return known;
    const path = parsePath(address, 'express');
    const verdicts = METHODS.map((method) => verdictOf(method, path, ROOT, this.#options));
    const moved = verdicts.flatMap(({ rewrite }) => (rewrite ? [staticIn(parsePath(rewrite.path, 'express'))] : []));
    const isOpen = moved.length === 0 || moved.some((segments) => segments.length === 0);
    const may =
      verdicts.some(({ dropped }) => dropped !== null) &&
      (isOpen || moved.some((segments) => segments.some(this.#isNoun, this)));
    this.#moved.set(address, may);
    return may;
  }

  #isNoun(segment: string): boolean {
    this.#nouns ??= new Set(this.#sources.input.routers.flatMap(nounsOf));
    return this.#nouns.has(keyOf(segment));
  }
}

/** The path of a text as it is written, whose capitals tell words apart, and by its segments, without its query. */
function readingsOf({ written, segments }: Mention): readonly string[] {
  return [written, `/${segments.join('/')}`];
}

/** The nouns in the addresses of the routes of a router. */
function nounsOf(router: Router): readonly string[] {
  const paths = router.entries.flatMap((entry) => (entry.kind === 'route' && entry.path ? [entry.path.value] : []));
  return addressesOf(router).flatMap((mount) =>
    paths.flatMap((path) => staticIn(join(mount, path, router.dialect)).map(keyOf)),
  );
}

function staticIn({ segments }: Path): readonly string[] {
  return segments.flatMap((segment) => (segment.kind === 'static' ? [segment.value] : []));
}

/** A key that is the same for a noun in both numbers, singular and plural. */
function keyOf(segment: string): string {
  return nounKey(wordTexts(segment.toLowerCase()));
}
