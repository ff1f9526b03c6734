import type { Converting } from '../../facts/converting-calls.ts';
import type { FieldRead, WholeUse } from '../../facts/handler-fields.ts';
import type { FoundUses, SensitiveUse } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Range } from '../../model/text.ts';
import type { HandlerCode } from '../../project/handler-code.ts';
import { looksUp, numbersDocuments } from './document-ids.ts';
import type { CarriedField } from './identifier-field.ts';
import { writtenType } from './nest-dto.ts';
import type { Answered } from './other-readers.ts';
import { isTyped } from './read-edits.ts';

/** An obstacle in a handler, at a place of it or at all of it. */
export function obstacleAt(
  { file, code }: Pick<HandlerCode, 'code' | 'file'>,
  reason: IdentifierReason,
  range: Range = code.range,
): IdentifierObstacle {
  return { reason, place: { file, range } };
}

/** The uses of a field for which it matters whether it is a number, and whether it is certainly a text. */
export function usesThatMatter(
  answered: Answered,
  of: CarriedField,
  { sensitive, isDocument }: FoundUses,
  converting: Converting,
): { readonly sensitive: readonly SensitiveUse[]; readonly isText: boolean } {
  // Where the identifiers of documents are not numbers, a lookup by a text has the same result as one by a number.
  const isText = (isDocument || looksUp(answered, of, converting)) && !numbersDocuments(answered.codes);
  return { isText, sensitive: sensitive.filter((each) => each.kind !== 'number' || each.isNumeric || !isText) };
}

/**
 * The obstacle where the whole body or query is used too. A query would still need the field; and the rest of a body in
 * a pattern (`{ id, ...rest }`) would contain the field, once the pattern no longer reads it.
 */
export function heldByUses(
  handler: HandlerCode,
  uses: readonly WholeUse[],
  carrier: Carrier,
): IdentifierObstacle | null {
  const [used] = uses;
  const isUsed = uses.some(({ kind }) => kind === 'use');
  const hasRest = uses.some(({ kind }) => kind === 'rest');
  return used && isUsed && (carrier === 'query' || hasRest) ? obstacleAt(handler, 'whole-body', used.range) : null;
}

export function heldByKinds(
  handler: HandlerCode,
  reads: readonly FieldRead[],
  sensitive: readonly SensitiveUse[],
): IdentifierObstacle | null {
  const { code, source } = handler;
  const held = sensitive.find(({ kind }) => kind !== 'number');
  if (held) return obstacleAt(handler, held.kind === 'written' ? 'replaced' : 'optional', held.range);
  const [request] = code.parameters;
  if (request && writtenType(request, handler).includes('<')) return obstacleAt(handler, 'types', request.range);
  const typed = reads.find((read) => isTyped(read, source));
  return typed ? obstacleAt(handler, 'types', typed.range) : null;
}

/**
 * The obstacle to a text: in TypeScript, where a number is expected, a parameter of the path has the wrong type. Null
 * where there is none.
 */
export function heldAsText(handler: HandlerCode, sensitive: readonly SensitiveUse[]): IdentifierObstacle | null {
  const [use] = sensitive;
  return use && /\.[mc]?tsx?$/.test(handler.file) ? obstacleAt(handler, 'types', use.range) : null;
}

/** Libraries that accept the text of a value where they compare it with a column. */
const COLUMNS = ['sequelize', 'sequelize-typescript', 'typeorm', 'knex', 'objection', 'mysql2', 'pg'];

/** How the libraries of a project treat a text where they expect another value. */
export function convertingIn(mentions: Mentions): Converting {
  return {
    conditions: mentions.imports('mongoose'),
    columns: COLUMNS.some((each) => mentions.imports(each)) && !mentions.imports('@prisma/client'),
  };
}
