import {
  handlerFields,
  REQUEST_MEMBERS,
  type FieldRead,
  type HandlerFields,
  type RequestMembers,
  type WholeUse,
} from '../../facts/handler-fields.ts';
import type { Converting } from '../../facts/converting-calls.ts';
import { sensitiveUses, type FoundUses, type SensitiveUse } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Range } from '../../model/text.ts';
import type { HandlerCode, HandlerCodes } from '../../project/handler-code.ts';
import { refusesEmptyBodies } from '../body-types.ts';
import { looksUp, numbersDocuments } from './document-ids.ts';
import { CallSites } from './call-sites.ts';
import type { Route } from '../../model/router.ts';
import { conversionIn } from './number-conversion.ts';
import { withoutIdle } from './idle-variables.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import { chosenField, collectionOf, isIdentifier, parameterOf, type CarriedField } from './identifier-field.ts';
import type { EditsByFile, HandlerSide } from './identifier-side.ts';
import { nestSide } from './nest-side.ts';
import { isSetBefore, otherReaders, type Answered, type OtherReaders } from './other-readers.ts';
import { checkedUse, editsOfPassed, ownReads, passedBody, type PassedBody } from './passed-body.ts';
import { editsOfRead, isFollowedByType, isTyped, type ReadTarget } from './read-edits.ts';

/** What a handler reads, and which field is the identifier. */
interface Found {
  readonly handler: HandlerCode;
  readonly fields: HandlerFields;
  readonly reads: readonly FieldRead[];
  readonly carrier: Carrier;
  readonly field: string;
}

/**
 * The identifier that the handler of a route reads from the body or the query, and the edits by which it reads it from
 * the path; or the obstacle to that.
 */
export function handlerSide(
  judged: JudgedRoute,
  codes: HandlerCodes,
  mentions: Mentions,
): HandlerSide | IdentifierObstacle {
  const { route } = judged;
  if (route.router.framework === 'nestjs') return nestSide(judged, codes, mentions);
  const members = REQUEST_MEMBERS[route.router.framework];
  if (!members) return { reason: 'framework' };
  const handler = codes.of(route);
  if (!handler) return { reason: 'handler' };
  const fields = handlerFields(handler.code, handler.terms.bindings, members);
  if (!fields) return at(handler, 'handler');
  const answered = { handler, codes, route };
  const collection = collectionOf(judged);
  const converting = convertingIn(mentions);
  const found = identifierIn(answered, fields, collection);
  if ('reason' in found) {
    const passed = found.reason === 'whole-body' ? passedBody(answered, fields, collection, converting) : null;
    if (!passed) return found;
    return passedSide(answered, fields, passed, parameterOf(passed.field, judged), members, mentions);
  }
  const { reads, carrier, field } = found;
  const uses = fields.wholes.filter((each) => each.carrier === carrier);
  const { sensitive } = usesThatMatter(answered, found, sensitiveUses(reads, fields, converting), converting);
  const parameter = parameterOf(field, judged);
  const other = otherReaders(answered, members, { carrier, field }, parameter);
  const checked = checkedUse(answered, uses, found);
  const kept = checked ? [] : uses;
  const held = heldByUses(handler, kept, carrier) ?? heldByKinds(handler, reads, sensitive) ?? other.obstacle;
  const textObstacle = heldAsText(handler, sensitive);
  if (held) return held;
  // The schema would no longer convert the field that stays in the body.
  const whole = kept.find(({ kind }) => kind === 'use');
  if (whole && other.schema?.isConverted) return at(handler, 'whole-body', whole.range);
  const target = { request: fields.request, parameters: members.parameters, parameter };
  const idle = withoutIdle(variablesOf(reads), CallSites.of(handler.terms), handler.source);
  const editsBy = (to: ReadTarget) => [...reads.map((read) => editsOfRead(read, to, handler.source)), idle];
  const edits = editsBy(target);
  const numbered = checked ? [null] : editsBy({ ...target, convert: conversionIn(codes) });
  if (checked) edits.push(editsOfPassed(checked, target, handler));
  return edits.every((own) => own !== null)
    ? {
        ...{ carrier, field, parameter, file: handler.file, edits: edits.flat() },
        needsBody:
          carrier === 'body' && (other.readsCarrier || readsMore(fields, field, checked?.isAlone ? checked.use : null)),
        staysInBody: kept.some(({ kind }) => kind === 'use'),
        refusesEmpty: refusesEmptyBodies(route.router, mentions),
        leavesBody: kept.some(({ kind }) => kind === 'rest'),
        others: schemaEdits(route, other),
        ...{ textObstacle, wantsNumber: false },
        numbered: numbered.every((own) => own !== null) ? numbered.flat() : null,
        asNumber: carrier === 'query' || other.schema?.isConverted ? null : (sensitive[0]?.range ?? null),
      }
    : at(handler, 'handler');
}

/** The edits of a handler that passes its body or query to a function, which reads the identifier; or the obstacle. */
function passedSide(
  answered: Answered,
  fields: HandlerFields,
  passed: PassedBody,
  parameter: string,
  members: RequestMembers,
  mentions: Mentions,
): HandlerSide | IdentifierObstacle {
  const { handler, route, codes } = answered;
  const { carrier, field, use, isNamed, isAlone } = passed;
  const other = otherReaders(answered, members, passed, parameter, ownReads(answered));
  const { sensitive, isText } = usesThatMatter(answered, passed, passed, convertingIn(mentions));
  const held = heldByKinds(handler, [], sensitive) ?? other.obstacle;
  const textObstacle = heldAsText(handler, sensitive);
  if (held) return held;
  if (isFollowedByType(use.range, handler.source)) return at(handler, 'types', use.range);
  const target = { request: fields.request, parameters: members.parameters, parameter };
  const isNumber = sensitive.length > 0 || !(isNamed || isText);
  return {
    ...{ carrier, field, parameter, file: handler.file, edits: editsOfPassed(passed, target, handler) },
    ...{ textObstacle, wantsNumber: false },
    numbered: editsOfPassed(passed, { ...target, convert: conversionIn(codes) }, handler),
    needsBody: carrier === 'body' && (other.readsCarrier || !isAlone),
    ...{ staysInBody: false, leavesBody: false, others: schemaEdits(route, other) },
    refusesEmpty: refusesEmptyBodies(route.router, mentions),
    asNumber: carrier === 'body' && isNumber && !other.schema?.isConverted ? use.range : null,
  };
}

