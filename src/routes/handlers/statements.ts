import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { constantOrSelf } from '../../text/constants.ts';
import type { TextSource } from '../../text/scope.ts';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import { columnOf } from './columns.ts';

/** A column that a statement compares with a value. */
export interface ColumnCondition {
  readonly column: string;
  readonly value: TSESTree.Node;
  readonly table: string;
  readonly changes: boolean;
  /** The columns that are read or set. */
  readonly columns: readonly string[];
}

/** What is put in the place of the marks of a statement: a list of values, or values that have names. */
export type Values = readonly (TSESTree.Node | null)[] | ReadonlyMap<string, TSESTree.Node>;

/** A statement with what is put in the place of its marks. */
export interface Statement {
  readonly text: TSESTree.Node;
  readonly values: Values;
  /** Whether it is only what a query builder puts after `where`. */
  readonly isCondition: boolean;
}

/** Is in a text for the value of an expression. */
export const VALUE = '\0';

/**
 * A column, its table and the value that it is compared with: `?`, `$1`, an expression, or a name (`:id`, `@id`,
 * `$id`).
 */
const COMPARISON = /(?:(\w+)["`\]]?\.)?["`[]?(\w+)["`\]]?\s*(?:=|\bin\s*\()\s*["']?(?:(\?)|\$(\d+)|(\0)|[:@$](\w+))/gi;

/** A statement up to the table that it is about. */
const STATEMENT = /^\s*(?:(select)\b(.*?)\bfrom|delete\s+from|update)\s+["`[]?(?:\w+\.)?["`[]?(\w+)/is;

/** The tables of a statement, and what they are called in it. */
const TABLES = /\b(?:from|join|update)\s+["`[]?(?:\w+\.)?["`[]?(\w+)["`\]]?(?:\s+(?:as\s+)?(\w+))?/gi;

/**
 * What an SQL statement that reads, updates or deletes compares its columns with: the second argument of
 * `query('SELECT * FROM orders WHERE user_id = ?', [id])`, or what is put into it. The `id` of another table that is
 * joined is that of its things: `user_id` of `JOIN users u ... WHERE u.id = ?`.
 */
export function columnConditions({ text: statement, values, isCondition }: Statement): readonly ColumnCondition[] {
  const { text, put } = readText(statement);
  const [about, select, selected = '', table = ''] = STATEMENT.exec(text) ?? [];
  const where = isCondition ? 0 : text.search(/\bwhere\b/i);
  if (where < 0 || (about === undefined && !isCondition)) return [];
  const tables = new Map(
    [...text.matchAll(TABLES)].flatMap(([, name = '', alias = name]) => [
      [name, name] as const,
      [alias, name] as const,
    ]),
  );
  const columns =
    select === undefined
      ? [...text.slice(about?.length ?? 0, where).matchAll(/(\w+)["`\]]?\s*=/g)].map(([, name = '']) => name)
      : (selected.match(/\w+/g) ?? []);
  const names: string[] = [];
  return [...text.matchAll(COMPARISON)].flatMap((comparison) => {
    const { index, 0: whole, 1: prefix = '', 2: column = '', 3: mark, 4: number, 6: name } = comparison;
    const before = text.slice(0, index + whole.length - 1);
    if (name !== undefined && !names.includes(name)) names.push(name);
    const value =
      name !== undefined
        ? named(values, name, names.indexOf(name))
        : number
          ? at(values, Number(number) - 1)
          : mark
            ? at(values, timesIn(before, mark))
            : put[timesIn(before, VALUE)];
    const other = tables.get(prefix) ?? (isCondition ? prefix : table);
    return index >= where && value
      ? [
          {
            column: columnOf(other === table ? '' : other, column),
            value,
            table,
            changes: about !== undefined && select === undefined,
            columns,
          },
        ]
      : [];
  });
}

/**
 * What may be a statement in a call: `query(sql, [id])`, `query({ text: sql, values: [id] })`,
 * `query(sql, { replacements: { id } })`, `prepare(sql).all(id)`, whose values are passed by themselves,
 * `request.input('id', id).query(sql)`, and `where('order.userId = :id', { id })`.
 */
export function statementIn(
  { callee, arguments: given }: TSESTree.CallExpression,
  source: TextSource,
): Statement | null {
  const prepared = callee.type === 'MemberExpression' ? constantOrSelf(callee.object, source) : null;
  if (prepared?.type === 'CallExpression' && lastName(prepared.callee) === 'prepare')
    return prepared.arguments[0]
      ? { text: constantOrSelf(prepared.arguments[0], source), values: given.flatMap(listed), isCondition: false }
      : null;
  const [first, second] = given;
  if (!first) return null;
  const told = constantOrSelf(first, source);
  const text =
    told.type === 'ObjectExpression' ? ['text', 'sql'].flatMap((name) => propertyValue(told, name) ?? [])[0] : told;
  const values = told.type === 'ObjectExpression' ? propertyValue(told, 'values') : second;
  if (!text) return null;
  return {
    text: constantOrSelf(text, source),
    values: values ? valuesOf(constantOrSelf(values, source), source) : inputsOf(callee),
    isCondition: /where/i.test(lastName(callee)),
  };
}

