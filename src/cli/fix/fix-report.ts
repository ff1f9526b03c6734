import { groupBy } from '../../text/grouping.ts';
import type { Inventory, ListedRoute } from '../listed-route.ts';
import { plainText } from '../terminal.ts';
import { changeTexts, counted, isListedInPlan, obstacleTexts, routeText } from '../wording.ts';
import type { ChangedFile } from './changed-files.ts';

/** Whether changes are made, and by which configuration of ESLint. */
interface Mode {
  readonly isWriting: boolean;
  readonly config: string | null;
}

/**
 * The report of `fix`: the routes that were rewritten or would be, those that a document prevents from it, and totals.
 */
export function fixReport({ routes }: Inventory, changes: readonly ChangedFile[], mode: Mode): string {
  const shown = routes.flatMap((route) => {
    const text = fateOf(route);
    return text === null ? [] : [{ route, text }];
  });
  const lines = [...groupBy(shown, ({ route }) => route.file)].flatMap(([file, own]) => [
    plainText(file),
    ...own.map(({ route, text }) => `  ${String(route.line)}:${String(route.column)}  ${plainText(text)}`),
    '',
  ]);
  return [...lines, ...totals(routes, changes, mode)].map((line) => `${line}\n`).join('');
}

/**
 * What `fix` does with a route: its rewrite, or the document that prevents one; null for other routes. `plan` does not
 * report such documents, because it leaves all documents as they are.
 */
function fateOf(route: ListedRoute): string | null {
  const change = changeTexts(route);
  if (change) return change.join(' → ');
  const held = isListedInPlan(route) ? route.obstacles.filter(({ reason }) => reason === 'stuck-document') : [];
  return held.length === 0 ? null : `${routeText(route)} unchanged: ${obstacleTexts(held).join()}`;
}

function totals(
  routes: Inventory['routes'],
  changes: readonly ChangedFile[],
  { isWriting, config }: Mode,
): readonly string[] {
  const rewritten = counted(routes.filter(({ rewrite }) => rewrite).length, 'route');
  const held = routes.filter((route) => isListedInPlan(route) && !route.rewrite).length;
  const files = counted(changes.length, 'file');
  const done = isWriting ? `${rewritten} rewritten, ${files} changed.` : `${rewritten} to rewrite, ${files} to change.`;
  const plan = `restful-routes plan${config === null ? '' : ` --config ${plainText(config)}`}`;
  return [
    changes.length === 0 ? 'Nothing to change.' : done,
    ...(held > 0 ? [`${counted(held, 'route')} reported and unchanged: '${plan}' gives the reasons.`] : []),
  ];
}
