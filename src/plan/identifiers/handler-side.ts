import {
  handlerFields,
  REQUEST_MEMBERS,
  type FieldRead,
  type HandlerFields,
  type WholeUse,
} from '../../facts/handler-fields.ts';
import { sensitiveUses } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Range } from '../../model/text.ts';
import type { HandlerCode, HandlerCodes } from '../../project/handler-code.ts';
import { chosenField, isIdentifier } from './identifier-field.ts';
import type { HandlerSide } from './identifier-side.ts';
import { nestSide } from './nest-side.ts';
import { otherReader } from './other-readers.ts';
import { editsOfRead, isTyped } from './read-edits.ts';

/** What a handler reads, and which of it is the identifier. */
interface Found {
  readonly handler: HandlerCode;
  readonly fields: HandlerFields;
  readonly reads: readonly FieldRead[];
  readonly carrier: Carrier;
  readonly field: string;
}

/** The identifier that the handler of a route reads from the body or the query, or what is in the way. */
export function handlerSide(
  { route }: JudgedRoute,
  codes: HandlerCodes,
  mentions: Mentions,
): HandlerSide | IdentifierObstacle {
  if (route.router.framework === 'nestjs') return nestSide(route, codes);
  const members = REQUEST_MEMBERS[route.router.framework];
  if (!members) return { reason: 'framework' };
  const handler = codes.of(route);
  if (!handler) return { reason: 'handler' };
  const fields = handlerFields(handler.code, handler.terms.bindings, members);
  if (!fields) return at(handler, 'handler');
  const found = identifierIn(handler, fields);
  if ('reason' in found) return found;
  const { reads, carrier, field } = found;
  const uses = fields.wholes.filter((each) => each.carrier === carrier);
  const sensitive = sensitiveUses(reads, fields, convertingIn(mentions));
  const held =
    heldByUses(handler, uses, carrier) ??
    heldByKinds(handler, reads, sensitive) ??
    otherReader({ handler, codes, route }, carrier, field);
  if (held) return held;
  const parameter = field.replace(/^_+/, '');
  const target = { request: fields.request, parameters: members.parameters, parameter };
  const edits = reads.map((read) => editsOfRead(read, target, handler.source));
  return edits.every((own) => own !== null)
    ? {
        ...{ carrier, field, parameter, file: handler.file, edits: edits.flat() },
        needsBody: carrier === 'body' && readsMore(fields, field),
        staysInBody: uses.some(({ kind }) => kind === 'use'),
        asNumber: carrier === 'query' ? null : (sensitive[0]?.range ?? null),
      }
    : at(handler, 'handler');
}

function readsMore({ reads, wholes }: HandlerFields, field: string): boolean {
  const isMore = reads.some((each) => each.carrier === 'body' && each.field !== field);
  return isMore || wholes.some(({ carrier }) => carrier === 'body');
}

function at({ file, code }: HandlerCode, reason: IdentifierReason, range: Range = code.range): IdentifierObstacle {
  return { reason, place: { file, range } };
}

function identifierIn(handler: HandlerCode, fields: HandlerFields): Found | IdentifierObstacle {
  const whole = fields.wholes.find(({ carrier }) => carrier === null);
  if (whole) return at(handler, 'whole-request', whole.range);
  const ids = fields.reads.filter(({ field }) => isIdentifier(field));
  const chosen = chosenField(ids);
  if (chosen) {
    const { carrier, field } = chosen;
    const reads = ids.filter((read) => read.carrier === carrier && read.field === field);
    return { handler, fields, reads, carrier, field };
  }
  const [first] = ids;
  const [used] = fields.wholes;
  if (first) return at(handler, 'several-fields', first.range);
  return used ? at(handler, 'whole-body', used.range) : at(handler, 'no-field');
}

/** A query would have to keep the field, and what a pattern leaves of a body would have it again. */
function heldByUses(handler: HandlerCode, uses: readonly WholeUse[], carrier: Carrier): IdentifierObstacle | null {
  const [used] = uses;
  const isUsed = uses.some(({ kind }) => kind === 'use');
  const hasRest = uses.some(({ kind }) => kind === 'rest');
  return used && isUsed && (carrier === 'query' || hasRest) ? at(handler, 'whole-body', used.range) : null;
}

function heldByKinds(
  handler: HandlerCode,
  reads: readonly FieldRead[],
  sensitive: ReturnType<typeof sensitiveUses>,
): IdentifierObstacle | null {
  const { file, code, source } = handler;
  const held = sensitive.find(({ kind }) => kind !== 'number');
  if (held) return at(handler, held.kind === 'written' ? 'replaced' : 'optional', held.range);
  const [request] = code.parameters;
  if (request && source.slice(...request.range).includes('<')) return at(handler, 'types', request.range);
  const typed = reads.find((read) => isTyped(read, source));
  if (typed) return at(handler, 'types', typed.range);
  // What takes a number there takes no text, which the type of a parameter is.
  const [use] = sensitive;
  return use && /\.[mc]?tsx?$/.test(file) ? at(handler, 'types', use.range) : null;
}

/** Libraries that compare columns with the texts that specify their values. */
const COLUMNS = ['sequelize', 'sequelize-typescript', 'typeorm', 'knex', 'objection', 'mysql2', 'pg'];

function convertingIn(mentions: Mentions): Parameters<typeof sensitiveUses>[2] {
  return {
    conditions: mentions.imports('mongoose'),
    columns: COLUMNS.some((each) => mentions.imports(each)) && !mentions.imports('@prisma/client'),
  };
}
