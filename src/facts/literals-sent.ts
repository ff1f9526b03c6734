import type { Carrier } from '../model/sent-fields.ts';
import type { SentLiteral } from '../model/request.ts';
import { optionsOf, type Value } from '../values/value.ts';
import { fieldOf } from './options.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * The literals of the objects that a request sends as its body and its query, wherever they are written: `{ id }` of
 * `request('/users', { id })`, where `request` passes its second argument on.
 */
export function literalsSent({
  standing: { client },
  body,
  options,
}: SentRequest): Readonly<Record<Carrier, SentLiteral>> {
  // A call on the result may send more.
  if (client.bodyMembers || client.queriesData) return { body: null, query: null };
  return {
    body: body ? literalOf(body) : inOptions(options, client.options.body),
    query: inOptions(options, client.options.query ?? []),
  };
}

function inOptions(options: Value | undefined, names: readonly string[]): SentLiteral {
  const field = options ? fieldOf(options, names) : null;
  if (!field || field.kind === 'absent') return 'none';
  return field.kind === 'value' ? literalOf(field.value) : null;
}

/** The literal that made an object, which may be sent as a text (`JSON.stringify(body)`); null for another value. */
function literalOf(value: Value): SentLiteral {
  const [only, ...others] = optionsOf(value);
  if (!only || others.length > 0) return null;
  if (only.kind === 'constant') return only.value === undefined || only.value === null ? 'none' : null;
  if (only.kind === 'object') return only.shape === 'plain' ? only.place : null;
  const operation = only.kind === 'opaque' && only.source.kind === 'operation' ? only.source : null;
  const [first, ...more] = operation?.operator === 'JSON.stringify' ? operation.operands : [];
  return first && more.length === 0 ? literalOf(first) : null;
}
