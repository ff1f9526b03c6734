import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a folder lists the packages of a workspace, and how the patterns are read from there. */
const SOURCES: readonly (readonly [file: string, read: (text: string) => readonly string[]])[] = [
  ['package.json', (text) => patternsUnder('workspaces', text)],
  ['pnpm-workspace.yaml', readYaml],
  ['lerna.json', (text) => patternsUnder('packages', text)],
];

/** The patterns of the packages that a folder gathers in a workspace: of npm, Yarn, Bun, pnpm or Lerna. */
export function workspacePatterns(folder: string): readonly string[] {
  return SOURCES.flatMap(([file, read]) => {
    try {
      return read(readFileSync(join(folder, file), 'utf8'));
    } catch {
      return [];
    }
  });
}

/** Whether one of the patterns matches a path with `/` between its parts, and no later one takes that back. */
export function covers(patterns: readonly string[], path: string): boolean {
  return patterns.reduce((covered, pattern) => {
    const isNegative = pattern.startsWith('!');
    return matches(isNegative ? pattern.slice(1) : pattern, path) ? !isNegative : covered;
  }, false);
}

/** The patterns in a list under a key, or in an object there with a list under `packages`. */
function patternsUnder(key: string, text: string): readonly string[] {
  const value = member(JSON.parse(text), key);
  return strings(Array.isArray(value) ? value : member(value, 'packages'));
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The entries of `packages`, in either of the two forms in which YAML writes a list of texts. */
function readYaml(text: string): readonly string[] {
  const [, list = ''] = /^packages:(.*(?:\r?\n(?:[ \t-].*|#.*|[ \t]*$))*)/m.exec(text) ?? [];
  const lines = list.replace(/(?:^|\s)#.*$/gm, '');
  const entries = lines.trimStart().startsWith('[')
    ? lines.replace(/[[\]]/g, '').split(',')
    : lines.split('\n').map((line) => line.replace(/^\s*-/, ''));
  return entries.map((entry) => entry.trim().replace(/^(['"])(.*)\1$/, '$2')).filter((entry) => entry !== '');
}

/** The parts of a glob: alternatives, stars, a question mark, and literal text. */
const PARTS = /\{[^{}]*\}|\*\*\/|\*\*|[*?{]|[^*?{]+/g;

function matches(pattern: string, path: string): boolean {
  const glob = pattern.replace(/^\.\//, '').replace(/(?<!\/)\/+$/, '');
  return reached(glob, path, new Set([0])).has(path.length);
}

/**
 * The offsets in a path where a match of a glob may end. Each part of the glob is matched once from all places that
 * those before it reach: a regular expression would try every way through its stars and alternatives.
 *
 * @param places the offsets where the match may begin
 */
function reached(glob: string, path: string, places: ReadonlySet<number>): ReadonlySet<number> {
  return (glob.match(PARTS) ?? []).reduce((known, part) => behind(part, path, known), places);
}

function behind(part: string, path: string, places: ReadonlySet<number>): ReadonlySet<number> {
  if (part.startsWith('*')) return behindStars(part, path, places);
  if (part.startsWith('{') && part.endsWith('}'))
    return new Set(
      part
        .slice(1, -1)
        .split(',')
        .flatMap((each) => [...reached(each, path, places)]),
    );
  const fits = (at: number): boolean =>
    part === '?' ? at < path.length && path[at] !== '/' : path.startsWith(part, at);
  return new Set([...places].filter(fits).map((at) => at + part.length));
}

/**
 * The offsets where a match of stars may end: `*` stays within a segment of the path, `**` does not, and two stars with
 * a slash match nothing or end after a slash.
 */
function behindStars(stars: string, path: string, places: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  let isWithin = false;
  for (let at = 0; at <= path.length; at += 1) {
    const isBehindSlash = path[at - 1] === '/';
    if (stars === '*' && isBehindSlash) isWithin = false;
    if (places.has(at) || (isWithin && (stars !== '**/' || isBehindSlash))) found.add(at);
    isWithin ||= places.has(at);
  }
  return found;
}
