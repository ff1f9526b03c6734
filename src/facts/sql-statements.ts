import type { CallEvent } from '../values/events.ts';
import { isCall } from '../values/chain.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import { isIdentifierField } from './looking-up.ts';
import { nameOfCallee } from './called-member.ts';
import { singular } from '../words/inflect.ts';

/** A column that a statement compares with a value. */
export interface ColumnCondition {
  readonly column: string;
  readonly value: Value;
  readonly table: string;
  readonly changes: boolean;
  /** The columns that are read or set. */
  readonly columns: readonly string[];
}

/** The values for the placeholders of a statement: a list, or values with names. */
type Values = readonly Value[] | ReadonlyMap<string, Value>;

/** A statement with the values for its placeholders. */
export interface Statement {
  /** The text with a mark for each value in it; null where it is not known. */
  readonly text: string | null;
  readonly put: readonly Value[];
  /** Collects the values: most calls have a text, and few of these are statements. */
  readonly values: () => Values;
  /** Whether it is only what a query builder puts after `where`. */
  readonly isCondition: boolean;
}

/** The character in the place of each value that a text contains. */
export const MARK = '\0';

/**
 * A column, its table and the value that it is compared with: `?`, `$1`, an expression, or a name (`:id`, `@id`,
 * `$id`).
 */
const COMPARISON = /(?:(\w+)["`\]]?\.)?["`[]?(\w+)["`\]]?\s*(?:=|\bin\s*\()\s*["']?(?:(\?)|\$(\d+)|(\0)|[:@$](\w+))/gi;

/** A statement up to the table that it is about. */
const STATEMENT = /^\s*(?:(select)\b(.*?)\bfrom|delete\s+from|update)\s+["`[]?(?:\w+\.)?["`[]?(\w+)/is;

/** The tables of a statement, and what they are called in it. */
const TABLES = /\b(?:from|join|update)\s+["`[]?(?:\w+\.)?["`[]?(\w+)["`\]]?(?:\s+(?:as\s+)?(\w+))?/gi;

/** Whether a text is a statement, so that what is next to it are its values. */
export function isStatement(text: string): boolean {
  return STATEMENT.test(text);
}

/**
 * What an SQL statement that reads, updates or deletes compares its columns with: the second argument of
 * `query('SELECT * FROM orders WHERE user_id = ?', [id])`, or what is put into it. The `id` of another table that is
 * joined is that of its things: `user_id` of `JOIN users u ... WHERE u.id = ?`.
 */
export function columnConditions({ text, put, values, isCondition }: Statement): readonly ColumnCondition[] {
  if (text === null) return [];
  const [about, select, selected = '', table = ''] = STATEMENT.exec(text) ?? [];
  const where = isCondition ? 0 : text.search(/\bwhere\b/i);
  if (where < 0 || (about === undefined && !isCondition)) return [];
  const tables = tablesIn(text);
  const columns =
    select === undefined
      ? [...text.slice(about?.length ?? 0, where).matchAll(/(\w+)["`\]]?\s*=/g)].map(([, name = '']) => name)
      : (selected.match(/\w+/g) ?? []);
  const changes = about !== undefined && select === undefined;
  const valueAt = placeholders(text, put, values);
  return [...text.matchAll(COMPARISON)].flatMap((comparison) => {
    const { index, 1: prefix = '', 2: column = '' } = comparison;
    const value = valueAt(comparison);
    const other = tables.get(prefix) ?? (isCondition ? prefix : table);
    if (index < where || !value) return [];
    return [{ column: columnOf(other === table ? '' : other, column), value, table, changes, columns }];
  });
}

function tablesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(TABLES)].flatMap(([, name = '', alias = name]) => [
      [name, name] as const,
      [alias, name] as const,
    ]),
  );
}

