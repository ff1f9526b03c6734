import type { TermSite } from '../values/term-sites.ts';
import type { CallTerm, Term } from '../values/terms.ts';

/** Which libraries convert what they look for, as far as the program imports them. */
export interface Converting {
  /** Mongoose casts the values of conditions to the types of the schema. */
  readonly conditions: boolean;
  /** A database of SQL compares a column with a text that specifies its value. */
  readonly columns: boolean;
}

/** Functions that take a text for the number that it specifies. */
const CONVERTING: ReadonlySet<string> = new Set([
  ...['Number', 'parseInt', 'parseFloat', 'String', 'BigInt', 'isNaN', 'encodeURIComponent', 'toString', 'isValid'],
]);
/** Functions that take the identifier of a document, which is a text of digits and letters. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(['ObjectId', 'ObjectID', 'isValidObjectId', 'createFromHexString']);
/** Members of models that look for one identifier, and convert it. */
const BY_ID = /^(?:find(?:One)?By(?:Id|Pk|PK)\w*|findById\w*)$/;
/** Members that are given conditions first, and values of columns. */
const CONDITIONED = new RegExp(
  String.raw`^(?:find|findOne\w*|findAll|findAndCount\w*|exists|count\w*|where|andWhere|first` +
    String.raw`|update(?:One|Many)?|replaceOne|delete(?:One|Many)?|del|remove|destroy)$`,
);
/** Members that are given a statement of SQL, and the values for its places. */
const STATEMENTS = /^(?:query|execute|run|get|all|one|oneOrNone|none|any|raw|prepare)$/;
/** What prints is for people. */
const PRINTING = /^(?:log|info|warn|error|debug)$/;

/**
 * How a call converts a value that it is given: `document` where that is the identifier of a document, `any` where a
 * text and the number that it specifies are the same to it; null where they may differ, or where no call is given it.
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
  // A list of a document takes identifiers out as its schema has them: `team.members.pull(id)`.
  const isTakenOut = converting.conditions && name === 'pull' && at === 0;
  return CONVERTING.has(name) || BY_ID.test(name) || isPrinted || isColumn || isTakenOut ? 'any' : null;
}

/** Whether a function of a name takes the identifier of a document: `findById`, `ObjectId`, `team.members.id`. */
export function takesDocument(name: string, { conditions }: Pick<Converting, 'conditions'>): boolean {
  return OF_DOCUMENTS.has(name) || (conditions && (name === 'id' || name.startsWith('findById')));
}

/** Whether a member of a model is given conditions first: `findOne({ _id: id })`. */
export function takesConditions(name: string, isModel: boolean): boolean {
  return CONDITIONED.test(name) || (isModel && name.startsWith('findById'));
}

/** `{ _id: id }`, `[id]` as an argument. */
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
    if (conditions) return first === '_id' ? 'document' : 'any';
    return columns && name !== 'update' ? 'any' : null;
  }
  return columns && way.length === 2 && way[1] === 'where' ? 'any' : null;
}

interface CallAround {
  readonly term: CallTerm;
  readonly role: TermSite['role'];
  /** Which argument it is. */
  readonly at: number;
  /** What resolves to the value in the argument, the innermost one first: keys of objects, and `list`. */
  readonly way: readonly string[];
}

/** The call that is given a value, itself or in objects and lists; null where none is. */
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
