import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, lastName, plainString } from '../../text/syntax.ts';

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
 * @param values what is put in the place of its marks
 */
export function columnConditions(statement: TSESTree.Node, values: readonly (TSESTree.Node | null)[]): readonly ColumnCondition[] {
  const text = statement.type === 'TemplateLiteral' ? statement.quasis.map(({ value }) => value.cooked).join(VALUE) : plainString(statement);
  const where = text?.search(/\bwhere\b/i) ?? -1;
  const [about, select, table = ''] = STATEMENT.exec(text ?? '') ?? [];
  if (!text || where < 0 || about === undefined) return [];
  const put = statement.type === 'TemplateLiteral' ? statement.expressions : [];
  return [...text.matchAll(COMPARISON)].flatMap((comparison) => {
    const { index, 0: whole, 1: column = '', 2: mark, 3: number } = comparison;
    const before = text.slice(0, index + whole.length - 1);
    const value = number ? values[Number(number) - 1] : mark ? values[timesIn(before, mark)] : put[timesIn(before, VALUE)];
    return index > where && value ? [{ column, value, table, changes: select === undefined }] : [];
  });
}

/** A statement with what is put in the place of its marks. */
export interface Statement {
  readonly text: TSESTree.Node;
  readonly values: readonly (TSESTree.Node | null)[];
}

/**
 * What may be a statement in a call: `query(sql, [id])`, `query({ text: sql, values: [id] })`, and `prepare(sql).all(id)`, whose values are
 * handed over by themselves.
 */
export function statementIn({ callee, arguments: given }: TSESTree.CallExpression): Statement | null {
  const prepared = callee.type === 'MemberExpression' ? bare(callee.object) : null;
  if (prepared?.type === 'CallExpression' && lastName(prepared.callee) === 'prepare') return prepared.arguments[0] ? { text: prepared.arguments[0], values: given.flatMap(listed) } : null;
  const [first, second] = given;
  const told = first?.type === 'ObjectExpression' ? ['text', 'sql'].flatMap((name) => propertyValue(first, name) ?? [])[0] : first;
  const values = first?.type === 'ObjectExpression' ? propertyValue(first, 'values') : second;
  return told ? { text: told, values: values ? listed(values) : [] } : null;
}

/** What a variable is called that holds a statement. */
const HOLDS_STATEMENT = /^(?:sql|query|stmt|statement)$|(?:Sql|SQL|Query|Statement)$/;

/** Whether a text is a statement, or a variable is called like one: what stands beside it are its values then. */
export function isStatement({ text }: Statement): boolean {
  const said = text.type === 'TemplateLiteral' ? text.quasis[0]?.value.cooked : plainString(text);
  return text.type === 'Identifier' ? HOLDS_STATEMENT.test(text.name) : STATEMENT.test(said ?? '');
}

function listed(node: TSESTree.Node): readonly (TSESTree.Node | null)[] {
  return node.type === 'ArrayExpression' ? node.elements : [node];
}

function timesIn(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