/** Finds the value for the placeholder of a comparison; called for the comparisons in their order. */
function placeholders(
  text: string,
  put: readonly Value[],
  valuesOfCall: () => Values,
): (comparison: RegExpExecArray) => Value | null | undefined {
  const names: string[] = [];
  const values = valuesOfCall();
  return ({ index, 0: whole, 3: mark, 4: number, 6: name }) => {
    const before = text.slice(0, index + whole.length - 1);
    if (name !== undefined) {
      if (!names.includes(name)) names.push(name);
      return 'get' in values ? values.get(name) : values[names.indexOf(name)];
    }
    const at = number === undefined ? timesIn(before, mark ?? MARK) : Number(number) - 1;
    const list = number === undefined && mark === undefined ? put : values;
    return 'get' in list ? null : list[at];
  };
}

/** The name of a column; an identifier gets that of its table: `user_id` of `users.id`. */
export function columnOf(table: string, column: string): string {
  return table !== '' && isIdentifierField(column) ? `${singular(table)}_${column}` : column;
}

/**
 * What may be a statement in a call: `query(sql, [id])`, `query({ text: sql, values: [id] })`,
 * `query(sql, { replacements: { id } })`, `prepare(sql).all(id)`, whose values are passed by themselves,
 * `request.input('id', id).query(sql)`, a tagged template, and `where('order.userId = :id', { id })`.
 */
export function statementIn(event: CallEvent): Statement | null {
  const { callee, args, site } = event;
  const [first, second] = args;
  const on = memberSource(callee)?.object;
  const prepared = on && isCall(on) ? on.source.call : null;
  if (prepared?.args[0] && nameOfCallee(prepared.callee) === 'prepare')
    return { ...marked(prepared.args[0]), values: () => args.flatMap(elements), isCondition: false };
  if (!first) return null;
  if (site.form === 'tag')
    return {
      text: elements(first)
        .map((piece) => marked(piece).text)
        .join(MARK),
      put: args.slice(1),
      values: () => [],
      isCondition: false,
    };
  const described = first.kind === 'object' && first.shape === 'plain' ? first.state.fields : null;
  const text = described ? (described.get('text') ?? described.get('sql')) : first;
  const values = described ? described.get('values') : second;
  if (!text) return null;
  const isCondition = /where/i.test(nameOfCallee(callee));
  return { ...marked(text), values: () => (values ? valuesOf(values) : inputsOf(on)), isCondition };
}

/** A text with a mark for each value in it; null where it is no text. */
export function marked(value: Value): Pick<Statement, 'text' | 'put'> {
  const [text] = optionsOf(value);
  if (text?.kind !== 'text') return { text: null, put: [] };
  return {
    text: text.pieces.map((piece) => ('text' in piece ? piece.text : MARK)).join(''),
    put: text.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])),
  };
}

/** How deep such options are nested. */
const DEEPEST_OPTION = 4;
/** Options that contain the values of a statement. */
const OPTIONS: readonly string[] = ['replacements', 'bind', 'parameters'];

function valuesOf(value: Value, depth = DEEPEST_OPTION): Values {
  if (value.kind !== 'object' || value.shape === 'array') return elements(value);
  const { fields } = value.state;
  const inner = OPTIONS.flatMap((name) => fields.get(name) ?? [])[0];
  if (inner && depth > 0) return valuesOf(inner, depth - 1);
  // `id` of the keys `id`, `:id` and `$id`.
  return new Map([...fields].map(([name, field]) => [name.replace(/^[:@$]/, ''), field]));
}

/** The values that a request of SQL Server gets before its statement: `request.input('id', sql.Int, id)`. */
function inputsOf(on: Value | undefined): Values {
  const inputs = new Map<string, Value>();
  for (let open = on; open && isCall(open); ) {
    const { callee, args } = open.source.call;
    const [name, value] = [args[0], args.at(-1)];
    if (nameOfCallee(callee) === 'input' && name && value) inputs.set(marked(name).text ?? '', value);
    open = memberSource(callee)?.object;
  }
  return inputs;
}

/** The elements of a list; any other value as the only one. */
function elements(value: Value): readonly Value[] {
  return value.kind === 'object' && value.shape === 'array' ? elementsOf(value) : [value];
}

function timesIn(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
