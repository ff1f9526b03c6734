import { EQUALITIES, type CompareEvent, type KeyEvent } from '../values/events.ts';
import { METHOD } from './method-source.ts';
import { elementsOf, nameOf } from '../values/evaluate-keys.ts';
import { expressionOf, LONGEST_MATCHED } from '../values/natives-match.ts';
import { AMONG, KEYED } from '../values/lookup-operators.ts';
import { literalKey } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import { literalOf, truthOf } from '../values/truth.ts';
import { keyOf } from '../values/value-keys.ts';
import { optionsOf, type ObjectValue, type Origin, type Piece, type Value } from '../values/value.ts';

/** An edit of a literal: what replaces the characters from `start` to `end` of its value. */
export interface LiteralEdit {
  readonly origin: Origin;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A condition on known texts, as `action === 'create'`, `name.startsWith('get')` or `METHODS[action]`. */
interface Decision {
  readonly operator: string;
  readonly left: Value;
  readonly right: Value;
}

/** The operator of a condition that depends on the truth of a value alone. */
const TRUTH = 'truth';
/** The operator for the name of a member, or a key of a map: other code may use it. */
const NAME = 'name';

/** Whether the members of texts that search in them find something, or where. */
const SEARCHES: Readonly<Record<string, (text: string, part: string) => unknown>> = {
  'text.startsWith': (text, part) => text.startsWith(part),
  'text.endsWith': (text, part) => text.endsWith(part),
  'text.includes': (text, part) => text.includes(part),
  'text.indexOf': (text, part) => text.indexOf(part),
  'text.lastIndexOf': (text, part) => text.lastIndexOf(part),
  'text.localeCompare': (text, part) => text.localeCompare(part),
};

/** In a longer list a text is not looked for again. */
const LONGEST_LIST = 200;

/**
 * Finds out what a program decides by the texts of literals: an edit must not change that. `fetch('/users/' + action)`
 * may also ask `action === 'create'`, and a name in a URL may be the name of a member as well: `api[name] = ...`.
 */
export class DecidedTexts {
  readonly #decisions = new Map<string, Map<string, Decision>>();
  readonly #isSent: (origin: Origin) => boolean;

  /** @param isSent whether a literal is a part of the URL of a request, so that it may be edited as well */
  constructor(isSent: (origin: Origin) => boolean) {
    this.#isSent = isSent;
  }

  /** Records a condition that depends on the truth of a value. */
  tested(value: Value): void {
    for (const option of optionsOf(value)) this.#note({ operator: TRUTH, left: option, right: option });
  }

  compared({ operator, left, right }: CompareEvent): void {
    if (operator === 'map.set') this.#name(left);
    else if (hasLiteral(left) || hasLiteral(right))
      for (const one of optionsOf(left))
        for (const other of optionsOf(right)) this.#note({ operator, left: one, right: other });
  }

  keyed({ key }: KeyEvent): void {
    this.#name(key);
  }

  #name(key: Value): void {
    for (const option of optionsOf(key))
      if (isWord(plainText(option) ?? '')) this.#note({ operator: NAME, left: option, right: option });
  }

  #note(decision: Decision): void {
    const { operator, left, right } = decision;
    const origins = [...originsIn(left), ...(right === left ? [] : originsIn(right))];
    if (origins.length === 0) return;
    const key = [operator, writtenKey(left), writtenKey(right)].join(' ');
    for (const { origin } of origins) {
      if (operator !== TRUTH && operator !== NAME && !isWord(origin.literal.value)) continue;
      const literal = literalKey(origin);
      const known = this.#decisions.get(literal) ?? new Map<string, Decision>();
      this.#decisions.set(literal, known.set(key, decision));
    }
  }

  /** Whether an edit of a literal changes what the program decides, or names something that other code uses. */
  changes(edit: LiteralEdit): boolean {
    const decisions = this.#decisions.get(literalKey(edit.origin))?.values() ?? [];
    return [...decisions].some((decision) => this.#differs(decision, edit));
  }

  #differs({ operator, left, right }: Decision, edit: LiteralEdit): boolean {
    const after = [edited(left, edit), edited(right, edit)] as const;
    // A segment that goes is not asked for any longer.
    if (!after[0] || !after[1]) return operator !== TRUTH;
    const before = outcomeOf(operator, left, right);
    if (before === UNKNOWN || outcomeOf(operator, after[0], after[1]) !== before) return true;
    // The other text may be edited too, and two different words may become one.
    return EQUALITIES.has(operator) && before === false && [left, right].every((side) => this.#mayMove(side));
  }

  #mayMove(value: Value): boolean {
    return originsIn(value).some(({ origin }) => this.#isSent(origin));
  }
}

