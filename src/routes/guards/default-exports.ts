import { ending } from '../../text/ending.ts';
import { WRAPPED } from '../../text/given-names.ts';
import { withoutExtension } from '../../text/module-names.ts';
import { askedOnce } from '../../text/places.ts';

/** What stands before the default of a module that is written out there. */
const before = ending(
  new RegExp(
    String.raw`(?:\bexport\s{1,9}default|\bmodule\.exports\s{0,9}=)\s{1,40}${WRAPPED}|\bmodule\.exports=${WRAPPED}`,
  ),
);

/** A name that is exported as the default. */
const NAMED = /(?:\bexport\s{1,9}default|\bmodule\.exports\s{0,9}=)\s{1,9}(\w{1,60})\s{0,9}(?:;|\n|$)/;

/** A name that a file gives the default of another one. */
const IMPORTS = new RegExp(
  String.raw`\bimport\s{1,9}(\w{1,60})\s{0,9}(?:,\s{0,9}\{[^{}]{0,1000}\}\s{0,9}` +
    String.raw`|\s)from\s{0,9}(["'])([^"'\n]{1,200})\2|\b(?:const|let` +
    String.raw`|var)\s{1,9}(\w{1,60})\s{0,9}=\s{0,9}require\(\s{0,9}(["'])([^"'\n]{1,200})\5\s{0,9}\)` +
    String.raw`(?!\s{0,9}\.)`,
  'g',
);

/**
 * How files call what another one exports by default: they give it any name, and say that of its file.
 *
 * @param path that of the file, or the text by which another one imports it
 */
export function defaultOf(path: string): string {
  const [last = '', folder = ''] = path.split('/').toReversed();
  const name = withoutExtension(last).replace(/\.json$/, '');
  return `default of ${name === 'index' ? folder : name}`;
}

/** How much space may stand before all that a file of JSON says. */
const MOST_SPACE = 100;

/**
 * Whether a place of a text is where a default begins that has no name there; what a file of JSON says is its default.
 */
export function isDefaultAt(text: string, at: number): boolean {
  return before(text, at) !== null || (at < MOST_SPACE && text.slice(0, at).trim() === '');
}

/** The name in its own file of what that exports by default; null where it has none. */
export function defaultName(text: string): string | null {
  return NAMED.exec(text)?.[1] ?? null;
}

/** How a file calls the defaults that it imports, each with what others call it. */
export const importedDefaults = askedOnce(
  (text): ReadonlyMap<string, string> =>
    new Map(
      [...text.matchAll(IMPORTS)].map(([, name, , path, required, , from]) => [
        name ?? required ?? '',
        defaultOf(path ?? from ?? ''),
      ]),
    ),
);
