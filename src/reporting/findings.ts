import type { VerbSegment } from '../model/verdict.ts';
import { segmentText } from '../paths/dialects.ts';
import type { Clash } from '../model/clash.ts';
import type { JudgedMethod, PlannedRoute } from '../model/plan.ts';
import type { ClashFinding, Finding, NamingFinding, ShapeFinding } from './finding.ts';

/** The first verb of a kind in the path of a route: one finding, or none. */
export function findVerb(planned: PlannedRoute, kind: VerbSegment['kind']): readonly Finding[] {
  const { route, methods } = planned;
  for (const { token, verdict } of methods) {
    const verb = verdict.verbs.find((one) => one.kind === kind);
    if (verb && route.path)
      return [
        {
          range: route.path.locate(verb.span.start, verb.span.end),
          method: token.method,
          segment: segmentAt(planned, verb.span.start),
          data: { verb: verb.verb },
          ...(verb.inferred && { isInferred: true }),
        },
      ];
  }
  return [];
}

/**
 * The GET or HEAD of a route whose path has a verb that changes something, unless it shows a page: one finding, or
 * none.
 */
export function findUnsafe(planned: PlannedRoute): readonly Finding[] {
  return findMethod(planned, ({ verdict, page }) => (page ? null : verdict.unsafe));
}

/** The method of a route whose path has a verb that belongs to another method: one finding, or none. */
export function findTunneled(planned: PlannedRoute): readonly Finding[] {
  return findMethod(planned, ({ verdict }) => verdict.tunneled);
}

function findMethod(planned: PlannedRoute, guiltOf: (method: JudgedMethod) => VerbSegment | null): readonly Finding[] {
  for (const method of planned.methods) {
    const verb = guiltOf(method);
    if (verb)
      return [
        {
          range: method.token.range,
          method: method.token.method,
          segment: segmentAt(planned, verb.span.start),
          data: { verb: verb.verb },
        },
      ];
  }
  return [];
}

/** The collection in the path of a route with a name in the wrong number, singular or plural: one finding, or none. */
export function findMisnamed(planned: PlannedRoute): readonly NamingFinding[] {
  const { route, naming } = planned;
  if (!naming || !route.path) return [];
  const {
    collection: { name, other, number, span },
    method,
  } = naming;
  return [
    {
      naming,
      range: route.path.locate(span.start, span.end),
      method,
      segment: segmentAt(planned, span.start),
      data: { name, number, wanted: other },
    },
  ];
}

/**
 * What is wrong with the shape of a path, for each method. A fault at a place in the path, such as an identifier, is
 * the same for all methods, so one finding is enough.
 */
export function findShapes({ route, methods }: PlannedRoute): readonly ShapeFinding[] {
  const found: ShapeFinding[] = [];
  for (const { token, shape } of methods) {
    if (!shape) continue;
    const { kind, name, span } = shape;
    const range = (span && route.path?.locate(span.start, span.end)) ?? token.range;
    found.push({ kind, range, method: token.method, segment: name, data: { name } });
    if (span) break;
  }
  return found;
}

/** The methods of a route that no request reaches, because of a clash of the given kind. */
export function findClashes(
  { route, path, methods, clashes }: PlannedRoute,
  kind: Clash['kind'],
): readonly ClashFinding[] {
  const found = clashes.filter((clash) => clash.kind === kind && methods.some(({ token }) => token === clash.token));
  const last = path.segments.at(-1);
  return found.map((clash) => ({
    clash,
    range: clash.range,
    method: clash.token.method,
    segment: last ? segmentText(path, last) : (route.path?.value ?? ''),
    data: {},
  }));
}

function segmentAt({ path }: PlannedRoute, offset: number): string {
  const segment = path.segments.find(({ start, end }) => start <= offset && offset < end);
  return segment ? segmentText(path, segment) : '';
}
