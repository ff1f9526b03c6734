import type { CompareEvent } from '../values/events.ts';
import { EQUALITIES } from '../values/events.ts';
import { isLookup } from '../values/lookup-operators.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type ObjectValue, type OpaqueValue, type Value } from '../values/value.ts';
import { characterOf, edgeOf, placePattern, removedPattern } from './address-edges.ts';
import { measuredIn, orderOf } from './address-orders.ts';
import {
  ANY_CHANGE,
  asking,
  asksPart,
  hasPart,
  lookedUp,
  madeOf,
  matching,
  saysWord,
  type Pattern,
} from './address-patterns.ts';
import type { AddressSlice } from './address-slices.ts';
import type { AddressSource, AskedAddress } from './address-source.ts';
import { ASKING, type Asked } from './asked-patterns.ts';
import { flipped } from './method-conditions.ts';
import { asksWhetherFound } from './method-forms.ts';
import { sliceOf } from './slice-of-value.ts';
import { keysIn } from './stored-addresses.ts';
import { isLookedUp } from './stored-contents.ts';

export type Question = Pick<CompareEvent, 'operator' | 'left' | 'right'>;

/** Finds what comparisons, lookups and conditions ask of an address, or of what is made of one. */
export class AddressComparisons {
  readonly #source: AddressSource;
  readonly #isFilled: (store: OpaqueValue) => boolean;
  readonly #isWhole = (value: Value): boolean => this.#source.find(value)?.isWhole === true;
  readonly #isAddress = (value: Value): boolean => sliceOf(value, this.#isWhole)?.kind === 'address';

  /**
   * @param source finds the addresses in values
   * @param isFilled whether code stores something in an unknown value under unknown keys
   */
  constructor(source: AddressSource, isFilled: (store: OpaqueValue) => boolean) {
    this.#source = source;
    this.#isFilled = isFilled;
  }

