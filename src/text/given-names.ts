import { ending } from './ending.ts';

/**
 * The parts of a type in brackets: type arguments (`<string, Set<string>>`), the only ones with commas, and
 * `(keyof Users)`.
 */
const IN_BRACKETS = String.raw`<(?:[^<>=;{}()\n]|<[^<>=;{}()\n]{0,40}>){0,60}>|\([^(),=:;{}\n]{0,60}\)`;
/**
 * What is between a name and the value assigned to it, as the source of a regular expression: `: string =`, `=`, `:`.
 */
export const GIVEN = String.raw`["']?\s{0,9}(?::(?:[^=:;{}(),<>\n]|${IN_BRACKETS}){1,80}=|[:=])\s{0,40}`;

/** Calls around a list or an object that is assigned: `Object.freeze(`, `new Set(`. */
export const WRAPPED =
  String.raw`(?:(?:Object\.(?:freeze|entries)|new\s{1,9}(?:Set` + String.raw`|Map)(?:<[^<>()]{0,60}>)?)\(\s{0,9}){0,2}`;

const given = ending(new RegExp(String.raw`([\w$]{1,60})${GIVEN}${WRAPPED}`), 240);

/** The name to which the list or the object that begins at an offset is assigned; undefined where there is none. */
export function nameGiven(text: string, start: number): string | undefined {
  return given(text, start)?.[1];
}
