import type { ViolationKind } from '../model/plan-options.ts';
import type { NamingRuleOptions, RuleOptions } from '../model/rule-options.ts';
import { MOVING, STYLES } from '../rule-names.ts';
import { mergeOptions, NO_OPTIONS } from './merge-options.ts';

/** What goes by the options of the rules that move routes, and has some besides. */
const FOLLOWING: ReadonlySet<ViolationKind> = new Set<ViolationKind>(['singular', 'comment', ...STYLES]);

/** The rules that run together, and what their options specify. */
export class RunningRules {
  /** The names of the rules, by what they look for. */
  readonly running = new Map<ViolationKind, string>();
  /** The options of the rules that move routes and requests, by the names of these. */
  readonly #moving = new Map<string, RuleOptions>();
  #naming: NamingRuleOptions = NO_OPTIONS;

  /** Records that a rule runs; a second time changes nothing. */
  register(kind: ViolationKind, ruleId: string, options: RuleOptions): void {
    this.running.set(kind, ruleId);
    if (MOVING.has(kind)) this.#moving.set(ruleId, options);
    if (kind === 'singular') this.#naming = options;
  }

  /** The options of the rule on the names of collections. */
  get naming(): NamingRuleOptions {
    return this.#naming;
  }

  /**
   * The options by which a rule judges. Routes and requests are judged by those of all rules that move them, or one of
   * these would move what another leaves alone; so are the names of collections and the comments that follow, with
   * options of their own.
   */
  optionsOf(kind: ViolationKind, own: RuleOptions): RuleOptions {
    if (MOVING.has(kind)) return mergeOptions([...this.#moving.values()]);
    return FOLLOWING.has(kind) ? mergeOptions([...this.#moving.values(), own]) : own;
  }
}
