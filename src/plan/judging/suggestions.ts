import type { Rewrite } from '../../model/verdict.ts';
import { is } from '../../words/entries.ts';
import { isPlural, singular } from '../../words/inflect.ts';
import { itemOf } from './reading.ts';
import { restyled, type CaseStyle } from '../../convention/case-styles.ts';
import { smallest } from '../../convention/changes.ts';
import { agrees, isSafe } from '../../convention/methods.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { join } from '../../paths/print.ts';
import { shapeOf } from '../../paths/shape.ts';
import type { RequestUses } from '../../model/handler.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { OwnWords } from '../../model/own-words.ts';
import type { Path } from '../../model/path.ts';
import type { Route } from '../../model/router.ts';
import { UNSEEN_ANSWER } from '../../routes/unseen-handler.ts';
import { lookUp } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { meansOther } from './handler-names.ts';
import { findsByOther, sendsOther, sendsOwner } from './lookups.ts';
import { sendsItem, sentIds } from './sent-items.ts';
import type { Withheld, WithheldReason } from '../../model/withheld.ts';
import { isOfBrowser } from './judged-obstacles.ts';

/** A route with a rewrite that may be suggested for it. */
interface Offer {
  readonly route: Route;
  readonly path: Path;
  /** The paths that its router is mounted at. */
  readonly addresses: readonly Path[];
  readonly words: OwnWords;
  readonly rewrite: Rewrite;
  /** What the handler does with fields of its requests. */
  readonly uses: JudgedRoute['uses'];
}

/**
 * Whether a handler, as far as its code is visible, does what a suggestion means and no more. It does not where its
 * name is that of another operation, where it uses a parameter to find another resource, where it deletes an item but
 * reads the body of the request, where it changes what it finds though the suggestion reads, and where the suggestion
 * needs an identifier that requests do not send, since the handler works for the user of the session or on many items.
 */
export function isBorneOut(offer: Offer): boolean {
  const { route, path, addresses, words, rewrite, uses } = offer;
  if (isNamedOtherwise(offer)) return false;
  if (!isSeen(route, uses)) return true;
  const [asks, asked] = [parametersOf(parsePath(rewrite.path, path.dialect)), parametersOf(path)];
  const readings = addresses.map((mount) => ({ handler: route.handler, mount, rewrite, uses }));
  const reads = isSafe(rewrite.method) || route.methods.some(({ method }) => isSafe(method));
  if (asks > asked) {
    const isOnly = asked > 0 && uses().readsBody === false && !isPlural(namedLast(path)) && !sendsItem(uses());
    if (isOnly || !bringsIdentifier(uses(), reads) || readings.some(sendsOther) || readings.some(sendsOwner))
      return false;
  }
  if (rewrite.method === 'DELETE' && asked > 0 && uses().readsBody === true) return false;
  if (isSafe(rewrite.method) && uses().changesData) return false;
  // What a body identifies is one thing, which its address has to name: `POST /getEventDetails` with `eventId`.
  const becomesRead = isSafe(rewrite.method) && !route.methods.some(({ method }) => isSafe(method));
  const readsMany = addresses.every((mount) => isPlural(namedLast(join(mount, rewrite.path, path.dialect))));
  if (becomesRead && asks === asked && sendsItem(uses()) && !readsMany) return false;
  return !readings.some((reading) => meansOther(reading, words) || findsByOther(reading));
}

/**
 * Whether a suggestion needs an identifier that requests do not send, because the handler reads other fields of the
 * query: `month` of `GET /getRevenue?month=`.
 */
export function asksForOther({ route, path, suggestion, uses }: JudgedRoute, mentions: Mentions): boolean {
  if (!suggestion || sendsItem(uses())) return false;
  if (parametersOf(parsePath(suggestion.path, path.dialect)) <= parametersOf(path)) return false;
  const reads = mentions.readsAt(route.router.file, route.range[1]);
  return reads.some(({ carrier, field }) => carrier === 'query' && field !== null);
}

/**
 * The address under which the project has who sends a request, with the method of a suggestion that needs an identifier
 * of a person: `DELETE /me` for `POST /users/delete`, next to `GET /me`. Null where the router has no such address.
 *
 * @param shapes the routes of the router by method and shape
 */
export function ofSender(
  { path, addresses, rewrite, ...offer }: Offer,
  shapes: ReadonlyMap<string, readonly Route[]>,
): Rewrite | null {
  const isOfPerson = addresses.every((mount) => {
    const item = itemOf({ ...offer, handler: offer.route.handler, mount, rewrite });
    return is(singular(item?.collection?.at(-1) ?? ''), 'owner');
  });
  if (!isOfPerson) return null;
  const paths = [...shapes.values()].flat().flatMap((route) => route.path?.value ?? []);
  const text = paths.find((each) => is(each.split('/').at(-1)?.toLowerCase() ?? '', 'sender'));
  const change = { start: 0, end: path.text.length, text: text ?? '' };
  return text === undefined ? null : { method: rewrite.method, path: text, change };
}

