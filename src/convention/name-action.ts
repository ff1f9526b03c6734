import { segmentText } from '../paths/dialects.ts';
import type { Path, PathChange, Span } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { isNoun, plural, singular } from '../words/inflect.ts';
import { isCrud, isOnlyAction, type ActionWord } from '../words/lexicon.ts';
import type { Endpoint } from '../model/endpoint.ts';
import { isAdjective } from './noun-kinds.ts';
import { isOfItems } from './named-collections.ts';
import { identifies } from './identifiers.ts';
import { isSafe } from './methods.ts';
import { collectionOf, isBelowNoun, neighbourBefore, sameResource, type Neighbour, isNamed } from './neighbours.ts';
import { parsePhrase, type Phrase, type VerbReading } from './phrase.ts';
import { isAttribute, isOne } from './site.ts';
import { nounsOf } from '../words/run-together.ts';
import { dropped } from './changes.ts';

/** An action word of a path and the index of its segment. */
export interface ActionFinding extends VerbReading {
  readonly entry: ActionWord;
  readonly segment: number;
}

/**
 * Suggests a noun in place of an action, for what the action creates or changes: `POST /users/:id/activate` is `PUT
 * /users/:id/activation`, `POST /login` is `POST /sessions`, `POST /sendEmail` is `POST /emails`. It is one good answer
 * of several, for a person to choose.
 *
 * @returns null where there is no suitable noun, or no item or collection that it could belong to; where a GET would
 * change something, except for the end of a session; and where a PUT or PATCH, which changes what is there, would
 * create
 */
export function nameAction(
  endpoint: Endpoint,
  finding: ActionFinding,
  mount: Path,
): { change: PathChange; method: string } | null {
  const named = nameOf(endpoint.path, finding, mount);
  const isEnd = named?.change.text === 'session';
  if (named && isSafe(endpoint.method) && named.method !== 'GET' && !isEnd) return null;
  const isUpdate = endpoint.method === 'PUT' || endpoint.method === 'PATCH';
  return isUpdate && named?.method === 'POST' && !is(finding.word.text, 'relation', 'state-change') ? null : named;
}

function nameOf(path: Path, finding: ActionFinding, mount: Path): { change: PathChange; method: string } | null {
  const before = neighbourBefore(path, finding.segment, mount);
  const [verb, noun] = insteadOf(finding, path, mount, before);
  const segment = path.segments[finding.segment];
  const phrase = parsePhrase(finding.beside);
  if (!segment || phrase.clause !== 'none' || finding.manner) return null;
  const behind = path.segments.slice(finding.segment + 1);
  // `/orders/placeOrder`, `/orders/:id/cancelOrder`: the noun precedes the action already.
  const isSaid = sameResource(
    collectionOf(before).flatMap((word) => nounsOf(word)),
    phrase.texts,
  );
  if (phrase.noun.length > 0 && !isSaid)
    return behind.length === 0 ? nameCompound({ text: path.text, finding, before, segment }, phrase) : null;
  const drops = before.kind === 'collection' && behind.length === 0 && isBelowNoun(path, finding.segment, mount);
  if (isSaid && before.kind === 'collection' && is(finding.word.text, 'producer') && finding.word.text !== 'invite')
    return drops ? { change: dropped({ path, segment: finding.segment }), method: 'POST' } : null;
  // What is read behind something else than a collection may be anything: `POST /observability/query`.
  if (!verb || (verb === 'GET' && before.kind === 'collection' && !isOfItems(before.words))) return null;
  if (!noun || isNamed(before, noun.split('-')))
    return drops ? { change: dropped({ path, segment: finding.segment }), method: verb } : null;
  const isOfItem = verb !== 'POST' && noun !== 'session';
  if (behind.length === 0) {
    if ((before.kind === 'none' || (isOfItem && before.kind === 'unknown-mount')) && !standsAlone(noun)) return null;
    // What belongs to one of many items does not belong to their collection: `POST /tags/rename`.
    const isOfMany =
      before.kind === 'collection' && (isOfItems(before.words) || before.words.includes(finding.word.text));
    return isOfItem && isOfMany
      ? null
      : {
          change: { start: segment.start, end: segment.end, text: phrase.whole ? plural(noun) : noun },
          method: verb,
        };
  }
  const [item, ...more] = behind;
  if (more.length > 0 || item?.kind !== 'parameter' || !isItemOf(item.name, before)) return null;
  const text = `${segmentText(path, item)}/${noun}`;
  return { change: { start: segment.start, end: item.end, text }, method: verb };
}

