import { NAME } from '../meta.ts';
import type { FileKind } from './file-kinds.ts';

/** The comment, element or key that marks a report of the command in its first lines. */
export const GENERATOR = `generator: ${NAME}`;

/** The first columns of reports as CSV, which has no place for a mark. */
export const PLAN_COLUMNS = ['method', 'address', 'new_method', 'new_address'] as const;
export const LIST_COLUMNS = ['method', 'address', 'framework', 'rules'] as const;

/** Where a mark is: reports begin with it. */
const HEAD = 300;

const MARK = new RegExp(`generator"?(?::| content=) ?"?${NAME}`);

/**
 * Whether a document is a report of this command. It lists old addresses, but nothing calls them from there: a plan
 * that is stored in its project does not prevent a rewrite.
 */
export function isOwnReport(kind: FileKind, text: string): boolean {
  if (kind !== 'document' && kind !== 'view' && kind !== 'prose') return false;
  const head = text.slice(0, HEAD);
  return MARK.test(head) || [PLAN_COLUMNS, LIST_COLUMNS].some((columns) => head.startsWith(`${columns.join()},`));
}
