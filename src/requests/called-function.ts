import type { TSESTree } from '@typescript-eslint/utils';
import type { Standing } from './standing.ts';

/** The function that an expectation is about, as far as it sends requests. */
export interface Called {
  readonly on: Standing;
  /** The member of the client that says the method; null where the client itself is called. */
  readonly name: string | null;
  /**
   * The member as the expectation writes it; null where it names another place: `const get = vi.spyOn(http, 'get')`.
   */
  readonly written: TSESTree.MemberExpression | null;
}
