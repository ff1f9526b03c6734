import type { FieldRead, PatternRead } from '../../facts/handler-fields.ts';
import type { Edit, Range } from '../../model/text.ts';
import type { ObjectTarget, TargetEntry, Term } from '../../values/terms.ts';

/** Where a handler reads the identifier from after the edits: `req`, `params`, `id`. */
export interface ReadTarget {
  readonly request: string;
  readonly parameters: string;
  readonly parameter: string;
  /** How a number is made of it: `Number`, or `+`; left out where it is a text. */
  readonly convert?: string;
}

/** The expression of a parameter: `req.params.id`, `Number(req.params.id)`. */
export function parameterRead({ request, parameters, parameter, convert }: ReadTarget): string {
  const read = `${request}.${parameters}.${parameter}`;
  if (convert === undefined) return read;
  return convert === '+' ? `+${read}` : `${convert}(${read})`;
}

/**
 * The edits that turn the read of a field into one of a parameter of the path; null where it is written in another way.
 */
export function editsOfRead(read: FieldRead, target: ReadTarget, source: string): readonly Edit[] | null {
  if (read.kind === 'member') return [{ range: read.range, text: parameterRead(target) }];
  return editsOfPattern(read, target, source);
}

/** Whether a type is asserted of the expression at a place: `req.body as User`. */
export function isFollowedByType([, end]: Range, source: string): boolean {
  const behind = source.slice(end).trimStart();
  return TYPING.some((word) => behind.startsWith(word));
}

/** Whether a field, or what it is read from, has a type in the source: `(req.body as Query).id`. */
export function isTyped(read: FieldRead, source: string): boolean {
  if (read.kind === 'member') return isFollowedByType(read.range, source) || hasTypes(read.site.term, source);
  const { pattern, value, declaration } = read;
  const rest = source.slice(value[1], declaration[1]).trim();
  const isPlain = source.slice(pattern.range[1], value[0]).trim() === '=' && (rest === '' || /^[;,]/.test(rest));
  return read.isInner ? false : !isPlain;
}

const TYPING = ['as ', 'satisfies '];

/** Whether something else than a dot, such as a type, is between the members of a chain. */
function hasTypes(term: Term, source: string): boolean {
  if (term.kind !== 'member' || term.isComputed || !('range' in term.object)) return false;
  const between = source.slice(term.object.range[1], term.keyRange[0]).trim();
  return (between !== '.' && between !== '?.') || hasTypes(term.object, source);
}

/**
 * The edits by which `const { id, name } = req.body` becomes `const { id } = req.params` and
 * `const { name } = req.body`; null where the declaration does not allow them.
 */
function editsOfPattern(read: PatternRead, target: ReadTarget, source: string): readonly Edit[] | null {
  const { entry, pattern, declaration } = read;
  const { request, parameters, parameter } = target;
  const [start, end] = declaration;
  const keyword = ['const', 'let', 'var'].find((each) => source.startsWith(`${each} `, start));
  const taken = takenAs(read, parameter, source);
  if (keyword === undefined || taken === null) return null;
  const { lead, isAlone } = lineOf(start, source);
  const mark = source[end - 1] === ';' ? ';' : isAlone ? '' : null;
  if (mark === null) return null;
  const name = taken.split(':').at(-1)?.trim() ?? '';
  if (target.convert !== undefined && name.includes('=')) return null;
  const declared =
    target.convert === undefined
      ? `${keyword} { ${taken} } = ${request}.${parameters}${mark}`
      : `${keyword} ${name} = ${parameterRead(target)}${mark}`;
  const isOnly = pattern.entries.length === 1 && !pattern.rest;
  // A declaration with more than the field cannot be replaced as a whole.
  if (isOnly && source.slice(start + keyword.length, pattern.range[0]).trim() === '' && isWhole(read, source))
    return [{ range: declaration, text: declared }];
  if (isOnly) return null;
  const range = listRange(pattern, entry, source);
  return (
    range && [
      { range: [start, start], text: isAlone ? `${declared}\n${lead}` : `${declared} ` },
      { range, text: '' },
    ]
  );
}

/** The place of an entry of a pattern, with its comma; null where nothing else is in the pattern. */
export function listRange(pattern: ObjectTarget, entry: TargetEntry, source: string): Range | null {
  const at = pattern.entries.indexOf(entry);
  const [before, after] = [pattern.entries[at - 1], pattern.entries[at + 1]];
  const next = after?.range[0] ?? (pattern.rest ? source.indexOf('...', entry.range[1]) : -1);
  if (next >= 0) return [entry.range[0], next];
  return before ? [before.range[1], entry.range[1]] : null;
}

/** Whether a declaration contains nothing after the value of a pattern, which is not within another one. */
function isWhole({ value, declaration, isInner }: PatternRead, source: string): boolean {
  const rest = source.slice(value[1], declaration[1]).trim();
  return !isInner && (rest === '' || rest === ';');
}

/**
 * The entry of a pattern with the name of the parameter: `id`, `id: userId`, `id = 7`; null where it is written in
 * another way.
 */
function takenAs({ entry: { key, range }, pattern }: PatternRead, parameter: string, source: string): string | null {
  if (key.kind !== 'text' || pattern.range[0] > range[0]) return null;
  const written = source.slice(...range);
  const behind = source.slice(key.end + (source[key.start - 1] === key.quote ? 1 : 0), range[1]).trimStart();
  const name = behind.startsWith(':') ? behind.slice(1).trim() : written;
  return name.startsWith(parameter) && !/[\w$]/.test(name[parameter.length] ?? '') ? name : `${parameter}: ${name}`;
}

/** The text before a place on its line, and whether it is only whitespace. */
function lineOf(start: number, source: string): { readonly lead: string; readonly isAlone: boolean } {
  const lead = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return { lead, isAlone: lead.trim() === '' };
}
