import type { Native, NativeCall } from './natives-call.ts';
import { expressionOf, LONGEST_MATCHED, match } from './natives-match.ts';
import { joined, knownText, plainText, sliced, splitText } from './text-value.ts';
import type { Piece, TextValue, Value } from './value.ts';
import { choiceOf, constant, UNDEFINED_VALUE } from './new-values.ts';

/** A method of texts, by its result for a text that may be known only in part; null for another value. */
function onText(answer: (self: TextValue, call: NativeCall) => Value | null): Native {
  return (call) => (call.self.kind === 'text' ? answer(call.self, call) : null);
}

/** The number that an argument is; the default where it is left out, null where it is not known. */
function numberOf(value: Value | undefined, otherwise: number): number | null {
  if (value === undefined || value === UNDEFINED_VALUE) return otherwise;
  return value.kind === 'constant' && typeof value.value === 'number' ? value.value : null;
}

/** Whether the characters before an index are all known, so that it is the same place at run time. */
function isKnownUpTo({ pieces }: TextValue, at: number): boolean {
  let known = 0;
  for (const piece of pieces) {
    if ('hole' in piece) return known >= at;
    known += piece.text.length;
  }
  return true;
}

/** A character of a text by its index, empty behind the end; null where it is not known. */
export function characterAt(text: TextValue, at: number | null): TextValue | null {
  return at === null || at < 0 || !isKnownUpTo(text, at + 1) ? null : sliced(text, at, at + 1);
}

const slice = onText((self, { args }) => {
  const isWhole = isKnownUpTo(self, Infinity) || !self.pieces.some((piece) => 'hole' in piece);
  const length = plainText(self)?.length ?? 0;
  const [from, to] = [numberOf(args[0], 0), numberOf(args[1], length)];
  if (from === null || to === null) return null;
  if (!isWhole && (from < 0 || to < 0 || !isKnownUpTo(self, from) || (args[1] && !isKnownUpTo(self, to)))) return null;
  return sliced(self, from < 0 ? Math.max(length + from, 0) : from, to < 0 ? length + to : to);
});

/**
 * A text with the case of its letters changed: a piece whose length stays the same has its origin, marked as recased.
 */
function recased(change: (text: string) => string): Native {
  return onText((self) => ({
    kind: 'text',
    pieces: self.pieces.map((piece): Piece => {
      if ('hole' in piece) return piece;
      const text = change(piece.text);
      if (text === piece.text) return piece;
      const origin = text.length === piece.text.length ? piece.origin : null;
      return { text, origin: origin && { ...origin, isRecased: true } };
    }),
  }));
}

function trimmed(atStart: boolean, atEnd: boolean): Native {
  return onText((self) => {
    const plain = plainText(self) ?? '';
    const start = atStart ? plain.length - plain.trimStart().length : 0;
    return sliced(self, start, atEnd ? plain.trimEnd().length : plain.length);
  });
}

/** A method that tests a text for another one, as `includes` does; null unless both are known completely. */
function tested(test: (text: string, part: string) => boolean): Native {
  return onText((self, { args }) => {
    const [text, part] = [knownText(self), args[0] ? knownText(args[0]) : null];
    return text === null || part === null ? null : constant(test(text, part));
  });
}

/**
 * Where a text or a pattern occurs in a text, each as its start and its end; null where that is not known.
 *
 * @param all whether all occurrences count; else the first one, and all for a pattern with the flag `g`
 */
function matchesIn(text: TextValue, search: Value, all: boolean): readonly (readonly [number, number])[] | null {
  const plain = plainText(text) ?? '';
  const found: [number, number][] = [];
  const part = knownText(search);
  if (part !== null) {
    if (part === '') return null;
    for (let at = plain.indexOf(part); at !== -1; at = all ? plain.indexOf(part, at + part.length) : -1)
      found.push([at, at + part.length]);
    return found;
  }
  if (search.kind !== 'pattern' || plain.length > LONGEST_MATCHED) return null;
  const expression = expressionOf(search);
  if (!expression) return null;
  for (const match of plain.matchAll(expression)) {
    found.push([match.index, match.index + match[0].length]);
    if (!all && !search.flags.includes('g')) break;
  }
  return found;
}

