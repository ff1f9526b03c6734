import { reportedRange } from '../plan/callers/caller-ranges.ts';
import type { TSESLint } from '@typescript-eslint/utils';
import { changed } from '../convention/changes.ts';
import { parsePath } from '../paths/parse-path.ts';
import type { PlannedCaller, PlannedDocument, PlannedRoute } from '../model/plan.ts';
import type { Edit } from '../model/text.ts';
import type { Settings } from '../settings.ts';
import { aliasEdits } from './deprecated-alias.ts';
import { endpointText } from './endpoint-text.ts';
import { FileModel } from './file-model.ts';
import type { Finding, NamingFinding } from './finding.ts';
import type { VerbRuleContext } from './on-routes.ts';
import { reasonsText } from './reason-texts.ts';
import { applyEdits, locationOf } from './source-place.ts';

/** The messages of a rule that may rewrite a route; each rule words the first two itself. */
export type MessageIds = 'rewrite' | 'withheld' | keyof typeof SUGGESTION_MESSAGES;

/** The messages that are the same for all rules: those of suggestions, and of a word that only looks like a verb. */
export const SUGGESTION_MESSAGES = {
  inferred: "'{{verb}}' in the path of '{{before}}' looks like a verb. Name a resource instead.",
  useInstead: "Use '{{after}}'.",
  useItem: "Use '{{after}}' (the handler must read the parameter).",
  moveIdentifier: "Use '{{after}}', and read the identifier from the path.",
  deprecatedAlias: "Use '{{after}}', and keep '{{before}}' as a deprecated alias.",
} as const;

/**
 * Reports a finding with the fix, the suggestion or the reason that the plan has for its route. `finding.data` may
 * contain another reason, which replaces that of the plan.
 */
export function report(context: VerbRuleContext, settings: Settings, planned: PlannedRoute, finding: Finding): void {
  const { rewrite, suggestion } = planned;
  const obstacles = planned.obstacles();
  const { router } = planned.route;
  const before = endpointText(router, finding.method, planned.path);
  const target = rewrite ?? suggestion;
  const after = target ? endpointText(router, target.method, target.path) : '';
  const reason = reasonsText(obstacles, (other) => FileModel.of(context).placeOf(other));
  const data = { before, after, reason, ...finding.data };
  const messageId: MessageIds = finding.isInferred ? 'inferred' : rewrite ? 'rewrite' : 'withheld';
  const asksForItem = obstacles.some((each) => each.reason === 'missing-identifier');
  const suggestionId = asksForItem ? 'useItem' : 'useInstead';
  context.report({
    loc: locationOf(context.sourceCode, finding.range),
    messageId,
    data,
    fix: rewrite && settings.fix === 'auto' ? (fixer) => applyEdits(rewrite.edits, fixer) : null,
    suggest: [
      ...(identifierMove(context, settings, planned) ?? quickFix(planned, settings, suggestionId) ?? []),
      ...keepOld(planned, settings, context.sourceCode.text, { before, after }),
    ],
  });
}

/** The move of the identifier into the path, where all its edits are in this file; null where there is none. */
function identifierMove(
  context: VerbRuleContext,
  settings: Settings,
  planned: PlannedRoute,
): [TSESLint.SuggestionReportDescriptor<'moveIdentifier'>] | null {
  if (settings.identifiers !== 'path' || settings.fix === 'off') return null;
  const moved = FileModel.of(context).movedIdentifier(planned);
  if (!moved) return null;
  const after = endpointText(planned.route.router, moved.method, moved.path);
  return [{ messageId: 'moveIdentifier', data: { after }, fix: (fixer) => applyEdits(moved.edits, fixer) }];
}

/** The suggestion to rewrite a route and leave its old address as a deprecated alias; empty where there is none. */
function keepOld(
  planned: PlannedRoute,
  { fix, deprecatedAlias }: Settings,
  text: string,
  data: { readonly before: string; readonly after: string },
): TSESLint.SuggestionReportDescriptor<'deprecatedAlias'>[] {
  const { rewrite } = planned;
  const edits =
    rewrite && fix !== 'off' && deprecatedAlias === 'suggest' ? aliasEdits(planned, rewrite, text, data.after) : null;
  return edits ? [{ messageId: 'deprecatedAlias', data, fix: (fixer) => applyEdits(edits, fixer) }] : [];
}

