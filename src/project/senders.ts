import type { SendingFunction } from '../requests/sending-functions.ts';
import type { Reference } from '../model/reference.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';

/** A function that sends, and the file that defines it. */
export interface FoundSender {
  readonly file: string;
  readonly sends: SendingFunction;
}

/** More files than hand a function on to each other. */
const MOST_STEPS = 5;

/** The function that a file takes from another one, if that sends what it is handed; null otherwise. */
export function findSender(
  { specifier, path }: Reference,
  file: string,
  summaries: Summaries,
  files: LinkedFiles,
  steps = MOST_STEPS,
): FoundSender | null {
  const target = files.resolve(file, specifier);
  const clients = target === null || steps === 0 || path.length > 1 ? null : summaries.get(target)?.clients;
  if (target === null || !clients) return null;
  const [name = 'default'] = path;
  const found = clients.exports.get(name);
  if (found?.sends) return { file: target, sends: found.sends };
  if (found)
    return found.definition?.kind === 'import'
      ? findSender(found.definition.reference, target, summaries, files, steps - 1)
      : null;
  for (const { specifier: module } of clients.spread) {
    const handed = findSender(
      { specifier: module, path: [name], unwrapped: false },
      target,
      summaries,
      files,
      steps - 1,
    );
    if (handed) return handed;
  }
  return null;
}
