import type { Caller } from '../../model/caller.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { Edit, Range } from '../../model/text.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import type { Entry, ObjectTerm } from '../../values/terms.ts';
import { addressRange } from '../callers/caller-ranges.ts';
import { CallSites } from './call-sites.ts';
import { entryRange, slotsOf, type Carried, type Slots } from './client-slots.ts';
import type { HandlerSide } from './identifier-side.ts';
import { sentValue, type SentValue } from './sent-value.ts';
import { appended, fromQuery } from './url-edits.ts';

type Answer = readonly Edit[] | IdentifierReason;

/** The edits by which a caller sends the identifier in its URL, or the obstacle to that. */
export function callerSide(
  caller: Caller,
  side: HandlerSide,
  codes: HandlerCodes,
): readonly Edit[] | IdentifierObstacle {
  const answer = requestEdits(caller, side, codes);
  return typeof answer === 'string'
    ? { reason: answer, place: { file: caller.file, range: caller.said.range } }
    : answer;
}

function requestEdits(caller: Caller, side: HandlerSide, codes: HandlerCodes): Answer {
  const { file, said } = caller;
  if (!('client' in said)) return commentEdits(said, side);
  const isPlain = caller.isPlain && !caller.guessed && !caller.swallowed && caller.routes.length === 1;
  const code = codes.codeOf(file);
  if (!code || said.kind !== 'request' || !said.isDirect || !said.method || !isPlain) return 'caller';
  const { source, terms } = code;
  const calls = CallSites.of(terms);
  const site = calls.at(said.range);
  const slots = site && slotsOf(site, calls, said, addressRange(caller), source);
  return slots ? movedInto(slots, side, source) : 'caller';
}

/** The edits of a comment: `// POST /deleteUser`. */
function commentEdits(said: Exclude<Caller['said'], { client: string }>, { parameter }: HandlerSide): Answer {
  const { style, path } = said;
  const end = path.value.length;
  const edit = style === 'plain' || style === 'route' ? path.edit(end, end, `/:${parameter}`) : null;
  return edit ? [edit] : 'comment';
}

function movedInto({ url, urlRange, carried }: Slots, side: HandlerSide, source: string): Answer {
  const { carrier, field } = side;
  const all = carried(carrier);
  if (carrier === 'query') {
    const change = fromQuery(url, field, source);
    if (change) return all.length === 0 ? change.edits : 'unseen-body';
  }
  const [only, ...others] = all;
  if (!only) return 'unsent';
  if (!only.object || others.length > 0) return 'unseen-body';
  const entry = sentIn(only.object, field);
  if (typeof entry === 'string') return entry;
  const value = sentValue(entry.value, source);
  if (!value) return 'value';
  if (side.asNumber && !value.isText) return 'number';
  const edits = appended(url, urlRange, value, source);
  if (!edits) return 'caller';
  if (side.staysInBody) return isReadTwice(value, entry) ? 'value' : edits;
  return [...edits, ...withoutEntry(side.needsBody ? { whole: null } : only, only.object, entry, source)];
}

/** The entry of an object that certainly is a given field, or the reason why there is none. */
function sentIn({ entries }: ObjectTerm, field: string): Entry | IdentifierReason {
  const at = entries.findLastIndex(({ key }) => key?.kind === 'text' && key.value === field);
  const entry = entries[at];
  const isKnown = entries.every(({ key }, index) => (key ? key.kind === 'text' : index < at));
  if (!isKnown) return 'unseen-body';
  return entry && entry.accessor === null ? entry : 'unsent';
}

/** Whether a value may be different each time it is evaluated. */
function isReadTwice({ segment }: SentValue, { value }: Entry): boolean {
  return segment === null && value.kind !== 'read' && value.kind !== 'member';
}

function withoutEntry(
  { whole }: Pick<Carried, 'whole'>,
  object: ObjectTerm,
  entry: Entry,
  source: string,
): readonly Edit[] {
  const range: Range =
    object.entries.length === 1
      ? (whole ?? [object.range[0] + 1, object.range[1] - 1])
      : entryRange(object, entry, source);
  return [{ range, text: '' }];
}
