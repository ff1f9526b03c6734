import { judge } from '../convention/judge.ts';
import { parsePath, ROOT } from '../paths/parse.ts';
import type { Plans } from './plans.ts';

/**
 * The source files whose callers are worth reading: those that call a route that moves, and those in which an address
 * says a verb, because its route may have moved before. The others are not parsed, which libraries that lie beside the
 * sources would make long.
 */
export function callerFiles(sources: readonly string[], plans: Plans): readonly string[] {
  const surroundings = { ...plans.options, mount: ROOT };
  const renames = plans.counts('singular') && plans.of('singular').routes.some(({ naming }) => naming?.edits);
  const calling = new Set(
    plans.moves.routes.flatMap(({ rewrite, callers }) => (rewrite || renames ? callers.map(({ file }) => file) : [])),
  );
  const saysVerb = new Map<string, boolean>();
  const isVerbal = (address: string): boolean => {
    const known = saysVerb.get(address);
    if (known !== undefined) return known;
    const answer = judge({ method: 'GET', path: parsePath(address, 'express') }, surroundings).verbs.length > 0;
    saysVerb.set(address, answer);
    return answer;
  };
  return sources.filter(
    (file) => calling.has(file) || plans.view.mentionsIn(file).some(({ written }) => isVerbal(written)),
  );
}
