import { literalKey } from '../values/place.ts';
import { partsOf } from '../values/text-value.ts';
import type { ObjectValue, ObjectState, Origin, TextValue, Value } from '../values/value.ts';

/** Where each literal of a program ends up: in requests, or in anything else. */
export class LiteralUses {
  readonly #requests = new Map<string, Set<string>>();
  /** The literals that specify what is sent, and not only what it is compared with. */
  readonly #sent = new Set<string>();
  /** The requests that others represent, whose unknown parts they fill. */
  readonly #parts = new Map<string, string>();
  /** The requests whose methods literals specify. */
  readonly #methods = new Map<string, Set<string>>();
  readonly #others = new Set<string>();
  readonly #tested = new Set<string>();
  /** What requests answer: it is made of their URLs, and tells no one of them. */
  readonly #answers = new Set<string>();
  /** What was looked into: what objects hold, and unknown values by where they come from. */
  readonly #seen = new Set<ObjectState | string>();
  /** The objects that were given away: what is put into them later on is given away as well. */
  readonly #given = new Set<ObjectValue>();
  readonly #unread = new Set<string>();
  #isSettled = false;

  /** Specifies what a request answers. */
  answered(value: Value): void {
    if (value.kind === 'opaque') this.#answers.add(value.key);
  }

  /** Records that the literals of a URL reach a request. */
  sent(url: TextValue, request: string): void {
    add(this.#requests, url, request);
    for (const key of keysIn(url)) this.#sent.add(key);
  }

  /** Records that the URLs of requests are compared with a text: its literals follow these, and send nothing. */
  compared(text: TextValue, comparison: string): void {
    add(this.#requests, text, comparison);
  }

  /** Records that a request is another one with some of its unknown parts filled. */
  fillsIn(request: string, other: string): void {
    this.#parts.set(request, other);
  }

  /** Records that the literals of a text specify the method of a request. */
  saidMethod(method: TextValue, request: string): void {
    add(this.#methods, method, request);
  }

  /**
   * Records that the literals of a value reach something that is no request.
   *
   * @param onText hears of the texts among them
   */
  used(value: Value, onText?: (text: TextValue) => void): void {
    const open: Value[] = [value];
    for (let next = open.pop(); next; next = open.pop()) {
      switch (next.kind) {
        case 'text':
          onText?.(next);
          for (const piece of next.pieces)
            if ('hole' in piece) open.push(piece.hole);
            else if (piece.origin) this.#others.add(literalKey(piece.origin));
          break;
        case 'choice':
          open.push(...next.options);
          break;
        case 'opaque':
          if (this.#isNew(next.key) && !this.#answers.has(next.key)) open.push(...partsOf(next));
          break;
        case 'object':
          this.#given.add(next);
          if (this.#isNew(next.state)) open.push(...partsOf(next));
          break;
        default:
      }
    }
  }

  #isNew(mark: ObjectState | string): boolean {
    if (this.#seen.has(mark)) return false;
    this.#seen.add(mark);
    return true;
  }

  /** Records that a file may use its literals otherwise than is seen. */
  unread(file: string): void {
    this.#unread.add(file);
  }

  /** Records that a condition depends on whether a value is empty. */
  tested(value: Value): void {
    if (value.kind === 'text') for (const key of keysIn(value)) this.#tested.add(key);
    if (value.kind === 'choice') for (const option of value.options) this.tested(option);
  }

  /** Whether a literal specifies the URL of a request, or a part of it. */
  isSent(origin: Origin): boolean {
    return this.#sent.has(literalKey(origin));
  }

  /** The requests, and comparisons with their URLs, that a literal is a part of. */
  requestsAt(origin: Origin): Iterable<string> {
    return this.#requests.get(literalKey(origin)) ?? [];
  }

  /** Whether a condition depends on whether a literal is empty. */
  isTested(origin: Origin): boolean {
    return this.#tested.has(literalKey(origin));
  }

  /**
   * The requests that a literal reaches, in the order in which they were found; null where it reaches more than these.
   */
  of(origin: Origin): readonly string[] | null {
    this.#settle();
    const key = literalKey(origin);
    if (this.#unread.has(origin.file) || this.#others.has(key)) return null;
    const requests = [...(this.#requests.get(key) ?? []), ...(this.#methods.get(key) ?? [])];
    return [...new Set(requests.map((each) => this.#parts.get(each) ?? each))];
  }

  #settle(): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    for (const object of this.#given) this.used(object);
  }
}

function add(requests: Map<string, Set<string>>, text: TextValue, request: string): void {
  for (const key of keysIn(text)) {
    const known = requests.get(key);
    if (known) known.add(request);
    else requests.set(key, new Set([request]));
  }
}

function keysIn({ pieces }: TextValue): readonly string[] {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [literalKey(piece.origin)] : []));
}
