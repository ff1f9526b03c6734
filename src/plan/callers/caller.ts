import type { Range } from '../../model/text.ts';
import type { Caller } from '../../model/caller.ts';

/** Whether a caller reaches a route for sure. */
export function isAnswered({ routes, guessed }: Caller): boolean {
  return routes.length > 0 && !guessed;
}

/** Where a caller's address is written. */
export function addressRange({ said }: Pick<Caller, 'said'>): Range {
  const text = 'url' in said ? said.url : said.path;
  return text.locate(0, text.value.length);
}
