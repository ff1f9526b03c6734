import { mentionsRequests } from '../requests/mentions-requests.ts';
import type { Settings } from '../settings.ts';

/** The names of the parts of requests that identifiers move from, as handlers and decorators write them. */
const CARRIERS: readonly string[] = ['body', 'Body', 'query', 'Query'];

/** Whether fixes move identifiers into paths. */
export function movesIdentifiers({ identifiers, fix }: Settings): boolean {
  return identifiers === 'path' && fix === 'auto';
}

/** Whether they may change a file for that: it may read an identifier, or send one to an address of another file. */
export function mayMoveIdentifiers(text: string, settings: Settings): boolean {
  return movesIdentifiers(settings) && mayHoldIdentifiers(text);
}

/** Whether a text may be changed by the move of an identifier. */
export function mayHoldIdentifiers(text: string): boolean {
  return CARRIERS.some((each) => text.includes(each)) || mentionsRequests(text);
}
