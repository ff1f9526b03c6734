import type { FunctionValue, Value } from '../values/value.ts';
import { capturedBy } from '../values/frames.ts';

/** What is known of the routers of a program. */
export interface KnownRouters {
  /** Whether the code of a file, or what it loads, makes routers. */
  makesRouters(file: string): boolean;
  isRouter(value: Value): boolean;
}

/** How far values are followed into functions and objects. */
const DEEPEST = 3;

/**
 * Whether a function may register routes if it runs: on routers that its file or a loaded one makes, on one that it
 * captured or gets, or by a function that it captured or gets. Others are not run to find what a program registers.
 *
 * @param args what it is called with, as far as that is known
 */
export function mayRegister(
  { file, code, frame, given, self }: FunctionValue,
  known: KnownRouters,
  args: readonly Value[] = [],
  depth = 0,
): boolean {
  if (known.makesRouters(file)) return true;
  if (depth === DEEPEST) return false;
  const captured = (code?.captured ?? []).flatMap((binding) => capturedBy(frame, binding) ?? []);
  return [...captured, ...given, ...args, self, frame.self].some(
    (value) => value && leadsToRouter(value, known, depth + 1),
  );
}

function leadsToRouter(value: Value, known: KnownRouters, depth: number): boolean {
  switch (value.kind) {
    case 'opaque':
      return known.isRouter(value);
    case 'function':
      return mayRegister(value, known, [], depth);
    case 'choice':
      return value.options.some((option) => leadsToRouter(option, known, depth));
    case 'object': {
      if (known.isRouter(value) || (value.of && known.makesRouters(value.of.file))) return true;
      const { fields, rest } = value.state;
      return (
        depth < DEEPEST && [...fields.values(), rest].some((field) => field && leadsToRouter(field, known, depth + 1))
      );
    }
    default:
      return false;
  }
}
