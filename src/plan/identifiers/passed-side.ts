import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import { refusesEmptyBodies } from '../body-types.ts';
import { heldAsText, heldByKinds, obstacleAt, usesThatMatter } from './handler-obstacles.ts';
import type { HandlerSide } from './identifier-side.ts';
import { conversionIn } from './number-conversion.ts';
import { otherReaders, schemaEdits, type HandlerReading } from './other-readers.ts';
import { editsOfPassed, ownReads, type PassedBody } from './passed-body.ts';
import { isFollowedByType } from './read-edits.ts';

/** The edits of a handler that passes its body or query to a function, which reads the identifier; or the obstacle. */
export function passedSide(
  { answered, fields, members, mentions, converting }: HandlerReading,
  passed: PassedBody,
  parameter: string,
): HandlerSide | IdentifierObstacle {
  const { handler, route, codes } = answered;
  const { carrier, field, use, isNamed, isAlone } = passed;
  const other = otherReaders(answered, members, passed, parameter, ownReads(answered));
  const { sensitive, isText } = usesThatMatter(answered, passed, passed, converting);
  const held = heldByKinds(handler, [], sensitive) ?? other.obstacle;
  if (held) return held;
  if (isFollowedByType(use.range, handler.source)) return obstacleAt(handler, 'types', use.range);
  const target = { request: fields.request, parameters: members.parameters, parameter };
  const isNumber = sensitive.length > 0 || !(isNamed || isText);
  return {
    ...{ carrier, field, parameter, file: handler.file, edits: editsOfPassed(passed, target, handler) },
    ...{ textObstacle: heldAsText(handler, sensitive), wantsNumber: false },
    numbered: editsOfPassed(passed, { ...target, convert: conversionIn(codes) }, handler),
    needsBody: carrier === 'body' && (other.readsCarrier || !isAlone),
    ...{ staysInBody: false, leavesBody: false, others: schemaEdits(route, other) },
    refusesEmpty: refusesEmptyBodies(route.router, mentions),
    asNumber: carrier === 'body' && isNumber && !other.schema?.isConverted ? use.range : null,
  };
}