/**
 * What an object compares by a text of its own, whose names and values are next to it: the `albumId` of
 * `{ KeyConditionExpression: '#album = :id', ExpressionAttributeNames: { '#album': 'albumId' }, ... }` of DynamoDB,
 * with `ExpressionAttributeValues: { ':id': id }`.
 */
export function expressedConditions(
  object: TSESTree.ObjectExpression,
): readonly Pick<ColumnCondition, 'column' | 'value'>[] {
  const beside = new Map(
    object.properties
      .flatMap((property) =>
        property.type === 'Property' && property.value.type === 'ObjectExpression' ? property.value.properties : [],
      )
      .flatMap(marked),
  );
  if (beside.size === 0) return [];
  return object.properties.flatMap((property) => {
    const text = property.type === 'Property' ? plainString(property.value) : null;
    return [...(text ?? '').matchAll(/(#?\w+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', mark = '']) => {
      const value = beside.get(mark);
      const column = beside.get(name);
      return value ? [{ column: column ? (plainString(column) ?? name) : name, value }] : [];
    });
  });
}

/**
 * A name or a value with its mark; where types are written, it is the only one of an object: `{ ':id': { S: id } }`.
 */
function marked(property: TSESTree.ObjectLiteralElement): readonly (readonly [string, TSESTree.Node])[] {
  const name = property.type === 'Property' ? plainString(property.key) : null;
  if (property.type !== 'Property' || name === null || !/^[:#]/.test(name)) return [];
  const [typed] = property.value.type === 'ObjectExpression' ? property.value.properties : [];
  return [[name, typed?.type === 'Property' ? typed.value : property.value]];
}

/** What a variable is called that holds a statement. */
const HOLDS_STATEMENT = /^(?:sql|query|stmt|statement)$|(?:Sql|SQL|Query|Statement)$/;

/** Whether a text is a statement, or a variable is called like one: what is next to it are its values then. */
export function isStatement({ text }: Statement): boolean {
  return text.type === 'Identifier' ? HOLDS_STATEMENT.test(text.name) : STATEMENT.test(readText(text).text);
}

/** A text with a hole for each expression in it, as a template or a sum. */
export function readText(node: TSESTree.Node): { readonly text: string; readonly put: readonly TSESTree.Node[] } {
  if (node.type === 'TemplateLiteral')
    return { text: node.quasis.map(({ value }) => value.cooked).join(VALUE), put: node.expressions };
  if (node.type !== 'BinaryExpression' || node.operator !== '+') {
    const text = plainString(node);
    return text === null ? { text: VALUE, put: [node] } : { text, put: [] };
  }
  const [left, right] = [readText(bare(node.left)), readText(bare(node.right))];
  return { text: left.text + right.text, put: [...left.put, ...right.put] };
}

/** Options that hold the values of a statement. */
const HOLDING_VALUES: readonly string[] = ['replacements', 'bind', 'parameters'];

function valuesOf(node: TSESTree.Node, source: TextSource): Values {
  if (node.type !== 'ObjectExpression') return listed(node);
  const held = HOLDING_VALUES.flatMap((name) => propertyValue(node, name) ?? [])[0];
  if (held) return valuesOf(constantOrSelf(held, source), source);
  return new Map(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[nameOf(property.key), property.value] as const] : [],
    ),
  );
}

/** `id` of the keys `id`, `':id'` and `$id`. */
function nameOf(key: TSESTree.Node): string {
  return (plainString(key) ?? lastName(key)).replace(/^[:@$]/, '');
}

/** What a request of SQL Server is given before its statement: `request.input('id', sql.Int, id)`. */
function inputsOf(callee: TSESTree.Node): Values {
  const inputs = new Map<string, TSESTree.Node>();
  let from = callee.type === 'MemberExpression' ? bare(callee.object) : callee;
  while (from.type === 'CallExpression' && from.callee.type === 'MemberExpression') {
    const [name, value] = [from.arguments[0], from.arguments.at(-1)];
    if (memberName(from.callee) === 'input' && name && value) inputs.set(plainString(name) ?? '', value);
    from = bare(from.callee.object);
  }
  return inputs;
}

function named(values: Values, name: string, index: number): TSESTree.Node | null | undefined {
  return 'get' in values ? values.get(name) : values[index];
}

function at(values: Values, index: number): TSESTree.Node | null | undefined {
  return 'get' in values ? null : values[index];
}

function listed(node: TSESTree.Node): readonly (TSESTree.Node | null)[] {
  return node.type === 'ArrayExpression' ? node.elements : [node];
}

function timesIn(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
