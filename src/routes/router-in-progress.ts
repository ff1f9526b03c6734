import type { Text } from '../model/text.ts';
import type { Entry, Mount, Router } from '../model/router.ts';
import type { Handover } from '../model/router-links.ts';

/** A router while its table is being filled. */
export interface RouterInProgress extends Router {
  continues?: Router['continues'];
  framework: Router['framework'];
  tolerance?: Router['tolerance'];
  kind: Router['kind'];
  isServed?: boolean;
  readonly entries: Entry[];
  readonly mountedBy: { parent: Router; mount: Mount }[];
  readonly handovers: Handover[];
  prefix: Text | null;
  open: boolean;
  views: Router['views'];
}

/** The lists that are filled while the code is read. */
type Filled = 'entries' | 'mountedBy' | 'handovers';

/** The properties that every new router needs. */
type Told = Pick<Router, 'framework' | 'dialect' | 'name' | 'precedence' | 'file'>;

/** A router on which nothing is registered yet. By default, other files may mount it, and its views are unknown. */
export function newRouter(told: Told & Partial<Omit<Router, Filled>>): RouterInProgress {
  return {
    kind: 'router',
    prefix: null,
    open: true,
    views: 'unknown',
    imported: null,
    gathering: null,
    ...told,
    entries: [],
    mountedBy: [],
    handovers: [],
  };
}

/** The same router with nothing in its table, mounted nowhere. */
export function emptied(router: Router): RouterInProgress {
  return { ...router, entries: [], mountedBy: [], handovers: [] };
}

/** A mount without code of its own, of a router that is part of another one. */
export function unwrittenMount(child: Router | null, prefix: Text | null = null): Mount {
  return {
    kind: 'mount',
    prefix,
    prefixKnown: true,
    prefixFrom: null,
    child,
    from: null,
    parameter: null,
    folder: null,
    range: [0, 0],
  };
}

/** Mounts a router on another one, where the source has no code for it. */
export function placeOn(parent: RouterInProgress, child: RouterInProgress, prefix: Text | null = null): void {
  const mount = unwrittenMount(child, prefix);
  parent.entries.push(mount);
  child.mountedBy.push({ parent, mount });
}

/** What a framework makes of all of its routers. A new such field of `Framework` and `Router` is added here. */
export type Traits = Pick<
  Router,
  'dialect' | 'precedence' | 'bareStart' | 'namesPart' | 'privateParameters' | 'namedParameters' | 'refusesEmptyBodies'
>;

/** The traits of a framework, or of a router. */
export function traitsOf(of: Traits): Traits {
  const { dialect, precedence, bareStart, namesPart, privateParameters, namedParameters, refusesEmptyBodies } = of;
  return { dialect, precedence, bareStart, namesPart, privateParameters, namedParameters, refusesEmptyBodies };
}

/** Gives a router the framework of another one, where its own was only a guess. */
export function takeKind(router: RouterInProgress, other: Router): void {
  const { framework, tolerance } = other;
  Object.assign(router, { framework, tolerance, ...traitsOf(other) });
}
