import {
  handlerFields,
  REQUEST_MEMBERS,
  type FieldRead,
  type HandlerFields,
  type WholeUse,
} from '../../facts/handler-fields.ts';
import { sensitiveUses } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import { refusesEmptyBodies } from '../body-types.ts';
import { CallSites } from './call-sites.ts';
import { convertingIn, heldAsText, heldByKinds, heldByUses, obstacleAt, usesThatMatter } from './handler-obstacles.ts';
import { chosenField, collectionOf, isIdentifier, parameterOf, type CarriedField } from './identifier-field.ts';
import type { HandlerSide } from './identifier-side.ts';
import { withoutIdle } from './idle-variables.ts';
import { nestSide } from './nest-side.ts';
import { conversionIn } from './number-conversion.ts';
import { isSetBefore, otherReaders, schemaEdits, type Answered, type HandlerReading } from './other-readers.ts';
import { checkedUse, editsOfPassed, passedBody } from './passed-body.ts';
import { passedSide } from './passed-side.ts';
import { editsOfRead, type ReadTarget } from './read-edits.ts';

/** What a handler reads, and which field is the identifier. */
interface Found extends CarriedField {
  readonly reads: readonly FieldRead[];
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
  if (!fields) return obstacleAt(handler, 'handler');
  const reading = {
    answered: { handler, codes, route },
    fields,
    members,
    mentions,
    converting: convertingIn(mentions),
  };
  const collection = collectionOf(judged);
  const found = identifierIn(reading.answered, fields, collection);
  if (!('reason' in found)) return readSide(reading, found, parameterOf(found.field, judged));
  const passed = found.reason === 'whole-body' ? passedBody(reading, collection) : null;
  return passed ? passedSide(reading, passed, parameterOf(passed.field, judged)) : found;
}

/** The edits of a handler that reads the identifier itself; or the obstacle. */
function readSide(
  { answered, fields, members, mentions, converting }: HandlerReading,
  found: Found,
  parameter: string,
): HandlerSide | IdentifierObstacle {
  const { handler, codes, route } = answered;
  const { reads, carrier, field } = found;
  const uses = fields.wholes.filter((each) => each.carrier === carrier);
  const { sensitive } = usesThatMatter(answered, found, sensitiveUses(reads, fields, converting), converting);
  const other = otherReaders(answered, members, { carrier, field }, parameter);
  const checked = checkedUse(answered, uses, found);
  const kept = checked ? [] : uses;
  const held = heldByUses(handler, kept, carrier) ?? heldByKinds(handler, reads, sensitive) ?? other.obstacle;
  if (held) return held;
  // The schema would no longer convert the field that stays in the body.
  const whole = kept.find(({ kind }) => kind === 'use');
  if (whole && other.schema?.isConverted) return obstacleAt(handler, 'whole-body', whole.range);
  const target = { request: fields.request, parameters: members.parameters, parameter };
  const idle = withoutIdle(variablesOf(reads), CallSites.of(handler.terms), handler.source);
  const editsBy = (to: ReadTarget) => [...reads.map((read) => editsOfRead(read, to, handler.source)), idle];
  const edits = editsBy(target);
  const numbered = checked ? [null] : editsBy({ ...target, convert: conversionIn(codes) });
  if (checked) edits.push(editsOfPassed(checked, target, handler));
  if (!edits.every((own) => own !== null)) return obstacleAt(handler, 'handler');
  const needs = other.readsCarrier || readsMore(fields, field, checked?.isAlone ? checked.use : null);
  return {
    ...{ carrier, field, parameter, file: handler.file, edits: edits.flat() },
    needsBody: carrier === 'body' && needs,
    staysInBody: kept.some(({ kind }) => kind === 'use'),
    refusesEmpty: refusesEmptyBodies(route.router, mentions),
    leavesBody: kept.some(({ kind }) => kind === 'rest'),
    others: schemaEdits(route, other),
    ...{ textObstacle: heldAsText(handler, sensitive), wantsNumber: false },
    numbered: numbered.every((own) => own !== null) ? numbered.flat() : null,
    asNumber: carrier === 'query' || other.schema?.isConverted ? null : (sensitive[0]?.range ?? null),
  };
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

function identifierIn(
  answered: Answered,
  fields: HandlerFields,
  collection: readonly string[],
): Found | IdentifierObstacle {
  const { handler } = answered;
  const whole = fields.wholes.find(({ carrier }) => carrier === null);
  if (whole) return obstacleAt(handler, 'whole-request', whole.range);
  const all = fields.reads.filter(({ field }) => isIdentifier(field));
  // A field that middleware sets identifies the user of the request.
  const set = all.filter((read) => isSetBefore(answered, read));
  const ids = all.length > set.length ? all.filter((read) => !set.includes(read)) : all;
  const chosen = chosenField(ids, collection);
  if (chosen) {
    const { carrier, field } = chosen;
    const reads = ids.filter((read) => read.carrier === carrier && read.field === field);
    const written = fields.writes.find((each) => each.carrier === carrier && each.field === field);
    if (written) return obstacleAt(handler, 'replaced', written.range);
    return { reads, carrier, field };
  }
  const [first] = ids;
  const [used] = fields.wholes;
  if (first) return obstacleAt(handler, 'several-fields', first.range);
  return used ? obstacleAt(handler, 'whole-body', used.range) : obstacleAt(handler, 'no-field');
}
