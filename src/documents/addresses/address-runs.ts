import { HOLE } from '../../paths/dialects.ts';
import { OPEN_SEGMENT } from './read-address.ts';

/** The length of the longest run that may be an address; longer ones are data. */
const LONGEST_RUN = 1_000;

/**
 * What an address consists of: characters and parameters. A parameter in braces (OpenAPI) may be anywhere, one in angle
 * or square brackets only after a slash: elsewhere such brackets are tags and links.
 */
const RUN = new RegExp(
  `(?:\\$\\([\\w.-]{1,60}\\)|[\\w\\-.~%!@+*$/\\u00c0-\\u052f\\u1e00-\\u1eff${HOLE}]+` +
    String.raw`|:\w{1,60}(?:\([^()\s]{0,100}\))?(?:\?(?=/))?|:|\\{1,4}(?=/)` +
    String.raw`|\{[?&#]?[\w.:$,-]{1,60}\}|(?<=/)<[\w:.-]{1,60}>|(?<=/)\[[\w.:$-]{1,60}\]|${OPEN_SEGMENT})+` +
    `(?:[?#][\\w\\-.~%!@+*$/:=&?#,;|{}[\\]${HOLE}]*)?`,
  'g',
);

/** The signs that a sentence, a list or the end of a regular expression puts after an address. */
const TRAILING = /(?<![.,;:!\\])(?:[.,;:!\\]|(?<=[\p{L}\d_])\*+|(?<=[\p{L}\d_)\]+*])\$)+$/u;

/** What no address contains. */
const BREAK = /[\s"'`]/;

/** The runs of a text that may be addresses; `isOpened` for one with stars in front. */
export function* runsIn(
  text: string,
): Generator<{ readonly run: string; readonly start: number; readonly isOpened: boolean }> {
  for (const word of slashedWords(text)) {
    for (const { index, 0: matched } of word.text.matchAll(RUN)) {
      if (!matched.includes('/') || matched.length > LONGEST_RUN) continue;
      const skipped = leading(matched, word.text[index - 1]);
      const run = matched.slice(skipped).replace(TRAILING, '');
      yield { run, start: word.start + index + skipped, isOpened: skipped > 0 && matched.startsWith('*') };
    }
  }
}

/**
 * The words of a text, between white space or quotes, that contain a slash. Most do not, so the search goes from slash
 * to slash.
 */
function* slashedWords(text: string): Generator<{ readonly text: string; readonly start: number }> {
  let end = 0;
  for (let slash = text.indexOf('/'); slash !== -1; slash = text.indexOf('/', end)) {
    let start = slash;
    while (start > end && !BREAK.test(text.charAt(start - 1))) start -= 1;
    end = slash + 1;
    while (end < text.length && !BREAK.test(text.charAt(end))) end += 1;
    yield { text: text.slice(start, end), start };
  }
}

/** How many characters of a run precede its path: stars of emphasis, or the letter of an escape (`\\n/users`). */
function leading(run: string, before: string | undefined): number {
  if (before === '\\' && /^[nrt]\//.test(run)) return 1;
  return /^\*+(?=\/)/.exec(run)?.[0].length ?? 0;
}
