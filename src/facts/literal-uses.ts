import { literalKey } from '../values/place.ts';
import { partsOf } from '../values/text-value.ts';
import { DecidedTexts, type LiteralEdit } from './decided-texts.ts';
import {
  optionsOf,
  type ObjectState,
  type ObjectValue,
  type Origin,
  type TextValue,
  type Value,
} from '../values/value.ts';

/** Records where each literal of a program is used: in requests, or in anything else. */
export class LiteralUses {
  readonly #requests = new Map<string, Set<string>>();
  /** The literals in URLs that are sent, and not only compared with. */
  readonly #sent = new Set<string>();
  /** The requests with unknown parts, each by the key of a request that is the same with some of these filled in. */
  readonly #parts = new Map<string, string>();
  /** The requests whose method a literal is, by the key of the literal. */
  readonly #methods = new Map<string, Set<string>>();
  readonly #others = new Set<string>();
  /** What the program decides by texts. */
  readonly decisions = new DecidedTexts((origin) => this.isSent(origin));
  /** The literals that are arguments of functions which make URLs, and should not become empty. */
  readonly #arguments = new Set<string>();
  /** The results of requests, by their keys: a use of a result is no use of the literals in the URL. */
  readonly #answers = new Set<string>();
  /** The values whose parts were visited: objects by their contents, and unknown values by their keys. */
  readonly #seen = new Set<ObjectState | string>();
  /** The objects that were passed to other code: values that are added to them later are passed as well. */
  readonly #given = new Set<ObjectValue>();
  readonly #unread = new Set<string>();
  #isSettled = false;

  /** Records the result of a request. */
  answered(value: Value): void {
    if (value.kind === 'opaque') this.#answers.add(value.key);
  }

  /** Records that the literals of a URL are used in a request. */
  sent(url: TextValue, request: string): void {
    add(this.#requests, url, request);
    for (const key of keysIn(url)) this.#sent.add(key);
  }

  /**
   * Records that URLs of requests are compared with a text: its literals are rewritten together with these, but are not
   * sent.
   */
  compared(text: TextValue, comparison: string): void {
    add(this.#requests, text, comparison);
  }

  /** Records that `request` is the same as `other`, with some of the unknown parts of `other` filled in. */
  fillsIn(request: string, other: string): void {
    this.#parts.set(request, other);
  }

  /** Records that the literals of a text are the method of a request. */
  saidMethod(method: TextValue, request: string): void {
    add(this.#methods, method, request);
  }

  /**
   * Records that the literals of a value are used by something other than a request.
   *
   * @param onText called with each text in the value
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

  /** Records that a file may use its literals in ways that were not evaluated. */
  unread(file: string): void {
    this.#unread.add(file);
  }

  /** Records that a value is the argument of a function that makes a URL: `join('/users', 'list')`. */
  given(value: Value): void {
    for (const option of optionsOf(value))
      if (option.kind === 'text') for (const key of keysIn(option)) this.#arguments.add(key);
  }

  /** Whether a literal is the URL of a request that is sent, or a part of it. */
  isSent(origin: Origin): boolean {
    return this.#sent.has(literalKey(origin));
  }

  /** The requests, and the comparisons with their URLs, whose text a literal is a part of. */
  requestsAt(origin: Origin): Iterable<string> {
    return this.#requests.get(literalKey(origin)) ?? [];
  }

  /**
   * Whether an edit of a literal has effects besides those on requests: it changes what the program decides, or leaves
   * an empty argument, as in `join('/users', '')`, which would be right, but nobody writes it.
   */
  isDecisive(edit: LiteralEdit): boolean {
    const { origin, start, end, replacement } = edit;
    const isEmptied = replacement === '' && end - start === origin.literal.value.length;
    return (isEmptied && this.#arguments.has(literalKey(origin))) || this.decisions.changes(edit);
  }

  /**
   * The requests that a literal is used in, in the order in which they were found; null where it has other uses as
   * well.
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
