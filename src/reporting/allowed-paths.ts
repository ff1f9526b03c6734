import type { Path } from '../model/path.ts';
import { segmentText } from '../paths/dialects.ts';
import { display } from '../paths/print.ts';
import type { AllowsRoute } from '../model/plan-options.ts';
import { PATH_PATTERN } from '../settings.ts';

/** A path pattern of the `allow` option: `GET /users/{id}`, `/legacy/**`. */
interface Pattern {
  /** Null where the pattern covers every method. */
  readonly method: string | null;
  readonly segments: readonly string[];
}

/** A segment of a path: its text, and its name where it is a parameter. */
interface Part {
  readonly text: string;
  readonly name: string | null;
}

/** The method names of routes that may answer any method; `USE` is that of the prefix of a mount. */
const OPEN_METHODS: ReadonlySet<string> = new Set(['ALL', 'USE', 'UNKNOWN']);

/** A segment of a pattern that is a parameter, in the notation of Express or of OpenAPI. */
const PARAMETER = /^(?::([\w$]+)|\{([\w$]+)\})$/;

/**
 * Whether a path pattern covers a path. `*` matches one segment or any part of one, `**` any number of segments; `:id`
 * and `{id}` match a parameter of that name, however the framework writes it.
 */
export function allowsPath(pattern: string, path: Path): boolean {
  return matches(segmentsOf(pattern), partsOf(path));
}

/**
 * Returns a check whether patterns of the `allow` option cover a route, by its address or by its path; null where the
 * option has no patterns.
 */
export function coveredBy(allow: readonly string[]): AllowsRoute | null {
  const patterns = allow.filter((entry) => PATH_PATTERN.test(entry)).map(readPattern);
  if (patterns.length === 0) return null;
  return (methods, ...paths) => {
    const asked = patterns.filter(({ method }) => answers(methods, method));
    return paths.map(partsOf).some((parts) => asked.some(({ segments }) => matches(segments, parts)));
  };
}

function readPattern(entry: string): Pattern {
  const slash = entry.indexOf('/');
  return { method: slash === 0 ? null : entry.slice(0, slash).trim(), segments: segmentsOf(entry.slice(slash)) };
}

function answers(methods: Parameters<AllowsRoute>[0], wanted: string | null): boolean {
  if (wanted === null || methods.length === 0) return true;
  return methods.some(({ method }) => method === wanted || OPEN_METHODS.has(method));
}

function segmentsOf(pattern: string): readonly string[] {
  return pattern.split('/').filter((segment) => segment !== '');
}

function partsOf(path: Path): readonly Part[] {
  return path.segments.map((segment) => ({
    text: display(segmentText(path, segment)),
    name: segment.kind === 'parameter' ? segment.name : null,
  }));
}

/**
 * Compares segment by segment, and goes back to the last `**` after a mismatch: without recursion, and in linear time
 * for each try.
 */
function matches(pattern: readonly string[], path: readonly Part[]): boolean {
  let [at, place, star, mark] = [0, 0, -1, 0];
  for (let part = path[place]; part; part = path[place]) {
    const wanted = pattern[at];
    if (wanted === '**') {
      star = at;
      mark = place;
      at += 1;
    } else if (wanted !== undefined && fits(wanted, part)) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      at = star + 1;
      mark += 1;
      place = mark;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((rest) => rest === '**');
}

/** Whether the pattern of a segment matches it: the texts between its stars have to occur in this order. */
function fits(pattern: string, { text, name }: Part): boolean {
  const [, colon, brace] = PARAMETER.exec(pattern) ?? [];
  const wanted = colon ?? brace;
  if (wanted !== undefined && name !== null) return wanted === name;
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return pattern === text;
  const behind = parts.reduce(
    (at, part) => (at < 0 ? at : endOf(part, text, at)),
    text.startsWith(start) ? start.length : -1,
  );
  return behind >= 0 && behind <= text.length - end.length && text.endsWith(end);
}

/** Where the first occurrence of a part after an offset ends; -1 where there is none. */
function endOf(part: string, text: string, from: number): number {
  const at = text.indexOf(part, from);
  return at < 0 ? at : at + part.length;
}
