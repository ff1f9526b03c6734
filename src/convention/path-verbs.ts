import type { VerbReading } from './phrase.ts';
import { type SegmentWords, segmentWords } from './segment-words.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import { collectionOf, isPrefix, neighbourBefore, sameResource } from './neighbours.ts';
import { namelessText, segmentText, textAt } from '../paths/dialects.ts';
import { readVerb } from './read-verb.ts';
import { placeOf } from './place-of-verb.ts';
import type { Path } from '../model/path.ts';
import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import { isSafe } from './methods.ts';
import { wordTexts, textsOf } from '../words/split.ts';

export interface Finding extends VerbReading {
  readonly segment: number;
  readonly form: SegmentWords['form'];
  readonly extension: boolean;
}

export function findVerbs({ method, path }: Endpoint, { mount, words: own, customMethods }: Surroundings): Finding[] {
  const findings: Finding[] = [];
  if (isRegistered(path, mount)) return findings;
  path.segments.forEach((segment, at) => {
    const collection = (): readonly string[] => collectionOf(neighbourBefore(path, at, mount));
    const split = segmentWords(segment, path.text, collection);
    if (!split || own.nouns.has(segmentText(path, segment).toLowerCase())) return;
    // A segment of this form that is not the last one is a name space (`Acme.Compute/disks`), and no custom method.
    if (split.form === 'custom' && (!customMethods || path.segments[at + 1]?.kind === 'static')) return;
    const isAgain = (): boolean => sameResource(collection(), textsOf(split.words.slice(1)));
    const reading = readVerb(
      split.words,
      { ...placeOf(path, at, mount, method), isAgain },
      own,
      split.form === 'custom',
    );
    if (
      reading &&
      !namesCaller(reading, path, at) &&
      !isPassage(reading, { method, path }, at, mount) &&
      !isCreated(reading, findings.at(-1), at)
    )
      findings.push({ ...reading, segment: at, form: split.form, extension: split.extension });
  });
  return findings;
}

/** Whether a word that is also a noun is the object of a bare verb directly before it: `POST /create/book`. */
function isCreated({ entry, beside }: VerbReading, verb: Finding | undefined, at: number): boolean {
  if (
    entry.kind !== 'action' ||
    entry.leaning !== 'either' ||
    beside.length > 0 ||
    verb?.segment !== at - 1 ||
    verb.beside.length > 0
  )
    return false;
  return verb.entry.kind === 'crud' && verb.entry.operation === 'create' && verb.entry.leaning === 'verb';
}

/** Whether the word is part of the name of a service or an event that calls: `/connect/webhook`, `/pay/v2/callback`. */
function namesCaller({ entry, beside }: VerbReading, path: Path, at: number): boolean {
  const next = path.segments.slice(at + 1).find((segment) => !isPrefix(segment, path));
  return (
    entry.kind === 'action' &&
    beside.length === 0 &&
    next?.kind === 'static' &&
    is(singular(next.value.toLowerCase()), 'outside')
  );
}

/**
 * Whether a GET names a section of pages (`/admin/manage/users`), or is called in a redirect from or to another server:
 * the start of a login (`/auth/github/login`, `/authorize/github`), or the return from a payment (`/checkout/cancel`).
 * Such an address is registered with the other server.
 */
function isPassage({ entry, word, beside }: VerbReading, { method, path }: Endpoint, at: number, mount: Path): boolean {
  if (entry.kind !== 'action' || !isSafe(method)) return false;
  const texts = (segment: number): readonly string[] => {
    const one = path.segments[segment];
    return one?.kind === 'static' ? wordTexts(one.value) : [];
  };
  const before = collectionOf(neighbourBefore(path, at, mount));
  const around = [...before, ...textsOf(beside)];
  if (is(word.text, 'section')) {
    const above = at > 0 ? texts(at - 1) : wordTexts(textAt(mount, mount.segments.length - 1));
    return path.segments[at + 1]?.kind === 'static' && is(above.at(-1) ?? '', 'viewer');
  }
  if (is(word.text, 'returned')) return around.some((each) => is(singular(each), 'payment'));
  return (
    path.segments.length > 1 &&
    is(word.text, 'identity') &&
    [...before, ...texts(at - 1), ...texts(at + 1)].some((each) => is(each, 'login-provider'))
  );
}

const WELL_KNOWN = /(?:^|\/)\.well-known(?:\/|$)/i;

const OAUTH_ENDPOINTS: ReadonlySet<string> = new Set(['authorize', 'revoke', 'introspect', 'register', 'token']);

/** The path before such an endpoint; versions and tenants may be part of it. */
const OAUTH = /(?:^|\/)(?:oauth[12]?|oidc|(?:openid-)?connect)(?:\/(?::|default|v?\d[\d.]*))*$/;

/**
 * Whether a standard defines the address: below `/.well-known` (RFC 8615), or an endpoint of OAuth (RFC 6749, 7009,
 * 7662, 7591), with or without versions and tenants: `/oauth2/v2.0/authorize`.
 */
function isRegistered(path: Path, mount: Path): boolean {
  if (WELL_KNOWN.test(mount.text) || WELL_KNOWN.test(path.text)) return true;
  const last = path.segments.at(-1);
  if (last?.kind !== 'static' || !OAUTH_ENDPOINTS.has(last.value.toLowerCase())) return false;
  const texts = [mount, path].flatMap((each) =>
    each.segments.map((segment) => namelessText(each, segment).toLowerCase()),
  );
  return OAUTH.test(texts.slice(0, -1).join('/'));
}
