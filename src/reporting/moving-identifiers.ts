import type { Settings } from '../settings.ts';

/** The names of the parts of requests that identifiers move from, as handlers and decorators write them. */
const CARRIERS: readonly string[] = ['body', 'Body', 'query', 'Query'];

/** Whether fixes move identifiers into paths. */
export function movesIdentifiers({ identifiers, fix }: Settings): boolean {
  return identifiers === 'path' && fix === 'auto';
}

/** Whether they may change a file for that: one of its handlers may read an identifier. */
export function mayReadIdentifiers(text: string, settings: Settings): boolean {
  return movesIdentifiers(settings) && CARRIERS.some((each) => text.includes(each));
}
