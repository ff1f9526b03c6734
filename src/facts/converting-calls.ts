import type { TermSite } from '../values/term-sites.ts';
import type { CallTerm, Term } from '../values/terms.ts';

/** Whether the program imports libraries that convert the values that they search for. */
export interface Converting {
  /** Mongoose casts the values of conditions to the types of the schema. */
  readonly conditions: boolean;
  /** A database of SQL compares a column of numbers with a text of digits as with the number. */
  readonly columns: boolean;
}

/** Functions whose result is the same for a number and for its text: `Number('7')`, `String(7)`. */
const CONVERTING: ReadonlySet<string> = new Set([
  ...['Number', 'parseInt', 'parseFloat', 'String', 'BigInt', 'isNaN', 'encodeURIComponent', 'toString', 'isValid'],
]);
/** Functions whose argument is the identifier of a document of MongoDB, a text of digits and letters. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(['ObjectId', 'ObjectID', 'isValidObjectId', 'createFromHexString']);
/** Members of models that search for one identifier, and convert it. */
const BY_ID = /^(?:find(?:One)?By(?:Id|Pk|PK)\w*|findById\w*)$/;
/** Members whose first argument is the conditions of a query, or whose arguments are a column and its value. */
const CONDITIONED = new RegExp(
  String.raw`^(?:find|findOne\w*|findAll|findAndCount\w*|exists|count\w*|where|andWhere|first` +
    String.raw`|update(?:One|Many)?|replaceOne|delete(?:One|Many)?|del|remove|destroy)$`,
);
/** Members whose arguments are a statement of SQL and the values for its placeholders. */
const STATEMENTS = /^(?:query|execute|run|get|all|one|oneOrNone|none|any|raw|prepare)$/;
/** Members of `console`, which print a number and its text alike. */
const PRINTING = /^(?:log|info|warn|error|debug)$/;

/**
 * How a call converts an argument: `document` if it takes it for the identifier of a document, `any` if a number and
 * its text have the same effect; null if these may differ, or if the value is no argument.
 *
 * @param nameOf the last name of an expression: `findById` of `User.findById`; empty where it has none
 */
export function conversionOf(
  site: TermSite,
  converting: Converting,
  nameOf: (term: Term) => string,
): 'document' | 'any' | null {
  const call = callAround(site);
  if (!call) return null;
  const { term, at, role, way } = call;
  if (term.form === 'tag') return 'any';
  if (role !== 'argument') return null;
  const name = nameOf(term.callee);
  if (way.length > 0) return ofConditions(name, call, converting);
  if (takesDocument(name, converting)) return 'document';
  const isPrinted = PRINTING.test(name) && term.callee.kind === 'member' && nameOf(term.callee.object) === 'console';
  const isColumn = converting.columns && /^(?:where|andWhere)$/.test(name) && at > 0;
  // `pull` of a list in a document converts identifiers as the schema requires: `team.members.pull(id)`.
  const isTakenOut = converting.conditions && name === 'pull' && at === 0;
  return CONVERTING.has(name) || BY_ID.test(name) || isPrinted || isColumn || isTakenOut ? 'any' : null;
}

/**
 * Whether the argument of a function with this name is the identifier of a document: `findById`, `ObjectId`,
 * `team.members.id`.
 */
export function takesDocument(name: string, { conditions }: Pick<Converting, 'conditions'>): boolean {
  return OF_DOCUMENTS.has(name) || (conditions && (name === 'id' || name.startsWith('findById')));
}

/** Whether a key of conditions is the identifier of a document, or of a part of one: `_id`, `children._id`. */
export function isDocumentKey(key: string): boolean {
  return key === '_id' || key.endsWith('._id');
}

/** Whether the first argument of a member of a model may be conditions: `findOne({ _id: id })`. */
export function takesConditions(name: string, isModel: boolean): boolean {
  return CONDITIONED.test(name) || (isModel && name.startsWith('findById'));
}

/**
 * How a call converts a value within an argument: a field of conditions `{ _id: id }`, or an element of the list
 * `[id]`.
 */
function ofConditions(
  name: string,
  { at, way }: CallAround,
  { conditions, columns }: Converting,
): 'document' | 'any' | null {
  const [first] = way;
  if (first === 'list') return way.length === 1 && at > 0 && STATEMENTS.test(name) ? 'any' : null;
  const isConditioned = takesConditions(name, conditions);
  if (!isConditioned || way.includes('list')) return null;
  if (way.length === 1 && at === 0) {
    if (conditions) return first !== undefined && isDocumentKey(first) ? 'document' : 'any';
    return columns && name !== 'update' ? 'any' : null;
  }
  return columns && way.length === 2 && way[1] === 'where' ? 'any' : null;
}

interface CallAround {
  readonly term: CallTerm;
  readonly role: TermSite['role'];
  /** The index of the argument. */
  readonly at: number;
  /** The path to the value within the argument, the innermost step first: keys of objects, and `list` for an array. */
  readonly way: readonly string[];
}

/** The call with a value as its argument, or in objects and lists of it; null where there is none. */
function callAround(site: TermSite): CallAround | null {
  const way: string[] = [];
  for (let open: TermSite | null = site; open; open = open.within) {
    const around: Term | undefined = open.within?.term;
    if (around?.kind === 'call') return { term: around, role: open.role, at: open.at, way };
    if (around?.kind === 'object' && open.role === 'entry') {
      const key = around.entries[open.at]?.key;
      way.push(key?.kind === 'text' ? key.value : '');
    } else if (around?.kind === 'array' && open.role === 'item') way.push('list');
    else return null;
  }
  return null;
}
