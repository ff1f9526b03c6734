import { relate } from '../paths/compare.ts';
import { parsePath } from '../paths/parse-path.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Path, Segment } from '../model/path.ts';
import { join } from '../paths/print.ts';
import type { Mount, Route } from '../model/router.ts';
import type { PrefixException } from '../model/router-links.ts';
import { emptied, type RouterInProgress } from '../routes/router-in-progress.ts';

/** A class with decorators: the router on which its own paths place it, and the versions that it is under. */
export interface Controller {
  readonly router: RouterInProgress;
  readonly versions: readonly string[];
}

/** The part of a class that is outside of the prefix of its application. */
export interface ControllerPart extends Controller {
  /** The routers on it. */
  readonly parts: readonly RouterInProgress[];
}

/**
 * Moves the routes that are outside of the prefix of their application out of their classes.
 *
 * @returns the routers that this makes, by class; null where it is not certain which routes these are: then all of them
 * stay
 */
export function splitOff(
  controllers: readonly Controller[],
  exceptions: readonly PrefixException[],
): readonly ControllerPart[] | null {
  if (exceptions.length === 0) return [];
  const patterns = exceptions.map(({ path, method }) => ({
    path: parsePath(slashed(path.replace(REST, '/*')), 'express'),
    method,
  }));
  const isPlain = patterns.every(({ path }) => path.segments.every(isPlainSegment));
  const found = isPlain
    ? controllers.map((controller) => ({ controller, children: childrenOf(controller.router, patterns) }))
    : [];
  if (!isPlain || found.some(({ children }) => children === null)) return null;
  return found.flatMap(({ controller, children }) =>
    children && children.length > 0 ? [partOf(controller, children)] : [],
  );
}

/** `files/(.*)`: all that is below a path. */
const REST = /\/\(\.\*\)$/;

/** Whether a segment can be compared as text, as the path of a request would be. */
function isPlainSegment(segment: Segment): boolean {
  return (
    segment.kind === 'static' ||
    segment.kind === 'wildcard' ||
    (segment.kind === 'parameter' && segment.pattern === null)
  );
}

interface Pattern {
  readonly path: Path;
  readonly method: PrefixException['method'];
}

/** A router of a class and those of its routes that are outside. */
interface Child {
  readonly router: RouterInProgress;
  readonly mounts: readonly Mount[];
  readonly outside: ReadonlySet<Route>;
}

/** The routers of a class with routes outside; null where that is not certain of one of them. */
function childrenOf(place: RouterInProgress, patterns: readonly Pattern[]): readonly Child[] | null {
  const mounts = place.entries.filter((entry) => entry.kind === 'mount');
  const children: Child[] = [];
  for (const child of new Set(mounts.map((mount) => mount.child))) {
    // Each router of a project is a copy that is its own.
    const router = child as RouterInProgress | null;
    if (!router) return null;
    const own = mounts.filter((mount) => mount.child === router);
    const outside = new Set<Route>();
    for (const route of router.entries) {
      if (route.kind !== 'route') continue;
      const answers = new Set(own.map((mount) => isOutside(route, mount, patterns)));
      const [answer = null] = answers;
      if (answers.size > 1 || answer === null) return null;
      if (answer) outside.add(route);
    }
    if (outside.size > 0) children.push({ router, mounts: own, outside });
  }
  return children;
}

/**
 * Whether a route is outside under one of the paths of its class; null where that is not certain. One whose path is not
 * known has no certain address anyway.
 */
function isOutside(
  { path, pathKind, methods }: Route,
  { prefix, prefixKnown }: Mount,
  patterns: readonly Pattern[],
): boolean | null {
  const whole =
    path && pathKind === 'text' && prefixKnown ? join(slashed(prefix?.value ?? ''), path.value, 'express') : null;
  if (!whole || whole.text.includes(HOLE)) return false;
  const about = patterns.filter(
    (pattern) => pattern.method === null || methods.some(({ method }) => method === pattern.method || method === 'ALL'),
  );
  const relations = about.map((pattern) => relate(pattern.path, whole));
  if (relations.includes('same') || relations.includes('covers')) return true;
  return relations.includes('overlaps') ? null : false;
}

function partOf({ router: place, versions }: Controller, children: readonly Child[]): ControllerPart {
  const outer = emptied(place);
  const parts = children.map(({ router, mounts, outside }) => {
    const part = emptied(router);
    part.entries.push(...[...outside].map((route) => ({ ...route, router: part })));
    router.entries.splice(
      0,
      Infinity,
      ...router.entries.filter((entry) => entry.kind !== 'route' || !outside.has(entry)),
    );
    for (const mount of mounts) {
      const moved = { ...mount, child: part };
      outer.entries.push(moved);
      part.mountedBy.push({ parent: outer, mount: moved });
    }
    return part;
  });
  return { router: outer, versions, parts };
}

function slashed(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
