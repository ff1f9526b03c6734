import fc from 'fast-check';
import { checkTable, type Outcome } from './check-table.ts';
import type { Broken, Guarantee } from './compare.ts';
import { tables, without } from './generate.ts';
import type { EntrySpec, FrameworkName, RouterSpec, Table } from './table.ts';

/** A table whose fix broke something, made as small as it gets. */
export interface Finding {
  readonly guarantee: Guarantee;
  /** Whether only a fix that is carried out alone breaks it. */
  readonly isAlone: boolean;
  readonly detail: string;
  readonly source: string;
  readonly fixed: string;
}

/** What a search saw. */
export interface Survey {
  readonly tables: number;
  /** Tables of which something was rewritten, and how many routes were. */
  readonly rewritten: number;
  readonly moves: number;
  /** Tables that the framework refuses before any fix. */
  readonly refused: number;
  /** How many tables took how many passes. */
  readonly passes: ReadonlyMap<number, number>;
  /** The first tables that took more than one. */
  readonly slow: readonly string[];
  readonly findings: readonly Finding[];
  /** How many tables broke which guarantee. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface SearchOptions {
  readonly framework: FrameworkName;
  readonly runs: number;
  readonly seed: number;
  /** So many findings of a kind are made small and kept. */
  readonly most: number;
}

/** Tables are generated so many at a time, each lot from a seed of its own. */
const LOT = 500;

/** Checks generated tables, and answers what was found in all of them. */
export async function search({ framework, runs, seed, most }: SearchOptions): Promise<Survey> {
  const [passes, counts] = [new Map<number, number>(), new Map<string, number>()];
  const findings = new Map<string, Finding>();
  const slow: string[] = [];
  let [rewritten, moves, refused] = [0, 0, 0];
  for (let start = 0; start < runs; start += LOT) {
    const lot = fc.sample(tables(framework), { numRuns: Math.min(LOT, runs - start), seed: seed + start });
    for (const table of lot) {
      const outcome = await checkTable(table);
      if (!outcome) {
        refused += 1;
        continue;
      }
      passes.set(outcome.passes, (passes.get(outcome.passes) ?? 0) + 1);
      if (outcome.passes > 1 && slow.length < most)
        slow.push(textOfTable(await reduce(table, ({ passes: count }) => count > 1)));
      if (outcome.passes > 0) rewritten += 1;
      moves += outcome.moves.length;
      for (const kind of kindsOf(outcome)) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if ((counts.get(kind) ?? 0) <= most)
          keep(findings, kind, await reduce(table, (other) => kindsOf(other).has(kind)));
      }
    }
  }
  return { tables: runs, rewritten, moves, refused, passes, slow, findings: [...findings.values()], counts };
}

function keep(findings: Map<string, Finding>, kind: string, { outcome }: Reduced): void {
  const alone = outcome.brokenAlone.find((one) => kind === `alone ${one.guarantee}`);
  const broken: Broken | undefined = alone ?? outcome.broken.find(({ guarantee }) => guarantee === kind);
  if (!broken) return;
  const { guarantee, detail } = broken;
  findings.set(`${kind} ${outcome.source}`, {
    guarantee,
    detail,
    isAlone: alone !== undefined,
    source: outcome.source,
    fixed: alone?.fixed ?? outcome.fixed,
  });
}

function kindsOf({ broken, brokenAlone }: Outcome): ReadonlySet<string> {
  const kinds = new Set<string>(broken.map(({ guarantee }) => guarantee));
  for (const { guarantee } of brokenAlone) if (!kinds.has(guarantee)) kinds.add(`alone ${guarantee}`);
  return kinds;
}

interface Reduced {
  readonly table: Table;
  readonly outcome: Outcome;
}

function textOfTable({ outcome }: Reduced): string {
  return outcome.source;
}

/** Leaves out entries for as long as the outcome still shows what is looked for. */
async function reduce(table: Table, shows: (outcome: Outcome) => boolean): Promise<Reduced> {
  const first = await checkTable(table);
  if (!first) throw new Error('a table that was checked is refused');
  let best: Reduced = { table, outcome: first };
  for (let changed = true; changed; ) {
    changed = false;
    for (const smaller of smallerTables(best.table)) {
      const outcome = await checkTable(smaller);
      if (!outcome || !shows(outcome)) continue;
      best = { table: smaller, outcome };
      changed = true;
      break;
    }
  }
  return best;
}

/** All tables with one entry less. */
function smallerTables(table: Table): readonly Table[] {
  return entriesOf(table.app).map((gone) => without(table, (entry) => entry === gone));
}

function entriesOf(top: RouterSpec): readonly EntrySpec[] {
  const found = new Set<EntrySpec>();
  for (const entry of top.entries) {
    found.add(entry);
    if (entry.kind === 'mount') for (const inner of entriesOf(entry.router)) found.add(inner);
  }
  return [...found];
}
