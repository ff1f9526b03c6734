import type { JudgedRoute } from '../../model/plan.ts';
import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Edit } from '../../model/text.ts';
import type { Path } from '../../model/path.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import { addressesOf } from '../addresses/addresses.ts';

/** The edit that appends a parameter to the path of a route, or the obstacle to it. */
export function pathSide(
  { route, path }: JudgedRoute,
  parameter: string,
  codes: HandlerCodes,
): Edit | IdentifierObstacle {
  const { text, segments } = path;
  const isShared = route.router.entries.some(
    (other) => other.kind === 'route' && other !== route && other.owner === route.owner,
  );
  const isTaken = [path, ...addressesOf(route.router)].some((each) => names(each, parameter));
  if (isShared || isTaken || segments.length === 0 || segments.at(-1)?.kind !== 'static') return { reason: 'path' };
  const callback = callbackOf(route.router.file, parameter, codes);
  if (callback) return callback;
  const end = text.length;
  return route.path?.edit(end, end, `${text.endsWith('/') ? '' : '/'}:${parameter}`) ?? { reason: 'path' };
}

function names({ segments }: Path, parameter: string): boolean {
  return segments.some((segment) => 'name' in segment && segment.name === parameter);
}

/** `router.param('id', load)` is called for each route that has a parameter of that name. */
function callbackOf(file: string, parameter: string, codes: HandlerCodes): IdentifierObstacle | null {
  let found: IdentifierObstacle | null = null;
  for (const { terms, file: calling } of codes.callersOf(file))
    new TermWalk(({ term }) => {
      if (term.kind !== 'call' || term.callee.kind !== 'member' || term.args.length !== 2) return;
      const { key } = term.callee;
      const [named] = term.args;
      if (key.kind !== 'text' || key.value !== 'param' || !named) return;
      const isOther = named.value.kind === 'text' && named.value.value !== parameter;
      if (!isOther) found ??= { reason: 'middleware', place: { file: calling, range: term.range } };
    }).statements(terms.body);
  return found;
}
