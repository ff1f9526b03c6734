import type { Path } from '../model/path.ts';
import type { Endpoint, Surroundings } from '../model/endpoint.ts';
import type { VerbSegment, Verdict } from '../model/verdict.ts';
import { agrees, isSafe, isWriting } from './methods.ts';
import { namedCollections } from './named-collections.ts';
import { findShapeFault } from './path-shape.ts';
import { type Finding, findVerbs } from './path-verbs.ts';
import { findNoun, findRewrite } from './find-rewrite.ts';

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
  if (!crud) {
    const repeated = surroundings.dropsQuantifiers && shape?.kind === 'redundant-quantifier' ? shape : null;
    return {
      verbs,
      collections,
      shape,
      unsafe: null,
      formName: false,
      tunneled: null,
      dropped: repeated?.span ? { span: repeated.span, segment: endpoint.path.segments.length - 1 } : null,
      ...findNoun(endpoint, findings, surroundings),
      ...(repeated && { rewrite: repeated.suggestion }),
    };
  }
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
  return {
    ...{ verbs, collections, shape, unsafe, formName, tunneled, dropped: crud },
    ...findRewrite(endpoint, findings, surroundings),
  };
}

/** Whether a word such as `list` directly after a bare verb is its object: `POST /create/list` creates a list. */
function isObject(findings: readonly Finding[], at: number): boolean {
  const [verb, own] = [findings[at - 1], findings[at]];
  if (verb?.entry.kind !== 'crud' || own?.entry.kind !== 'crud' || own.segment !== verb.segment + 1) return false;
  const areBare = verb.beside.length === 0 && own.beside.length === 0;
  return areBare && own.entry.leaning === 'either' && own.entry.operation === 'read' && verb.entry.operation !== 'read';
}

function toVerbSegment({ word, entry, segment }: Finding): VerbSegment {
  const span = { start: word.start, end: word.end };
  return {
    kind: entry.kind,
    verb: word.text,
    operation: entry.kind === 'crud' ? entry.operation : null,
    span,
    segment,
    ...(entry.kind === 'action' && entry.inferred && { inferred: true }),
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
