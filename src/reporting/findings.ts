import type { VerbSegment } from '../model/verdict.ts';
import { segmentText } from '../paths/dialects.ts';
import type { Clash } from '../model/clash.ts';
import type { JudgedMethod, PlannedRoute } from '../model/plan.ts';
import type { ViolationKind } from '../model/plan-options.ts';
import type { Settings } from '../settings.ts';
import { allowedMethods, findMethods } from './method-findings.ts';
import { findStyles, type StyleRules } from './path-findings.ts';
import type { MethodOptions } from '../model/rule-options.ts';
import type { ClashFinding, Finding, NamingFinding, ShapeFinding } from './finding.ts';

/** What a rule looks for in a route. */
export type RouteViolation = Exclude<ViolationKind, 'request' | 'comment'>;

/** What is specified to the rules. */
export interface Told {
  readonly settings: Settings;
  /** The options of the rules on the style of paths that run. */
  readonly styles: StyleRules;
  /** Those of the rule on methods. */
  readonly methods: MethodOptions;
}

/**
 * What each rule finds in a route of the plan that its options ask for; most report it once, whatever the number of its
 * methods.
 */
export const FINDERS: Readonly<Record<RouteViolation, (planned: PlannedRoute, told: Told) => readonly Finding[]>> = {
  verb: (planned) => listOf(findVerb(planned, 'crud')),
  unsafe: (planned) => listOf(findUnsafe(planned)),
  tunneled: (planned) => listOf(findTunneled(planned)),
  action: (planned) => listOf(findVerb(planned, 'action')),
  singular: (planned) => listOf(findMisnamed(planned)),
  shape: findShapes,
  method: (planned, { settings, methods }) => findMethods(planned, allowedMethods(settings, methods)),
  case: (planned, { settings, styles }) => findStyles(planned, 'case', settings, styles),
  trailing: (planned, { settings, styles }) => findStyles(planned, 'trailing', settings, styles),
  extension: (planned, { settings, styles }) => findStyles(planned, 'extension', settings, styles),
  leading: (planned, { settings, styles }) => findStyles(planned, 'leading', settings, styles),
  parameter: (planned, { settings, styles }) => findStyles(planned, 'parameter', settings, styles),
  duplicate: (planned) => findClashes(planned, 'duplicate'),
  shadow: (planned) => findClashes(planned, 'shadow'),
};

function listOf(finding: Finding | null): readonly Finding[] {
  return finding ? [finding] : [];
}

/** The first verb of a kind in the path of a route, and the word that specifies it. */
export function findVerb(planned: PlannedRoute, kind: VerbSegment['kind']): Finding | null {
  const { route, methods } = planned;
  for (const { token, verdict } of methods) {
    const verb = verdict.verbs.find((one) => one.kind === kind);
    if (verb && route.path)
      return {
        range: route.path.locate(verb.span.start, verb.span.end),
        method: token.method,
        segment: segmentAt(planned, verb.span.start),
        data: { verb: verb.verb },
      };
  }
  return null;
}

/** The GET or HEAD that specifies another action, unless it is a page. */
export function findUnsafe(planned: PlannedRoute): Finding | null {
  return findMethod(planned, ({ verdict, page }) => (page ? null : verdict.unsafe));
}

/** The method that specifies the action of another one. */
export function findTunneled(planned: PlannedRoute): Finding | null {
  return findMethod(planned, ({ verdict }) => verdict.tunneled);
}

function findMethod(planned: PlannedRoute, guiltOf: (method: JudgedMethod) => VerbSegment | null): Finding | null {
  for (const method of planned.methods) {
    const verb = guiltOf(method);
    if (verb)
      return {
        range: method.token.range,
        method: method.token.method,
        segment: segmentAt(planned, verb.span.start),
        data: { verb: verb.verb },
      };
  }
  return null;
}

/** The collection of a route that is named in the wrong number. */
export function findMisnamed(planned: PlannedRoute): NamingFinding | null {
  const { route, naming } = planned;
  if (!naming || !route.path) return null;
  const {
    collection: { name, other, number, span },
    method,
  } = naming;
  return {
    naming,
    range: route.path.locate(span.start, span.end),
    method,
    segment: segmentAt(planned, span.start),
    data: { name, number, wanted: other },
  };
}

/** What is wrong with the shape, method by method; an identifier is where it is for each of them. */
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

/** The methods that no request reaches. */
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
