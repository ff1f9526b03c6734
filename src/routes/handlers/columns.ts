import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import { is } from '../../words/entries.ts';
import { singular } from '../../words/inflect.ts';
import { wordTexts } from '../../words/split.ts';
import type { FoundThing } from './parts.ts';

/** Calls that take conditions, and whose names have no verb such as `find`. */
export const CONDITIONS = new Set(['where', 'andWhere', 'orWhere']);

/** A column, or a field of the things of a list, that is compared with a value. */
export interface AskedColumn {
  readonly key: string;
  /** The table or the model; empty where it is unknown. */
  readonly of: string;
  /** Whether the lookup may be for everything that matches. */
  readonly many: boolean;
  readonly value: TSESTree.Node;
  /** What is found by it. */
  readonly found?: FoundThing;
}

/**
 * The columns that one call of a query builder compares with values: `where('user_id', id)`, `where('user', '==', id)`
 * of Firestore, which finds all, `where('user').equals(id)`, `eq('user_id', id)` of Supabase and
 * `eq(orders.userId, id)` of Drizzle. Any other call counts too where it names a column as an identifier of another
 * thing: `whereIn('user_id', [id])`, `orderByChild('userId').equalTo(id)`.
 */
export function askedColumns({ callee, arguments: given }: TSESTree.CallExpression): readonly AskedColumn[] {
  const reader = bare(callee);
  const name = lastName(reader);
  const from = reader.type === 'MemberExpression' ? bare(reader.object) : null;
  const of = from ? lastName(from) : '';
  const [first, second] = given;
  const value = given.at(-1);
  if (!first || !value) return [];
  const [asked] = from?.type === 'CallExpression' ? from.arguments : [];
  if (
    asked &&
    from?.type === 'CallExpression' &&
    ((name === 'equals' && CONDITIONS.has(lastName(from.callee))) || saysWhose(asked))
  )
    return columnsOf(asked, '', false, first);
  if (!second) return [];
  if (name === 'eq') return columnsOf(first, of, false, second);
  const column = CONDITIONS.has(name) ? first : given.slice(0, -1).find(saysWhose);
  return column && plainString(column) !== null ? columnsOf(column, of, plainString(second) === '==', value) : [];
}

/** Whether a text has the name of an identifier of another thing: `user_id`, `orders.userId`. */
function saysWhose(node: TSESTree.Node): boolean {
  const words = wordTexts(
    /^[\w.]+$/
      .exec(plainString(node) ?? '')?.[0]
      .split('.')
      .at(-1) ?? '',
  );
  return words.length > 1 && is(words.at(-1) ?? '', 'identifier');
}

function columnsOf(column: TSESTree.Node, asked: string, many: boolean, value: TSESTree.Node): readonly AskedColumn[] {
  const values = value.type === 'ArrayExpression' ? value.elements.filter((each) => each !== null) : [value];
  const text = plainString(column);
  if (text !== null) {
    const [name = text, table = ''] = text.split('.').toReversed();
    return values.map((each) => ({ key: columnOf(table, name), of: asked, many, value: each }));
  }
  const key = column.type === 'MemberExpression' ? memberName(column) : null;
  return column.type === 'MemberExpression' && key !== null
    ? values.map((each) => ({ key, of: lastName(column.object), many, value: each }))
    : [];
}

/** The name of a column; an identifier gets that of its table: `user_id` of `users.id`. */
export function columnOf(table: string, column: string): string {
  return table !== '' && is(column.toLowerCase(), 'identifier') ? `${singular(table)}_${column}` : column;
}
