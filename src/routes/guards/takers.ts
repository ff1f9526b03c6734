import { namePattern } from '../../text/given-names.ts';

/** Whether a function of a source file takes something by a name. */
export function isParameter(name: string, text: string): boolean {
  const parameter = namePattern(name);
  return new RegExp(String.raw`[(,]\s{0,9}${parameter}\s{0,9}(?::[^(),={}]{1,60})?(?:,[^()]{0,80})?\)\s{0,9}(?::[^={}()]{1,40})?(?:=>|\{)|(?<![\w$.])${parameter}\s{0,9}=>`).test(text);
}

/** What is no name of a function before the bracket of a block. */
const NO_FUNCTION = '(?!(?:if|for|while|switch|catch|function)\\b)';

/** The functions of a source file that have a name, and take something by one of its own. */
export function takersOf(parameter: string, text: string): readonly string[] {
  const parameters = String.raw`[^()=;]{0,60}(?<![\w$])${namePattern(parameter)}(?![\w$])`;
  const taking = new RegExp(String.raw`\bfunction\s{1,9}([\w$]{1,60})\s{0,9}\(${parameters}|(?<![\w$])([\w$]{1,60})\s{0,9}[=:]\s{0,9}(?:function\s{0,9})?\(?${parameters}[^()=;]{0,60}\)?\s{0,9}(?:=>|\{)|(?<![\w$.])${NO_FUNCTION}([\w$]{1,60})\(${parameters}[^()=;]{0,60}\)\s{0,9}(?::[^={}()]{1,40})?\{`, 'g');
  return [...text.matchAll(taking)].map(([, declared, assigned, method = '']) => declared ?? assigned ?? method);
}
