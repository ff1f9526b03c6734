import { mayCheck, type BodyCheck } from '../../facts/body-checks.ts';
import type { Converting } from '../../facts/converting-calls.ts';
import type { HandlerFields, RequestMembers } from '../../facts/handler-fields.ts';
import { EVERY_FIELD, type CarrierRead } from '../../facts/request-reads.ts';
import type { FilePlace } from '../../model/text.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Route } from '../../model/router.ts';
import type { HandlerCode, HandlerCodes } from '../../project/handler-code.ts';
import { liesWithin } from '../../text/ranges.ts';
import { HOLE } from '../../paths/dialects.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import { endpointsOf } from '../addresses/addresses.ts';
import { CallSites } from './call-sites.ts';
import { checksBefore } from './checks-before.ts';
import type { SchemaChange } from './fastify-schema.ts';
import type { CarriedField } from './identifier-field.ts';
import type { EditsByFile } from './identifier-side.ts';
import { fieldsAround } from './reading-functions.ts';

/** A route with its handler. */
export interface Answered {
  readonly route: Route;
  readonly handler: HandlerCode;
  readonly codes: HandlerCodes;
}

/** A handler with all that it reads of its requests. */
export interface HandlerReading {
  readonly answered: Answered;
  readonly fields: HandlerFields;
  /** The names of the parts of a request in its framework. */
  readonly members: RequestMembers;
  readonly mentions: Mentions;
  /** How the libraries of the project treat a text where they expect another value. */
  readonly converting: Converting;
}

/** What else a program does with the requests of a route. */
export interface OtherReaders {
  /** What reads or writes the field, or calls the handler; null where nothing does. */
  readonly obstacle: IdentifierObstacle | null;
  /** Whether other functions read or write other fields of the carrier, and so need one. */
  readonly readsCarrier: boolean;
  /** How the schema of the route changes; null where it has none. */
  readonly schema: SchemaChange | null;
}

/**
 * Finds what else reads or writes the field of the requests of a route, or calls its handler.
 *
 * @param parameter the name of the field in the path
 * @param own reads that count as those of the handler: by functions that it passes the body to
 */
export function otherReaders(
  answered: Answered,
  members: RequestMembers,
  of: CarriedField,
  parameter: string,
  own: readonly CarrierRead[] = [],
): OtherReaders {
  const { route, handler, codes } = answered;
  const { carrier, field } = of;
  const obstacle = (reason: IdentifierReason, place: FilePlace): OtherReaders => ({
    obstacle: { reason, place },
    readsCarrier: true,
    schema: null,
  });
  if (handler.isShared) return obstacle('shared-handler', { file: handler.file, range: handler.code.range });
  const outside = codes
    .readsOf(route)
    .filter((each) => each.carrier === carrier && !isWithin(handler, each) && !own.includes(each));
  const hooks = codes.readsOfHooks(route).filter((each) => each.carrier === carrier);
  const same =
    outside.find((each) => each.field === field || !readsOthers(each, members, of, codes)) ??
    hooks.find((each) => each.field === field || each.field === EVERY_FIELD || takesApart(each, members, of, codes));
  if (same) return obstacle('middleware', same.place);
  const named = parameterRead(answered, parameter);
  if (named) return obstacle('middleware', named.place);
  const hooked = codes.checksOfHooks(route).filter((each) => reaches(each, route));
  const before = codes.checksOf(route).filter((each) => !isOwn(handler, each));
  const checking = [...before, ...hooked].find((each) => mayCheck(each, field));
  if (checking) return obstacle('middleware', checking.place);
  const checks = checksBefore(codes, route, of, parameter);
  const schema = checks && 'edits' in checks ? checks : null;
  return {
    schema,
    obstacle: (checks && 'reason' in checks ? checks : null) ?? callOf(answered),
    readsCarrier: outside.length > 0 || hooks.some((each) => each.field !== null),
  };
}

/** The edits of the schema of a route. */
export function schemaEdits({ router: { file } }: Route, { schema }: OtherReaders): EditsByFile {
  return schema ? [{ file, edits: schema.edits }] : [];
}

/** A read of a path parameter, or of all of them, by something else than the handler; null where there is none. */
function parameterRead({ route, handler, codes }: Answered, parameter: string): { readonly place: FilePlace } | null {
  const all = codes.parameterReadsOf(route).filter((each) => !isWithin(handler, each));
  // `req.params` of `req.params.id` is read as a whole first.
  const isWhole = ({ place: { file, range } }: { readonly place: FilePlace }): boolean =>
    !all.some(({ field, place }) => field !== null && place.file === file && liesWithin(range, place.range));
  return all.find((each) => each.field === parameter || (each.field === null && isWhole(each))) ?? null;
}

