import type { InvalidTestCase, TestCaseError } from '@typescript-eslint/rule-tester';
import { readMarks } from './marks.ts';

/** What a person may pick, and what the source becomes. */
export interface Offer<Id extends string> {
  readonly messageId: Id;
  readonly data: Readonly<Record<string, string>>;
  readonly output: string;
}

/** A report at the only mark of a source: what it says, and the fix or the suggestion that it has. */
export function marked<Id extends string, Options extends readonly unknown[]>(
  name: string,
  source: string,
  messageId: Id,
  data: Readonly<Record<string, string>>,
  {
    output = null,
    offer,
    options,
  }: { readonly output?: string | null; readonly offer?: Offer<Id>; readonly options?: Options } = {},
): InvalidTestCase<Id, Options> {
  const { code, marks } = readMarks(source);
  const suggestions = offer ? [offer] : null;
  const errors: TestCaseError<Id>[] = marks.map(({ place }) => ({ messageId, data, ...place, suggestions }));
  return { name, code, output, errors, ...(options && { options }) };
}
