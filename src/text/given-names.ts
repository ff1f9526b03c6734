import { ending } from './ending.ts';

/**
 * What a type holds in brackets: its arguments, which alone have commas, `<string, Set<string>>`, and `(keyof Users)`.
 */
const IN_BRACKETS = String.raw`<(?:[^<>=;{}()\n]|<[^<>=;{}()\n]{0,40}>){0,60}>|\([^(),=:;{}\n]{0,60}\)`;
/** What is between a name and what it is given, as the source of a regular expression: `: string =`, `=`, `:`. */
export const GIVEN = String.raw`["']?\s{0,9}(?::(?:[^=:;{}(),<>\n]|${IN_BRACKETS}){1,80}=|[:=])\s{0,40}`;

/** What a list or an object may be passed to before it is given. */
export const WRAPPED =
  String.raw`(?:(?:Object\.(?:freeze|entries)|new\s{1,9}(?:Set` + String.raw`|Map)(?:<[^<>()]{0,60}>)?)\(\s{0,9}){0,2}`;

const given = ending(new RegExp(String.raw`([\w$]{1,60})${GIVEN}${WRAPPED}`), 240);

/** The name that is given the list or the object which begins somewhere; undefined where none is. */
export function nameGiven(text: string, start: number): string | undefined {
  return given(text, start)?.[1];
}