/** Whether a handler itself has its request checked, or a function that it calls. */
function isOwn(handler: HandlerCode, { root, place }: BodyCheck): boolean {
  return isWithin(handler, { place }) || (root !== null && isWithin(handler, { place: root }));
}

/** Whether middleware may get the requests of a route: all do whose address is not certainly outside of its path. */
function reaches({ under }: BodyCheck, route: Route): boolean {
  if (under === null || /[:*(]/.test(under)) return true;
  const texts = endpointsOf(route).map(({ path }) => path.text.toLowerCase());
  return texts.some((text) => text.includes(HOLE) || text.includes(under.toLowerCase()));
}

/** Whether something else than the handler gives a field its value. */
export function isSetBefore({ route, handler, codes }: Answered, { carrier, field }: CarriedField): boolean {
  const isSet = (each: CarrierRead): boolean => each.isWritten && each.carrier === carrier && each.field === field;
  return [...codes.readsOf(route), ...codes.readsOfHooks(route)].some(
    (each) => isSet(each) && !isWithin(handler, each),
  );
}

function isWithin({ file, code }: HandlerCode, { place }: { readonly place: FilePlace }): boolean {
  return place.file === file && liesWithin(place.range, code.range);
}

/** Whether a function that reads a carrier reads and writes other fields of it alone, by their names. */
function readsOthers(
  { place: { file, range } }: CarrierRead,
  members: RequestMembers,
  { carrier, field }: CarriedField,
  codes: HandlerCodes,
): boolean {
  const read = codes.codeOf(file);
  if (!read) return false;
  const around = fieldsAround(read.terms, range, members);
  const named = around.flatMap(({ reads, writes }) => [...reads, ...writes]).filter((each) => each.carrier === carrier);
  const isWhole = around.some(({ wholes }) => wholes.some((each) => each.carrier === carrier));
  return named.length > 0 && !isWhole && named.every((each) => each.field !== field);
}

/** Whether middleware takes a whole body or query apart, where its fields may matter: `Object.values(req.body)`. */
function takesApart(
  { field, place: { file, range } }: CarrierRead,
  members: RequestMembers,
  { carrier }: CarriedField,
  codes: HandlerCodes,
): boolean {
  const read = field === null ? codes.codeOf(file) : null;
  const around = read ? fieldsAround(read.terms, range, members) : [];
  return around.some(({ wholes }) => wholes.some((each) => each.carrier === carrier && !isPassedOn(each.site)));
}

/** Whether a body is only tested, or passed to a function: others than those of the language are read themselves. */
function isPassedOn(site: TermSite | null | undefined): boolean {
  const around = site?.within?.term;
  switch (site?.role) {
    case 'test':
      return true;
    case 'object':
      return around?.kind === 'member' && around.key.kind === 'text' && site.within?.role !== 'callee';
    case 'operand':
      return around?.kind === 'operation' && ['!', 'typeof'].includes(around.operator);
    case 'left':
    case 'right':
    case 'then':
    case 'otherwise':
      // `req.body ?? {}` is the body itself.
      return isDropped(site.within) || isPassedOn(site.within);
    case 'argument': {
      const object = around?.kind === 'call' && around.callee.kind === 'member' ? around.callee.object : null;
      const called = object ?? (around?.kind === 'call' ? around.callee : null);
      return called !== null && (called.kind !== 'global' || called.name === 'console');
    }
    default:
      return false;
  }
}

/** Whether a statement evaluates an expression for nothing but its effects. */
function isDropped(site: TermSite | null): boolean {
  return site !== null && site.within === null && site.statement?.kind === 'evaluate';
}

/** A call of a handler by somebody else than its router, such as a test of it alone. */
function callOf({ handler: { name, file }, codes, route }: Answered): IdentifierObstacle | null {
  if (name === null) return null;
  const least = route.router.framework === 'koa' ? 1 : 2;
  let found: IdentifierObstacle | null = null;
  for (const { terms, file: calling } of codes.callersOf(file)) {
    const calls = CallSites.of(terms);
    new TermWalk(({ term }) => {
      if (term.kind !== 'call' || term.args.length < least || calls.nameOf(term.callee) !== name) return;
      if (term.args.every(({ value }) => value.kind !== 'function'))
        found ??= { reason: 'shared-handler', place: { file: calling, range: term.range } };
    }).statements(terms.body);
  }
  return found;
}
