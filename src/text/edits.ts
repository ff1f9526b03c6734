import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';

/** A key for an edit: two edits that do the same have the same key. */
export function editKey({ range, text }: Edit): string {
  return `${range.join()} ${text}`;
}

/** Each edit once, in the order in which they came. */
export function distinctEdits(edits: readonly Edit[]): readonly Edit[] {
  return [...new Map(edits.map((edit) => [editKey(edit), edit])).values()];
}

/** Whether two edits change the same characters, or write at one place. */
export function overlap(edits: readonly Edit[]): boolean {
  const sorted = edits.toSorted(({ range: a }, { range: b }) => a[0] - b[0] || a[1] - b[1]);
  return sorted.some(({ range: [start, end] }, at) => {
    const before = sorted[at - 1]?.range;
    return before !== undefined && (start < before[1] || (start === before[0] && end === before[1]));
  });
}

/** A range of a text with edits carried out that lie in it and do not overlap. */
export function edited(text: string, [start, end]: Range, edits: readonly Edit[]): string {
  let answer = '';
  let at = start;
  for (const { range, text: written } of edits.toSorted((a, b) => a.range[0] - b.range[0])) {
    answer += text.slice(at, range[0]) + written;
    at = range[1];
  }
  return answer + text.slice(at, end);
}

/**
 * The edit of only the characters in which two texts differ; an empty list where the texts are the same.
 *
 * @param start the offset of the first text in the source
 */
export function differing(start: number, before: string, after: string): readonly Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < most - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1;
  const range = [start + same, start + before.length - sameEnd] as const;
  return [{ range, text: after.slice(same, after.length - sameEnd) }];
}

/**
 * The edit that turns the value of a text into another one, as {@link differing}; null where the text does not allow
 * it.
 */
export function editsBetween(text: Text, after: string): readonly Edit[] | null {
  const [difference] = differing(0, text.value, after);
  if (!difference) return [];
  const edit = text.edit(...difference.range, difference.text);
  return edit && [edit];
}

/** An edit that a text allows. */
export interface AllowedEdit {
  readonly edit: Edit;
  /** Who else reads the constant that it changes; null where the text is its own. */
  readonly shared: SharedEdit | null;
}

/**
 * The edit that replaces the characters from `start` to `end` of a text, in its own literal or in a shared constant;
 * null where neither is allowed.
 */
export function allowedEdit(text: Text, start: number, end: number, replacement: string): AllowedEdit | null {
  const own = text.edit(start, end, replacement);
  if (own) return { edit: own, shared: null };
  const shared = text.sharedEdit(start, end, replacement);
  return shared && { edit: shared.edit, shared };
}
