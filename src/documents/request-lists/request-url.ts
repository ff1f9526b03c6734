import type { Operation } from '../../model/documented-api.ts';
import type { Range } from '../../model/text.ts';
import { HOLE } from '../../paths/path.ts';

/**
 * What is not known in front of a URL: a variable, which holds a host and maybe a prefix (`{{baseUrl}}/users`), or this
 * machine without a scheme (`localhost:3000/users`).
 */
const VARIABLE = /^(?:(?:https?:\/\/)?\{\{[^{}]*\}\}|localhost|127\.0\.0\.1)(?::(?:\d+|\{\{[^{}]*\}\}))?(?=\/)/;

/** What is before the path of a URL: a host, or a variable. */
const ORIGIN = new RegExp(`^(?:[a-z][a-z\\d+.-]*://[^/?#]*|${HOLE})`, 'i');

/** A URL as operations have it: a HOLE stands for a variable in front. */
export function urlOf(written: string, start: number): Pick<Operation, 'path' | 'pathRange'> {
  const [variable = ''] = VARIABLE.exec(written) ?? [];
  const range: Range = [start, start + written.length];
  return variable === ''
    ? { path: written, pathRange: range }
    : {
        path: HOLE + written.slice(variable.length),
        pathRange: [start + variable.length - HOLE.length, range[1]],
      };
}

/** The segments of the path of a URL. */
export function segmentsOf(url: string): readonly string[] {
  const [path = ''] = url.replace(ORIGIN, '').split(/[?#]/, 1);
  return path.split('/').filter((segment) => segment !== '');
}
