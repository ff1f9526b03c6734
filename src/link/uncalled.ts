import type { FunctionCode } from '../values/terms.ts';
import { capturedBy } from '../values/frames.ts';
import type { FunctionValue, Value } from '../values/value.ts';
import { keyOf, shortened } from '../values/value-keys.ts';

/** How many closures of one function are called, each with other captured values. */
const MOST_CLOSURES = 40;
/** The depth to which captured objects are compared. */
const DEEPEST = 2;

/**
 * Selects the functions to call among those that nothing in the project calls: each function once for each set of
 * captured values, as far as these are known.
 */
export class Uncalled {
  readonly #keys = new Map<FunctionCode, Set<string>>();

  /**
   * Whether a function must still be called; the answer is true only once for each set of captured values.
   *
   * @returns `too many` where the limit of its closures is reached
   */
  take(called: FunctionValue): boolean | 'too many' {
    const { code } = called;
    if (!code) return false;
    const keys = this.#keys.get(code) ?? new Set();
    this.#keys.set(code, keys);
    const key = closureKey(called);
    if (keys.has(key)) return false;
    if (keys.size >= MOST_CLOSURES) return 'too many';
    keys.add(key);
    return true;
  }
}

/** A key of the values that a function captures, is bound to, or has as preset arguments. */
function closureKey(called: FunctionValue): string {
  const { self, given } = called;
  const parts = [
    self ? contentKey(self) : '',
    ...given.map((value) => contentKey(value)),
    contentKey(called.frame.self),
    capturedKey(called),
  ];
  return shortened(parts.join());
}

/** A key of the values that a function captures: the bindings of enclosing functions that it uses. */
function capturedKey({ code, frame }: FunctionValue, depth = 0): string {
  return (code?.captured ?? [])
    .flatMap((binding) => {
      const value = capturedBy(frame, binding);
      return value ? [`${String(binding)}=${contentKey(value, depth)}`] : [];
    })
    .join();
}

/** A key of the contents of a value: objects with the same fields have the same one, and so have all unknown values. */
function contentKey(value: Value, depth = 0): string {
  switch (value.kind) {
    case 'text':
      return keyOf(value);
    case 'function': {
      const start = `f${value.file}:${String((value.code ?? value.classCode)?.range[0] ?? '')}`;
      return depth >= DEEPEST ? `${start}#${String(value.id)}` : `${start}{${capturedKey(value, depth + 1)}}`;
    }
    case 'choice':
      return value.options.map((option) => contentKey(option, depth)).join('|');
    case 'object':
      if (depth >= DEEPEST) return '{}';
      return `{${[...value.state.fields].map(([name, field]) => `${name}:${contentKey(field, depth + 1)}`).join()}}`;
    default:
      return '?';
  }
}
