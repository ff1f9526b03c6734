import type { Range } from '../../model/text.ts';
import { HOLE } from '../../paths/dialects.ts';
import { HoledText } from '../../text/source-texts.ts';

/**
 * The unknown beginning of a URL: a variable for a host and perhaps a prefix (`{{baseUrl}}/users`), or this machine
 * without a scheme (`localhost:3000/users`).
 */
const VARIABLE = /^(?:(?:https?:\/\/)?\{\{[^{}]*\}\}|localhost|127\.0\.0\.1)(?::(?:\d+|\{\{[^{}]*\}\}))?(?=\/)/;

/** What is before the path of a URL: a host, or a variable. */
const ORIGIN = new RegExp(`^(?:[a-z][a-z\\d+.-]*://[^/?#]*|${HOLE})`, 'i');

/**
 * A URL with a HOLE for the variable at its beginning.
 *
 * @param source the text of the document, where it is written from `start` to `end`
 */
export function urlOf(source: string, [start, end]: Range): HoledText {
  const [variable = ''] = VARIABLE.exec(source.slice(start, end)) ?? [];
  const own: Range = [start + variable.length, end];
  return new HoledText(source, variable === '' ? [own] : [[start, start], own]);
}

/** Variables of a shell: `$ID`, `${ID}`. */
const SHELL_VARIABLE = /\$(?:\w+|\{\w+\})/g;
/** A placeholder before a path: `<host>`. */
const PLACE = /^<[\w.-]+>(?=\/)/;

/** A URL in a shell command, with a HOLE for each variable. */
export function shellUrlOf(source: string, [start, end]: Range): HoledText {
  const written = source.slice(start, end);
  const front = (VARIABLE.exec(written) ?? PLACE.exec(written))?.[0].length ?? 0;
  const holes = [...written.matchAll(SHELL_VARIABLE)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const all = front > 0 && (holes[0]?.[0] ?? front) >= front ? [[0, front] as const, ...holes] : holes;
  const starts = [0, ...all.map(([, to]) => to)];
  return new HoledText(
    source,
    starts.map((from, at) => [start + from, start + (all[at]?.[0] ?? written.length)]),
  );
}

/** The segments of the path of a URL. */
export function segmentsOf(url: string): readonly string[] {
  const [path = ''] = url.replace(ORIGIN, '').split(/[?#]/, 1);
  return path.split('/').filter((segment) => segment !== '');
}
