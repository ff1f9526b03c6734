import { GIVEN, namePattern } from '../../text/given-names.ts';
import type { Range } from '../../model/text.ts';
import type { AddressGuard } from '../../model/address-guard.ts';
import { isOfBrowser, saysAddress } from './request-address.ts';

/**
 * What makes a question for addresses of a pattern: `match('/users/:action/:id')`,
 * `new URLPattern({ pathname: '/users/:action' })`.
 */
const MAKES = new RegExp(
  String.raw`(?<![.\w$])(?:match|pathToRegexp|pathToRegExp|regexparam|(?:pico|nano` +
    String.raw`|micro)match(?:\.matcher)?|wcmatch|new\s{1,9}(?:URLPattern|UrlPattern` +
    String.raw`|Minimatch))\(\s{0,9}(?:\{[^{}]{0,80}?\bpathname\s{0,9}:\s{0,9})?(?=["'\x60[\w$])`,
  'g',
);
/** The pattern itself, or several of them in a list; or the name of one. */
const WRITTEN = /^(?:(["'`])[^"'`\n]*\1|\[[^[\]]{0,1000}\])/;
const PATTERN = /(["'`])(\/[^"'`\n]{1,100})\1/g;
const NAME = /^[A-Za-z_$][\w$]{0,60}/;

/** Nobody makes more of them in a file. */
const MOST = 50;

/** A parameter of a pattern, which what is made of that may say. */
const PARAMETER = /\/:/;

/**
 * Finds the patterns of which a source file makes what takes addresses apart. Another file may ask for the address of a
 * request what it exports.
 */
export function madeMatchers(text: string): readonly AddressGuard[] {
  if (isOfBrowser(text)) return [];
  const made = [...text.matchAll(MAKES)]
    .slice(0, MOST)
    .flatMap(({ index, 0: maker }) => patternsAt(text, index + maker.length));
  const isHanded = made.length > 0 && !saysAddress(text);
  return made.slice(0, MOST).map((range) => {
    const pattern = text.slice(...range);
    return {
      asks: PARAMETER.test(pattern) ? 'takes' : 'is',
      text: pattern,
      ignoresCase: false,
      range,
      ...(isHanded && { isHanded }),
    };
  });
}

/** The places of the patterns that are written somewhere, or that are given to the name which stands there. */
function patternsAt(text: string, at: number): readonly Range[] {
  const given = text.slice(at, at + 1000);
  const [written] = WRITTEN.exec(given) ?? [];
  if (written !== undefined) return patternsIn(written, at);
  const [name = ''] = NAME.exec(given) ?? [];
  const declared = new RegExp(String.raw`(?<![\w$.])${namePattern(name)}${GIVEN}(["'\x60])/[^"'\x60\n]{1,100}\1`).exec(
    text,
  );
  return declared ? patternsIn(declared[0], declared.index) : [];
}

function patternsIn(text: string, at: number): readonly Range[] {
  return [...text.matchAll(PATTERN)].map(({ index, 2: pattern = '' }) => [
    at + index + 1,
    at + index + 1 + pattern.length,
  ]);
}
