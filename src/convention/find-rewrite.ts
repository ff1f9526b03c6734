import type { OpenQuestion, Rewrite, Verdict } from '../model/verdict.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import { type Finding, findVerbs } from './path-verbs.ts';
import { describeSite } from './site.ts';
import { findTarget } from './find-target.ts';
import { supposedNoun } from './singleton-assumption.ts';
import { agrees, isSafe, isSingle, isWriting } from './methods.ts';
import type { CrudFinding, Site } from './verb-site.ts';
import { isNoNoun, readVerb } from './read-verb.ts';
import { placeOf } from './place-of-verb.ts';
import { splitWords, textsOf, firstText } from '../words/split.ts';
import { parsePath } from '../paths/parse-path.ts';
import { nameAction } from './name-action.ts';
import { queryPath } from './suggested-items.ts';
import type { CrudWord } from '../words/lexicon.ts';
import type { Path, PathChange } from '../model/path.ts';
import { hasDeletionManner } from './deletion-manner.ts';
import { join } from '../paths/print.ts';
import { segmentText } from '../paths/dialects.ts';
import { isNamed } from './neighbours.ts';
import { changed } from './changes.ts';

type Outcome = Pick<Verdict, 'rewrite' | 'suggestion' | 'ofItem' | 'query' | 'open' | 'supposed'>;

export function findRewrite(endpoint: Endpoint, findings: readonly Finding[], surroundings: Surroundings): Outcome {
  const [finding, ...others] = findings;
  if (finding?.entry.kind !== 'crud' || others.length > 0 || isBelowAction(endpoint, surroundings))
    return withheld('several-verbs');
  const { entry } = finding;
  const question = questionBefore(endpoint, { ...finding, entry }, surroundings.mount);
  if (question) return withheld(question);
  const site = describeSite(endpoint.path, { ...finding, entry: asSaid(entry, endpoint.method) }, surroundings);
  if (isOfFamily(endpoint, site)) return withheld('custom-method');
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
    return {
      ...{ rewrite: null, suggestion: isClean ? rewrite : null, open: target.open ?? method.open, supposed },
      query: target.open === 'filter' ? queryPath(site) : null,
    };
  return isClean ? { rewrite, suggestion: null, open: null, supposed } : { ...withheld('unstable'), supposed };
}

/**
 * Whether an action remains where a reading verb is removed: `check coupon` of `getCheckCoupon`, or `approve` of
 * `getAllApprove`, which the plural would hide. After `all`, several words are a noun, and so is what follows a verb
 * that creates or deletes something (`addReplyComment`).
 */
function isActionItself(
  { resource: { noun, whole }, finding, operation }: Site,
  { method, path }: Endpoint,
  { mount, words: own }: Surroundings,
): boolean {
  if (operation !== 'read') return false;
  if (noun.length === 1) return isNoNoun(firstText(noun), own);
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
export function findNoun(endpoint: Endpoint, findings: readonly Finding[], surroundings: Surroundings): Outcome {
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
 * Whether a POST is one of a family of names, as protocols over POST have them: `POST /vector/DeleteIndex`. Below a
 * collection that its noun names it may be an item of that one: `POST /Users/DeleteUser`.
 */
function isOfFamily({ method }: Endpoint, { finding, operation, resource, before, parameters }: Site): boolean {
  return (
    method === 'POST' &&
    finding.word.capital === true &&
    resource.noun.length > 0 &&
    !isNamed(before, textsOf(resource.noun)) &&
    parameters.length === 0 &&
    !agrees(operation, method)
  );
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
