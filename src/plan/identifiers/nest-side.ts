import { sensitiveUses, type KnownBindings, type SensitiveUse } from '../../facts/identifier-uses.ts';
import type { IdentifierObstacle, IdentifierReason } from '../../model/identifier-move.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Mentions } from '../../model/plan-input.ts';
import type { Carrier } from '../../model/sent-fields.ts';
import type { Edit, Range } from '../../model/text.ts';
import type { ControllerMethod, HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { CallTerm, Parameter, Term } from '../../values/terms.ts';
import { refusesEmptyBodies } from '../body-types.ts';
import { CallSites } from './call-sites.ts';
import { CARRIERS, decoratorName, editsToParam } from './nest-decorators.ts';
import { obstacleAt } from './handler-obstacles.ts';
import { bodyObject, type BodyObject } from './nest-body.ts';
import { parameterObject, writtenType } from './nest-dto.ts';
import { readerOf } from './nest-readers.ts';
import type { HandlerSide } from './identifier-side.ts';
import { chosenField, collectionOf, isIdentifier, parameterOf } from './identifier-field.ts';
import type { BindingId, TextTerm } from '../../values/leaf-terms.ts';

/** Decorators of parameters that get the request as a whole, its headers or its raw body. */
const WHOLE: ReadonlySet<string> = new Set(['Req', 'Request', 'Headers', 'RawBody']);
/** Decorators of methods that describe the fields of a request, for people or for documents. */
const DESCRIBING = /^Api(?:Query|Body|Param|ImplicitQuery|ImplicitBody)$/;
/** Pipes that convert a text to a value, as to a number, and reject a text that is not one. */
const CONVERTING: ReadonlySet<string> = new Set([
  'ParseIntPipe',
  'ParseFloatPipe',
  'ParseUUIDPipe',
  'ParseObjectIdPipe',
]);

/** Makes an obstacle in the file of the handler; its place is the handler where no range is given. */
type ObstacleAt = (reason: IdentifierReason, range?: Range) => IdentifierObstacle;

/** A parameter that gets one field: `@Body('id') id: string`. */
interface FieldParameter {
  readonly carrier: Carrier;
  readonly field: string;
  readonly parameter: Parameter;
  readonly decorator: CallTerm;
  readonly name: TextTerm;
}

/**
 * The identifier that a method of a NestJS controller gets from the body or the query, and the edits by which it gets
 * it from the path; or the obstacle to that.
 */
export function nestSide(
  judged: JudgedRoute,
  codes: HandlerCodes,
  mentions: Mentions,
): HandlerSide | IdentifierObstacle {
  const { route } = judged;
  const method = codes.methodOf(route);
  if (!method) return { reason: 'handler' };
  const side = sideOf(judged, method, codes);
  if ('reason' in side) return side;
  return {
    ...{ needsBody: false, staysInBody: false, leavesBody: false, others: [], asNumber: null },
    ...{ textObstacle: null, numbered: null, wantsNumber: false, ...side, file: method.file },
    refusesEmpty: refusesEmptyBodies(route.router, mentions),
  };
}

function sideOf(judged: JudgedRoute, method: ControllerMethod, codes: HandlerCodes): OwnSide | IdentifierObstacle {
  const { code, terms } = method;
  const calls = CallSites.of(terms);
  const at: ObstacleAt = (reason, range) => obstacleAt(method, reason, range);
  const names = code.parameters.flatMap(({ decorators }) => decorators.map((each) => decoratorName(each, calls)));
  if (names.some((name) => WHOLE.has(name))) return at('whole-request');
  if (method.decorators.some((each) => DESCRIBING.test(decoratorName(each, calls)))) return at('types');
  const found = code.parameters.flatMap((parameter) => fieldOf(parameter, calls) ?? []);
  const chosen = chosenField(
    found.filter(({ field }) => isIdentifier(field)),
    collectionOf(judged),
  );
  const whole = found.length === 0 ? parameterObject(judged, method, codes) : null;
  if (whole) {
    const { carrier, field, edits } = whole;
    return readerOf({ carrier, field }, field, codes) ?? { carrier, field, parameter: field, edits };
  }
  const nameOf = (name: string): string => parameterOf(name, judged);
  const object = found.length === 0 ? bodyObject(method, codes, collectionOf(judged), nameOf) : null;
  if (object)
    return 'reason' in object ? object : (readerOf(object, nameOf(object.field), codes) ?? ofObject(object, nameOf));
  if (!chosen) return at(found.length > 0 ? 'several-fields' : 'no-field');
  const { carrier, field, parameter } = chosen;
  const obstacle = readElsewhere(chosen, nameOf(chosen.field), method, codes, at) ?? unfit(chosen, method, at);
  if (obstacle) return obstacle;
  const name = nameOf(field);
  const edits = editsOf(chosen, name, method);
  if (!edits) return at('handler', parameter.range);
  const needsBody = found.some((each) => each !== chosen && each.carrier === 'body');
  return { carrier, field, parameter: name, edits, needsBody };
}

/** What a method says of its side: the rest is as a method without a body has it. */
type OwnSide = Pick<HandlerSide, 'carrier' | 'field' | 'parameter' | 'edits'> & Partial<HandlerSide>;

function ofObject({ carrier, field, stays, asNumber, edits }: BodyObject, nameOf: (field: string) => string): OwnSide {
  return {
    ...{ carrier, field, parameter: nameOf(field), edits: [], others: edits, asNumber },
    ...{ needsBody: carrier === 'body', staysInBody: stays, leavesBody: !stays },
  };
}

/** The obstacle where other code gets the field too, with the whole body or in middleware; null where none does. */
function readElsewhere(
  { carrier, field }: FieldParameter,
  name: string,
  { code, terms }: ControllerMethod,
  codes: HandlerCodes,
  at: ObstacleAt,
): IdentifierObstacle | null {
  const calls = CallSites.of(terms);
  const hasWhole = code.parameters.some(({ decorators }) =>
    decorators.some((each) => CARRIERS[decoratorName(each, calls)] === carrier && !isNamed(each)),
  );
  return hasWhole ? at('whole-body') : readerOf({ carrier, field }, name, codes);
}

/** The obstacle where the value would be another one in the path: it is optional, replaced or a number. */
function unfit(
  { carrier, parameter, decorator }: FieldParameter,
  method: ControllerMethod,
  at: ObstacleAt,
): IdentifierObstacle | null {
  const [missing] = usesOf(parameter, method).filter(({ kind }) => kind !== 'number');
  if (missing || parameter.isOptional)
    return at(missing?.kind === 'written' ? 'replaced' : 'optional', parameter.range);
  const calls = CallSites.of(method.terms);
  const isConverted = decorator.args.slice(1).some(({ value }) => CONVERTING.has(decoratorName(value, calls)));
  const isText = writtenType(parameter, method) === 'string';
  return carrier === 'body' && !isText && !isConverted ? at('number', parameter.range) : null;
}

function isNamed(decorator: Term): boolean {
  return decorator.kind === 'call' && decorator.args[0]?.value.kind === 'text';
}

/** The field that a parameter gets; null where it gets none, or has more than one decorator. */
function fieldOf(parameter: Parameter, calls: CallSites): FieldParameter | null {
  const [decorator, ...others] = parameter.decorators;
  const name = decorator?.kind === 'call' ? decorator.args[0]?.value : undefined;
  const carrier = decorator && CARRIERS[decoratorName(decorator, calls)];
  if (decorator?.kind !== 'call' || name?.kind !== 'text' || !carrier || others.length > 0) return null;
  return { carrier, field: name.value, parameter, decorator, name };
}

function usesOf({ target, range }: Parameter, { code, terms }: ControllerMethod): readonly SensitiveUse[] {
  const sites = new Map<BindingId, TermSite[]>();
  const written = new Set<BindingId>();
  new TermWalk(
    (site) => {
      const { term } = site;
      if (term.kind === 'read') sites.set(term.binding, [...(sites.get(term.binding) ?? []), site]);
    },
    (binding) => written.add(binding),
  ).function(code);
  const known: KnownBindings = {
    sitesOf: (binding) => sites.get(binding) ?? [],
    isWritten: (binding) => written.has(binding),
    nameOf: (binding) => terms.bindings[binding] ?? '',
  };
  return sensitiveUses([{ kind: 'pattern', entry: { target }, range }], known, { conditions: false, columns: false })
    .sensitive;
}

/** The edits by which `@Body('_id')` becomes `@Param('id')`; null where this is not possible. */
function editsOf(
  { decorator, name }: FieldParameter,
  parameter: string,
  method: ControllerMethod,
): readonly Edit[] | null {
  const edits = editsToParam(decorator, method);
  const renamed = { range: [name.start, name.end], text: parameter } as const;
  return edits && (name.value === parameter ? edits : [...edits, renamed]);
}
