import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Route } from '../../model/router.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import { changedSchema, setsValidation, type SchemaChange } from './fastify-schema.ts';
import type { CarriedField } from './identifier-field.ts';
import type { Argument, CallTerm } from '../../values/terms.ts';

/**
 * The options of a route that may check its body or its query, or how its schema changes; null where there are neither.
 *
 * @param parameter the name of the field in the path
 */
export function checksBefore(
  codes: HandlerCodes,
  route: Route,
  of: CarriedField,
  parameter: string,
): IdentifierObstacle | SchemaChange | null {
  const { file } = route.router;
  const obstacle: IdentifierObstacle = { reason: 'middleware', place: { file, range: route.range } };
  const code = codes.codeOf(file);
  if (!code) return obstacle;
  const args = argumentsAt(code.terms.body, route);
  const [, options, handler, ...others] = args ?? [];
  if (route.router.framework === 'fastify' && options && handler && others.length === 0) {
    // Options in a variable may be those of other routes, too.
    const isOwn = options.value.kind === 'object' && !setsValidation(codes);
    return (isOwn ? changedSchema(options, of, parameter, code.source) : null) ?? obstacle;
  }
  return args && args.at(-1)?.value.kind !== 'object' ? null : obstacle;
}

function argumentsAt(body: Parameters<TermWalk['statements']>[0], { range }: Route): readonly Argument[] | null {
  let found: CallTerm | null = null;
  new TermWalk(({ term }) => {
    if (term.kind === 'call' && term.range[1] === range[1] && term.range[0] >= range[0]) found ??= term;
  }).statements(body);
  // The walk assigns it: its type is that of the initial value here.
  return (found as CallTerm | null)?.args ?? null;
}
