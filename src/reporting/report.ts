import type { TSESLint } from '@typescript-eslint/utils';
import type { VerbSegment } from '../convention/endpoint.ts';
import { addressesOf } from '../plan/addresses.ts';
import type { PlannedCaller, PlannedRewrite, PlannedRoute, Withheld } from '../plan/plan.ts';
import { HOLE, type Path } from '../paths/path.ts';
import { display, join } from '../paths/print.ts';
import type { Settings } from '../settings.ts';
import type { Range } from '../text/text.ts';
import { FileModel } from './file-model.ts';
import type { VerbRuleContext } from './on-routes.ts';
import { REASON_TEXTS } from './reason-texts.ts';

/** The messages of a rule that may rewrite a route; each rule words the first two itself. */
export type MessageIds = 'rewrite' | 'withheld' | 'useInstead' | 'useItem';

/** The messages of suggestions, the same for all rules. */
export const SUGGESTION_MESSAGES = {
  useInstead: "Use '{{after}}'.",
  useItem: "Use '{{after}}' (the handler must read the parameter).",
} as const;

/** One finding of a rule. */
export interface Finding {
  /** The exact words to underline. */
  readonly range: Range;
  /** The method that the finding is about, as it is declared. */
  readonly method: string;
  /** What the messages of the rule name beside the endpoint. */
  readonly data: Readonly<Record<string, string>>;
}

/** The first verb of a kind in the path of a route, and the word that says it. */
export function findVerb({ route, methods }: PlannedRoute, kind: VerbSegment['kind']): Finding | null {
  for (const { token, verdict } of methods) {
    const verb = verdict.verbs.find((one) => one.kind === kind);
    if (verb && route.path) return { range: route.path.locate(verb.span.start, verb.span.end), method: token.method, data: { verb: verb.verb } };
  }
  return null;
}

/** An endpoint as the messages name it: method and address. */
export function describeEndpoint(planned: PlannedRoute, method: string): string {
  return `${method} ${addressOf(planned, planned.path)}`;
}

/** Reports a finding with the fix, the suggestion or the reason that the plan has for its route. */
export function report(context: VerbRuleContext, settings: Settings, planned: PlannedRoute, finding: Finding): void {
  const { rewrite, suggestion, withheld } = planned;
  const before = describeEndpoint(planned, finding.method);
  const target = rewrite ?? suggestion;
  const after = target ? `${target.method} ${addressOf(planned, target.path)}` : '';
  const data = { ...finding.data, before, after, reason: withheld ? reasonText(withheld, context) : '' };
  const messageId: MessageIds = rewrite ? 'rewrite' : 'withheld';
  const suggestionId = withheld?.reason === 'missing-identifier' ? 'useItem' : 'useInstead';
  context.report({
    loc: { start: context.sourceCode.getLocFromIndex(finding.range[0]), end: context.sourceCode.getLocFromIndex(finding.range[1]) },
    messageId,
    data,
    fix: rewrite && settings.fix === 'auto' ? (fixer) => apply(rewrite, fixer) : null,
    suggest: quickFix(planned, settings, suggestionId),
  });
}

/** The answer of the plan for a route, for a person to choose; null where there is none, or where it is a fix. */
export function quickFix(planned: PlannedRoute, { fix }: Settings, messageId: 'useInstead' | 'useItem'): [TSESLint.SuggestionReportDescriptor<'useInstead' | 'useItem'>] | null {
  const { rewrite, suggestion } = planned;
  const target = rewrite ?? suggestion;
  if (!target || fix === 'off' || (rewrite !== null && fix !== 'suggest')) return null;
  return [{ messageId, data: { after: `${target.method} ${addressOf(planned, target.path)}` }, fix: (fixer) => apply(target, fixer) }];
}

/** Reports a request or a comment that follows its route, with the edits that make it so. */
export function reportCaller(context: VerbRuleContext, { fix }: Settings, planned: PlannedCaller): void {
  const { caller, before, after, isLate } = planned;
  const [start, end] = caller.url.text.locate(0, caller.url.text.value.length);
  context.report({
    loc: { start: context.sourceCode.getLocFromIndex(start), end: context.sourceCode.getLocFromIndex(end) },
    messageId: isLate ? 'late' : 'follows',
    data: { before, after },
    fix: fix === 'auto' ? (fixer) => apply(planned, fixer) : null,
    suggest: fix === 'suggest' ? [{ messageId: 'useInstead', data: { after }, fix: (fixer) => apply(planned, fixer) }] : null,
  });
}

/** Method and path change together or not at all: ESLint makes one fix of a list. */
function apply({ edits }: Pick<PlannedRewrite, 'edits'>, fixer: TSESLint.RuleFixer): TSESLint.RuleFix[] {
  return edits.map(({ range, text }) => fixer.replaceTextRange([range[0], range[1]], text));
}

/** The path under the first mount, as far as it is known: `…/users/list` where a router is mounted elsewhere. */
function addressOf({ route }: PlannedRoute, path: Path): string {
  const mount = addressesOf(route.router)[0];
  const address = mount && mount.text !== HOLE ? join(mount, path, path.dialect).text : path.text;
  return address !== path.text && address.startsWith(HOLE) ? `…${display(address.slice(HOLE.length))}` : display(address);
}

function reasonText({ reason, other }: Withheld, context: VerbRuleContext): string {
  if (!other) return REASON_TEXTS[reason];
  return `${REASON_TEXTS[reason]} ('${display(other.label)}', ${FileModel.of(context).placeOf(other)})`;
}
