import { display } from '../../paths/print.ts';
import { ANY_REST, type Placed } from '../addresses/layout.ts';
import { answeredMethods } from './route-conflict.ts';
import type { Withheld, WithheldReason } from '../../model/withheld.ts';
import type { Path } from '../../model/path.ts';

/** An entry of a table as the other party of a withheld rewrite, for messages. */
export function conflictLocation(placed: Placed): NonNullable<Withheld['other']> {
  return { label: labelOf(placed), file: placed.file, range: placed.entry.range };
}

/**
 * The objection of an entry of a table to a rewrite. A collision includes the endpoint that both would get, unless the
 * label of the entry already names it: of two routes that move, neither has it yet.
 *
 * @param change the new methods and the new address
 */
export function objectionOf(
  reason: WithheldReason,
  placed: Placed,
  { to, newMethods }: { readonly to: Path; readonly newMethods: readonly string[] },
): Withheld {
  const other = conflictLocation(placed);
  if (reason !== 'collision' || isNamed(placed, to, newMethods)) return { reason, other };
  return { reason, other, target: `${newMethods.join(', ')} ${display(to)}` };
}

/** Whether the label of an entry already names the endpoint; a label for every method names all of them. */
function isNamed({ entry, path }: Placed, to: Path, newMethods: readonly string[]): boolean {
  if (entry.kind !== 'route' || !path || display(path) !== display(to)) return false;
  const methods = answeredMethods(entry);
  return methods === null || methods.join() === newMethods.join();
}

/** The name of an entry of a table in messages. */
function labelOf({ entry, path }: Placed): string {
  if (entry.kind !== 'route') return `use ${path ? withoutRest(display(path)) : 'of an unknown path'}`.trimEnd();
  const methods = entry.methods.map(({ method }) => (method === 'UNKNOWN' ? 'a method' : method)).join(', ');
  if (path) return `${methods} ${display(path)}`;
  return `${methods} of ${entry.pathKind === 'regexp' ? 'a regular expression' : 'an unknown path'}`;
}

/** The path of middleware as it is written, where it is matched by the text of its prefix. */
function withoutRest(path: string): string {
  return path.endsWith(ANY_REST) ? path.slice(0, -ANY_REST.length) : path;
}
