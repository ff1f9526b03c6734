import type { TestCaseError } from '@typescript-eslint/rule-tester';
import type { WithheldReason } from '../../src/model/withheld.ts';
import { REASON_TEXTS } from '../../src/reporting/reason-texts.ts';
import type { MessageIds } from '../../src/reporting/report.ts';
import { readMarks } from './marks.ts';

/** What one report is to say; where, and of which verb, the marks of the source tell. */
export interface Expected {
  readonly messageId: 'rewrite' | 'withheld' | 'inferred';
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly verb?: string;
  readonly suggestions: TestCaseError<MessageIds>['suggestions'];
}

/** A good answer that a person may pick. */
export interface Pick {
  readonly after: string;
  readonly output: string;
  /** Whether it adds an identifier that the handler must read. */
  readonly item?: true;
}

/** A report of a certain rewrite. It has a fix, unless the settings turn it into a suggestion, which then is `pick`. */
export function rewrite(before: string, after: string, pick?: Pick): Expected {
  return { messageId: 'rewrite', before, after, reason: '', suggestions: suggestions(pick) };
}

/**
 * A report of a route that is not rewritten by itself.
 *
 * @param reason one of the reasons, with what stands behind it in brackets where another route is named
 * @param tail what the message says after the reason
 */
export function withheld(
  before: string,
  reason: WithheldReason | readonly [WithheldReason, string],
  pick?: Pick,
  tail = '',
): Expected {
  const text = typeof reason === 'string' ? REASON_TEXTS[reason] : `${REASON_TEXTS[reason[0]]} (${reason[1]})`;
  return {
    messageId: 'withheld',
    before,
    after: pick?.after ?? '',
    reason: text + tail,
    suggestions: suggestions(pick),
  };
}

function suggestions(pick: Pick | undefined): Expected['suggestions'] {
  if (!pick) return null;
  return [{ messageId: pick.item ? 'useItem' : 'useInstead', data: { after: pick.after }, output: pick.output }];
}

/** The same report of a rule that underlines the method and names the verb. */
export function saying(verb: string, expected: Expected): Expected {
  return { ...expected, verb };
}

/** The code and the errors of a test case: the n-th expected report stands at the n-th pair of marks. */
export function reported(
  marked: string,
  ...expected: readonly Expected[]
): { readonly code: string; readonly errors: TestCaseError<MessageIds>[] } {
  const { code, marks } = readMarks(marked);
  if (marks.length !== expected.length)
    throw new Error(`${String(marks.length)} marks for ${String(expected.length)} reports in: ${marked}`);
  const errors = expected.map(({ messageId, before, after, reason, verb, suggestions: picks }, index) => {
    const [method = ''] = before.split(' ');
    const data = { verb: verb ?? marks[index]?.text.toLowerCase() ?? '', before, after, reason, method };
    return { messageId, data, ...marks[index]?.place, suggestions: picks ?? null };
  });
  return { code, errors };
}