function replacing(all: boolean): Native {
  return onText((self, { args, machine, site, context }) => {
    const [search, replacement] = args;
    if (!search || !replacement) return null;
    const matches = matchesIn(self, search, all);
    if (!matches) return null;
    const parts: Value[] = [];
    let end = 0;
    for (const [from, to] of matches) {
      const matched = sliced(self, from, to);
      const by =
        replacement.kind === 'function' ? machine.call(replacement, null, [matched], site, context) : replacement;
      if (by.kind === 'text' && (knownText(by) ?? '').includes('$')) return null;
      parts.push(sliced(self, end, from), by);
      end = to;
    }
    return choiceOf(joined([...parts, sliced(self, end, plainText(self)?.length ?? 0)]));
  });
}

/** Splits a known text at each match of a pattern; null for a pattern that keeps or matches what is between. */
function splitByPattern(text: TextValue, pattern: Value): readonly TextValue[] | null {
  if (pattern.kind !== 'pattern' || knownText(text) === null || /\((?!\?(?:[:=!]|<[=!]))/.test(pattern.source))
    return null;
  const matches = matchesIn(text, pattern, true);
  if (!matches || matches.some(([from, to]) => from === to)) return null;
  const starts = [0, ...matches.map(([, to]) => to)];
  return starts.map((start, at) => sliced(text, start, matches[at]?.[0] ?? plainText(text)?.length ?? 0));
}

const itself: Native = ({ self }) => self;

/** The methods of strings; those that are not modelled return null. */
export const TEXT_MEMBERS: Readonly<Record<string, Native>> = {
  concat: ({ self, args }) => choiceOf(joined([self, ...args])),
  slice,
  substring: slice,
  substr: (call) => {
    const [from, length] = [numberOf(call.args[0], 0), numberOf(call.args[1], Infinity)];
    if (from === null || length === null || from < 0) return null;
    const end = length === Infinity ? [] : [constant(from + length)];
    return slice({ ...call, args: [constant(from), ...end] });
  },
  replace: replacing(false),
  replaceAll: replacing(true),
  toLowerCase: recased((text) => text.toLowerCase()),
  toUpperCase: recased((text) => text.toUpperCase()),
  toLocaleLowerCase: recased((text) => text.toLowerCase()),
  toLocaleUpperCase: recased((text) => text.toUpperCase()),
  trim: trimmed(true, true),
  trimStart: trimmed(true, false),
  trimEnd: trimmed(false, true),
  toString: itself,
  valueOf: itself,
  normalize: itself,
  split: onText((self, { args, machine }) => {
    const [separator] = args;
    if (self.pieces.every((piece) => 'hole' in piece) && self.pieces.length > 0) return null;
    const text = separator ? knownText(separator) : null;
    const parts = text !== null ? splitText(self, text) : separator && splitByPattern(self, separator);
    return parts ? machine.heap.array(parts) : null;
  }),
  at: onText((self, { args }) => characterAt(self, numberOf(args[0], 0))),
  charAt: onText((self, { args }) => characterAt(self, numberOf(args[0], 0))),
  startsWith: tested((text, part) => text.startsWith(part)),
  endsWith: tested((text, part) => text.endsWith(part)),
  includes: tested((text, part) => text.includes(part)),
  indexOf: onText((self, { args }) => {
    const [text, part] = [plainText(self), args[0] ? knownText(args[0]) : null];
    const at = text === null || part === null ? -1 : text.indexOf(part);
    const isKnown = part !== null && (at === -1 ? knownText(self) !== null : isKnownUpTo(self, at));
    return isKnown ? constant(at) : null;
  }),
  lastIndexOf: onText((self, { args }) => {
    const [text, part] = [knownText(self), args[0] ? knownText(args[0]) : null];
    return text === null || part === null ? null : constant(text.lastIndexOf(part));
  }),
  localeCompare: () => null,
  match,
  matchAll: () => null,
  search: () => null,
  repeat: () => null,
};
