import { makePlan } from '../plan/make-plan.ts';
import type { Plan, ViolationKind } from '../plan/plan.ts';
import { findUses } from '../plan/uses.ts';
import { findRouters } from '../routes/find-routers.ts';
import type { Router } from '../routes/model.ts';
import type { Range } from '../text/text.ts';
import type { SourceCode } from './create-rule.ts';
import type { planOptions } from './rule-options.ts';
import { readSuppressions } from './suppressions.ts';

/**
 * What all rules share of one file: its routers are found once, and each plan is made once. Kept by the Program node, because
 * a host may use one SourceCode object for many files.
 */
export class FileModel {
  static readonly #models = new WeakMap<object, FileModel>();

  readonly #source: SourceCode;
  /** The rules that run on this file, by what they look for. */
  readonly #running = new Map<ViolationKind, string>();
  readonly #plans = new Map<string, Plan>();
  #routers: readonly Router[] | undefined;
  #uses: ReturnType<typeof findUses> | undefined;
  #isSuppressed: ReturnType<typeof readSuppressions> | undefined;

  private constructor(source: SourceCode) {
    this.#source = source;
  }

  /** The model of a file; nothing is read before a rule asks for the plan. */
  static of(source: SourceCode): FileModel {
    const known = FileModel.#models.get(source.ast);
    if (known) return known;
    const model = new FileModel(source);
    FileModel.#models.set(source.ast, model);
    return model;
  }

  /** Notes that a rule runs on the file. Rules are created before any of them visits a node, so the plan knows them all. */
  register(kind: ViolationKind, ruleId: string): void {
    this.#running.set(kind, ruleId);
  }

  /** The plan under some options; the same one for rules with the same options. */
  plan(options: ReturnType<typeof planOptions>, key: string): Plan {
    this.#routers ??= findRouters(this.#source);
    if (this.#routers.length === 0) return [];
    let plan = this.#plans.get(key);
    if (!plan) {
      const isSuppressed = (kind: ViolationKind, range: Range): boolean => this.#isSuppressedAt(kind, range);
      this.#uses ??= findUses(this.#source.text, this.#routers);
      plan = makePlan(this.#routers, { ...options, uses: this.#uses, isReported: (kind) => this.#running.has(kind), isSuppressed });
      this.#plans.set(key, plan);
    }
    return plan;
  }

  #isSuppressedAt(kind: ViolationKind, range: Range): boolean {
    const ruleId = this.#running.get(kind);
    if (ruleId === undefined) return false;
    this.#isSuppressed ??= readSuppressions(this.#source);
    return this.#isSuppressed(ruleId, range);
  }
}
