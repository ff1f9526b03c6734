import type { FunctionCode } from '../values/terms.ts';
import { keyOf, type Frame, type FunctionValue, type Value } from '../values/value.ts';

/** A function that is made in more ways than these is not followed in all of them. */
const MOST_WAYS = 40;
/** How deep objects are looked into that a function closes over. */
const DEEPEST = 2;

/**
 * Tells which functions are still to be called, of those that nobody in the project calls: one for each way in which
 * what it closes over differs, as far as that is known.
 */
export class Uncalled {
  readonly #ways = new Map<FunctionCode, Set<string>>();

  /** Whether a function is still to be called; `too many` where no more ways of it are followed. */
  take(called: FunctionValue): boolean | 'too many' {
    const { code } = called;
    if (!code) return false;
    const ways = this.#ways.get(code) ?? new Set();
    this.#ways.set(code, ways);
    const way = wayOf(called);
    if (ways.has(way)) return false;
    if (ways.size >= MOST_WAYS) return 'too many';
    ways.add(way);
    return true;
  }
}

function wayOf({ frame, self, given }: FunctionValue): string {
  const parts = [self ? loose(self) : '', ...given.map((value) => loose(value))];
  for (let open: Frame = frame; open.parent; open = open.parent) {
    parts.push(loose(open.self));
    for (const [binding, { value }] of open.cells) parts.push(`${String(binding)}=${loose(value)}`);
  }
  return parts.join();
}

/** What a value says, whichever object or unknown it is. */
function loose(value: Value, depth = 0): string {
  switch (value.kind) {
    case 'text':
      return keyOf(value);
    case 'function':
      return value.code ? `f${value.file}:${String(value.code.range[0])}` : 'f';
    case 'choice':
      return value.options.map((option) => loose(option, depth)).join('|');
    case 'object':
      if (depth >= DEEPEST) return '{}';
      return `{${[...value.state.fields].map(([name, field]) => `${name}:${loose(field, depth + 1)}`).join()}}`;
    default:
      return '?';
  }
}