  /** The address that a value is, or the segments that it is of one; null for another value. */
  piece(value: Value): AddressSlice | null {
    return sliceOf(value, this.#isWhole);
  }

  /** The segments of an address that a value is, some of them or their number; null for another value. */
  slice(value: Value): AddressSlice | null {
    const slice = this.piece(value);
    // Without its slash, a prefix is a name.
    const isName = slice?.isOfPrefix === true && slice.part[0] > 0;
    return slice && (slice.kind !== 'address' || isName) ? slice : null;
  }

  /**
   * The test of some segments that are compared with an unknown value: any change of these may change the result. Null
   * for another comparison.
   */
  partCompared({ left, right }: Question, part: AskedAddress): Asked | null {
    const [slice, other] = this.slice(left) ? [this.slice(left), right] : [this.slice(right), left];
    const isEmpty = other.kind === 'constant' && !other.value;
    return !slice || isEmpty || other.kind === 'text' ? null : { part, patterns: asksPart(slice) };
  }

  /** Whether a value is made of an address in a way that none of these tests understands. */
  isDerived(value: Value, { isDerived }: AskedAddress): boolean {
    return isDerived === true && this.piece(value) === null && edgeOf(value, this.#isAddress) === null;
  }

  /** The test of what is made of an address, or whether it has a segment, as a condition of its own. */
  tested(value: OpaqueValue): Asked | null {
    const part = this.#source.find(value);
    if (!part) return null;
    const slice = this.slice(value) ?? this.piece(value);
    if (slice) return { part, patterns: hasPart(slice) };
    const removed = removedPattern(value);
    if (removed) return { part, patterns: [removed].filter(saysWord) };
    return this.isDerived(value, part) ? { part, patterns: [ANY_CHANGE] } : null;
  }

  /** The side of a comparison that is an address, one that is derived rather than another; null where none is. */
  #sideOf({ operator, left, right }: Question): { readonly asked: Value; readonly part: AskedAddress } | null {
    // For members of texts, the right side is the text that the member is called on: it is the address if both may be.
    const sides = operator.startsWith('text.') ? [right, left] : [left, right];
    const found = sides.flatMap((asked) => {
      const part = this.#source.find(asked);
      return part ? [{ asked, part }] : [];
    });
    return found.find(({ part }) => part.isDerived) ?? found[0] ?? null;
  }

  /** What a comparison asks of an address; null where neither side is made of one. */
  compared(question: Question): Asked | null {
    const side = this.#sideOf(question);
    if (!side) return null;
    const { asked, part } = side;
    const { operator, left, right } = question;
    const other = asked === left ? right : left;
    const isDerived = this.isDerived(asked, part);
    const isFound = isLookup(operator) && !(asked === left && this.#isTable(operator, other));
    if (isDerived) return { part, patterns: isFound ? [] : [ANY_CHANGE] };
    if (operator === '[]' && other.kind === 'opaque' && part.isWhole && !isFound)
      return { part, patterns: [ANY_CHANGE] };
    const asks = asked === left ? operator : flipped(operator);
    const place = placePattern(asked);
    if (place)
      return { part, patterns: other.kind === 'constant' && asksWhetherFound(asks, other.value) ? [] : [place] };
    const removed = knownText(other) === '' ? removedPattern(asked) : null;
    if (removed) return { part, patterns: [removed].filter(saysWord) };
    const measured = measuredIn(asked);
    const isWhole = part.isWhole && (!measured || !this.slice(measured));
    const order = isWhole && orderOf(asks, measured !== null, other);
    if (order) return { part, patterns: [order] };
    return { part, patterns: this.#patternsOf(operator, asked, other, part).filter(saysWord) };
  }

  /** Whether keys are looked up in a table that nobody fills under keys like these: what it has is not known. */
  #isTable(operator: string, store: Value): boolean {
    if (operator === '[]=' || /\.(?:set|add|delete)$/.test(operator)) return false;
    // A character or a segment of an address is no entry of a table.
    if (!this.#source.isUnknown || this.#source.find(store)) return false;
    if (store.kind === 'opaque') return operator === '[]' && !isLookedUp(store.source) && !this.#isFilled(store);
    if (store.kind !== 'object') return false;
    const { state, unknownKeys } = store;
    return (state.fields.size > 0 || state.rest !== null) && !unknownKeys && !this.#isAmong(store);
  }

  /** Whether addresses are among the elements of a list or a set. */
  #isAmong(store: ObjectValue): boolean {
    return store.shape !== 'map' && keysIn(store).some((key) => this.#source.find(key) !== null);
  }

  /** The patterns of the segments that a value has, or that a text is joined of. */
  #partsOf(value: Value): readonly Pattern[] {
    const parts =
      value.kind === 'text' ? value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])) : [value];
    return parts.flatMap((part) => {
      const slice = this.slice(part);
      return slice ? asksPart(slice) : [];
    });
  }

  #patternsOf(operator: string, asked: Value, other: Value, part: AskedAddress): readonly Pattern[] {
    const isText = EQUALITIES.has(operator) || operator.startsWith('text.') || asked.kind === 'pattern';
    const slice = operator.startsWith('text.') ? null : this.piece(asked);
    const edge = slice ? null : edgeOf(asked, this.#isAddress);
    const isCut = slice !== null && slice.kind !== 'address';
    // Without its beginning, as in `req.path.slice(1)`, an address is compared with the ends of whole ones.
    const isRest = slice?.kind === 'address' && (!part.isWhole || slice.part[0] > 0) && !slice.isOfPrefix;
    const isCompared = (part.isWhole && !isCut) || isRest;
    const asks = edge ?? (isCompared ? (ASKING.get(operator.slice('text.'.length)) ?? 'is') : 'holds');
    const patterns = optionsOf(other).flatMap((value) => {
      if (value.kind === 'pattern') return [matching(value, operator === 'pattern.exec')];
      const text = value.kind === 'constant' && edge ? characterOf(value) : value;
      if (text?.kind === 'text') return isText && !this.#source.follows(text) ? asking(asks, text) : [];
      if (value.kind === 'opaque') return madeOf(value);
      const looked = { ...part, isWhole: part.isWhole || isRest };
      return value.kind === 'object' ? lookedUp(value, looked, (each) => this.#source.follows(each)) : [];
    });
    if (isRest) return patterns.flatMap((each) => asksRest(each, slice));
    if (slice?.isOfPrefix) return patterns;
    if (slice?.kind === 'part' && (slice.isRejoined || isJoined(asked)))
      return patterns.length > 0 ? this.#partsOf(asked) : [];
    return slice?.kind === 'part'
      ? patterns.map((each) => (each.asks === 'holds' ? { ...each, part: slice.part } : each))
      : patterns;
  }
}

/** The patterns of a question about an address without its beginning: what it compares is the end of the whole one. */
function asksRest(pattern: Pattern, slice: AddressSlice): readonly Pattern[] {
  const { asks, text } = pattern;
  if (asks === 'matches') return slice.part[0] > 0 ? asksPart({ ...slice, kind: 'part' }) : [pattern];
  if (asks === 'is' && text === '') return hasPart(slice);
  return [asks === 'is' ? { ...pattern, asks: 'ends', text: text.startsWith('/') ? text : `/${text}` } : pattern];
}

/** Whether a value is a text with more than one part. */
function isJoined(value: Value): boolean {
  return value.kind === 'text' && value.pieces.length > 1;
}
