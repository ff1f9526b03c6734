import type { ValueStart } from '../../facts/identifier-uses.ts';
import type { Range } from '../../model/text.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { ObjectTarget, Parameter, TargetEntry } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';

/** A read of a field of a parameter. */
export interface ObjectRead {
  readonly field: string;
  readonly start: ValueStart;
  /** The variable that a pattern makes of it; null for a member. */
  readonly binding: BindingId | null;
  readonly entry: TargetEntry | null;
  readonly pattern: ObjectTarget | null;
}

/** What is done with a parameter that gets an object. */
export interface ObjectUses {
  readonly reads: readonly ObjectRead[];
  /** A use as a whole; null where there is none. */
  readonly whole: Range | null;
  /** A field that is written. */
  readonly written: ObjectRead | null;
}

/** The uses of a parameter that gets an object: its fields by their names, and the whole. */
export function usesOf({ target, range }: Parameter, calls: CallSites): ObjectUses {
  if (target.kind === 'object') return ofPattern(target) ?? { reads: [], whole: range, written: null };
  const sites = target.kind === 'binding' && !calls.isWritten(target.binding) ? calls.sitesOf(target.binding) : null;
  const all = sites?.map(ofSite) ?? [{ reads: [], whole: range, written: null }];
  return {
    reads: all.flatMap(({ reads }) => reads),
    whole: all.find(({ whole }) => whole)?.whole ?? null,
    written: all.find(({ written }) => written)?.written ?? null,
  };
}

function ofSite(site: TermSite): ObjectUses {
  const { role, within, statement, term } = site;
  const member = role === 'object' && within?.term.kind === 'member' ? within.term : null;
  if (within && member?.key.kind === 'text' && within.role !== 'callee') {
    const start = { kind: 'member', site: within, range: member.range } as const;
    const read = { field: member.key.value, start, binding: null, entry: null, pattern: null };
    return within.role === 'written'
      ? { reads: [], whole: null, written: read }
      : { reads: [read], whole: null, written: null };
  }
  const pattern = !within && role === 'assigned' && statement?.kind === 'declare' ? statement.target : null;
  const found = pattern?.kind === 'object' ? ofPattern(pattern) : null;
  return found ?? { reads: [], whole: 'range' in term ? term.range : [0, 0], written: null };
}

/** The reads of a pattern; null where one of its names is not in sight. */
function ofPattern(pattern: ObjectTarget): ObjectUses | null {
  const reads = pattern.entries.map((entry): ObjectRead | null => {
    const { key, target, range } = entry;
    const start = { kind: 'pattern', entry, range } as const;
    const binding = target.kind === 'binding' ? target.binding : null;
    return key.kind === 'text' ? { field: key.value, start, binding, entry, pattern } : null;
  });
  const all = reads.flatMap((each) => each ?? []);
  return all.length === reads.length ? { reads: all, whole: null, written: null } : null;
}
