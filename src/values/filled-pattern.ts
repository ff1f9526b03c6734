import type { Native } from './natives-call.ts';
import { choiceOf, madeText, operation } from './new-values.ts';
import { joined, knownText, plainText, sliced } from './text-value.ts';
import type { Value } from './value.ts';

/** A parameter or a wildcard of a path pattern: `:id`, `:id(\\d+)`, `:page?`, `*`. */
const PLACEHOLDER = /:(\w+)(?:\([^()]*\))?[?*+]?|\*/g;

/**
 * The path that a pattern becomes with the values of its parameters, which are fields of the first argument:
 * `generatePath('/users/:id', { id })`, `compile('/users/:id')({ id })`.
 */
export const fillPattern: Native = ({ self, args: [parameters] }) => {
  const text = plainText(self);
  if (self.kind !== 'text' || text === null) return null;
  const parts: Value[] = [];
  let end = 0;
  for (const { 0: placeholder, 1: name, index } of text.matchAll(PLACEHOLDER)) {
    parts.push(sliced(self, end, index), valueOf(parameters, name ?? '*'));
    end = index + placeholder.length;
  }
  return choiceOf(joined([...parts, sliced(self, end, text.length)]));
};

/** The value of a parameter as it is written in a path. */
function valueOf(parameters: Value | undefined, name: string): Value {
  const value = parameters?.kind === 'object' ? parameters.state.fields.get(name) : undefined;
  if (!value) return operation(`parameter:${name}`, parameters ? [parameters] : []);
  const text = knownText(value);
  if (text !== null) return encodeURIComponent(text) === text ? filled(value) : madeText(encodeURIComponent(text));
  return value.kind === 'constant' ? value : operation('encode', [value]);
}

/** A value of a parameter, whose text may not become empty: path-to-regexp refuses that. */
function filled(value: Value): Value {
  if (value.kind !== 'text') return value;
  const pieces = value.pieces.map((piece) =>
    'text' in piece && piece.origin ? { ...piece, origin: { ...piece.origin, isReference: true as const } } : piece,
  );
  return { kind: 'text', pieces };
}
