import { isMethodName } from '../text/method-names.ts';
import type { FunctionCode } from '../values/terms.ts';
import type { BindingId } from '../values/leaf-terms.ts';

/** Fields of terms that do not affect what code does: positions, names, types and decorators. */
const UNRELATED_FIELDS: ReadonlySet<string> = new Set([
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
 * A text of what a function does, without the HTTP methods in it: it is the same for functions that do the same, such
 * as `(url) => request('GET', url)` and `(path) => request('DELETE', path)`. Arguments, fields and statements that use
 * a parameter beyond the first `given` ones are left out.
 *
 * @param given how many of its parameters count, from the first one on
 */
export function workOf(code: FunctionCode, given: number): string {
  return new Work(code, given).text;
}

/**
 * Whether a function cannot take the arguments of another one: it requires more of them, or has parameters of the same
 * names in other positions.
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
  /** The bindings of the function, numbered in the order in which they occur: their names do not matter. */
  readonly #own = new Map<BindingId, string>();
  /** The parameters that are left out. */
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
    const fields = Object.entries(value).filter(([name]) => !UNRELATED_FIELDS.has(name));
    const texts = fields.map(([name, each]) =>
      [name, name === 'binding' ? this.#binding(each) : this.#of(each)].join(':'),
    );
    return `{${texts.join()}}`;
  }

  /**
   * Whether an element of a list is left out: it uses a parameter that is left out, specifies the method, or is an
   * object whose entries are all left out.
   */
  #isLeftOut(element: unknown): boolean {
    if (this.#needsLeft(element) || saysMethod(element)) return true;
    const options = fieldOf(element, 'value') ?? element;
    const entries = fieldOf(options, 'kind') === 'object' ? fieldOf(options, 'entries') : null;
    return Array.isArray(entries) && entries.length > 0 && entries.every((each) => this.#isLeftOut(each));
  }

  /**
   * The text of a binding: its number where it belongs to the surrounding code, its order of occurrence where it
   * belongs to the function.
   */
  #binding(id: unknown): string {
    if (typeof id !== 'number' || this.#captured.has(id)) return `outer ${String(id)}`;
    const own = this.#own.get(id) ?? `own ${String(this.#own.size)}`;
    this.#own.set(id, own);
    return own;
  }

  /**
   * Whether a part of a term uses a parameter that is left out. A list does so only if all its elements do: otherwise
   * these elements alone are left out.
   */
  #needsLeft(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length > 0 && value.every((each) => this.#needsLeft(each));
    if ('binding' in value && typeof value.binding === 'number' && this.#left.has(value.binding)) return true;
    return Object.values(value).some((each: unknown) => this.#needsLeft(each));
  }
}

/**
 * Whether an entry of an object specifies the method of a request: `method: 'DELETE'`. A function that sends a GET may
 * lack it, because GET is the default.
 */
function saysMethod(entry: unknown): boolean {
  return fieldOf(fieldOf(entry, 'key'), 'value') === 'method';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
}

/** A text with the word `method` for each name of an HTTP method in it: in `POST`, `post`, `POST failed`. */
function withoutMethods(text: string): string {
  return text
    .split(/(\W+)/)
    .map((word) => (isMethodName(word.toUpperCase()) || word.toLowerCase() === 'del' ? 'method' : word))
    .join('');
}
