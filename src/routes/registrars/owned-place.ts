import type { TSESTree } from '@typescript-eslint/utils';
import type { Place } from '../../model/registrar.ts';
import type { FunctionNode } from '../../text/syntax.ts';

/** What takes a place's values: a function by its calls, or a loop by the rows of its list. */
export type Owner = FunctionNode | TSESTree.ForOfStatement;

/** A place and whose it is. */
export interface OwnedPlace {
  readonly owner: Owner;
  readonly place: Place;
}