/**
 * The method and the noun for an action; none where the collection before it may be that of what is registered, or of
 * what people register for. A signup below `/auth` or `/admin` creates a registration, and no user; and
 * below `/password` the noun does not repeat `password`.
 */
function insteadOf({ entry, word }: ActionFinding, path: Path, mount: Path, before: Neighbour): readonly string[] {
  const [verb = '', noun = ''] = entry.instead.split(' ');
  const [first = '', ...rest] = noun.split('-');
  if (rest.length > 0 && collectionOf(before).at(-1) === first) return [verb, rest.join('-')];
  if (word.text === 'register' && before.kind === 'collection' && isOfItems(before.words))
    return is(singular(before.words.at(-1) ?? ''), 'person', 'owner') ? [verb, ''] : [];
  const isOfOther = before.kind === 'collection' && !sameResource(before.words, [noun]);
  return word.text === 'signup' &&
    (isOfOther || /\b(?:auth|admin)\/?$/.test(mount.text + path.text.slice(0, word.start)))
    ? [verb, 'registrations']
    : [verb, noun];
}

/** Whether a parameter after an action identifies an item of what precedes it. */
function isItemOf(parameter: string, before: Neighbour): boolean {
  if (before.kind === 'unknown-mount') return is(parameter.toLowerCase(), 'identifier');
  return before.kind === 'collection' && identifies(parameter, before.words);
}

/** Whether a noun may be the first resource of a path: a collection may, and so may the session. */
function standsAlone(noun: string): boolean {
  return noun.endsWith('s') || noun === 'session';
}

/** An action with its noun in one segment, and what precedes it. */
interface Compound {
  /** The text of the path. */
  readonly text: string;
  readonly finding: ActionFinding;
  readonly before: Neighbour;
  readonly segment: Span;
}

/**
 * `verify-email` is `email-verifications`, `sendEmail` is `emails`, `placeOrder` `orders`. What is done to an item or
 * to the only one of its kind is put there: `/users/:id/verify-email` is `/users/:id/email-verification`.
 */
function nameCompound(
  { text, finding: { word, entry }, before, segment }: Compound,
  object: Phrase,
): { change: PathChange; method: string } | null {
  const [verb, noun] = entry.instead.split(' ');
  const { texts: words, head } = object;
  const others = words.slice(0, -1);
  const named = (method: string, parts: readonly string[]): { change: PathChange; method: string } => ({
    change: { start: segment.start, end: segment.end, text: inStyle(parts, text.slice(segment.start, segment.end)) },
    method,
  });
  if (!isNoun(head) || is(head, 'particle', 'handler-word') || isAdjective(object)) return null;
  if (word.text === 'request') return named('POST', [...words, 'requests']);
  // A second verb: `forgot-password-verify-otp`.
  if (others.some((each) => isCrud(each) || isOnlyAction(each))) return null;
  // What is sent exists before: sending an invoice makes none.
  if (entry.instead.endsWith(' messages') && is(singular(head), 'material', 'paper')) return null;
  if (is(word.text, 'producer'))
    return word.text === 'upload' && isOne(before) && is(head, 'attribute', 'own-one')
      ? named('PUT', words)
      : named('POST', [...others, singular(head) === head ? plural(head) : head]);
  // A request of a password reset is not a reset of password requests.
  if (!noun || !verb || (words.length > 1 && head === 'request')) return null;
  const [first = '', ...rest] = noun.split('-');
  if (rest.length > 0 && words.length > 1 && words.includes(first)) return null;
  const parts = [...others, ...(singular(first) === singular(head) ? [first] : [singular(head), first]), ...rest];
  if (verb === 'POST' || isOne(before)) return named(verb, parts);
  // Of the many that it is done to, each time there is another one; a state has no plural.
  const isEvent = verb === 'PUT' && !isAttribute(noun) && !is(noun, 'own-one', 'state', 'either');
  return isEvent ? named('POST', [...parts.slice(0, -1), plural(parts.at(-1) ?? '')]) : null;
}

/** Joins words in the style of the segment: `emailVerification` for camel case, with its own separator otherwise. */
function inStyle(words: readonly string[], like: string): string {
  const separator = /[-_.]/.exec(like)?.[0];
  if (separator) return words.join(separator);
  if (like === like.toLowerCase()) return words.join('-');
  const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const first = like.charAt(0);
  return first === first.toUpperCase() ? capitals : capitals.charAt(0).toLowerCase() + capitals.slice(1);
}
