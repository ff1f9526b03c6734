import { isPrefix } from '../../convention/neighbours.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { segmentText } from '../../paths/dialects.ts';
import type { ListedRoute } from '../listed-route.ts';

/** A route as the page shows it. */
export interface Row {
  /** The anchor of its row. */
  readonly id: string;
  readonly route: ListedRoute;
  /** The first word of its address that names a resource, as it is to be; empty where there is none. */
  readonly resource: string;
}

/** The rows of a page, in the order of the routes. */
export function rowsOf(routes: readonly ListedRoute[]): readonly Row[] {
  return routes.map((route, at) => ({
    id: `r${String(at + 1)}`,
    route,
    resource: resourceOf(route),
  }));
}

function resourceOf({ rewrite, suggestion, ...route }: ListedRoute): string {
  const [address = ''] = (rewrite ?? suggestion ?? route).addresses;
  const path = parsePath(address, 'express');
  const names = path.segments.filter((segment) => segment.kind === 'static' && !isPrefix(segment, path));
  return names.map((segment) => segmentText(path, segment)).find((name) => !/^…?$/.test(name)) ?? '';
}
