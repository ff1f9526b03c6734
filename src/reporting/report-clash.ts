import type { TSESLint } from '@typescript-eslint/utils';
import { parsePath } from '../paths/parse-path.ts';
import type { Clash } from '../model/clash.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { Settings } from '../settings.ts';
import { endpointText } from './endpoint-text.ts';
import { FileModel } from './file-model.ts';
import type { ClashFinding } from './finding.ts';
import type { VerbRuleContext } from './on-routes.ts';
import { applyEdits } from './source-place.ts';

/** The texts in messages on a clash: both endpoints, and the place of the other one. */
export interface ClashTexts {
  readonly endpoint: string;
  readonly other: string;
  readonly place: string;
}

/** What messages state about a route that is not reached, and about the one that is. */
export function clashTexts(
  context: VerbRuleContext,
  { route, path }: PlannedRoute,
  { token, other, otherMethod }: Clash,
): ClashTexts {
  const { router, range } = other;
  const otherPath = other.path ? parsePath(other.path.value, router.dialect) : path;
  const label = endpointText(router, otherMethod, otherPath);
  return {
    endpoint: endpointText(route.router, token.method, path),
    other: label,
    place: FileModel.of(context).placeOf({ label, file: router.file, range }),
  };
}

/** The suggestion to move a route before the one that answers its requests; null where there is none. */
export function moveSuggestion(
  context: VerbRuleContext,
  { fix }: Settings,
  { clash }: ClashFinding,
  data: Readonly<Record<keyof ClashTexts, string>>,
): [TSESLint.SuggestionReportDescriptor<'moveUp'>] | null {
  const move = fix === 'off' ? null : clash.move;
  const edits = move && FileModel.of(context).movesTo(move);
  if (!edits) return null;
  return [{ messageId: 'moveUp', data, fix: (fixer) => applyEdits(edits, fixer) }];
}