function schemaEdits({ router: { file } }: Route, { schema }: OtherReaders): EditsByFile {
  return schema ? [{ file, edits: schema.edits }] : [];
}

/** The uses of a field for which it matters whether it is a number, and whether it is certainly a text. */
function usesThatMatter(
  answered: Answered,
  of: CarriedField,
  { sensitive, isDocument }: FoundUses,
  converting: Converting,
): { readonly sensitive: readonly SensitiveUse[]; readonly isText: boolean } {
  // Where the identifiers of documents are not numbers, a lookup by a text has the same result as one by a number.
  const isText = (isDocument || looksUp(answered, of, converting)) && !numbersDocuments(answered.codes);
  return { isText, sensitive: sensitive.filter((each) => each.kind !== 'number' || each.isNumeric || !isText) };
}

/** The variables of a body or query of which fields are read: `data` of `data.id`. */
function variablesOf(reads: readonly FieldRead[]): readonly BindingId[] {
  return reads.flatMap((read) => {
    const term = read.kind === 'member' ? read.site.term : null;
    return term?.kind === 'member' && term.object.kind === 'read' ? [term.object.binding] : [];
  });
}

function readsMore({ reads, wholes, writes }: HandlerFields, field: string, replaced: WholeUse | null): boolean {
  const isMore = [...reads, ...writes].some((each) => each.carrier === 'body' && each.field !== field);
  return isMore || wholes.some((each) => each.carrier === 'body' && each !== replaced);
}

function at({ file, code }: HandlerCode, reason: IdentifierReason, range: Range = code.range): IdentifierObstacle {
  return { reason, place: { file, range } };
}

function identifierIn(
  answered: Answered,
  fields: HandlerFields,
  collection: readonly string[],
): Found | IdentifierObstacle {
  const { handler } = answered;
  const whole = fields.wholes.find(({ carrier }) => carrier === null);
  if (whole) return at(handler, 'whole-request', whole.range);
  const all = fields.reads.filter(({ field }) => isIdentifier(field));
  // A field that middleware sets identifies the user of the request.
  const set = all.filter((read) => isSetBefore(answered, read));
  const ids = all.length > set.length ? all.filter((read) => !set.includes(read)) : all;
  const chosen = chosenField(ids, collection);
  if (chosen) {
    const { carrier, field } = chosen;
    const reads = ids.filter((read) => read.carrier === carrier && read.field === field);
    const written = fields.writes.find((each) => each.carrier === carrier && each.field === field);
    if (written) return at(handler, 'replaced', written.range);
    return { handler, fields, reads, carrier, field };
  }
  const [first] = ids;
  const [used] = fields.wholes;
  if (first) return at(handler, 'several-fields', first.range);
  return used ? at(handler, 'whole-body', used.range) : at(handler, 'no-field');
}

/**
 * The obstacle where the whole body or query is used too. A query would still need the field; and the rest of a body in
 * a pattern (`{ id, ...rest }`) would contain the field, once the pattern no longer reads it.
 */
function heldByUses(handler: HandlerCode, uses: readonly WholeUse[], carrier: Carrier): IdentifierObstacle | null {
  const [used] = uses;
  const isUsed = uses.some(({ kind }) => kind === 'use');
  const hasRest = uses.some(({ kind }) => kind === 'rest');
  return used && isUsed && (carrier === 'query' || hasRest) ? at(handler, 'whole-body', used.range) : null;
}

function heldByKinds(
  handler: HandlerCode,
  reads: readonly FieldRead[],
  sensitive: readonly SensitiveUse[],
): IdentifierObstacle | null {
  const { code, source } = handler;
  const held = sensitive.find(({ kind }) => kind !== 'number');
  if (held) return at(handler, held.kind === 'written' ? 'replaced' : 'optional', held.range);
  const [request] = code.parameters;
  if (request && source.slice(...request.range).includes('<')) return at(handler, 'types', request.range);
  const typed = reads.find((read) => isTyped(read, source));
  return typed ? at(handler, 'types', typed.range) : null;
}

/**
 * The obstacle to a text: in TypeScript, where a number is expected, a parameter of the path has the wrong type. Null
 * where there is none.
 */
function heldAsText(handler: HandlerCode, sensitive: readonly SensitiveUse[]): IdentifierObstacle | null {
  const [use] = sensitive;
  return use && /\.[mc]?tsx?$/.test(handler.file) ? at(handler, 'types', use.range) : null;
}

/** Libraries that accept the text of a value where they compare it with a column. */
const COLUMNS = ['sequelize', 'sequelize-typescript', 'typeorm', 'knex', 'objection', 'mysql2', 'pg'];

function convertingIn(mentions: Mentions): Converting {
  return {
    conditions: mentions.imports('mongoose'),
    columns: COLUMNS.some((each) => mentions.imports(each)) && !mentions.imports('@prisma/client'),
  };
}
