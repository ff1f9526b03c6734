import type { TSESTree } from '@typescript-eslint/utils';
import { plainString } from '../../text/syntax.ts';

/** A column that a statement compares with a value. */
export interface ColumnCondition {
  readonly column: string;
  readonly value: TSESTree.Node;
  readonly table: string;
  readonly changes: boolean;
}

/** Stands in a statement for the value of an expression. */
const VALUE = '\0';

const COMPARISON = /(\w+)["`\]]?\s*=\s*["']?(?:(\?)|\$(\d+)|(\0))/g;

/** A statement up to the table that it is about. */
const STATEMENT = /^\s*(?:(select)\b.*?\bfrom|delete\s+from|update)\s+["`[]?(?:\w+\.)?["`[]?(\w+)/is;

/**
 * What an SQL statement that reads, updates or deletes compares its columns with: the second argument of `query('SELECT * FROM orders WHERE user_id = ?', [id])`, or
 * what is put into it.
 *
 * @param given what stands behind the statement
 */
export function columnConditions(statement: TSESTree.Node, given: TSESTree.Node | undefined): readonly ColumnCondition[] {
  const text = statement.type === 'TemplateLiteral' ? statement.quasis.map(({ value }) => value.cooked).join(VALUE) : plainString(statement);
  const where = text?.search(/\bwhere\b/i) ?? -1;
  const [about, select, table = ''] = STATEMENT.exec(text ?? '') ?? [];
  if (!text || where < 0 || about === undefined) return [];
  const put = statement.type === 'TemplateLiteral' ? statement.expressions : [];
  const values = given?.type === 'ArrayExpression' ? given.elements : [given];
  return [...text.matchAll(COMPARISON)].flatMap((comparison) => {
    const { index, 0: whole, 1: column = '', 2: mark, 3: number } = comparison;
    const before = text.slice(0, index + whole.length - 1);
    const value = number ? values[Number(number) - 1] : mark ? values[timesIn(before, mark)] : put[timesIn(before, VALUE)];
    return index > where && value ? [{ column, value, table, changes: select === undefined }] : [];
  });
}

function timesIn(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
