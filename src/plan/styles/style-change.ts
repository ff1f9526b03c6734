import { differInCaseOnly } from '../../convention/case-styles.ts';
import type { StyleFault } from '../../convention/path-style.ts';
import { relate } from '../../paths/compare.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Path } from '../../model/path.ts';
import type { Route, Router } from '../../model/router.ts';
import type { Edit } from '../../model/text.ts';
import { routersAbove } from '../../routes/routers-above.ts';
import { AddressIndex } from '../addresses/address-index.ts';
import { startOf, type WrittenPath } from './path-styles.ts';
import { answeredMethods, methodsMeet } from '../conflicts/route-conflict.ts';

/** The edits that correct a style fault. */
export interface StyleChange {
  readonly edits: readonly Edit[];
  readonly path: Path;
  /** Whether no request is affected. Otherwise the address changes, or other code may use the name of the parameter. */
  readonly isCertain: boolean;
}

/**
 * The edits that correct a fault; null where there are none, or where they would break something that is visible here.
 */
export function changeFor(fault: StyleFault, written: WrittenPath): StyleChange | null {
  const { change } = fault;
  const edit = change && written.text.edit(change.start, change.end, change.text);
  if (!change || !edit) return null;
  const { text, dialect } = written.path;
  const path = parsePath(text.slice(0, change.start) + change.text + text.slice(change.end), dialect);
  const others = fault.renamed ? handlerEdits(fault.renamed, written) : [];
  if (!others) return null;
  const isCertain = isUnnoticed(fault, written);
  return isCertain || fault.renamed || isFree(fault, path, written)
    ? { edits: [edit, ...others], path, isCertain }
    : null;
}

/** Whether the router matches the same requests as before, or refused the path at registration. */
function isUnnoticed({ kind, renamed, name, better }: StyleFault, { router, text, routes }: WrittenPath): boolean {
  if (renamed) return router.privateParameters === true;
  switch (kind) {
    case 'case':
      return router.tolerance?.anyCase === true && differInCaseOnly(name, better);
    case 'trailing':
      return router.tolerance?.anyEnd === true;
    case 'leading': {
      const start = startOf({ router, text, routes });
      return start === 'alike' || start === 'refused';
    }
    case 'empty':
    case 'extension':
    case 'parameter':
      return false;
  }
}

/**
 * The edits of all handlers that use a parameter by its name; null where the code of one is not visible or is in
 * another file than the path, or where it has another path too.
 */
function handlerEdits(
  { from, to }: NonNullable<StyleFault['renamed']>,
  { router, routes }: WrittenPath,
): readonly Edit[] | null {
  if (isReadLater(router)) return null;
  const edits: Edit[] = [];
  for (const { handler, range } of routes) {
    // A registration of several paths has one handler for all of them.
    const isShared = (pathsAt(router).get(range.join())?.size ?? 0) > 1;
    const isElsewhere = handler.places?.some(({ file }) => file !== router.file);
    const uses = isShared || isElsewhere === true ? undefined : handler.parameterUses;
    if (!uses) return null;
    for (const use of uses) {
      if (use.name === from)
        edits.push(
          use.isShorthand ? { range: [use.range[0], use.range[0]], text: `${to}: ` } : { range: use.range, text: to },
        );
    }
  }
  return routes.length > 0 ? edits : null;
}

/**
 * Whether middleware of all requests uses parameters: it has none of its own, and reads those of the matched route once
 * that has answered.
 */
function isReadLater(router: Router): boolean {
  return [...routersAbove(router)].some(({ entries }) =>
    entries.some(
      (entry) => entry.kind === 'middleware' && entry.pathKind === 'none' && entry.passage.namesParameters === true,
    ),
  );
}

const known = new WeakMap<Router, ReadonlyMap<string, ReadonlySet<object>>>();

/** The path texts of each registration of a router, by where it is. */
function pathsAt(router: Router): ReadonlyMap<string, ReadonlySet<object>> {
  const paths = known.get(router);
  if (paths) return paths;
  const found = new Map<string, Set<object>>();
  for (const entry of router.entries) {
    if (entry.kind !== 'route') continue;
    const key = entry.range.join();
    found.set(key, (found.get(key) ?? new Set()).add(entry.owner));
  }
  known.set(router, found);
  return found;
}

/** Whether a path is a wildcard alone: `*`. */
function isAnyAddress({ segments: [first, ...others] }: Path): boolean {
  return first?.kind === 'wildcard' && others.length === 0;
}

const indexes = new WeakMap<Router, AddressIndex<{ readonly route: Route; readonly path: Path }>>();

/** Whether a new path of routes takes no request from another route of the router, and loses none to it. */
function isFree({ kind }: StyleFault, path: Path, { router, routes, path: before }: WrittenPath): boolean {
  if (routes.length === 0 || router.entries.some((entry) => entry.kind === 'route' && !entry.path)) return false;
  const methods = routes.flatMap((route) => route.methods.map(({ method }) => method));
  for (const other of indexOf(router).meeting(path)) {
    if (routes.includes(other.route) || !methodsMeet(methods, answeredMethods(other.route))) continue;
    const relation = relate(path, other.path);
    if (relation === 'disjoint') continue;
    // `relate` leaves empty segments out, so it does not tell whether another route had the requests before.
    if (kind === 'empty' ? !isAnyAddress(other.path) : relation !== relate(before, other.path)) return false;
  }
  return true;
}

function indexOf(router: Router): AddressIndex<{ readonly route: Route; readonly path: Path }> {
  let index = indexes.get(router);
  if (!index) {
    index = new AddressIndex();
    for (const route of router.entries) {
      if (route.kind !== 'route' || !route.path) continue;
      const path = parsePath(route.path.value, router.dialect);
      index.add({ route, path }, path, false);
    }
    indexes.set(router, index);
  }
  return index;
}
