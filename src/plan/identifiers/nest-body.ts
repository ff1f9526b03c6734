import { sensitiveUses, type ValueStart } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { Edit, FilePlace, Range } from '../../model/text.ts';
import type { ControllerMethod, HandlerCodes } from '../../project/handler-code.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { ObjectTarget, Parameter, Target, TargetEntry } from '../../values/terms.ts';
import { CallSites } from './call-sites.ts';
import type { EditsByFile } from './identifier-side.ts';
import { chosenField, isIdentifier, type CarriedField } from './identifier-field.ts';
import { CARRIERS, decoratorName, importOfParam } from './nest-decorators.ts';
import { fieldOfClass, withoutMember } from './nest-dto.ts';
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

/** A read of a field of a parameter. */
interface ObjectRead {
  readonly field: string;
  readonly start: ValueStart;
  /** The variable that a pattern makes of it; null for a member. */
  readonly binding: BindingId | null;
  readonly entry: TargetEntry | null;
  readonly pattern: ObjectTarget | null;
}

interface ObjectUses {
  readonly reads: readonly ObjectRead[];
  /** A use as a whole; null where there is none. */
  readonly whole: Range | null;
  /** A field that is written. */
  readonly written: ObjectRead | null;
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
  const at = (reason: IdentifierReason, range: Range = method.code.range): IdentifierObstacle => ({
    ...{ reason, place: { file: method.file, range } },
  });
  const carried = method.code.parameters.filter(({ decorators }) =>
    decorators.some((each) => CARRIERS[decoratorName(each, calls)] !== undefined),
  );
  const [parameter, ...others] = carried;
  const [decorator, ...more] = parameter?.decorators ?? [];
  const carrier = decorator && CARRIERS[decoratorName(decorator, calls)];
  if (!parameter || decorator?.kind !== 'call' || !carrier || decorator.args.length > 0) return null;
  if (others.length + more.length > 0) return at('whole-body', parameter.range);
  const call = callOf(method, codes);
  if (call) return { reason: 'shared-handler', place: call };
  const { reads, whole, written } = usesOf(parameter, calls);
  const ids = reads.flatMap(({ field }) => (isIdentifier(field) ? [{ carrier, field }] : []));
  const chosen = chosenField(ids, collection);
  if (!chosen) return at(ids.length > 0 ? 'several-fields' : whole ? 'whole-body' : 'no-field', whole ?? undefined);
  const { field } = chosen;
  const own = reads.filter((each) => each.field === field);
  if (written?.field === field) return at('replaced', written.start.range);
  const kinds = sensitiveUses(
    own.map(({ start }) => start),
    bindingsOf(method.terms),
    { conditions: false, columns: false },
  ).sensitive;
  const held = kinds.find(({ kind }) => kind !== 'number');
  if (held) return at(held.kind === 'written' ? 'replaced' : 'optional', held.range);
  const stays = whole !== null;
  if (stays && (carrier === 'query' || own.some(({ binding }) => binding !== null))) return at('whole-body', whole);
  const type = typeOf(parameter, method);
  const isOpen = type === '' || type === 'any';
  const member = isOpen ? null : fieldOfClass(type, field, method, codes);
  if ((!isOpen && !member) || customPipe(codes)) return at('types', parameter.range);
  const local = localName(own, nameOf(field), method, calls);
  const [start] = [decorator.range[0] - 1];
  const imported = importOfParam(decorator, method);
  if (local === null || !imported || method.source[start] !== '@') return at('handler', parameter.range);
  const declared = `@${imported.name}('${nameOf(field)}') ${local}: string, `;
  const removed = member && !stays ? withoutMember(member, method, codes) : [];
  if (removed === null) return at('types', parameter.range);
  const edits: Edit[] = [...imported.edits, { range: [start, start], text: declared }];
  for (const read of own) {
    const edit = editOf(read, local, method.source);
    if (!edit) return at('handler', read.start.range);
    edits.push(edit);
  }
  return {
    ...{ carrier, field, stays, edits: [{ file: method.file, edits }, ...removed] },
    asNumber: isOpen && carrier === 'body' ? (kinds[0]?.range ?? null) : null,
  };
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

/** The declared type of a parameter, as it is written; empty where there is none. */
function typeOf({ target, range }: Parameter, { source }: ControllerMethod): string {
  const written = source.slice(target.kind === 'binding' && target.range ? target.range[1] : range[0], range[1]).trim();
  if (target.kind === 'binding') return written.startsWith(':') ? written.slice(1).trim() : '';
  return written.includes(':') ? (written.split(':').at(-1)?.trim() ?? '') : '';
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
function localName(
  reads: readonly ObjectRead[],
  name: string,
  { code, terms }: ControllerMethod,
  calls: CallSites,
): string | null {
  const bindings = [...new Set(reads.flatMap(({ binding }) => binding ?? []))];
  const [own, ...others] = bindings.map((each) => terms.bindings[each] ?? '');
  if (others.length > 0) return null;
  const local = own ?? name;
  const declares = (target: Target): boolean =>
    namesIn(target).some((each) => !bindings.includes(each) && terms.bindings[each] === local);
  let isTaken = false;
  new TermWalk(({ term, statement }) => {
    if (term.kind === 'read') isTaken ||= !bindings.includes(term.binding) && terms.bindings[term.binding] === local;
    if (term.kind === 'global') isTaken ||= term.name === local;
    if (statement?.kind === 'declare') isTaken ||= declares(statement.target);
  }).function(code);
  isTaken ||= code.parameters.some(({ target }) => declares(target));
  return isTaken || bindings.some((each) => calls.isWritten(each)) ? null : local;
}

function namesIn(target: Target): readonly BindingId[] {
  if (target.kind === 'binding') return [target.binding];
  if (target.kind === 'default') return namesIn(target.target);
  if (target.kind === 'object')
    return [...target.entries.flatMap((each) => namesIn(each.target)), ...(target.rest ? namesIn(target.rest) : [])];
  return target.kind === 'array' ? target.items.flatMap((each) => (each ? namesIn(each) : [])) : [];
}

/** The uses of a parameter that gets an object: its fields by their names, and the whole. */
function usesOf({ target, range }: Parameter, calls: CallSites): ObjectUses {
  if (target.kind === 'object') return ofPattern(target) ?? { reads: [], whole: range, written: null };
  const sites = target.kind === 'binding' && !calls.isWritten(target.binding) ? calls.sitesOf(target.binding) : null;
  const all = sites?.map(ofSite) ?? [{ reads: [], whole: range, written: null }];
  return {
    reads: all.flatMap(({ reads }) => reads),
    whole: all.find(({ whole }) => whole)?.whole ?? null,
    written: all.find(({ written }) => written)?.written ?? null,
  };
}

function ofSite(site: TermSite): ObjectUses {
  const { role, within, statement, term } = site;
  const member = role === 'object' && within?.term.kind === 'member' ? within.term : null;
  if (within && member?.key.kind === 'text' && within.role !== 'callee') {
    const start = { kind: 'member', site: within, range: member.range } as const;
    const read = { field: member.key.value, start, binding: null, entry: null, pattern: null };
    return within.role === 'written'
      ? { reads: [], whole: null, written: read }
      : { reads: [read], whole: null, written: null };
  }
  const pattern = !within && role === 'assigned' && statement?.kind === 'declare' ? statement.target : null;
  const found = pattern?.kind === 'object' ? ofPattern(pattern) : null;
  return found ?? { reads: [], whole: 'range' in term ? term.range : [0, 0], written: null };
}

/** The reads of a pattern; null where one of its names is not in sight. */
function ofPattern(pattern: ObjectTarget): ObjectUses | null {
  const reads = pattern.entries.map((entry): ObjectRead | null => {
    const { key, target, range } = entry;
    const start = { kind: 'pattern', entry, range } as const;
    const binding = target.kind === 'binding' ? target.binding : null;
    return key.kind === 'text' ? { field: key.value, start, binding, entry, pattern } : null;
  });
  const all = reads.flatMap((each) => each ?? []);
  return all.length === reads.length ? { reads: all, whole: null, written: null } : null;
}
