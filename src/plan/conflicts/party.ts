import { display } from '../../paths/print.ts';
import type { Placed } from '../addresses/layout.ts';
import { answeredMethods } from './route-conflict.ts';
import type { Withheld, WithheldReason } from '../../model/withheld.ts';
import type { Path } from '../../model/path.ts';

/** An entry of a table as the party that is against a rewrite. */
export function partyOf(placed: Placed): NonNullable<Withheld['other']> {
  return { label: labelOf(placed), file: placed.file, range: placed.entry.range };
}

/**
 * What an entry of a table has against a rewrite. A collision names the endpoint that both would have: of two routes
 * that move, neither has it yet.
 *
 * @param move the methods and the address that the rewrite asks for
 */
export function objectionOf(
  reason: WithheldReason,
  placed: Placed,
  { to, candidate }: { readonly to: Path; readonly candidate: { readonly newMethods: readonly string[] } },
): Withheld {
  const other = partyOf(placed);
  if (reason !== 'collision' || isNamed(placed, to, candidate.newMethods)) return { reason, other };
  return { reason, other, target: `${candidate.newMethods.join(', ')} ${display(to)}` };
}

/** Whether the label of an entry names an endpoint already; one of every method names each of them. */
function isNamed({ entry, path }: Placed, to: Path, newMethods: readonly string[]): boolean {
  if (entry.kind !== 'route' || !path || display(path) !== display(to)) return false;
  const methods = answeredMethods(entry);
  return methods === null || methods.join() === newMethods.join();
}

/** An entry of a table as messages name it. */
function labelOf({ entry, path }: Placed): string {
  if (entry.kind !== 'route') return `use ${path ? display(path) : 'of an unknown path'}`.trimEnd();
  const methods = entry.methods.map(({ method }) => (method === 'UNKNOWN' ? 'a method' : method)).join(', ');
  if (path) return `${methods} ${display(path)}`;
  return `${methods} of ${entry.pathKind === 'regexp' ? 'a regular expression' : 'an unknown path'}`;
}