/** Whether a text is no whole address and no method: what depends on these is found as a guard of them. */
function isWord(text: string): boolean {
  return !text.includes('/') && !METHOD.test(text);
}

type Written = Extract<Piece, { text: string }> & { readonly origin: Origin };

/** The pieces of a text that literals of the program are. */
function originsIn(value: Value): readonly Written[] {
  if (value.kind !== 'text') return [];
  return value.pieces.filter((piece): piece is Written => 'text' in piece && piece.origin !== null);
}

function hasLiteral(value: Value): boolean {
  return optionsOf(value).some((option) => originsIn(option).length > 0);
}

/** A key of a value that distinguishes equal texts of different literals. */
function writtenKey(value: Value): string {
  return [keyOf(value), ...originsIn(value).map(({ origin }) => literalKey(origin))].join(' ');
}

/** A value after an edit; null where the edit is of characters that only partly belong to it. */
function edited(value: Value, { origin, start, end, replacement }: LiteralEdit): Value | null {
  const key = literalKey(origin);
  if (!originsIn(value).some((piece) => literalKey(piece.origin) === key)) return value;
  const pieces: Piece[] = [];
  for (const piece of value.kind === 'text' ? value.pieces : []) {
    if ('hole' in piece || !piece.origin || literalKey(piece.origin) !== key) {
      pieces.push(piece);
      continue;
    }
    const [from, to] = [start - piece.origin.start, end - piece.origin.start];
    const isInserted = start === end && from >= 0 && to <= piece.text.length;
    if (!isInserted && (to <= 0 || from >= piece.text.length)) pieces.push(piece);
    else if (from < 0 || to > piece.text.length) return null;
    else
      pieces.push({ ...piece, text: piece.text.slice(0, from) + recased(replacement, piece) + piece.text.slice(to) });
  }
  return { kind: 'text', pieces };
}

/** A replacement in the capitals that the code gives to a piece: `DELETE` for `'post'.toUpperCase()`. */
function recased(replacement: string, { text, origin }: Extract<Piece, { text: string }>): string {
  if (!origin?.isRecased) return replacement;
  return text === text.toUpperCase() ? replacement.toUpperCase() : replacement.toLowerCase();
}

/** The outcome of a condition that cannot be evaluated. */
const UNKNOWN = Symbol('unknown');

/** What a condition answers: for a lookup, the value that is found. */
function outcomeOf(operator: string, left: Value, right: Value): unknown {
  if (operator === TRUTH) return truthOf(left);
  if (operator === NAME) return plainText(left);
  if (left.kind === 'opaque' || right.kind === 'opaque') return UNKNOWN;
  if (EQUALITIES.has(operator)) return comparable(left) === comparable(right);
  if (AMONG.has(operator)) return right.kind === 'object' ? placeAmong(left, right) : UNKNOWN;
  if (KEYED.has(operator)) return right.kind === 'object' ? fieldFor(left, right) : UNKNOWN;
  const [text, part] = [plainText(right), plainText(left)];
  const search = SEARCHES[operator];
  if (search && text !== null && part !== null) return search(text, part);
  if (left.kind === 'pattern' && text !== null) return isMatched(left, text);
  if (right.kind === 'pattern' && part !== null) return isMatched(right, part);
  return UNKNOWN;
}

/** A constant or a text for a comparison; the value itself for anything else. */
function comparable(value: Value): unknown {
  const literal = literalOf(value);
  return literal ? literal.value : (plainText(value) ?? value);
}

function placeAmong(text: Value, list: ObjectValue): unknown {
  const elements = elementsOf(list);
  if (elements.length > LONGEST_LIST || list.state.rest) return UNKNOWN;
  return elements.findIndex((element) => comparable(element) === comparable(text));
}

function fieldFor(key: Value, { state: { fields, rest } }: ObjectValue): unknown {
  const name = nameOf(key);
  return name === null || rest ? UNKNOWN : fields.get(name);
}

function isMatched(pattern: Extract<Value, { kind: 'pattern' }>, text: string): unknown {
  const expression = text.length > LONGEST_MATCHED ? null : expressionOf(pattern);
  return expression ? expression.test(text) : UNKNOWN;
}
