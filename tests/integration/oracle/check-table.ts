import { compare, placeRoutes, type Broken, type Program } from './compare.ts';
import { fixSource } from './fix-source.ts';
import { printTable } from './print-table.ts';
import { remembering } from './routers/application.ts';
import { start } from './routers/start.ts';
import { readBack, textOf, valuesOf, type Pieces, type Values } from './source.ts';
import type { Table } from './table.ts';

/** ESLint gives up after ten passes; one that ended before them found nothing more to fix. */
const MOST_PASSES = 9;

/** What came of one table. */
export interface Outcome {
  readonly source: string;
  readonly fixed: string;
  /** `METHOD path` of each handler before and after, for those that were rewritten. */
  readonly moves: readonly string[];
  readonly passes: number;
  readonly broken: readonly Broken[];
  /** What one of the fixes broke when it was carried out alone, with the program that it left. */
  readonly brokenAlone: readonly (Broken & { readonly fixed: string })[];
}

/**
 * Fixes a table's program and asks the real framework what became of its addresses; null where it refuses the original.
 */
export async function checkTable(table: Table): Promise<Outcome | null> {
  const pieces = printTable(table);
  const source = textOf(pieces);
  const { text: fixed, passes, single } = fixSource(source);
  if (passes === 0) return { source, fixed, moves: [], passes, broken: [], brokenAlone: [] };
  const app = await start(table.framework, source).catch(() => null);
  if (!app) return null;
  const original = { values: valuesOf(pieces), app: remembering(app) };
  const broken = await judgeFixed(table, pieces, original, fixed);
  const brokenAlone: (Broken & { fixed: string })[] = [];
  for (const text of single) {
    if (text !== fixed)
      brokenAlone.push(...(await judgeFixed(table, pieces, original, text)).map((one) => ({ ...one, fixed: text })));
  }
  const unstable: readonly Broken[] =
    passes < MOST_PASSES ? [] : [{ guarantee: 'unstable', detail: 'fixes never come to an end' }];
  const values = readBack(pieces, fixed);
  return {
    source,
    fixed,
    moves: values ? movesOf(table, original.values, values) : [],
    passes,
    broken: [...broken, ...unstable],
    brokenAlone,
  };
}

/** What any change of a table's program breaks. */
export async function judgeChange(table: Table, change: (source: string) => string): Promise<readonly Broken[]> {
  const pieces = printTable(table);
  const source = textOf(pieces);
  return judgeFixed(
    table,
    pieces,
    { values: valuesOf(pieces), app: await start(table.framework, source) },
    change(source),
  );
}

async function judgeFixed(table: Table, pieces: Pieces, original: Program, fixed: string): Promise<readonly Broken[]> {
  const values = readBack(pieces, fixed);
  if (!values) return [{ guarantee: 'text', detail: 'more than paths and methods was edited' }];
  try {
    return await compare(table, original, { values, app: await start(table.framework, fixed) });
  } catch (error) {
    return [{ guarantee: 'refused', detail: error instanceof Error ? error.message : String(error) }];
  }
}

function movesOf(table: Table, before: Values, after: Values): readonly string[] {
  return placeRoutes(table, before, after)
    .filter(({ isMoved }) => isMoved)
    .map(
      (one) =>
        `${one.methodsBefore.join()} ${one.before?.text ?? ''} -> ${one.methodsAfter.join()} ${one.after?.text ?? ''}`,
    );
}
