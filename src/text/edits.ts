import type { Edit } from './text.ts';

/** What an edit does, as a text: two edits that do the same have the same. */
export function editKey({ range, text }: Edit): string {
  return `${range.join()} ${text}`;
}

/** Each edit once, in the order in which they came. */
export function distinctEdits(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [editKey(edit), edit])).values()];
}
