import { RuleTester } from '@typescript-eslint/rule-tester';
import { afterAll, describe, it } from 'vitest';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.describeSkip = describe.skip;
RuleTester.it = it;
RuleTester.itOnly = it.only;
RuleTester.itSkip = it.skip;

/**
 * Runs the cases of a rule on TypeScript's parser. A case fails where its fix needs a second pass, where the result
 * does not parse, and where two cases are the same. Old addresses are not kept: tests of their own show how that is
 * offered.
 */
export const ruleTester = new RuleTester({ settings: { 'restful-routes': { deprecatedAlias: 'off' } } });
