import { namelessText, segmentText, textAt } from '../paths/dialects.ts';
import type { Path, PathChange } from '../model/path.ts';
import { parsePath } from '../paths/parse-path.ts';
import { join } from '../paths/print.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import type { OpenQuestion, Rewrite, VerbSegment, Verdict } from '../model/verdict.ts';
import { is } from '../words/entries.ts';
import { singular } from '../words/inflect.ts';
import { splitWords, wordTexts } from '../words/split.ts';
import type { CrudWord } from '../words/lexicon.ts';
import { agrees, isSafe, isSingle, isWriting } from './methods.ts';
import { hasDeletionManner } from './deletion-manner.ts';
import { nameAction } from './name-action.ts';
import { collectionOf, isPrefix, neighbourBefore, sameResource } from './neighbours.ts';
import { placeOf } from './place-of-verb.ts';
import { isNoNoun, readVerb } from './read-verb.ts';
import type { CrudFinding, Site, VerbReading } from './verb-site.ts';
import { segmentWords, type SegmentWords } from './segment-words.ts';
import { changed } from './changes.ts';
import { namedCollections } from './named-collections.ts';
import { findShapeFault } from './path-shape.ts';
import { describeSite } from './site.ts';
import { supposedNoun } from './singleton-assumption.ts';
import { findTarget } from './find-target.ts';

interface Finding extends VerbReading {
  readonly segment: number;
  readonly form: SegmentWords['form'];
  readonly extension: boolean;
}

/**
 * Judges an endpoint by the convention: the path consists of nouns, and the method alone expresses the action.
 *
 * A pure function of its arguments, so that a server, its clients and its tests can each be judged alone and still
 * agree.
 */
export function judge(endpoint: Endpoint, surroundings: Surroundings): Verdict {
  const findings = findVerbs(endpoint, surroundings);
  const verbs = findings.map(toVerbSegment);
  const crud = verbs.find((verb) => verb.kind === 'crud');
  const collections = namedCollections(endpoint, new Set(verbs.map(({ segment }) => segment)), surroundings);
  const shape = verbs.length === 0 ? findShapeFault(endpoint, surroundings) : null;
  if (!crud)
    return {
      verbs,
      collections,
      shape,
      unsafe: null,
      formName: false,
      tunneled: null,
      ...findNoun(endpoint, findings, surroundings),
    };
  // Where the last verb agrees with the method, the verbs before it name a page: GET /add_product/get_categories reads
  // the categories for the page that adds products.
  const doing = verbs.filter((_, at) => !isObject(findings, at));
  const last = doing.findLast((verb) => verb.operation !== null);
  const isAtOdds = ({ operation }: VerbSegment): boolean => operation !== null && !agrees(operation, endpoint.method);
  const odd = last && isAtOdds(last) ? (doing.find(isAtOdds) ?? null) : null;
  const oddFinding = findings.find(({ word }) => word.start === odd?.span.start);
  const unsafe = oddFinding && isSafe(endpoint.method) && !isStep(oddFinding, endpoint.path) ? odd : null;
  const tunneled = isWriting(endpoint.method) ? odd : null;
  const formName = unsafe !== null && oddFinding !== undefined && isFormName(oddFinding);
  return { verbs, collections, shape, unsafe, formName, tunneled, ...findRewrite(endpoint, findings, surroundings) };
}

/** Whether a word such as `list` directly after a bare verb is its object: `POST /create/list` creates a list. */
function isObject(findings: readonly Finding[], at: number): boolean {
  const [verb, own] = [findings[at - 1], findings[at]];
  if (verb?.entry.kind !== 'crud' || own?.entry.kind !== 'crud' || own.segment !== verb.segment + 1) return false;
  const areBare = verb.beside.length === 0 && own.beside.length === 0;
  return areBare && own.entry.leaning === 'either' && own.entry.operation === 'read' && verb.entry.operation !== 'read';
}

