import { CACHES, KEYING, MEMOIZE, PUSHING, WRITING, WRITING_BELOW } from './keying-names.ts';

const MEMBERS: readonly string[] = [...WRITING, ...WRITING_BELOW, ...PUSHING];

/** One of these is in every place that keeps something under a key. */
const WRITES: readonly string[] = [
  ...MEMBERS.flatMap((member) => [`.${member}(`, `.${member}<`]),
  ...[...KEYING, ...CACHES, MEMOIZE, 'Memoize(', 'mem('],
  ...[']=', '] =', ']++', ']+=', '] +=', ']:', '] ?', ']?', '] |', ']|'],
];

/** Whether the text of a file may keep anything under a key. A file that does not is not parsed for that. */
export function mayHoldKeys(text: string): boolean {
  return WRITES.some((write) => text.includes(write));
}
