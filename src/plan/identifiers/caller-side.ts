import type { Caller } from '../../model/caller.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { Request, SendingCall } from '../../model/request.ts';
import type { Edit, FilePlace, Range } from '../../model/text.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { liesWithin } from '../../text/ranges.ts';
import { addressRange } from '../callers/caller-ranges.ts';
import { CallSites } from './call-sites.ts';
import { entryRange, slotsOf, type Slots } from './client-slots.ts';
import type { EditsByFile, HandlerSide } from './identifier-side.ts';
import type { SentField } from './sent-field.ts';
import { sentField, type SentValue } from './sent-value.ts';
import { wrapperSlots } from './wrapper-slots.ts';
import { appended, besideSpread, fromQuery } from './url-edits.ts';

type Answer = readonly Edit[] | IdentifierReason;

/** The file of a request. */
interface Written {
  readonly source: string;
  readonly calls: CallSites;
}

/** The edits by which a caller sends the identifier in its URL, or the obstacle to that. */
export function callerSide(caller: Caller, side: HandlerSide, codes: HandlerCodes): EditsByFile | IdentifierObstacle {
  const { file, said } = caller;
  const place = { file, range: said.range };
  if (!('client' in said)) return answered(place, commentEdits(said, side));
  const isPlain = caller.isPlain && !caller.guessed && !caller.swallowed && caller.routes.length === 1;
  // Fastify rejects a request with a Content-Type and no body.
  const isRefused = side.refusesEmpty && said.typesBody !== undefined && side.carrier === 'body' && !side.needsBody;
  if (said.kind !== 'request' || !said.calls || !said.method || !isPlain || isRefused)
    return { reason: 'caller', place };
  const read = side.carrier === 'body' && !side.staysInBody ? said.bodyReads?.get(side.field) : undefined;
  if (read) return { reason: 'middleware', place: read };
  const all = said.calls.map((call) => answered(call, callEdits(caller, said, call, side, codes)));
  return all.find((each) => 'reason' in each) ?? all.flatMap((each) => ('reason' in each ? [] : each));
}

function answered({ file, range }: FilePlace, answer: Answer): EditsByFile | IdentifierObstacle {
  return typeof answer === 'string' ? { reason: answer, place: { file, range } } : [{ file, edits: answer }];
}

/** The edits of a call that sends a request. */
function callEdits(
  caller: Caller,
  request: Request,
  sending: SendingCall,
  side: HandlerSide,
  codes: HandlerCodes,
): Answer {
  const { file, range, spread, inner } = sending;
  const code = codes.codeOf(file);
  const path = addressRange(caller);
  const isInCall = file === caller.file && liesWithin(path, range);
  // A query or a slash at the end would stand before the identifier.
  if (!code || (!isInCall && /[?#]|\/$/.test(request.url.value))) return 'caller';
  const { source } = code;
  const calls = CallSites.of(code.terms);
  const site = calls.at(range);
  if (!site) return 'caller';
  const own = isInCall ? path : null;
  const isClient = inner.length === 0;
  const slots = isClient
    ? slotsOf(site, calls, request, own, spread, source)
    : own && wrapperSlots(site, calls, own, sending, side.field, code, codes);
  return slots ? movedInto(slots, side, { source, calls }) : 'caller';
}

/** The edits of a comment: `// POST /deleteUser`. */
function commentEdits(said: Exclude<Caller['said'], { client: string }>, { parameter }: HandlerSide): Answer {
  const { style, path } = said;
  const end = path.value.length;
  const edit = style === 'plain' || style === 'route' ? path.edit(end, end, `/:${parameter}`) : null;
  return edit ? [edit] : 'comment';
}

function movedInto(slots: Slots, side: HandlerSide, { source, calls }: Written): Answer {
  const { url, urlRange, spreadAs, carried } = slots;
  const { carrier, field } = side;
  const all = carried(carrier);
  if (carrier === 'query') {
    const change = fromQuery(url, field, source, calls);
    if (change) return all.length === 0 ? change.edits : 'unseen-body';
  }
  const [only, ...others] = all;
  if (!only) return 'unsent';
  const { object, without } = only;
  if (!object || others.length > 0) return 'unseen-body';
  const sent = object.fieldOf(field);
  if (typeof sent === 'string') return sent;
  const value = sentField(sent, source, calls);
  if (!value) return 'value';
  if ((side.asNumber && !value.isText) || (side.wantsNumber && value.isNumber !== true)) return 'number';
  const edits =
    spreadAs === null ? appended(url, urlRange, value, source) : besideSpread(url, urlRange, spreadAs, value, source);
  if (!edits) return 'caller';
  if (side.staysInBody) return isReadTwice(value, sent) ? 'value' : edits;
  if (object.isSingle && without && !side.needsBody) return [...edits, without];
  const { literal } = object;
  if (!literal || !sent.entry) return side.leavesBody ? 'unseen-body' : edits;
  const range: Range =
    literal.entries.length === 1
      ? [literal.range[0] + 1, literal.range[1] - 1]
      : entryRange(literal, sent.entry, source);
  return [...edits, { range, text: '' }];
}

/** Whether a value may be different each time it is evaluated. */
function isReadTwice({ segment }: SentValue, { values: [value], read }: SentField): boolean {
  return read === null && segment === null && value?.kind !== 'read' && value?.kind !== 'member';
}
