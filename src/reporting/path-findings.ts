import type { PathStyle, StyleFault } from '../convention/path-style.ts';
import type { StyleKind } from '../model/plan-options.ts';
import { parsePath } from '../paths/parse-path.ts';
import { join } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { isReadAsDeclared } from '../plan/styles/declared-paths.ts';
import { DEFAULT_STYLE, styleFaults, type WrittenPath } from '../plan/styles/path-styles.ts';
import type { PlannedRoute } from '../model/plan.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { changeFor, type StyleChange } from '../plan/styles/style-change.ts';
import type { Route, Router } from '../model/router.ts';
import type { Settings } from '../settings.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import type { Edit, Range, Text } from '../model/text.ts';
import { inOneFix } from '../text/one-fix.ts';
import type { SourceCode } from './create-rule.ts';
import { planOptions } from './merge-options.ts';
import type { PathOptions } from '../model/rule-options.ts';

/** The options of the rules on the style of paths that run, by what they look for. */
export type StyleRules = ReadonlyMap<StyleKind, PathOptions>;

/** What is wrong with the style of one path text, and the edits that put it right. */
export interface PathFinding {
  readonly fault: StyleFault;
  readonly written: WrittenPath;
  /** The exact words to underline. */
  readonly range: Range;
  /** The change that is offered; null where there is none. */
  readonly change: StyleChange | null;
  /** The edits of the change, and of other changes that touch it. */
  readonly edits: readonly Edit[];
}

/**
 * The rules on the style of paths that run on one file. Their findings are computed together, because their edits may
 * touch.
 */
export class PathFindings {
  static readonly #files = new WeakMap<object, PathFindings>();

  readonly #rules: Map<StyleKind, PathOptions>;
  #found: readonly PathFinding[] | undefined;

  constructor(rules: StyleRules) {
    this.#rules = new Map(rules);
  }

  static of({ ast }: SourceCode): PathFindings {
    const known = PathFindings.#files.get(ast);
    if (known) return known;
    const made = new PathFindings(new Map());
    PathFindings.#files.set(ast, made);
    return made;
  }

  /** Notes that a rule runs on the file. Rules are created before any of them visits a node. */
  register(kind: StyleKind, options: PathOptions): void {
    this.#rules.set(kind, options);
  }

  /** What one of the rules finds in the paths of routes and in the prefixes of routers. */
  find(kind: StyleKind, file: StyledFile): readonly PathFinding[] {
    const { planned, routers } = file;
    this.#found ??= this.#findAll([...writtenRoutes(planned), ...writtenPrefixes(routers, planned)], file);
    return this.#found.filter(({ fault }) => fault.kind === kind);
  }

