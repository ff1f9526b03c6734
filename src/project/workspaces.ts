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
    return expression(isNegative ? pattern.slice(1) : pattern).test(path) ? !isNegative : covered;
  }, false);
}

/** A list of patterns, or an object that holds one under `packages`. */
function patternsUnder(key: string, text: string): readonly string[] {
  const value = member(JSON.parse(text), key);
  return strings(Array.isArray(value) ? value : member(value, 'packages'));
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The entries of `packages`, in either of the two forms in which YAML writes a list of texts. */
function readYaml(text: string): readonly string[] {
  const [, list = ''] = /^packages:(.*(?:\r?\n(?:[ \t-].*|#.*|[ \t]*$))*)/m.exec(text) ?? [];
  const lines = list.replace(/(?:^|\s)#.*$/gm, '');
  const entries = lines.trimStart().startsWith('[') ? lines.replace(/[[\]]/g, '').split(',') : lines.split('\n').map((line) => line.replace(/^\s*-/, ''));
  return entries.map((entry) => entry.trim().replace(/^(['"])(.*)\1$/, '$2')).filter((entry) => entry !== '');
}

/** The parts of a glob and what they match. */
const GLOBS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]', '{': '(?:', ',': '|', '}': ')' };

function expression(pattern: string): RegExp {
  const trimmed = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const hasBraces = /^[^{}]*(?:\{[^{}]*\}[^{}]*)*$/.test(trimmed);
  const source = trimmed.replace(/\*\*\/|\*\*|[*?{},]|[$()+.[\\\]^|]/g, (mark) => {
    const isBrace = mark === '{' || mark === '}' || mark === ',';
    return (isBrace && !hasBraces ? undefined : GLOBS[mark]) ?? `\\${mark}`;
  });
  return new RegExp(`^${source}$`);
}
