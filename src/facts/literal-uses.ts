import { textsIn } from '../values/text-value.ts';
import { keyOf, type Origin, type TextValue, type Value } from '../values/value.ts';

/** Where each literal of a program ends up: in requests, or in anything else. */
export class LiteralUses {
  readonly #requests = new Map<string, Set<string>>();
  readonly #others = new Set<string>();
  /** What requests answer: it is made of their URLs, and tells nobody of them. */
  readonly #answers = new Set<string>();

  /** Says what a request answers. */
  answered(value: Value): void {
    this.#answers.add(keyOf(value));
  }

  /** Says that the literals of a URL reach a request. */
  sent(url: TextValue, request: string): void {
    for (const key of keysIn(url)) {
      const known = this.#requests.get(key);
      if (known) known.add(request);
      else this.#requests.set(key, new Set([request]));
    }
  }

  /** Says that the literals of a value reach something that is no request. */
  used(value: Value): void {
    const isAnswer = (each: Value): boolean => each.kind === 'opaque' && this.#answers.has(each.key);
    for (const text of textsIn(value, isAnswer)) for (const key of keysIn(text)) this.#others.add(key);
  }

  /**
   * The requests that a literal reaches, in the order in which they were found; null where it reaches more than these.
   */
  of(origin: Origin): readonly string[] | null {
    const key = keyOfOrigin(origin);
    return this.#others.has(key) ? null : [...(this.#requests.get(key) ?? [])];
  }
}

function keyOfOrigin({ file, literal }: Origin): string {
  return `${file}:${String(literal.start)}`;
}

function keysIn({ pieces }: TextValue): readonly string[] {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [keyOfOrigin(piece.origin)] : []));
}