/**
 * The suggestion with the rewrite that the plan has for a route; null where there is none, or where the rewrite is a
 * fix.
 */
export function quickFix(
  planned: PlannedRoute,
  { fix }: Settings,
  messageId: 'useInstead' | 'useItem',
): [TSESLint.SuggestionReportDescriptor<'useInstead' | 'useItem'>] | null {
  const { rewrite, suggestion } = planned;
  const target = rewrite ?? suggestion;
  if (!target || fix === 'off' || (rewrite !== null && fix !== 'suggest')) return null;
  return [
    {
      messageId,
      data: { after: endpointText(planned.route.router, target.method, target.path) },
      fix: (fixer) => applyEdits(target.edits, fixer),
    },
  ];
}

/**
 * Reports a collection that is named in the wrong number, with the edits that rename it wherever it is, or the reason
 * why there are none.
 */
export function reportNaming(
  context: VerbRuleContext,
  { fix }: Settings,
  { route, path }: PlannedRoute,
  { naming, range, method, data }: NamingFinding,
): void {
  const {
    edits,
    collection: { span, other },
  } = naming;
  const renamed = parsePath(changed(path.text, { ...span, text: other }), path.dialect);
  const after = endpointText(route.router, method, renamed);
  const obstacles = naming.obstacles();
  const reason = reasonsText(obstacles, (party) => FileModel.of(context).placeOf(party));
  context.report({
    loc: locationOf(context.sourceCode, range),
    messageId: obstacles.length > 0 ? 'withheld' : 'rename',
    data: { ...data, endpoint: endpointText(route.router, method, path), reason },
    ...fixOf(edits, after, fix),
  });
}

/** The messages of the rules on callers. */
export const CALLER_MESSAGES = {
  follows: "'{{before}}' becomes '{{after}}', as its route does.",
  late: "No route answers '{{before}}'. Use '{{after}}'.",
  useInstead: "Use '{{after}}'.",
} as const;

/**
 * Reports a request or a comment that has to follow its route, with the edits. Where routes are not fixed
 * automatically, it is reported only once its route has moved.
 */
export function reportCaller(context: VerbRuleContext, settings: Settings, planned: PlannedCaller): void {
  reportFollower(context, settings, planned, planned.edits);
}

/**
 * Reports the operations of a document that follow their routes, each with the edits of all: they depend on each other.
 */
export function reportDocument(
  context: VerbRuleContext,
  settings: Settings,
  { callers, suppressed, edits }: PlannedDocument,
): void {
  for (const planned of callers) reportFollower(context, settings, planned, edits);
  // ESLint hides such a report, unless it is to take no comments: nothing is fixed there either.
  for (const planned of suppressed) reportFollower(context, settings, planned, null);
}

function reportFollower(
  context: VerbRuleContext,
  { fix }: Settings,
  { caller, before, after, isLate }: PlannedCaller,
  edits: readonly Edit[] | null,
): void {
  if (!isLate && fix !== 'auto') return;
  context.report({
    loc: locationOf(context.sourceCode, reportedRange(caller)),
    messageId: isLate ? 'late' : 'follows',
    data: { before, after },
    ...fixOf(edits, after, fix),
  });
}

/** The fix of a report, or the suggestion that settings ask for instead. */
function fixOf(
  edits: readonly Edit[] | null,
  after: string,
  setting: Settings['fix'],
): Pick<TSESLint.ReportDescriptor<'useInstead'>, 'fix' | 'suggest'> {
  const fix = edits && ((fixer: TSESLint.RuleFixer) => applyEdits(edits, fixer));
  return {
    fix: setting === 'auto' ? fix : null,
    suggest: fix && setting === 'suggest' ? [{ messageId: 'useInstead', data: { after }, fix }] : null,
  };
}
