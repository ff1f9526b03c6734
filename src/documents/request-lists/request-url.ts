import type { Range } from '../../model/text.ts';
import { HOLE } from '../../paths/dialects.ts';
import { HoledText } from '../../text/holed-text.ts';

/**
 * What is not known in front of a URL: a variable, which holds a host and maybe a prefix (`{{baseUrl}}/users`), or this
 * machine without a scheme (`localhost:3000/users`).
 */
const VARIABLE = /^(?:(?:https?:\/\/)?\{\{[^{}]*\}\}|localhost|127\.0\.0\.1)(?::(?:\d+|\{\{[^{}]*\}\}))?(?=\/)/;

/** What is before the path of a URL: a host, or a variable. */
const ORIGIN = new RegExp(`^(?:[a-z][a-z\\d+.-]*://[^/?#]*|${HOLE})`, 'i');

/**
 * A URL as operations have it: a HOLE represents a variable in front.
 *
 * @param source the text of the document, where it is written from `start` to `end`
 */
export function urlOf(source: string, [start, end]: Range): HoledText {
  const [variable = ''] = VARIABLE.exec(source.slice(start, end)) ?? [];
  const own: Range = [start + variable.length, end];
  return new HoledText(source, variable === '' ? [own] : [[start, start], own]);
}

/** What a shell puts in: `$ID`, `${ID}`. */
const SHELL_VARIABLE = /\$(?:\w+|\{\w+\})/g;
/** What a person is to put in front of a path: `<host>`. */
const PLACE = /^<[\w.-]+>(?=\/)/;

/** A URL of a shell: a HOLE represents each variable. */
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
