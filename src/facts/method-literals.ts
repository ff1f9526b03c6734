import type { Condition } from '../model/guards.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { CompareEvent, Listener } from '../values/events.ts';
import { literalKey, startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type Origin, type Place, type Value } from '../values/value.ts';
import { askedOf, type FileMethodGuard } from './method-conditions.ts';

/** A comparison with a literal that is a method. */
interface Asked {
  readonly origin: Origin;
  readonly condition: Condition;
  readonly place: Place;
}

/**
 * Finds comparisons of a literal that is a method, in code that then registers a route or sends a request with it: with
 * another method there, the result would change.
 */
export class MethodLiterals implements Listener {
  readonly #asked = new Map<string, Asked[]>();

  compared({ operator, left, right, place }: CompareEvent): void {
    this.#ask(operator, left, right, place);
    this.#ask(operator, right, left, place);
  }

  /** The guards of these comparisons, each with the place of its literal. */
  guards(): readonly FileMethodGuard[] {
    return [...this.#asked.values()].flat().map(({ origin: { file, literal }, condition, place }) => ({
      file: place.file,
      guard: { methods: new Set(), condition, at: { file, range: [literal.start, literal.end] }, range: place.range },
    }));
  }

  #ask(operator: string, asked: Value, other: Value, place: Place): void {
    for (const value of optionsOf(asked)) {
      const [piece] = value.kind === 'text' && value.pieces.length === 1 ? value.pieces : [];
      const origin = piece && 'text' in piece ? piece.origin : null;
      if (!origin || !LISTED_METHODS.has(knownText(value)?.toUpperCase() ?? '')) continue;
      const key = literalKey(origin);
      const known = this.#asked.get(key) ?? [];
      const conditions = askedOf(operator, other, '');
      if (conditions.length > 0 && known.length < MOST && !known.some((each) => startOf(each.place) === startOf(place)))
        this.#asked.set(key, [...known, ...conditions.map((condition) => ({ origin, condition, place }))]);
    }
  }
}

/** The maximal number of places that are recorded for one literal. */
const MOST = 50;
