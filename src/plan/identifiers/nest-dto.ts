import type { JudgedRoute } from '../../model/plan.ts';
import type { Edit } from '../../model/text.ts';
import type { ControllerMethod, HandlerCodes, ReadCode } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { ClassCode, ClassMember, Parameter } from '../../values/terms.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { CallSites } from './call-sites.ts';
import type { EditsByFile } from './identifier-side.ts';
import { isIdentifier, type CarriedField } from './identifier-field.ts';
import { CARRIERS, decoratorName, editsToParam } from './nest-decorators.ts';

/** Validators of texts, and decorators that describe a field. */
const OF_TEXTS: ReadonlySet<string> = new Set(['IsString', 'IsUUID', 'IsMongoId', 'IsAlphanumeric']);
const DESCRIBING: ReadonlySet<string> = new Set([
  ...['IsNotEmpty', 'IsDefined', 'Length', 'MinLength', 'MaxLength', 'Matches', 'ApiProperty', 'Expose'],
]);

/** Decorators that any segment of a path satisfies. */
const PLAIN: ReadonlySet<string> = new Set(['IsString', 'IsNotEmpty', 'IsDefined', 'ApiProperty', 'Expose']);

/** A parameter of a method of a controller that gets the identifier in an object of its own. */
export interface ParameterObject extends CarriedField {
  readonly parameter: Parameter;
  /** The edits by which it gets the parameters of the path. */
  readonly edits: readonly Edit[];
}

/**
 * The parameter whose class has the identifier alone, as a text that validators check: `@Body() { id }: RemoveUser`
 * becomes `@Param() { id }: RemoveUser`.
 *
 * @returns null where no parameter does, or where the path has other parameters too
 */
export function parameterObject(
  { route, path }: JudgedRoute,
  method: ControllerMethod,
  codes: HandlerCodes,
): ParameterObject | null {
  const calls = CallSites.of(method.terms);
  const carried = method.code.parameters.filter(({ decorators }) =>
    decorators.some((each) => CARRIERS[decoratorName(each, calls)] !== undefined),
  );
  const [parameter, ...others] = carried;
  const [decorator, ...more] = parameter?.decorators ?? [];
  const carrier = decorator && CARRIERS[decoratorName(decorator, calls)];
  const isPlain = decorator?.kind === 'call' && decorator.args.length === 0;
  if (!parameter || !carrier || !isPlain || others.length + more.length > 0) return null;
  const addresses = [path, ...addressesOf(route.router)];
  if (addresses.some(({ segments }) => segments.some((each) => each.kind !== 'static'))) return null;
  const { found, code } = classOf(writtenType(parameter, method), method, codes) ?? {};
  const [only, ...rest] = found?.members ?? [];
  if (!found || !code || !only || rest.length > 0 || found.superclass || found.construct) return null;
  const field = only.key.kind === 'text' ? only.key.value : '';
  const edits = editsToParam(decorator, method);
  if (!edits || !isIdentifier(field) || field.startsWith('_') || !isText(only, code)) return null;
  return { carrier, field, parameter, edits };
}

/** The type of a parameter or a field, as it is written; empty for none. */
export function writtenType({ typeRange }: Pick<Parameter, 'typeRange'>, { source }: Pick<ReadCode, 'source'>): string {
  return typeRange ? source.slice(...typeRange) : '';
}

/** A class with its file. */
export interface FoundClass {
  readonly found: ClassCode;
  readonly code: ReadCode;
}

/** The class of a name in a file, or in one that it imports the name from, with its file. */
function classOf(name: string, code: ReadCode, codes: HandlerCodes): FoundClass | null {
  const imported = code.terms.imports.find(({ binding }) => code.terms.bindings[binding] === name);
  const other = imported ? codes.namedBy(code.file, imported.specifier) : code;
  if (!other) return null;
  const named = imported?.name ?? name;
  const all: ClassCode[] = [];
  new TermWalk(({ term }) => {
    if (term.kind === 'class' && term.code.name === named) all.push(term.code);
  }).statements(other.terms.body);
  const [found, ...others] = all;
  return found && others.length === 0 ? { found, code: other } : null;
}

/** A field of a class that is a text, with its class and its file. */
export interface TextField extends FoundClass {
  readonly member: ClassMember;
}

/** The field of a class that a method names, where that is a text which needs no other check than that it is one. */
export function fieldOfClass(name: string, field: string, method: ReadCode, codes: HandlerCodes): TextField | null {
  const found = classOf(name, method, codes);
  if (!found || found.found.construct) return null;
  const members = found.found.members.filter(({ key }) => key.kind === 'text' && key.value === field);
  const [member, ...others] = members;
  if (!member || others.length > 0 || !isText(member, found.code)) return null;
  const calls = CallSites.of(found.code.terms);
  const isPlain = member.decorators.every((each) => PLAIN.has(decoratorName(each, calls)));
  return isPlain ? { ...found, member } : null;
}

/** The edits that delete a field of a class; null where something else than a method may use the class. */
export function withoutMember(
  { found, code, member }: TextField,
  method: ReadCode,
  codes: HandlerCodes,
): EditsByFile | null {
  // Its declaration and the type of the parameter, and an import of another file: types are no terms.
  const expected = code.file === method.file ? 2 : 3;
  const uses = codes.all().reduce((sum, { source }) => sum + source.split(found.name).length - 1, 0);
  if (uses !== expected) return null;
  const { source, file } = code;
  const first = Math.min(
    member.range[0],
    ...member.decorators.flatMap((each) => ('range' in each ? each.range[0] - 1 : [])),
  );
  const [start, end] = [source.lastIndexOf('\n', first - 1) + 1, source.indexOf('\n', member.range[1])];
  const isAlone = (source.slice(start, first) + source.slice(member.range[1], end)).replace(';', '').trim() === '';
  if (end < 0 || !isAlone) return null;
  // A blank line after the field goes with it.
  const next = source.indexOf('\n', end + 1);
  const isBlank = next >= 0 && source.slice(end, next).trim() === '';
  return [{ file, edits: [{ range: [start, (isBlank ? next : end) + 1], text: '' }] }];
}

/** Whether a field of a class is a text that is always there, as its type says and a validator checks. */
function isText(member: ClassMember, { terms, source }: ReadCode): boolean {
  const { kind, isStatic, isOptional, key, value, decorators } = member;
  if (kind !== 'field' || isStatic || isOptional || value || key.kind !== 'text') return false;
  const calls = CallSites.of(terms);
  const names = decorators.map((each) => decoratorName(each, calls));
  const isChecked = names.some((each) => OF_TEXTS.has(each));
  const isPlain = names.every((each) => OF_TEXTS.has(each) || DESCRIBING.has(each));
  return isChecked && isPlain && writtenType(member, { source }) === 'string';
}
