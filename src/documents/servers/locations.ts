import { isCommentLine } from '../../text/comment-lines.ts';
import { MOST_GUARDS } from './joined-guards.ts';
import { patternIn } from './patterns-below.ts';
import type { AddressGuard } from '../../model/guards.ts';

/**
 * A block of nginx and the beginning of the addresses that it answers, or the one address: `location /users/ {`,
 * `location = /users {`.
 */
const LOCATION = /\blocation[ \t]{1,9}(?:(=)|\^~|~\*?[ \t]{1,9}\^)?[ \t]{0,9}(\/[\w./-]{0,200})\s{0,9}\{/g;

/** One of the addresses that an expression matches: `location ~ ^/users/\d+$ {`. */
const EXPRESSION = /\blocation[ \t]{1,9}~(\*?)[ \t]{1,9}"?([^\s{"]{1,200})"?\s{0,9}\{/g;

/** The content of a block in braces, which may contain other blocks. */
const BODY = /((?:[^{}]|\{[^{}]{0,500}\}){0,2000})\}/y;

interface Location {
  readonly path: string;
  /** Whether it answers that address alone. */
  readonly isExact: boolean;
  /** Its content without the layout; null where its end is not found. */
  readonly body: string | null;
  readonly at: number;
}

/**
 * Finds the locations of nginx that answer what is below an address and not the address itself (`location /users/`),
 * and those that answer an address alone (`location = /users`). A location is left out if the one that answers the
 * other part has the same content.
 */
export function locationGuards(text: string): readonly AddressGuard[] {
  if (!text.includes('location')) return [];
  const locations = locationsIn(text);
  const parted = locations
    .filter(
      (location) =>
        isPartial(location) && !(location.body !== null && location.body === counterpart(location, locations)?.body),
    )
    .map(
      ({ path, isExact, at }) =>
        ({
          asks: isExact ? 'is' : 'starts',
          text: path,
          ignoresCase: false,
          range: [at, at + path.length],
        }) satisfies AddressGuard,
    );
  return [...parted, ...expressionsIn(text)];
}

function expressionsIn(text: string): readonly AddressGuard[] {
  const found = [...text.matchAll(EXPRESSION)]
    .slice(0, MOST_GUARDS)
    .filter(({ index, 2: pattern = '' }) => !isCommentLine(text, index) && !isPlain(pattern));
  return found.map(({ index, 0: matched, 1: anyCase, 2: pattern = '' }) => {
    const at = index + matched.lastIndexOf(pattern);
    return { asks: 'matches', text: pattern, ignoresCase: anyCase !== '', range: [at, at + pattern.length] };
  });
}

/**
 * Whether an expression matches a plain address with what begins with it, with all below it, or everything: such
 * patterns are read elsewhere.
 */
function isPlain(expression: string): boolean {
  if (/^\^[\w./-]*$/.test(expression)) return true;
  const address = expression.replace(/^\^/, '').replace(/\$$/, '');
  return patternIn(address) !== null || /^\/?\(?\.[*+]\)?$/.test(address);
}

function locationsIn(text: string): readonly Location[] {
  const locations: Location[] = [];
  for (const { index, 0: matched, 1: exact, 2: path = '' } of text.matchAll(LOCATION)) {
    if (isCommentLine(text, index)) continue;
    BODY.lastIndex = index + matched.length;
    const body = BODY.exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? null;
    locations.push({ path, isExact: exact !== undefined, body, at: index + matched.lastIndexOf(path) });
    if (locations.length === MOST_GUARDS) break;
  }
  return locations;
}

/** Whether it answers an address without what is below it, or the other way round. */
function isPartial({ path, isExact }: Location): boolean {
  return /[a-z]/i.test(path) && (isExact || path.endsWith('/'));
}

/**
 * The most specific location that answers the other part: the address of one that answers what is below it, or the
 * other way round.
 */
function counterpart(location: Location, locations: readonly Location[]): Location | undefined {
  const wanted = location.isExact ? `${location.path}/` : location.path.slice(0, -1);
  const answering = locations.filter(({ path, isExact }) => (isExact ? path === wanted : wanted.startsWith(path)));
  return answering.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.path.length - a.path.length)[0];
}
