import type { Shown, Surroundings } from '../../model/endpoint.ts';
import type { Verdict } from '../../model/verdict.ts';
import { judge } from '../../convention/judge.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import type { Judging } from '../../model/plan-options.ts';

/** Verdicts by path; a path that is parsed twice is the same object as long as it is kept. */
const known = new WeakMap<Path, Map<string, Verdict>>();
/** The surroundings but for the mount, as a text. */
const keys = new WeakMap<object, string>();

/**
 * Judges an endpoint once: a verdict is a pure function of it and its surroundings, and each change of one file asks
 * for all of them again. The other routes are asked where it supposes that there is one of a noun, and for the name of
 * its collection.
 */
export function verdictOf(method: string, path: Path, mount: Path, judging: Judging): Verdict {
  const verdict = keptVerdict(method, path, mount, judging, null);
  const { supposed } = verdict;
  const shown = (supposed && judging.shownOf?.(supposed, addressBefore(verdict, path, mount))) ?? null;
  const found = shown ? keptVerdict(method, path, mount, judging, shown) : verdict;
  const rewrite = found.rewrite && judging.named?.({ method, path }, mount, found.rewrite);
  return rewrite && rewrite !== found.rewrite ? { ...found, rewrite } : found;
}

function addressBefore({ verbs: [verb] }: Verdict, path: Path, mount: Path): Path {
  const start = path.segments[verb?.segment ?? 0]?.start ?? 0;
  return join(mount, parsePath(path.text.slice(0, start), path.dialect), path.dialect);
}

function keptVerdict(method: string, path: Path, mount: Path, judging: Judging, shown: Shown | null): Verdict {
  const verdicts = known.get(path) ?? new Map<string, Verdict>();
  known.set(path, verdicts);
  const key = `${method} ${mount.text} ${mount.dialect} ${keyOf(judging)} ${shown ?? ''}`;
  const verdict =
    verdicts.get(key) ?? judge({ method, path }, { ...surroundingsOf(judging), mount, ...(shown && { shown }) });
  verdicts.set(key, verdict);
  return verdict;
}

function surroundingsOf({
  update,
  words,
  customMethods,
  renames = false,
  dropsQuantifiers = false,
}: Judging): Omit<Surroundings, 'mount' | 'shown'> {
  return { update, words, customMethods, renames, dropsQuantifiers };
}

function keyOf(judging: Judging): string {
  let key = keys.get(judging);
  if (key === undefined) {
    const { update, customMethods, words, renames = false, dropsQuantifiers = false } = judging;
    key = JSON.stringify([update, customMethods, renames, dropsQuantifiers, words.verbs, [...words.nouns]]);
    keys.set(judging, key);
  }
  return key;
}
