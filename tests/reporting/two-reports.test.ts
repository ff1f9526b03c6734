import { describe, expect, it } from 'vitest';
import { express } from '../support/applications.ts';
import { describeReports, lint } from '../support/lint.ts';

const ROUTE = "app.post('/deleteOrder', (req, res) => res.json());";
const REASON = 'Not rewritten: its path has no identifier of the item.';

const reportsOf = (code: string, ...names: readonly string[]): readonly string[] =>
  describeReports(lint(code, { rules: Object.fromEntries(names.map((name) => [`restful-routes/${name}`, 'error'])) }));

describe('a route whose path and method are reported', () => {
  it('has its reason in the report on the method, and the other report refers to it', () => {
    expect(reportsOf(express(ROUTE), 'no-verb-segment', 'no-tunneled-method')).toEqual([
      `3:5 no-tunneled-method: 'POST /deleteOrder' says 'delete', which is the action of another method. ${REASON}`,
      "3:12 no-verb-segment: Verb 'delete' in the path of 'POST /deleteOrder'. Not rewritten: see restful-routes/no-tunneled-method.",
    ]);
  });

  it('has it in the report on the path where that on the method is not shown', () => {
    const alone = `Verb 'delete' in the path of 'POST /deleteOrder'. ${REASON}`;
    expect(reportsOf(express(ROUTE), 'no-verb-segment', 'no-unsafe-get')).toEqual([`3:12 no-verb-segment: ${alone}`]);
    const comment = '// eslint-disable-next-line restful-routes/no-tunneled-method';
    expect(reportsOf(express(comment, ROUTE), 'no-verb-segment', 'no-tunneled-method')).toEqual([
      "4:12 no-verb-segment: Verb 'delete' in the path of 'POST /deleteOrder'. Not rewritten: its path has no identifier of the item.",
    ]);
  });
});
