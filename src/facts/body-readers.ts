import {
  BODY_EVENTS,
  BODY_FUNCTIONS,
  BODY_LISTENERS,
  BODY_PACKAGES,
  LISTENERS,
  MATCHED,
} from '../catalogue/request-readers.ts';
import { chainOf } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { knownText, plainText } from '../values/text-value.ts';
import { memberSource, optionsOf, type OpaqueValue, type Place, type Value } from '../values/value.ts';
import { wordTexts } from '../words/split.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import type { RequestValues } from './request-values.ts';

/** A path to a field of a body, as functions such as `get` of lodash take it: `body`, `body.ids`. */
const BODY_PATH = /^body(?![\w$])/;

/** Whether a name speaks of a body: `readBody`, `validateBody`, not `nobody`. */
export function namesBody(name: string): boolean {
  return /body/i.test(name) && wordTexts(name).includes('body');
}

/**
 * The request whose body a call of a function outside of the project reads, by the name or the package of that
 * function: `readJson(req)`, `pick(req, ['body'])`, `req.on('data', add)`, `new Removal(req)`. Null for another call.
 *
 * @param name the last name of the function as the call has it
 */
export function bodyReadBy({ callee, args, site }: CallEvent, name: string, values: RequestValues): Place | null {
  const member = memberSource(callee);
  const on = member && values.requestIn(member.object);
  const [first, second] = args;
  if (on) return LISTENERS.has(member.name) && BODY_EVENTS.has(textOf(first)) ? on : null;
  if (member && BODY_LISTENERS.has(member.name)) return values.givenFirst(member.object);
  const isNew = site.form === 'new';
  for (const value of args) {
    const copied = isNew ? values.requestIn(value) : requestCopiedIn(value, values);
    if (copied) return copied;
  }
  const request = first && (values.requestIn(first) ?? values.givenFirst(first));
  if (!request || (member && values.isResponse(member.object))) return null;
  const isReader = BODY_FUNCTIONS.has(name) || namesBody(name) || BODY_PACKAGES.has(packageOf(callee));
  return isReader || (second ? picksBody(second) : name === MATCHED) ? request : null;
}

/** The request that a value has all members of: `{ ...req }`, the rest of a pattern; null for another value. */
function requestCopiedIn(value: Value, values: RequestValues): Place | null {
  const rest = value.kind === 'object' ? value.state.rest : value;
  for (const option of rest ? optionsOf(rest) : []) {
    const isCopy = option.kind === 'opaque' && option.source.kind === 'operation' && COPIES.has(option.source.operator);
    const request = isCopy ? values.requestIn(option) : null;
    if (request) return request;
  }
  return null;
}

const COPIES: ReadonlySet<string> = new Set(['rest', 'spread']);

/** The request whose body a loop goes through: `for await (const chunk of req)`; null for another value. */
export function bodyGoneThrough({ source }: OpaqueValue, values: RequestValues): Place | null {
  const [from] = source.kind === 'operation' && source.operator === 'each:values' ? source.operands : [];
  return from ? values.requestIn(from) : null;
}

function picksBody(value: Value): boolean {
  if (value.kind === 'text') return BODY_PATH.test(plainText(value) ?? '');
  return value.kind === 'object' && (value.shape === 'array' ? elementsOf(value) : fieldsIn(value)).some(picksBody);
}

function fieldsIn({ state }: Extract<Value, { kind: 'object' }>): readonly Value[] {
  return [...state.fields.values()];
}

/** The module that a chain of calls and members starts at; empty for another value. */
export function packageOf(value: Value): string {
  const start = chainOf(value).at(-1);
  return start?.kind === 'opaque' && start.source.kind === 'module' ? start.source.specifier : '';
}

function textOf(value: Value | undefined): string {
  return (value && knownText(value)) ?? '';
}
