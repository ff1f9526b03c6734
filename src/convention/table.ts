import type { Operation } from '../model/own-words.ts';
import type { PathChange } from '../model/path.ts';
import type { OpenQuestion } from '../model/verdict.ts';
import type { Site } from './site.ts';

/**
 * The change of a path that is certain; or the question that a person has to answer first, with the change to suggest.
 */
export interface Target {
  readonly change: PathChange | null;
  /** The question; null where the change is certain. */
  readonly open: OpenQuestion | null;
  /** A change that is right only if the handler does what it looks like. */
  readonly shown?: PathChange;
}

type Change = (site: Site) => PathChange | null;

/**
 * What a row is for: all verbs; those that do something else than read; those that create or save (`make`); those that
 * update or delete (`change`); or those of one operation.
 */
type Does = 'any' | 'write' | 'make' | 'change' | Operation;

/**
 * One row of a table: for which verbs it is; what must hold of the phrase and its place; and what follows from that: a
 * certain change of the path, the question that is open, or the table to go on with. A question may have a change to
 * suggest, and one that is right if the handler reads one item.
 */
export type Row = readonly [
  does: Does,
  when: (site: Site) => boolean,
  outcome: Change | OpenQuestion | Table,
  suggested?: Change | null,
  shown?: Change,
];

/** Rows in order: the first one that applies decides. */
export type Table = readonly Row[];

/** The condition of a row that applies where no row before it does. */
export const otherwise = (): boolean => true;

/** Both of two conditions. */
export function both(one: Row[1], other: Row[1]): Row[1] {
  return (site) => one(site) && other(site);
}

/** Looks a site up in a table. Null where no row applies. */
export function decide(site: Site, table: Table): Target | null {
  const row = table.find(([does, when]) => isFor(does, site.operation) && when(site));
  if (!row) return null;
  const [, , outcome, suggested, shown] = row;
  if (typeof outcome === 'function') return { change: outcome(site), open: null };
  if (typeof outcome !== 'string') return decide(site, outcome);
  const onlyShown = shown?.(site);
  return { change: suggested?.(site) ?? null, open: outcome, ...(onlyShown && { shown: onlyShown }) };
}

function isFor(does: Does, operation: Operation): boolean {
  switch (does) {
    case 'any':
      return true;
    case 'write':
      return operation !== 'read';
    case 'make':
      return operation === 'create' || operation === 'save';
    case 'change':
      return operation === 'update' || operation === 'delete';
    default:
      return does === operation;
  }
}
