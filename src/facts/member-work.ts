import { isMethodName } from '../text/method-names.ts';
import type { BindingId, FunctionCode } from '../values/terms.ts';

/** Where things are written states nothing about what is done. */
const PLACES: ReadonlySet<string> = new Set([
  ...[
    'range',
    'declaration',
    'keyRange',
    'start',
    'end',
    'quote',
    'use',
    'name',
    'type',
    'typeArgument',
    'captured',
    'decorators',
    'source',
  ],
]);

/**
 * What a function does but for the methods that it specifies, as a text that is the same for functions which do the
 * same: that of `(url) => request('GET', url)` and of `(path) => request('DELETE', path)`. Arguments, fields and
 * statements that need a parameter which is left out are left out as well.
 *
 * @param given how many of its parameters are given
 */
export function workOf(code: FunctionCode, given: number): string {
  return new Work(code, given).text;
}

/**
 * Whether a function takes the arguments of another one for something else: it wants more of them, or the same ones in
 * other places.
 */
export function takesOthers({ parameters: wanted }: FunctionCode, { parameters: given }: FunctionCode): boolean {
  if ([...wanted, ...given].some(({ isRest }) => isRest)) return false;
  if (wanted.filter(({ isOptional }) => !isOptional).length > given.length) return true;
  return wanted.some(({ name }, at) => {
    const other = name === '' ? -1 : given.findIndex((each) => each.name === name);
    return other !== -1 && other !== at;
  });
}

class Work {
  readonly text: string;
  /** The bindings of the function by their order, whatever they are called. */
  readonly #own = new Map<BindingId, string>();
  readonly #left = new Set<BindingId>();
  readonly #captured: ReadonlySet<BindingId>;

  constructor({ parameters, body, captured, isAsync, isGenerator }: FunctionCode, given: number) {
    this.#captured = new Set(captured);
    for (const [at, { target }] of parameters.entries()) {
      const bound = target.kind === 'default' ? target.target : target;
      if (bound.kind !== 'binding') continue;
      if (at < given) this.#own.set(bound.binding, `parameter ${String(at)}`);
      else this.#left.add(bound.binding);
    }
    this.text = `${String(isAsync)} ${String(isGenerator)} ${this.#of(body)}`;
  }

  #of(value: unknown): string {
    if (Array.isArray(value)) {
      const kept = (value as readonly unknown[]).filter((each) => !this.#isLeftOut(each));
      return `[${kept.map((each) => this.#of(each)).join()}]`;
    }
    if (typeof value === 'string') return withoutMethods(value);
    if (typeof value !== 'object' || value === null) return String(value);
    const fields = Object.entries(value).filter(([name]) => !PLACES.has(name));
    const said = fields.map(([name, each]) =>
      [name, name === 'binding' ? this.#binding(each) : this.#of(each)].join(':'),
    );
    return `{${said.join()}}`;
  }

  /** Whether an element of a list states nothing about the work: options of which nothing is left neither. */
  #isLeftOut(element: unknown): boolean {
    if (this.#needsLeft(element) || saysMethod(element)) return true;
    const options = fieldOf(element, 'value') ?? element;
    const entries = fieldOf(options, 'kind') === 'object' ? fieldOf(options, 'entries') : null;
    return Array.isArray(entries) && entries.length > 0 && entries.every((each) => this.#isLeftOut(each));
  }

  /** A binding of the code around keeps its number; one of the function gets that of its order. */
  #binding(id: unknown): string {
    if (typeof id !== 'number' || this.#captured.has(id)) return `outer ${String(id)}`;
    const own = this.#own.get(id) ?? `own ${String(this.#own.size)}`;
    this.#own.set(id, own);
    return own;
  }

  /** A list does without those of its elements that need one, as long as others are in it. */
  #needsLeft(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length > 0 && value.every((each) => this.#needsLeft(each));
    if ('binding' in value && typeof value.binding === 'number' && this.#left.has(value.binding)) return true;
    return Object.values(value).some((each: unknown) => this.#needsLeft(each));
  }
}

/** `method: 'DELETE'` among the options of a request, of which GET is the default. */
function saysMethod(entry: unknown): boolean {
  return fieldOf(fieldOf(entry, 'key'), 'value') === 'method';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
}

/** A text with each method that it specifies as the same word: `POST`, `post`, `POST failed`. */
function withoutMethods(text: string): string {
  return text
    .split(/(\W+)/)
    .map((word) => (isMethodName(word.toUpperCase()) || word.toLowerCase() === 'del' ? 'method' : word))
    .join('');
}
