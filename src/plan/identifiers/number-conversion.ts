import type { HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { Term } from '../../values/terms.ts';

const known = new WeakMap<HandlerCodes, string>();

/**
 * How a project makes numbers of parameters of paths: `Number`, or `+` where it writes nothing but `+req.params.id`.
 * `parseInt` would lose a fraction.
 */
export function conversionIn(codes: HandlerCodes): string {
  const found = known.get(codes) ?? conversionOf(codes);
  known.set(codes, found);
  return found;
}

function conversionOf(codes: HandlerCodes): string {
  const seen = new Set<string>();
  for (const { terms } of codes.all())
    new TermWalk(({ term }) => {
      if (
        term.kind === 'operation' &&
        term.operator === '+' &&
        term.operands.length === 1 &&
        isParameter(term.operands[0])
      )
        seen.add('+');
      if (term.kind === 'call' && term.callee.kind === 'global' && isParameter(term.args[0]?.value))
        seen.add(term.callee.name);
    }).statements(terms.body);
  return seen.has('+') && !seen.has('Number') ? '+' : 'Number';
}

/** Whether an expression is a parameter of a path: `req.params.id`. */
function isParameter(term: Term | undefined): boolean {
  if (term?.kind !== 'member' || term.object.kind !== 'member') return false;
  const { key } = term.object;
  return key.kind === 'text' && key.value === 'params';
}
