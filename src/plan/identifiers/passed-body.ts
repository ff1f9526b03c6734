import type { WholeUse } from '../../facts/handler-fields.ts';
import { sensitiveUses, type KnownBindings, type SensitiveUse } from '../../facts/identifier-uses.ts';
import type { RootedRead } from '../../facts/request-reads.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Edit } from '../../model/text.ts';
import type { ReadCode } from '../../project/handler-code.ts';
import { liesWithin } from '../../text/ranges.ts';
import type { ModuleTerms } from '../../values/module-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { CallTerm } from '../../values/terms.ts';
import { CallSites } from './call-sites.ts';
import { FieldReads, type ArgumentRead } from './field-reads.ts';
import { chosenField, isIdentifier, type CarriedField } from './identifier-field.ts';
import { schemaOfCall, type ObjectSchema } from './object-schemas.ts';
import type { Answered, HandlerReading } from './other-readers.ts';
import { withoutIdle } from './idle-variables.ts';
import { parameterRead, type ReadTarget } from './read-edits.ts';

/** The body or query of a request that a handler passes to a function, which reads the identifier from it. */
export interface PassedBody extends CarriedField {
  /** The argument: `req.body` of `remove(req.body)`. */
  readonly use: WholeUse;
  /** Whether the function reads nothing but the identifier. */
  readonly isAlone: boolean;
  /** Whether everything that the function does with the identifier is in sight. */
  readonly isNamed: boolean;
  readonly sensitive: readonly SensitiveUse[];
  readonly isDocument: boolean;
  /** Whether the function accepts a number alone. */
  readonly isNumber: boolean;
}

/** A read of a field by a function, with the terms of its file. */
interface FoundRead extends ArgumentRead {
  readonly field: string;
  readonly terms: ModuleTerms;
}

/**
 * The identifier that a function reads from the body or query that a handler passes to it as a whole:
 * `users.remove(req.body)`.
 *
 * @param collection the words of the collection that the item is of; none where that is not known
 * @returns null where no function is known to read one, or the handler uses the body in another way too
 */
export function passedBody(
  { answered, fields, converting }: HandlerReading,
  collection: readonly string[],
): PassedBody | null {
  const { codes, handler } = answered;
  const calls = CallSites.of(handler.terms);
  const [use, ...others] = fields.wholes.filter(({ site }) => !site || !isPrinted(site, calls));
  const carrier = use?.carrier;
  const call = use?.site?.role === 'argument' ? use.site.within?.term : null;
  if (!use || !carrier || call?.kind !== 'call' || others.length > 0) return null;
  if (call.args.some(({ isSpread }) => isSpread)) return null;
  if ([...fields.reads, ...fields.writes].some((each) => each.carrier === carrier)) return null;
  const schema = schemaOfCall(call, handler, codes);
  if (schema) {
    const ids = schema.fields.flatMap((field) => (isIdentifier(field) ? [{ carrier, field }] : []));
    return checkedBody(schema, use, chosenField(ids, collection));
  }
  const reads = readsByOthers(answered, carrier);
  const chosen = chosenField(
    reads?.flatMap(({ field }) => (isIdentifier(field) ? [{ carrier, field }] : [])) ?? [],
    collection,
  );
  if (!chosen || !reads) return null;
  const own = reads.filter(({ field }) => field === chosen.field);
  const kinds = own.map(({ start, terms }) => sensitiveUses([start], bindingsOf(terms), converting));
  const isNamed = isOneFunction(reads, call, calls);
  const isTyped = /\.[mc]?tsx?$/.test(handler.file);
  return {
    ...{ ...chosen, use, isNamed },
    isAlone: isNamed && !isTyped && reads.every(({ fields: read }) => read?.every((each) => each === chosen.field)),
    sensitive: kinds.flatMap(({ sensitive }) => sensitive.map((each) => ({ ...each, range: use.range }))),
    isDocument: kinds.some(({ isDocument }) => isDocument),
    isNumber: false,
  };
}

