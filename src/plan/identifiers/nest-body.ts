import { sensitiveUses } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Edit, FilePlace, Range } from '../../model/text.ts';
import type { ControllerMethod, HandlerCodes } from '../../project/handler-code.ts';
import { declaredBy, TermWalk } from '../../values/term-sites.ts';
import type { CallTerm, Parameter, Target } from '../../values/terms.ts';
import { CallSites } from './call-sites.ts';
import { obstacleAt } from './handler-obstacles.ts';
import type { EditsByFile } from './identifier-side.ts';
import { chosenField, isIdentifier, type CarriedField } from './identifier-field.ts';
import { CARRIERS, decoratorName, importOfParam } from './nest-decorators.ts';
import { fieldOfClass, withoutMember, writtenType } from './nest-dto.ts';
import { usesOf, type ObjectRead } from './object-uses.ts';
import { bindingsOf } from './passed-body.ts';
import { listRange } from './read-edits.ts';

/** A parameter of a method of a controller that gets the identifier with other fields: `@Body() data: ChangeUser`. */
export interface BodyObject extends CarriedField {
  /** Whether the parameter is used as a whole too, so that requests go on sending the field in it. */
  readonly stays: boolean;
  /** Where a text would answer otherwise than a number; null where it is certainly a text. */
  readonly asNumber: Range | null;
  /** The edits by which the method gets the identifier as a parameter of its own, by file. */
  readonly edits: EditsByFile;
}

/**
 * Finds the parameter that gets the identifier of an item with other fields of the body or the query, and the edits by
 * which `@Body() data: ChangeUser` becomes `@Param('id') id: string, @Body() data: ChangeUser`.
 *
 * @param collection the words of the collection that the item is of; none where that is not known
 * @param nameOf the name of the parameter of the path for a field
 * @returns null where no parameter gets a whole body or query
 */
export function bodyObject(
  method: ControllerMethod,
  codes: HandlerCodes,
  collection: readonly string[],
  nameOf: (field: string) => string,
): BodyObject | IdentifierObstacle | null {
  const calls = CallSites.of(method.terms);
  const carried = carriedIn(method, calls);
  if (!carried || 'reason' in carried) return carried;
  const { parameter, carrier } = carried;
  const call = callOf(method, codes);
  if (call) return { reason: 'shared-handler', place: call };
  const { reads, whole, written } = usesOf(parameter, calls);
  const ids = reads.flatMap(({ field }) => (isIdentifier(field) ? [{ carrier, field }] : []));
  const chosen = chosenField(ids, collection);
  const reason = ids.length > 0 ? 'several-fields' : whole ? 'whole-body' : 'no-field';
  if (!chosen) return obstacleAt(method, reason, whole ?? undefined);
  const { field } = chosen;
  const own = reads.filter((each) => each.field === field);
  if (written?.field === field) return obstacleAt(method, 'replaced', written.start.range);
  const starts = own.map(({ start }) => start);
  const kinds = sensitiveUses(starts, bindingsOf(method.terms), { conditions: false, columns: false }).sensitive;
  const held = kinds.find(({ kind }) => kind !== 'number');
  if (held) return obstacleAt(method, held.kind === 'written' ? 'replaced' : 'optional', held.range);
  const stays = whole !== null;
  if (stays && (carrier === 'query' || own.some(({ binding }) => binding !== null)))
    return obstacleAt(method, 'whole-body', whole);
  const type = writtenType(parameter, method);
  const isOpen = type === '' || type === 'any';
  const member = isOpen ? null : fieldOfClass(type, field, method, codes);
  if ((!isOpen && !member) || customPipe(codes)) return obstacleAt(method, 'types', parameter.range);
  const removed = member && !stays ? withoutMember(member, method, codes) : [];
  if (removed === null) return obstacleAt(method, 'types', parameter.range);
  const edits = editsFor(carried, own, nameOf(field), method);
  if ('reason' in edits) return edits;
  return {
    ...{ carrier, field, stays, edits: [{ file: method.file, edits }, ...removed] },
    asNumber: isOpen && carrier === 'body' ? (kinds[0]?.range ?? null) : null,
  };
}

/** A parameter with its decorator: `@Body() data`. */
interface CarriedParameter {
  readonly parameter: Parameter;
  readonly decorator: CallTerm;
  readonly carrier: Carrier;
}

