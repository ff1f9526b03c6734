import type { OpenQuestion, Rewrite, Verdict } from '../model/verdict.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import type { PathChange } from '../model/path.ts';
import { parsePath } from '../paths/parse-path.ts';
import { splitWords } from '../words/split.ts';
import { changed } from './changes.ts';
import { describeSite } from './describe-site.ts';
import { isSingle, methodFor } from './methods.ts';
import { nameAction } from './name-action.ts';
import { OUTCOMES, RULED_OUT } from './outcomes.ts';
import { type Finding, findVerbs } from './path-verbs.ts';
import { placeOf } from './place-of-verb.ts';
import { isNoNoun, readVerb } from './read-verb.ts';
import { supposedNoun } from './singleton-assumption.ts';
import type { Site } from './site.ts';
import { queryPath } from './suggested-items.ts';
import { decide } from './table.ts';

type Outcome = Pick<Verdict, 'rewrite' | 'suggestion' | 'ofItem' | 'query' | 'open' | 'supposed'>;

export function findRewrite(endpoint: Endpoint, findings: readonly Finding[], surroundings: Surroundings): Outcome {
  const [finding, ...others] = findings;
  if (finding?.entry.kind !== 'crud' || others.length > 0 || isBelowAction(endpoint, surroundings))
    return withheld('several-verbs');
  const site = describeSite(endpoint, { ...finding, entry: finding.entry }, surroundings);
  const ruledOut = decide(site, RULED_OUT);
  if (ruledOut) return withheld(ruledOut.open);
  const [target, method] = [
    decide(site, OUTCOMES),
    methodFor(finding.entry.operation, site.method, surroundings.update),
  ];
  const supposed = supposedNoun(site);
  const applied = (change: PathChange | null | undefined): Rewrite | null => {
    const rewrite = change && method.name ? apply(endpoint, change, method.name) : null;
    return rewrite && isFreeOfVerbs(rewrite, endpoint, surroundings) ? rewrite : null;
  };
  const rewrite = isActionItself(site, surroundings) ? null : applied(target?.change);
  if (!isSingle(endpoint.method))
    return { rewrite: null, suggestion: target?.open ? null : rewrite, open: 'no-single-method', supposed };
  const ofItem = applied(target?.shown);
  if (ofItem) return { ...withheld(target?.open ?? 'filter'), ofItem, supposed };
  const open = target?.open ?? method.open;
  if (open)
    return { rewrite: null, suggestion: rewrite, open, supposed, query: open === 'filter' ? queryPath(site) : null };
  return rewrite ? { rewrite, suggestion: null, open: null, supposed } : { ...withheld('unstable'), supposed };
}

/**
 * Whether an action remains where a reading verb is removed: `check coupon` of `getCheckCoupon`, or `approve` of
 * `getAllApprove`, which the plural would hide. After `all`, several words are a noun, and so is what follows a verb
 * that creates or deletes something (`addReplyComment`).
 */
function isActionItself(site: Site, { words: own }: Surroundings): boolean {
  const { noun, head, whole, operation, path, segment, mount, method } = site;
  if (operation !== 'read') return false;
  if (noun.length === 1) return isNoNoun(head, own);
  if (whole || noun.length === 0) return false;
  return readVerb(noun, placeOf(path, segment, mount, method), own, false)?.entry.kind === 'action';
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

function withheld(open: OpenQuestion | null): Outcome {
  return { rewrite: null, suggestion: null, open, supposed: null };
}

function apply({ path }: Endpoint, change: PathChange, method: string): Rewrite {
  return { method, path: changed(path.text, change), change };
}

/** Whether the rewritten path has no verb left, so that a second fix would find nothing to do. */
function isFreeOfVerbs(rewrite: Rewrite, endpoint: Endpoint, surroundings: Surroundings): boolean {
  return findVerbs(toEndpoint(rewrite, endpoint), surroundings).length === 0;
}
