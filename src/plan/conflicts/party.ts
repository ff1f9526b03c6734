import { display } from '../../paths/print.ts';
import type { Placed } from '../addresses/table.ts';
import type { Withheld } from '../../model/withheld.ts';

/** An entry of a table as the party that stands against a rewrite. */
export function partyOf(placed: Placed): NonNullable<Withheld['other']> {
  return { label: labelOf(placed), file: placed.file, range: placed.entry.range };
}

/** An entry of a table as messages name it. */
function labelOf({ entry, path }: Placed): string {
  if (entry.kind !== 'route') return `use ${path ? display(path) : 'of an unknown path'}`.trimEnd();
  const methods = entry.methods.map(({ method }) => (method === 'UNKNOWN' ? 'a method' : method)).join(', ');
  if (path) return `${methods} ${display(path)}`;
  return `${methods} of ${entry.pathKind === 'regexp' ? 'a regular expression' : 'an unknown path'}`;
}
