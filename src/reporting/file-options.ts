import type { PlanOptions } from '../model/plan-options.ts';

/** The options of a plan, without those that depend on the files. */
export interface FileOptions extends Omit<PlanOptions, 'areFixedTogether' | 'isFixed' | 'isReported' | 'isSuppressed'> {
  /** The same for all options that make the same plan. */
  readonly key: string;
}
