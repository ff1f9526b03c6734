import type { BindingId } from './leaf-terms.ts';
import type { Frame, Value } from './value.ts';

/** The value of a binding of the running code, or of the code around it; null where it has none. */
export function valueIn(frame: Frame, binding: BindingId): Value | null {
  for (let open: Frame | null = frame; open; open = open.parent) {
    const cell = open.cells.get(binding);
    if (cell) return cell.value;
  }
  return null;
}

/**
 * The value of a binding of an enclosing function; null for a binding of the module, which all of its functions share.
 */
export function capturedBy(frame: Frame, binding: BindingId): Value | null {
  for (let open: Frame = frame; open.parent; open = open.parent) {
    const cell = open.cells.get(binding);
    if (cell) return cell.value;
  }
  return null;
}
