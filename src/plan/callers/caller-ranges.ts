import type { Range, Text } from '../../model/text.ts';
import type { Caller } from '../../model/caller.ts';
import { HOLE } from '../../paths/dialects.ts';

/** Whether a caller reaches a route for sure. */
export function isAnswered({ routes, guessed }: Caller): boolean {
  return routes.length > 0 && !guessed;
}

/** Where a caller is reported: where its address is written, or where its call reads that of a constant. */
export function reportedRange(caller: Pick<Caller, 'said'>): Range {
  const { said } = caller;
  return ('reads' in said ? said.reads : undefined) ?? addressRange(caller);
}

/** Where a caller's address is written. */
export function addressRange({ said }: Pick<Caller, 'said'>): Range {
  const text = 'url' in said ? said.url : said.path;
  return text.locate(0, text.value.length);
}

const HOLES = new RegExp(HOLE, 'g');

/** Where values of run time are in an address. */
export function holesOf(address: Text): readonly Range[] {
  return [...address.value.matchAll(HOLES)].map(({ index }) => address.locate(index, index + 1));
}
