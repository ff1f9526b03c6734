import { prefixRelates, relate } from '../../paths/compare.ts';
import { parsePath } from '../../paths/parse-path.ts';
import { isOneSegment } from '../../paths/dialects.ts';
import type { Path, Segment } from '../../model/path.ts';
import type { SentFolder } from '../../model/sent-folder.ts';
import type { Placed } from '../addresses/layout.ts';
import type { Move } from './route-move.ts';

/** The file that is sent for the address of a folder. */
const INDEX = /^index\.html?$/i;

/**
 * Whether middleware before a route answers requests of its new address with a file, or with a redirect to a folder.
 *
 * @param path the path of the middleware
 */
export function losesToFile(move: Move, { entry }: Placed, path: Path): boolean {
  if (entry.kind !== 'middleware' || entry.passage.response !== 'files' || !isRead(move)) return false;
  return (
    relate(path, move.to) === 'same' ||
    (entry.sends !== undefined &&
      isSent(entry.sends, { redirects: entry.sends.redirects, isTaken: mayBeMeant }, path, move.to))
  );
}

/** Whether a route would answer requests that middleware after it answers with files now. */
export function takesFile(move: Move, { entry }: Placed, path: Path): boolean {
  return (
    entry.kind === 'middleware' &&
    entry.sends !== undefined &&
    isRead(move) &&
    isSent(entry.sends, { redirects: false, isTaken: () => true }, path, move.to)
  );
}

/** Whether a route reads at its new address: files are sent only for GET and HEAD. */
function isRead({ candidate }: Move): boolean {
  return candidate.newMethods.some((method) => method === 'GET' || method === 'HEAD');
}

/** What counts as a name in a folder that a request of the route may have. */
interface Question {
  /** Whether a folder without an index file counts, since the middleware redirects its address. */
  readonly redirects: boolean;
  /** Whether the name of a file or a folder counts as the text of a segment of the route. */
  readonly isTaken: (name: string, segment: Segment | undefined) => boolean;
}

/**
 * Whether a request of a route may have the name of a file or a folder as a segment: an identifier has a digit and no
 * extension. A request for the file itself has been answered with it before.
 */
function mayBeMeant(name: string, segment: Segment | undefined): boolean {
  return segment?.kind !== 'parameter' || !ENDS_IN_ID.test(segment.name) || (/\d/.test(name) && !name.includes('.'));
}

/** Matches the names of identifiers: `id`, `toyId`, `toy_id`, `uuid`. */
const ENDS_IN_ID = /(?:^|_|[a-z])(?:id|uuid)$/i;

/** Whether a request for an address may be one for a file of a folder. */
function isSent(
  { namesIn, extensions, byWholeAddress }: SentFolder,
  { redirects, isTaken }: Question,
  path: Path,
  to: Path,
): boolean {
  if (!namesIn) return false;
  const meets = (address: Path): boolean => relate(address, to) !== 'disjoint';
  const isSentBelow = (names: readonly string[], address: Path): boolean => {
    const inside = namesIn(names);
    if (inside.some(({ name }) => INDEX.test(name)) && meets(address)) return true;
    const at = address.segments.length;
    const isWanted = filterAt(at, to);
    const counts = (name: string): boolean => isTaken(name, to.segments[at]) && meets(below(address, name));
    return inside.some(({ name, isFolder }) => {
      if (!isWanted(name)) return false;
      const own = below(address, name);
      if (!isFolder) return [name, ...withoutExtension(name, extensions)].some(counts);
      return (
        (redirects && counts(name)) || (prefixRelates(own, to) !== 'disjoint' && isSentBelow([...names, name], own))
      );
    });
  };
  // The start page has the address `/`, since an empty path is not valid in every dialect.
  return isSentBelow([], byWholeAddress || path.text === '' ? parsePath('/', path.dialect) : path);
}

/**
 * A filter that leaves out most names of a large folder before they are compared: those that do not begin with the
 * static segment at an index, where each segment up to it is exactly one.
 */
function filterAt(at: number, { segments }: Path): (name: string) => boolean {
  const isPlain = segments.slice(0, at + 1).every(isOneSegment);
  const segment = segments[at];
  if (!isPlain || segment?.kind === 'parameter') return () => true;
  const said = segment?.kind === 'static' ? segment.value.toLowerCase() : null;
  return (name) => said !== null && name.toLowerCase().startsWith(said);
}

function withoutExtension(name: string, extensions: readonly string[]): readonly string[] {
  return extensions.flatMap((extension) =>
    name.endsWith(`.${extension}`) ? [name.slice(0, -extension.length - 1)] : [],
  );
}

/** The address of a name in a folder; no character of the name has a special meaning. */
function below({ text, segments, dialect }: Path, name: string): Path {
  const before = `${text.replace(/\/+$/, '')}/`;
  const address = `${before}${encodeURIComponent(name)}`;
  return {
    text: address,
    dialect,
    segments: [...segments, { kind: 'static', value: name, start: before.length, end: address.length }],
  };
}