  /** Whether one of the rules that run finds something that it would fix. */
  mayFix(file: StyledFile): boolean {
    const { planned, routers } = file;
    if (this.#rules.size === 0) return false;
    const found = this.#findAll([...writtenRoutes(planned), ...writtenPrefixes(routers, planned)], file);
    return found.some(({ change }) => change?.isCertain === true);
  }

  #findAll(paths: readonly WrittenAndPlanned[], file: StyledFile): readonly PathFinding[] {
    const style = styleOf(this.#rules);
    return distinct(paths.flatMap((one) => this.#findIn(one, style, file)));
  }

  #findIn(
    { written, planned }: WrittenAndPlanned,
    style: PathStyle,
    { settings, isSuppressed, guards }: StyledFile,
  ): readonly PathFinding[] {
    const { text } = written;
    const faults = styleFaults(written, style, withoutDropped(planned)).filter((fault) =>
      isEnabled(fault, written, settings, this.#rules),
    );
    const isMoving = planned.some(({ rewrite }) => rewrite !== null);
    const found = faults.map((fault) => {
      const range = text.locate(fault.span.start, fault.span.end);
      // A rewrite goes first: of fixes that touch each other only one is carried out.
      const change = isMoving || isSuppressed(fault.kind, range) ? null : changeFor(fault, written);
      const isCertain = change?.isCertain === true && !isReadAsDeclared(written, change.path, guards());
      return { fault, written, range, change: change && { ...change, isCertain } };
    });
    const certain = found.flatMap(({ change }) => (change?.isCertain === true ? [change] : []));
    const edits = inOneFix(certain);
    return found.map((one) => ({ ...one, edits: one.change ? (edits.get(one.change) ?? one.change.edits) : [] }));
  }
}

/** The style of paths that the options of all rules together ask for. */
function styleOf(rules: StyleRules): PathStyle {
  return [...rules.values()].reduce(
    (style, { segments = style.segments, parameters = style.parameters, nested = style.nested }) => ({
      segments,
      parameters,
      nested,
    }),
    DEFAULT_STYLE,
  );
}

/** Whether the rule on a fault runs, and does not allow the path or the segment. */
function isEnabled(
  { kind, name }: StyleFault,
  { router, path, routes }: WrittenPath,
  settings: Settings,
  rules: StyleRules,
): boolean {
  const options = rules.get(kind);
  if (!options) return false;
  const { isAllowed, words } = planOptions(settings, options);
  const methods = routes.flatMap((route) => route.methods);
  // Settings and options name segments whose case is fine.
  if (kind === 'case' && words.nouns.has(name.toLowerCase())) return false;
  return !isAllowed || !addressesOf(router).some((mount) => isAllowed(methods, join(mount, path, path.dialect), path));
}

/** What is needed of a file, in addition to the rules. */
export interface StyledFile {
  readonly planned: readonly PlannedRoute[];
  /** The routers that it makes or is passed, for their prefixes. */
  readonly routers: readonly Router[];
  readonly settings: Settings;
  /** The places of the project that tell requests apart. */
  readonly guards: () => readonly FileGuard[];
  /** Whether a comment suppresses a report: it also suppresses the change. */
  readonly isSuppressed: (kind: StyleKind, range: Range) => boolean;
}

interface WrittenAndPlanned {
  readonly written: WrittenPath;
  readonly planned: readonly PlannedRoute[];
}

/** The paths of routes; those that share a text are one. */
function writtenRoutes(planned: readonly PlannedRoute[]): readonly WrittenAndPlanned[] {
  const byOwner = new Map<object, PlannedRoute[]>();
  for (const one of planned) {
    if (one.route.isDeprecated) continue;
    const { router, owner } = one.route;
    // Paths that are the names of files have no text to edit, and prefixes are found where their routers are.
    if (router.dialect === 'files' || isPrefix(one)) continue;
    addTo(byOwner, owner, one);
  }
  return [...byOwner.values()].flatMap((group) => {
    const [first] = group;
    const routes: readonly Route[] = group.map(({ route }) => route);
    return first?.route.path
      ? [{ written: { router: first.route.router, text: first.route.path, path: first.path, routes }, planned: group }]
      : [];
  });
}

/**
 * The prefixes of mounts, and those that routers have themselves. A prefix with a verb is planned like a route, with
 * the method `USE`.
 */
function writtenPrefixes(routers: readonly Router[], planned: readonly PlannedRoute[]): readonly WrittenAndPlanned[] {
  const texts = new Map<Text, Router>();
  for (const router of routers) {
    if (router.dialect === 'files') continue;
    if (router.prefix) texts.set(router.prefix, router);
    for (const entry of router.entries)
      if (entry.kind === 'mount' && entry.prefix && entry.prefixKnown) texts.set(entry.prefix, router);
  }
  const withVerbs = groupBy(planned.filter(isPrefix), ({ route }) => (route.path ? placeOf(route.path) : ''));
  return [...texts].map(([text, router]) => ({
    written: { router, text, path: parsePath(text.value, router.dialect), routes: [] },
    planned: withVerbs.get(placeOf(text)) ?? [],
  }));
}

function isPrefix({ route }: PlannedRoute): boolean {
  return route.methods.some(({ method }) => method === 'USE');
}

function placeOf(text: Text): string {
  return text.locate(0, text.value.length).join();
}

/** Findings without duplicates: a loop registers the text at one place several times. */
function distinct(found: readonly PathFinding[]): readonly PathFinding[] {
  return [...new Map(found.map((each) => [`${each.fault.kind} ${each.range.join()}`, each])).values()];
}

/**
 * Returns a check whether a rewrite drops no word of a segment: another rule removes or rewrites segments with such
 * words.
 */
function withoutDropped(planned: readonly PlannedRoute[]): (segment: number) => boolean {
  const words = planned.flatMap(({ methods }) =>
    methods.flatMap(({ shape, verdict: { verbs, dropped } }) =>
      shape && dropped ? [dropped] : verbs.filter(({ kind }) => kind === 'crud'),
    ),
  );
  const segments = new Set(words.map(({ segment }) => segment));
  return (segment) => !segments.has(segment);
}