/**
 * The routes of a router without the suggestions that another one would meet: after `POST /forgot-password` and
 * `POST /reset-password` there cannot be two `POST /password-resets`. Two registrations of one endpoint meet already.
 */
export function withoutMeeting(judged: readonly JudgedRoute[]): JudgedRoute[] {
  const sources = new Map<string, Set<string>>();
  for (const one of judged)
    for (const rewrite of [...(one.wanted ?? []), ...(one.suggestion ? [one.suggestion] : [])]) {
      const key = endpointKey(rewrite, one);
      sources.set(key, (sources.get(key) ?? new Set()).add(sourceKey(one)));
    }
  const isMet = (one: JudgedRoute): boolean =>
    one.suggestion !== null && (sources.get(endpointKey(one.suggestion, one))?.size ?? 0) > 1;
  return judged.map((one) => (isMet(one) ? { ...one, suggestion: null } : one));
}

function sourceKey({ route, path }: JudgedRoute): string {
  return `${route.methods.map(({ method }) => method).join()} ${shapeOf(path)}`;
}

/** The key of a rewrite among those of a router: its method and shape. */
export function endpointKey({ method, path }: Rewrite, { path: { dialect } }: JudgedRoute): string {
  return `${method} ${shapeOf(parsePath(path, dialect))}`;
}

/** A suggestion with the segments that it writes in the style that the names of segments have to have. */
export function inCase(rewrite: Rewrite, { text, segments }: Path, style: CaseStyle | null): Rewrite {
  if (style === null) return rewrite;
  const old = new Set(segments.map(({ start, end }) => text.slice(start, end)));
  const path = rewrite.path
    .split('/')
    .map((segment) => (old.has(segment) ? segment : (restyled(segment, style) ?? segment)))
    .join('/');
  return path === rewrite.path
    ? rewrite
    : { ...rewrite, path, change: smallest(text, { start: 0, end: text.length, text: path }) };
}

/**
 * Whether requests send the identifier of an item, or may do so as far as the handler shows. A handler that reads a
 * body without an identifier works on many items, as one does that changes all that have something in common, and one
 * that reads the session on those of its user. A read without an identifier reads many. A handler that changes data and
 * reads nothing of its requests changes what there is one of.
 */
function bringsIdentifier(uses: RequestUses, reads: boolean): boolean {
  if (uses.lookups.some(({ isSent, many, changes }) => isSent && many && changes)) return false;
  if (sendsItem(uses) || reads) return sendsItem(uses);
  if (uses.changesData && uses.readsBody === false && uses.fields.length === 0) return false;
  return uses.readsBody !== true && !uses.readsSender && sentIds(uses).length === 0;
}

function isSeen({ handler: { answer } }: Route, uses: JudgedRoute['uses']): boolean {
  return answer !== UNSEEN_ANSWER && (answer.response !== 'unknown' || uses().readsBody !== null);
}

/** The last word of the last static segment of a path. */
function namedLast({ segments }: Path): string {
  const last = segments.findLast(({ kind }) => kind === 'static');
  return last?.kind === 'static' ? (wordTexts(last.value).at(-1) ?? '') : '';
}

function parametersOf({ segments }: Path): number {
  return segments.filter(({ kind }) => kind !== 'static').length;
}

/**
 * Whether the name of a handler begins with a verb that does not agree with the new method of its route:
 * `markNoteAsViewed` for `GET /notes`, `createOrder` for `PUT /orders/:id`.
 */
function isNamedOtherwise({ route, words, rewrite: { method } }: Offer): boolean {
  const name = route.handler.names.at(-1)?.split('.').at(-1) ?? '';
  const [first = ''] = wordTexts(name);
  const verb = lookUp(first, words);
  if (route.methods.some((token) => token.method === method)) return false;
  if (verb?.kind === 'action') return isSafe(method) && !is(first, 'choosing') && first !== 'search';
  return verb?.leaning === 'verb' && !agrees(verb.operation, method);
}

/**
 * Reasons against a certain rewrite that a person may know to be void: whether a handler shows a page, whether anyone
 * minds a status code, whether anyone outside calls. What is deleted may depend on a body that is read.
 */
const OFFERED: ReadonlySet<WithheldReason> = new Set(['unseen-handler', 'status-code', 'outside-callers']);

/**
 * Whether the answer for a route is offered to a person where it is not rewritten.
 *
 * @param reason the first reason for that
 */
export function isOffered({ rewrites }: JudgedRoute, reason: Withheld | null): boolean {
  if (rewrites === null) return reason === null || !isOfBrowser(reason);
  return reason !== null && OFFERED.has(reason.reason);
}
