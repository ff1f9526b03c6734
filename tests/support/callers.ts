import type { TestCaseError } from '@typescript-eslint/rule-tester';
import { readMarks } from './marks.ts';

type MessageIds = 'follows' | 'late' | 'useInstead';

/** What one report on a request or a comment is to say. */
export interface ExpectedCaller {
  readonly messageId: 'follows' | 'late';
  readonly before: string;
  readonly after: string;
  /** What the file becomes where the settings ask for a suggestion. */
  readonly suggestion?: string;
}

/** A caller that moves with its route. */
export function follows(before: string, after: string): ExpectedCaller {
  return { messageId: 'follows', before, after };
}

/** A caller whose route moved before. */
export function late(before: string, after: string, suggestion?: string): ExpectedCaller {
  return suggestion === undefined
    ? { messageId: 'late', before, after }
    : { messageId: 'late', before, after, suggestion };
}

/** The code and the errors of a test case: the n-th expected report stands at the n-th pair of marks. */
export function called(
  marked: string,
  ...expected: readonly ExpectedCaller[]
): { readonly code: string; readonly errors: TestCaseError<MessageIds>[] } {
  const { code, marks } = readMarks(marked);
  if (marks.length !== expected.length)
    throw new Error(`${String(marks.length)} marks for ${String(expected.length)} reports in: ${marked}`);
  const errors = expected.map(({ messageId, before, after, suggestion }, index) => {
    const suggestions =
      suggestion === undefined ? null : [{ messageId: 'useInstead' as const, data: { after }, output: suggestion }];
    return { messageId, data: { before, after }, ...marks[index]?.place, suggestions };
  });
  return { code, errors };
}