function findVerbs({ method, path }: Endpoint, { mount, words: own, customMethods }: Surroundings): Finding[] {
  const findings: Finding[] = [];
  if (isRegistered(path, mount)) return findings;
  path.segments.forEach((segment, at) => {
    const collection = (): readonly string[] => collectionOf(neighbourBefore(path, at, mount));
    const split = segmentWords(segment, path.text, collection);
    if (!split || own.nouns.has(segmentText(path, segment).toLowerCase())) return;
    // A segment of this form that is not the last one is a name space (`Acme.Compute/disks`), and no custom method.
    if (split.form === 'custom' && (!customMethods || path.segments[at + 1]?.kind === 'static')) return;
    const isAgain = (): boolean =>
      sameResource(
        collection(),
        split.words.slice(1).map(({ text }) => text),
      );
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
  const around = [...before, ...beside.map(({ text }) => text)];
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

function toVerbSegment({ word, entry, segment }: Finding): VerbSegment {
  const span = { start: word.start, end: word.end };
  return {
    kind: entry.kind,
    verb: word.text,
    operation: entry.kind === 'crud' ? entry.operation : null,
    span,
    segment,
  };
}

/**
 * Whether a verb names a step of a form: `/manual-create/floors` reads what is needed to create something.
 * `/create/user` and `/user-delete/now` are requests to do it.
 */
function isStep({ word, entry, beside, segment }: Finding, { segments }: Path): boolean {
  const isBehindNoun = beside.some(({ start }) => start < word.start);
  const isDeletion = entry.kind === 'crud' && entry.operation === 'delete';
  return isBehindNoun && !isDeletion && segments.slice(segment + 1).some(({ kind }) => kind === 'static');
}

/** `create`, `edit` or `add` alone in a GET names a form, as is usual in server-rendered applications. */
function isFormName({ entry, beside }: Finding): boolean {
  return entry.kind === 'crud' && (entry.operation === 'create' || entry.operation === 'update') && beside.length === 0;
}

type Outcome = Pick<Verdict, 'rewrite' | 'suggestion' | 'ofItem' | 'open' | 'supposed'>;

function findRewrite(endpoint: Endpoint, findings: readonly Finding[], surroundings: Surroundings): Outcome {
  const [finding, ...others] = findings;
  if (finding?.entry.kind !== 'crud' || others.length > 0 || isBelowAction(endpoint, surroundings))
    return withheld('several-verbs');
  const { entry } = finding;
  const question = questionBefore(endpoint, { ...finding, entry }, surroundings.mount);
  if (question) return withheld(question);
  const site = describeSite(endpoint.path, { ...finding, entry: asSaid(entry, endpoint.method) }, surroundings);
  const [target, supposed] = [findTarget(site), supposedNoun(site)];
  const method = methodFor(entry.operation, endpoint.method, surroundings.update);
  const rewrite = target.change && method.name ? apply(endpoint, target.change, method.name) : null;
  const isClean =
    rewrite !== null && isFreeOfVerbs(rewrite, endpoint, surroundings) && !isActionItself(site, endpoint, surroundings);
  if (!isSingle(endpoint.method))
    return { rewrite: null, suggestion: target.open || !isClean ? null : rewrite, open: 'no-single-method', supposed };
  const ofItem = target.open && target.shown && method.name ? apply(endpoint, target.shown, method.name) : null;
  if (ofItem && isFreeOfVerbs(ofItem, endpoint, surroundings))
    return { ...withheld(target.open ?? 'filter'), ofItem, supposed };
  if (target.open || method.open)
    return { rewrite: null, suggestion: isClean ? rewrite : null, open: target.open ?? method.open, supposed };
  return isClean ? { rewrite, suggestion: null, open: null, supposed } : { ...withheld('unstable'), supposed };
}

/**
 * Whether an action remains where a reading verb is removed: `check coupon` of `getCheckCoupon`, or `approve` of
 * `getAllApprove`, which the plural would hide. After `all`, several words are a noun, and so is what follows a verb
 * that creates or deletes something (`addReplyComment`).
 */
function isActionItself(
  { resource: { noun, whole }, finding }: Site,
  { method, path }: Endpoint,
  { mount, words: own }: Surroundings,
): boolean {
  if (finding.entry.operation !== 'read') return false;
  if (noun.length === 1) return isNoNoun(noun[0]?.text ?? '', own);
  return (
    !whole &&
    noun.length > 1 &&
    readVerb(noun, placeOf(path, finding.segment, mount, method), own, false)?.entry.kind === 'action'
  );
}

/**
 * Whether the last segment of the mount begins with a verb: what is below `/reset-password` belongs to an action, and
 * not to a password.
 */
function isBelowAction({ method }: Endpoint, { mount, ...others }: Surroundings): boolean {
  const last = mount.segments.at(-1);
  if (last?.kind !== 'static' || splitWords(last.value).length < 2) return false;
  return findVerbs({ method, path: mount }, { ...others, mount: parsePath('', mount.dialect) }).some(
    ({ segment }) => segment === mount.segments.length - 1,
  );
}

/** Proposes a noun for an action. It is only ever a suggestion, since a person has to choose the noun. */
function findNoun(endpoint: Endpoint, findings: readonly Finding[], surroundings: Surroundings): Outcome {
  const [finding] = findings;
  if (finding?.entry.kind !== 'action') return { rewrite: null, suggestion: null, open: null, supposed: null };
  const isPlain = finding.form === 'plain' && !finding.extension && isSingle(endpoint.method);
  const target = isPlain ? nameAction(endpoint, { ...finding, entry: finding.entry }, surroundings.mount) : null;
  const suggestion = target && apply(endpoint, target.change, target.method);
  return {
    rewrite: null,
    suggestion:
      suggestion && findVerbs(toEndpoint(suggestion, endpoint), surroundings).length === 0 ? suggestion : null,
    open: 'action',
    supposed: null,
  };
}

function toEndpoint({ method, path }: Rewrite, { path: { dialect } }: Endpoint): Endpoint {
  return { method, path: parsePath(path, dialect) };
}

/** The verb as its method narrows it down: a `save` with PUT or PATCH is an update. */
function asSaid(entry: CrudWord, method: string): CrudWord {
  return entry.operation === 'save' && (method === 'PUT' || method === 'PATCH')
    ? { ...entry, operation: 'update' }
    : entry;
}

function withheld(open: OpenQuestion): Outcome {
  return { rewrite: null, suggestion: null, open, supposed: null };
}

/**
 * The question that rules out any rewrite of the endpoint, before its target is looked for; null where there is none.
 */
function questionBefore({ path }: Endpoint, finding: Finding & CrudFinding, mount: Path): OpenQuestion | null {
  const {
    form,
    segment,
    extension,
    manner,
    entry: { weak },
  } = finding;
  if (form === 'custom' || path.segments.some((each) => each.kind === 'static' && splitWords(each.value).length === 0))
    return 'custom-method';
  if (!isPlainText(path, segment) || (segment === 0 && isGlued(path, mount))) return 'odd-segment';
  if (extension) return 'representation';
  if (manner === 'many') return 'bulk';
  return weak || manner === 'how' || hasDeletionManner(path, finding) ? 'weak-verb' : null;
}

/**
 * Whether the router joins the end of the mount and the beginning of the path to one segment: Fastify and Koa make
 * `/userslist` of `/users` and `list`.
 */
function isGlued(path: Path, mount: Path): boolean {
  return (
    mount.segments.length > 0 &&
    join(mount, path, path.dialect).segments.length < mount.segments.length + path.segments.length
  );
}

/**
 * Whether a segment consists of words with `-`, `_` or `.` between them: words of a percent escape or another sign
 * cannot be removed safely.
 */
function isPlainText(path: Path, at: number): boolean {
  const segment = path.segments[at];
  return segment !== undefined && /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(segmentText(path, segment));
}

/**
 * The method of the rewritten endpoint, null where it is in doubt, and the question that a change to it leaves open.
 */
function methodFor(
  operation: CrudFinding['entry']['operation'],
  method: string,
  update: 'PUT' | 'PATCH',
): { name: string | null; open: OpenQuestion | null } {
  if (!isSingle(method)) return { name: method, open: null };
  if (agrees(operation, method)) return { name: method, open: null };
  switch (operation) {
    case 'read':
      return method === 'POST' ? { name: 'GET', open: 'read-with-body' } : { name: null, open: 'method-disagrees' };
    case 'create':
      return isSafe(method)
        ? { name: 'POST', open: 'form' }
        : { name: isWriting(method) ? 'POST' : null, open: 'method-disagrees' };
    case 'update':
      if (method === 'POST') return { name: update, open: null };
      return isSafe(method) ? { name: update, open: 'form' } : { name: null, open: 'method-disagrees' };
    case 'delete':
      return { name: 'DELETE', open: method === 'GET' || method === 'POST' ? null : 'method-disagrees' };
    case 'save':
      return { name: null, open: 'method-disagrees' };
  }
}

function apply({ path }: Endpoint, change: PathChange, method: string): Rewrite {
  return { method, path: changed(path.text, change), change };
}

/** Whether the rewritten path has no verb left, so that a second fix would find nothing to do. */
function isFreeOfVerbs(rewrite: Rewrite, endpoint: Endpoint, surroundings: Surroundings): boolean {
  return findVerbs(toEndpoint(rewrite, endpoint), surroundings).length === 0;
}
