import type { Extended } from '../model/router-links.ts';
import type { Router } from '../model/router.ts';
import { placeOn, type RouterInProgress } from '../routes/router-in-progress.ts';
import { routersAbove } from '../routes/routers-above.ts';
import { groupBy } from '../text/grouping.ts';
import type { Modules } from './follow-exports.ts';

/**
 * Places the routes that decorators declare in a class below each class that extends it: `@Get('stats')` of `Resource`
 * answers `/users/stats`, where `@Controller('users') class Users extends Resource`. If a subclass overrides the
 * handler of one of these routes, none of them is placed below that subclass. A base class without a path of its own
 * has no other addresses if its routes are placed below all subclasses.
 *
 * @param routers those of the project, as they are linked
 */
export function placeInherited(routers: readonly RouterInProgress[], files: Modules): void {
  const byName = groupBy(
    routers.filter(({ gathering, entries }) => gathering === null && entries.some(({ kind }) => kind === 'route')),
    ({ name }) => name,
  );
  const extended = new Map<RouterInProgress, boolean>();
  for (const router of routers) {
    const parent = router.extends && parentOf(router, router.extends, byName, files);
    if (!parent) continue;
    const isPlaced = !routersAbove(router).has(parent) && !isOverridden(parent, router.extends);
    extended.set(parent, isPlaced && extended.get(parent) !== false);
    if (isPlaced) placeOn(router, parent);
  }
  for (const [parent, isWhole] of extended) if (isWhole) removeOwnMounts(parent, routers);
}

/** Removes the mounts of a base class itself, if it has no path of its own. */
function removeOwnMounts(router: RouterInProgress, routers: readonly RouterInProgress[]): void {
  const own = routers.find(
    ({ gathering, entries }) =>
      gathering?.role === 'controller' &&
      !gathering.hasPath &&
      entries.some((entry) => entry.kind === 'mount' && entry.child === router),
  );
  if (!own) return;
  own.entries.splice(0);
  router.mountedBy.splice(0, Infinity, ...router.mountedBy.filter(({ parent }) => parent !== own));
}

/**
 * The class that is extended: the only one of that name in the file that the reference resolves to, or else in the
 * project, because other files may export it again.
 */
function parentOf(
  { framework, file }: Router,
  { name, from }: Extended,
  byName: ReadonlyMap<string, readonly RouterInProgress[]>,
  files: Modules,
): RouterInProgress | null {
  const target = from ? files.resolve(file, from.specifier) : file;
  if (target === null) return null;
  const named = (byName.get(name) ?? []).filter((each) => each.framework === framework);
  const here = named.filter((each) => each.file === target);
  const [parent, ...others] = here.length > 0 || !from ? here : named;
  return parent && others.length === 0 ? parent : null;
}

function isOverridden({ entries }: Router, { members }: Extended): boolean {
  return entries.some((entry) => entry.kind === 'route' && members.includes(entry.handler.names[0] ?? ''));
}
