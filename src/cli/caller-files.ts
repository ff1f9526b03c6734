import { judge } from '../convention/judge.ts';
import { nounKey } from '../convention/noun-text.ts';
import type { Router } from '../model/router.ts';
import { parsePath, ROOT } from '../paths/parse-path.ts';
import { join } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { wordTexts } from '../words/split.ts';
import type { Plans } from './plans.ts';

/**
 * The source files whose callers are worth reading: those that call a route that moves, and those in which an address
 * contains a word that a rewrite drops, because its route may have moved before. Where collections get other names, so
 * are those that name one of a route, in whichever number. The others are not parsed, which libraries that lie next to
 * the sources would make long.
 */
export function callerFiles(sources: readonly string[], plans: Plans): readonly string[] {
  const surroundings = { ...plans.options, mount: ROOT, dropsQuantifiers: plans.counts('shape') };
  const calling = new Set(
    plans.moves.routes.flatMap(({ rewrite, callers }) => (rewrite ? callers.map(({ file }) => file) : [])),
  );
  const isChanging = remembering((address) =>
    ['GET', 'POST'].some((method) => {
      const { verbs, dropped } = judge({ method, path: parsePath(address, 'express') }, surroundings);
      return verbs.length > 0 || dropped !== null;
    }),
  );
  const nouns = plans.counts('singular') ? new Set(plans.view.routers.flatMap(nounsOf)) : null;
  const isNoun = remembering((segment) => nouns?.has(keyOf(segment)) === true);
  return sources.filter(
    (file) =>
      calling.has(file) ||
      plans.view
        .mentionsIn(file)
        .some(({ written, segments }) => isChanging(written) || (nouns !== null && segments.some(isNoun))),
  );
}

/** The nouns in the addresses of the routes of a router. */
function nounsOf(router: Router): readonly string[] {
  const paths = router.entries.flatMap((entry) => (entry.kind === 'route' && entry.path ? [entry.path.value] : []));
  return addressesOf(router).flatMap((mount) =>
    paths.flatMap((path) =>
      join(mount, path, router.dialect).segments.flatMap((segment) =>
        segment.kind === 'static' ? [keyOf(segment.value)] : [],
      ),
    ),
  );
}

/** A key that is the same for a noun in both numbers, singular and plural; mentions are in lower case. */
function keyOf(segment: string): string {
  return nounKey(wordTexts(segment.toLowerCase()));
}

/** Returns a check of texts that computes the result for each text once. */
function remembering(work: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? work(text);
    known.set(text, answer);
    return answer;
  };
}
