import type { PlanOptions } from '../model/plan-options.ts';

/** What a plan is made with, but for what only the files tell. */
export interface FileOptions extends Omit<PlanOptions, 'areFixedTogether' | 'isFixed' | 'isReported' | 'isSuppressed'> {
  /** The same for all options that make the same plan. */
  readonly key: string;
}
