import type { JudgedRoute } from '../../model/plan.ts';
import type { Edit } from '../../model/text.ts';
import type { ControllerMethod, HandlerCodes, ReadCode } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { ClassCode, ClassMember, Parameter } from '../../values/terms.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { CallSites } from './call-sites.ts';
import { isIdentifier, type CarriedField } from './identifier-field.ts';
import { CARRIERS, decoratorName, editsToParam } from './nest-decorators.ts';

/** Validators of texts, and decorators that describe a field. */
const OF_TEXTS: ReadonlySet<string> = new Set(['IsString', 'IsUUID', 'IsMongoId', 'IsAlphanumeric']);
const DESCRIBING: ReadonlySet<string> = new Set([
  ...['IsNotEmpty', 'IsDefined', 'Length', 'MinLength', 'MaxLength', 'Matches', 'ApiProperty', 'Expose'],
]);

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
  const name =
    method.source
      .slice(...parameter.range)
      .split(':')
      .at(-1)
      ?.trim() ?? '';
  const { found, code } = classOf(name, method, codes) ?? {};
  const [only, ...rest] = found?.members ?? [];
  if (!found || !code || !only || rest.length > 0 || found.superclass || found.construct) return null;
  const field = only.key.kind === 'text' ? only.key.value : '';
  const edits = editsToParam(decorator, method);
  if (!edits || !isIdentifier(field) || field.startsWith('_') || !isText(only, code)) return null;
  return { carrier, field, parameter, edits };
}

/** A class with its file. */
interface FoundClass {
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

/** Whether a field of a class is a text that is always there, as its type says and a validator checks. */
function isText({ kind, isStatic, key, value, decorators, range }: ClassMember, { terms, source }: ReadCode): boolean {
  if (kind !== 'field' || isStatic || value || key.kind !== 'text') return false;
  const type = source.slice(key.end, range[1]).replace(/;$/, '').trim();
  const calls = CallSites.of(terms);
  const names = decorators.map((each) => decoratorName(each, calls));
  const isChecked = names.some((each) => OF_TEXTS.has(each));
  return isChecked && /^!?:\s*string$/.test(type) && names.every((each) => OF_TEXTS.has(each) || DESCRIBING.has(each));
}
