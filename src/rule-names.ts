import type { StyleKind, ViolationKind } from './model/plan-options.ts';

/** The rules by what they look for. */
export const RULE_NAMES: Readonly<Record<ViolationKind, string>> = {
  verb: 'no-verb-segment',
  unsafe: 'no-unsafe-get',
  tunneled: 'no-tunneled-method',
  action: 'no-action-segment',
  singular: 'plural-collection',
  shape: 'resource-path-shape',
  duplicate: 'no-duplicate-route',
  shadow: 'no-shadowed-route',
  method: 'allowed-methods',
  case: 'segment-case',
  trailing: 'no-trailing-slash',
  extension: 'no-file-extension',
  leading: 'leading-slash',
  empty: 'no-empty-segment',
  parameter: 'consistent-parameter-name',
  request: 'request-matches-route',
  comment: 'comment-matches-route',
  document: 'document-matches-route',
};

/** An object's entries are typed by texts; these are the kinds. */
const KINDS = new Map((Object.entries(RULE_NAMES) as [ViolationKind, string][]).map(([kind, name]) => [name, kind]));

/** What a rule looks for, by its name; null where the plan has no kind for it: it moves nothing. */
export function kindOfRule(name: string): ViolationKind | null {
  return KINDS.get(name) ?? null;
}

const STYLE_KINDS: Readonly<Record<StyleKind, true>> = {
  ...{ case: true, trailing: true, extension: true, leading: true, empty: true, parameter: true },
};

/** The kinds of the rules on the style of paths; an object's keys are typed as texts. */
export const STYLES: readonly StyleKind[] = Object.keys(STYLE_KINDS) as StyleKind[];

/** The kinds of the rules whose options specify together what becomes of a route and of its requests. */
export const MOVING: ReadonlySet<ViolationKind> = new Set<ViolationKind>([
  'verb',
  'unsafe',
  'tunneled',
  'shape',
  'request',
]);

/** The kinds that are a matter of taste: a rule reports them only where it is known to run. */
export const OF_TASTE: ReadonlySet<ViolationKind> = new Set<ViolationKind>(['singular', 'shape']);