/** The one parameter that gets a whole body or query; an obstacle where there are several, null where there is none. */
function carriedIn(method: ControllerMethod, calls: CallSites): CarriedParameter | IdentifierObstacle | null {
  const [parameter, ...others] = method.code.parameters.filter(({ decorators }) =>
    decorators.some((each) => CARRIERS[decoratorName(each, calls)] !== undefined),
  );
  const [decorator, ...more] = parameter?.decorators ?? [];
  const carrier = decorator && CARRIERS[decoratorName(decorator, calls)];
  if (!parameter || decorator?.kind !== 'call' || !carrier || decorator.args.length > 0) return null;
  if (others.length + more.length > 0) return obstacleAt(method, 'whole-body', parameter.range);
  return { parameter, decorator, carrier };
}

/** The edits by which a method gets the identifier as a parameter of its own. */
function editsFor(
  { parameter, decorator }: CarriedParameter,
  reads: readonly ObjectRead[],
  name: string,
  method: ControllerMethod,
): readonly Edit[] | IdentifierObstacle {
  const local = localName(reads, name, method);
  const start = decorator.range[0] - 1;
  const imported = importOfParam(decorator, method);
  if (local === null || !imported || method.source[start] !== '@')
    return obstacleAt(method, 'handler', parameter.range);
  const declared = { range: [start, start], text: `@${imported.name}('${name}') ${local}: string, ` } as const;
  const edits = reads.map((read) => editOf(read, local, method.source));
  const unread = reads[edits.indexOf(null)];
  if (unread) return obstacleAt(method, 'handler', unread.start.range);
  return [...imported.edits, declared, ...edits.filter((edit) => edit !== null)];
}

/** A call of the method, which would lack the new parameter, by a test or its own class; null where there is none. */
function callOf({ file, code }: ControllerMethod, codes: HandlerCodes): FilePlace | null {
  const name = code.name === '' ? code.inferred : code.name;
  for (const { terms, file: calling } of codes.callersOf(file)) {
    const calls = CallSites.of(terms);
    const found: Range[] = [];
    new TermWalk(({ term }) => {
      if (term.kind !== 'call' || term.callee.kind !== 'member' || calls.nameOf(term.callee) !== name) return;
      if (calling !== file || term.callee.object.kind === 'this') found.push(term.range);
    }).statements(terms.body);
    const [range] = found;
    if (range) return { file: calling, range };
  }
  return null;
}

/** The edit by which a read becomes one of the parameter; null where nothing else is in a pattern. */
function editOf({ start, entry, pattern }: ObjectRead, local: string, source: string): Edit | null {
  if (!entry || !pattern) return { range: start.range, text: local };
  const range = listRange(pattern, entry, source);
  return range && { range, text: '' };
}

/** Whether the project has pipes of its own, which may change a body. */
function customPipe(codes: HandlerCodes): boolean {
  return codes
    .all()
    .some(({ terms }) =>
      terms.imports.some((each) => each.specifier === '@nestjs/common' && each.name === 'PipeTransform'),
    );
}

/** The name of the new parameter: that of the variable in a pattern, or one that the method does not use. */
function localName(reads: readonly ObjectRead[], name: string, { code, terms }: ControllerMethod): string | null {
  const calls = CallSites.of(terms);
  const bindings = [...new Set(reads.flatMap(({ binding }) => binding ?? []))];
  const [own, ...others] = bindings.map((each) => terms.bindings[each] ?? '');
  if (others.length > 0) return null;
  const local = own ?? name;
  const declares = (target: Target): boolean =>
    declaredBy(target).some((each) => !bindings.includes(each) && terms.bindings[each] === local);
  let isTaken = false;
  new TermWalk(({ term, statement }) => {
    if (term.kind === 'read') isTaken ||= !bindings.includes(term.binding) && terms.bindings[term.binding] === local;
    if (term.kind === 'global') isTaken ||= term.name === local;
    if (statement?.kind === 'declare') isTaken ||= declares(statement.target);
  }).function(code);
  isTaken ||= code.parameters.some(({ target }) => declares(target));
  return isTaken || bindings.some((each) => calls.isWritten(each)) ? null : local;
}
