import type { ViolationKind } from '../model/plan-options.ts';
import type { CaseOptions, NamingRuleOptions, RuleOptions } from '../model/rule-options.ts';
import { MOVING, STYLES } from '../rule-names.ts';
import { DEFAULT_STYLE } from '../plan/styles/path-styles.ts';
import type { Settings } from '../settings.ts';
import { type FileOptions, mergeOptions, NO_OPTIONS, planOptions } from './merge-options.ts';

/** The rules that use the options of the rules that move routes, in addition to their own. */
const FOLLOWING: ReadonlySet<ViolationKind> = new Set<ViolationKind>(['singular', 'comment', ...STYLES]);

/** The rules that run together, and their options. */
export class RunningRules {
  /** The full names of the rules, by the kind of what they report. */
  readonly running = new Map<ViolationKind, string>();
  /** The options of the rules that move routes and requests, by the full names of these rules. */
  readonly #moving = new Map<string, RuleOptions>();
  #naming: NamingRuleOptions = NO_OPTIONS;
  #segmentCase: CaseOptions['segments'] | null = null;

  /** Records that a rule runs; repeated calls change nothing. */
  register(kind: ViolationKind, ruleId: string, options: RuleOptions & CaseOptions): void {
    this.running.set(kind, ruleId);
    if (MOVING.has(kind)) this.#moving.set(ruleId, options);
    if (kind === 'singular') this.#naming = options;
    if (kind === 'case') this.#segmentCase = options.segments ?? DEFAULT_STYLE.segments;
  }

  /** The case that the rule on the case of segments asks for; null where it does not run. */
  get segmentCase(): CaseOptions['segments'] | null {
    return this.#segmentCase;
  }

  /**
   * The options of the plan that a rule uses.
   *
   * @param kind what it reports; null for a rule with a plan for its own options alone
   */
  planOptions(settings: Settings, kind: ViolationKind | null, own: RuleOptions): FileOptions {
    return planOptions(settings, kind === null ? own : this.#optionsOf(kind, own), this.#naming);
  }

  /**
   * The options that apply to a rule. Routes and requests are judged by the merged options of all rules that move them:
   * otherwise one rule would move what another one leaves alone. These also apply to the names of collections and to
   * comments, which have options of their own in addition.
   */
  #optionsOf(kind: ViolationKind, own: RuleOptions): RuleOptions {
    if (MOVING.has(kind)) return mergeOptions([...this.#moving.values()]);
    return FOLLOWING.has(kind) ? mergeOptions([...this.#moving.values(), own]) : own;
  }
}