/** The fields that functions which a handler calls read; null where one is written, or a read is not in sight. */
function readsByOthers(answered: Answered, carrier: Carrier): readonly FoundRead[] | null {
  const reads = ownReads(answered).filter((each) => each.carrier === carrier);
  const found = reads.flatMap(({ field, isWritten, place }): readonly (FoundRead | null)[] => {
    if (field === null) return [];
    const terms = answered.codes.codeOf(place.file)?.terms;
    const read = terms && !isWritten ? FieldReads.of(terms).at(place.range) : null;
    return [terms && read ? { ...read, field, terms } : null];
  });
  const all = found.flatMap((each) => each ?? []);
  return all.length < found.length ? null : all;
}

/** The identifier of a body that a handler has a schema check: `removal.parse(req.body)`. */
function checkedBody({ fields, typeOf }: ObjectSchema, use: WholeUse, chosen: CarriedField | null): PassedBody | null {
  const type = chosen && typeOf(chosen.field);
  if (!chosen || type === null) return null;
  return {
    ...{ ...chosen, use, isNamed: true, isAlone: fields.length === 1 },
    ...{ sensitive: [], isDocument: false, isNumber: type === 'number' && chosen.carrier === 'body' },
  };
}

/** Whether an argument is only printed. */
function isPrinted({ role, within }: TermSite, calls: CallSites): boolean {
  const callee = role === 'argument' && within?.term.kind === 'call' ? within.term.callee : null;
  return callee?.kind === 'member' && callee.object.kind === 'global' && calls.nameOf(callee.object) === 'console';
}

/**
 * The use of a body or query that a schema checks, where the handler reads the field from it too; null where it is used
 * in another way.
 */
export function checkedUse(
  { handler, codes }: Answered,
  uses: readonly WholeUse[],
  { carrier, field }: CarriedField,
): PassedBody | null {
  const [use, ...others] = uses;
  const call = use?.site?.role === 'argument' ? use.site.within?.term : null;
  const schema = call?.kind === 'call' && others.length === 0 ? schemaOfCall(call, handler, codes) : null;
  return use && schema ? checkedBody(schema, use, { carrier, field }) : null;
}

/** The reads of requests by functions that a handler calls. */
export function ownReads({ route, handler: { file, code }, codes }: Answered): readonly RootedRead[] {
  return codes.readsOf(route).filter(({ root, place }) => {
    const isRooted = root.file === file && liesWithin(root.range, code.range);
    return isRooted && !(place.file === file && liesWithin(place.range, code.range));
  });
}

/**
 * The edits that give a function the identifier of the path: `users.remove({ id: req.params.id })`. A variable that
 * contained the body for that alone goes.
 */
export function editsOfPassed(
  { use: { range, site }, field, isAlone, isNumber }: PassedBody,
  target: ReadTarget,
  { source, terms }: ReadCode,
): readonly Edit[] {
  const key = /^[\w$]+$/.test(field) ? field : `'${field}'`;
  const spread = isAlone ? '' : `...${source.slice(...range)}, `;
  const read = parameterRead(isNumber ? { convert: 'Number', ...target } : target);
  const edit = { range, text: `{ ${spread}${key}: ${read} }` };
  const bindings = isAlone && site?.term.kind === 'read' ? [site.term.binding] : [];
  return [...withoutIdle(bindings, CallSites.of(terms), source), edit];
}

/** Whether all reads are of one parameter of the function that a call names, of which nothing else is read. */
function isOneFunction(reads: readonly FoundRead[], { callee }: CallTerm, calls: CallSites): boolean {
  const [first] = reads;
  const code = first?.code;
  if (!code || (callee.kind !== 'read' && callee.kind !== 'member')) return false;
  const called = calls.nameOf(callee);
  const isCalled = called !== '' && FieldReads.of(first.terms).isNamed(code, called);
  return isCalled && reads.every((each) => each.isNamed && each.code === code);
}

/** The reads, writes and names of the variables of a module. */
export function bindingsOf(terms: ModuleTerms): KnownBindings {
  const calls = CallSites.of(terms);
  return {
    sitesOf: (binding) => calls.sitesOf(binding),
    isWritten: (binding) => calls.isWritten(binding),
    nameOf: (binding) => terms.bindings[binding] ?? '',
  };
}
