import type { Condition } from '../model/guards.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { CompareEvent, InvokeEvent, Listener } from '../values/events.ts';
import type { TextTerm } from '../values/leaf-terms.ts';
import { literalKey, startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type Origin, type Place, type Value } from '../values/value.ts';
import { withFields } from './asked-patterns.ts';
import { askedOf, type FileMethodGuard } from './method-conditions.ts';

/** A comparison with a literal that is a method. */
interface Asked {
  readonly origin: Origin;
  readonly condition: Condition;
  readonly place: Place;
}

/**
 * Finds what is asked of a literal that is a method, in code that then registers a route or sends a request with it: by
 * a comparison, or by the type of a parameter. With another method there, the result would change, or not compile.
 */
export class MethodLiterals implements Listener {
  readonly #asked = new Map<string, Asked[]>();
  readonly #typesOf: (file: string) => readonly TextTerm[];

  /** @param typesOf returns the texts in the types of a file */
  constructor(typesOf: (file: string) => readonly TextTerm[]) {
    this.#typesOf = typesOf;
  }

  compared({ operator, left, right, place }: CompareEvent): void {
    this.#ask(operator, left, right, place);
    this.#ask(operator, right, left, place);
  }

  /** A function of a file whose types list methods takes no other ones: `type Method = 'GET' | 'POST'`. */
  invoked({ called: { file }, args }: InvokeEvent): void {
    for (const value of args.flatMap(withFields).flatMap(optionsOf)) {
      const origin = originOf(value);
      const types = origin ? this.#typesOf(file) : [];
      const said = types.find((each) => each.value === knownText(value));
      if (!origin || !said) continue;
      const isUpper = said.value === said.value.toUpperCase();
      const listed = types.map((each) => each.value).filter((each) => isUpper === (each === each.toUpperCase()));
      const methods = new Set(listed.map((each) => each.toUpperCase()));
      const range = [said.start, said.end] as const;
      this.#note(origin, [{ kind: 'method', methods, key: '' }], { file, range });
    }
  }

  /** The guards of these questions, each with the place of its literal. */
  guards(): readonly FileMethodGuard[] {
    return [...this.#asked.values()].flat().map(({ origin: { file, literal }, condition, place }) => ({
      file: place.file,
      guard: { methods: new Set(), condition, at: { file, range: [literal.start, literal.end] }, range: place.range },
    }));
  }

  #ask(operator: string, asked: Value, other: Value, place: Place): void {
    for (const value of optionsOf(asked)) {
      const origin = originOf(value);
      if (origin) this.#note(origin, askedOf(operator, other, ''), place);
    }
  }

  #note(origin: Origin, conditions: readonly Condition[], place: Place): void {
    const key = literalKey(origin);
    const known = this.#asked.get(key) ?? [];
    if (conditions.length > 0 && known.length < MOST && !known.some((each) => startOf(each.place) === startOf(place)))
      this.#asked.set(key, [...known, ...conditions.map((condition) => ({ origin, condition, place }))]);
  }
}

/** The source of a text that is one literal and a method; null for another value. */
function originOf(value: Value): Origin | null {
  const [piece] = value.kind === 'text' && value.pieces.length === 1 ? value.pieces : [];
  const origin = piece && 'text' in piece ? piece.origin : null;
  return origin && LISTED_METHODS.has(knownText(value)?.toUpperCase() ?? '') ? origin : null;
}

/** The maximal number of places that are recorded for one literal. */
const MOST = 50;
