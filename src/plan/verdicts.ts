import type { Surroundings, Verdict } from '../convention/endpoint.ts';
import { judge } from '../convention/judge.ts';
import type { Path } from '../paths/path.ts';

/** Verdicts by path; a path that is parsed twice is the same object as long as it is kept. */
const known = new WeakMap<Path, Map<string, Verdict>>();
/** The surroundings but for the mount, as a text. */
const keys = new WeakMap<object, string>();

/** Judges an endpoint once: a verdict is a pure function of it and its surroundings, and each change of one file asks for all of them again. */
export function verdictOf(method: string, path: Path, mount: Path, surroundings: Omit<Surroundings, 'mount'>): Verdict {
  const verdicts = known.get(path) ?? new Map<string, Verdict>();
  known.set(path, verdicts);
  const key = `${method} ${mount.text} ${mount.dialect} ${keyOf(surroundings)}`;
  const verdict = verdicts.get(key) ?? judge({ method, path }, { ...surroundings, mount });
  verdicts.set(key, verdict);
  return verdict;
}

function keyOf(surroundings: Omit<Surroundings, 'mount'>): string {
  let key = keys.get(surroundings);
  if (key === undefined) {
    const { update, customMethods, words } = surroundings;
    key = JSON.stringify([update, customMethods, words.verbs, [...words.nouns]]);
    keys.set(surroundings, key);
  }
  return key;
}
