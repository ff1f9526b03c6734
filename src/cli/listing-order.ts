import type { ListedRoute, Place } from './listed-route.ts';

/** Routes without duplicates: `router.post(['/a', '/a'], ...)` declares one route twice. */
export function unique(routes: readonly ListedRoute[]): readonly ListedRoute[] {
  return [
    ...new Map(
      routes.map((route) => [
        `${route.file} ${String(route.line)} ${String(route.column)} ${route.method} ${String(route.path)}`,
        route,
      ]),
    ).values(),
  ];
}

/** Sorts by file, line and column, and then by the method. */
export function byPlace(
  a: Place & { readonly method: string | null },
  b: Place & { readonly method: string | null },
): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.method ?? '', b.method ?? '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
