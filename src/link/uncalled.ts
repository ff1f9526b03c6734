import type { BindingId, FunctionCode } from '../values/terms.ts';
import { keyOf, shortened, type Frame, type FunctionValue, type Value } from '../values/value.ts';

/** A function that is made in more ways than these is not followed in all of them. */
const MOST_WAYS = 40;
/** How deep objects are looked into that a function closes over. */
const DEEPEST = 2;

/**
 * Determines which functions are still to be called, of those that no one in the project calls: one for each way in
 * which what it closes over differs, as far as that is known.
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

function wayOf(called: FunctionValue): string {
  const { self, given } = called;
  const parts = [
    self ? loose(self) : '',
    ...given.map((value) => loose(value)),
    loose(called.frame.self),
    closure(called),
  ];
  return shortened(parts.join());
}

/** What a function closes over: the bindings of the functions around it that it names. */
function closure({ code, frame }: FunctionValue, depth = 0): string {
  return (code?.captured ?? [])
    .flatMap((binding) => {
      const value = capturedBy(frame, binding);
      return value ? [`${String(binding)}=${loose(value, depth)}`] : [];
    })
    .join();
}

/** What a binding holds that belongs to a function; null for one of the module, which all of its functions share. */
function capturedBy(frame: Frame, binding: BindingId): Value | null {
  for (let open: Frame = frame; open.parent; open = open.parent) {
    const cell = open.cells.get(binding);
    if (cell) return cell.value;
  }
  return null;
}

/** What a value specifies, whichever object or unknown it is. */
function loose(value: Value, depth = 0): string {
  switch (value.kind) {
    case 'text':
      return keyOf(value);
    case 'function': {
      const start = `f${value.file}:${String((value.code ?? value.classCode)?.range[0] ?? '')}`;
      return depth >= DEEPEST ? `${start}#${String(value.id)}` : `${start}{${closure(value, depth + 1)}}`;
    }
    case 'choice':
      return value.options.map((option) => loose(option, depth)).join('|');
    case 'object':
      if (depth >= DEEPEST) return '{}';
      return `{${[...value.state.fields].map(([name, field]) => `${name}:${loose(field, depth + 1)}`).join()}}`;
    default:
      return '?';
  }
}
