import { ending } from '../text/ending.ts';

/** Whether a string that begins at a place is said to people: the title of a test, a line of a log. */
export const isSpoken = ending(
  new RegExp(
    String.raw`(?:(?<![.\w$])(?:describe|context|suite|it|test|specify)(?:\.\w{1,20})*|\b(?:console|log` +
      String.raw`|logger)\.\w{1,20})\(\s*["'\x60]`,
  ),
);
