import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Route } from '../../model/router.ts';
import type { HandlerCode, HandlerCodes, ReadCode } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import { CallSites } from './call-sites.ts';
import { valueOf } from './object-schemas.ts';
import { changedSchema, setsValidation, type SchemaChange } from './fastify-schema.ts';
import type { CarriedField } from './identifier-field.ts';
import type { Argument, CallTerm, Term } from '../../values/terms.ts';

/** How what checks the bodies of requests is called, whatever package it comes from. */
const CHECKING = /valid|check|sanit|schema|celebrate|joi|zod|yup|dto|rules|^(?:body|query|param|params|oneOf)$/i;

/**
 * What a registration is given next to its path and its handler that may check the body or the query, or how its schema
 * changes; null where there is neither.
 *
 * @param parameter the name of the field in the path
 */
export function checksBefore(
  { before }: HandlerCode,
  codes: HandlerCodes,
  route: Route,
  of: CarriedField,
  parameter: string,
): IdentifierObstacle | SchemaChange | null {
  const { file } = route.router;
  const obstacle: IdentifierObstacle = { reason: 'middleware', place: { file, range: route.range } };
  if (before.some((name) => name !== null && name.split('.').some((part) => CHECKING.test(part)))) return obstacle;
  const code = codes.codeOf(file);
  if (!code) return obstacle;
  const args = argumentsAt(code.terms.body, route);
  const [, options, handler, ...others] = args ?? [];
  if (route.router.framework === 'fastify' && options && handler && others.length === 0) {
    // Options in a variable may be those of other routes, too.
    const isOwn = options.value.kind === 'object' && !setsValidation(codes);
    return (isOwn ? changedSchema(options, of, parameter, code.source) : null) ?? obstacle;
  }
  const isObject = args?.at(-1)?.value.kind === 'object';
  const isChecked = ({ value }: Argument): boolean => mayCheck(value) || isAbout(value, of.field, code, codes);
  return !args || isObject || args.slice(0, -1).some(isChecked) ? obstacle : null;
}

/** Whether middleware is a call of a validator, or one with the name of the field; both may be in variables. */
function isAbout(term: Term, field: string, code: ReadCode, codes: HandlerCodes): boolean {
  const found = valueOf(term, code, codes);
  return found !== null && found.term.kind !== 'text' && names(found.term, field, CallSites.of(found.code.terms));
}

function names(term: Term, field: string, calls: CallSites): boolean {
  switch (term.kind) {
    case 'text':
      return term.value === field;
    case 'call':
      return (
        CHECKING.test(calls.nameOf(term.callee)) ||
        [term.callee, ...term.args.map(({ value }) => value)].some((each) => names(each, field, calls))
      );
    case 'member':
      return names(term.object, field, calls);
    case 'array':
      return term.items.some(({ value }) => names(value, field, calls));
    case 'object':
      return term.entries.some(({ key, value }) => [key, value].some((each) => each && names(each, field, calls)));
    default:
      return false;
  }
}

function argumentsAt(body: Parameters<TermWalk['statements']>[0], { range }: Route): readonly Argument[] | null {
  let found: CallTerm | null = null;
  new TermWalk(({ term }) => {
    if (term.kind === 'call' && term.range[1] === range[1] && term.range[0] >= range[0]) found ??= term;
  }).statements(body);
  // The walk assigns it: its type is that of the initial value here.
  return (found as CallTerm | null)?.args ?? null;
}

/** Whether an argument holds more than texts and numbers: rules of a validator, a schema. */
function mayCheck(term: Term): boolean {
  switch (term.kind) {
    case 'call':
      return term.args.some(({ value }) => !isPlain(value)) || mayCheck(term.callee);
    case 'member':
      return mayCheck(term.object);
    case 'array':
      return term.items.some(({ value }) => mayCheck(value));
    case 'object':
      return true;
    default:
      return false;
  }
}

function isPlain(term: Term): boolean {
  switch (term.kind) {
    case 'text':
    case 'constant':
      return true;
    case 'array':
      return term.items.every(({ value }) => isPlain(value));
    case 'object':
      return term.entries.every(({ key, value }) => key !== null && isPlain(value));
    default:
      return false;
  }
}
