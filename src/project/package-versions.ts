import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FRAMEWORKS } from '../routes/frameworks/all-frameworks.ts';
import type { PrefixVersions } from '../routes/frameworks/framework-tables.ts';
import type { Router } from '../model/router.ts';
import type { PrefixReading, PrefixReadings } from '../model/matching.ts';

const BY_SEGMENTS: PrefixReadings = { nested: ['segments'], paths: ['segments'] };
const BOTH_READINGS: PrefixReadings = { nested: ['segments', 'text'], paths: ['segments', 'text'] };

/** The keys of a manifest under which packages are required. */
const LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The major version of a package; `unknown` where several may be installed, null where the package is not used. */
type Major = number | 'unknown' | null;

/**
 * How a router matches the prefixes of middleware: as the installed versions of its packages do, or as the versions
 * that the nearest manifest asks for do; in both ways where neither is known.
 *
 * @param root the folder of the project: nothing outside of it is read
 */
export function prefixReadings({ framework, file }: Router, root: string): PrefixReadings {
  const versions = versionsOf(framework);
  if (!versions) return BY_SEGMENTS;
  const used = Object.entries(versions).flatMap(([name, each]) => {
    const major = majorOf(name, file, root);
    return major === null ? [] : [{ major, each }];
  });
  if (used.length === 0) return BOTH_READINGS;
  const readingsOf = (kind: keyof PrefixVersions): readonly PrefixReading[] => [
    ...new Set(used.flatMap(({ major, each }) => readingsIn(each[kind], major))),
  ];
  return { nested: readingsOf('nested'), paths: readingsOf('paths') };
}

/** The same of a file of which nothing else is known. */
export function readingsAlone({ framework }: Router): PrefixReadings {
  return versionsOf(framework) === undefined ? BY_SEGMENTS : BOTH_READINGS;
}

function versionsOf(framework: string): Readonly<Record<string, PrefixVersions>> | undefined {
  return FRAMEWORKS.find(({ name }) => name === framework)?.prefixesByText;
}

function readingsIn(versions: PrefixVersions['nested'], major: number | 'unknown'): readonly PrefixReading[] {
  if (versions === null) return ['segments'];
  const [first, last] = versions;
  if (major === 'unknown') return last === Infinity && first === 0 ? ['text'] : ['segments', 'text'];
  return first <= major && major <= last ? ['text'] : ['segments'];
}

function majorOf(name: string, file: string, root: string): Major {
  const folders = foldersAbove(file, root);
  for (const folder of folders) {
    const version = memberOf(readJson(join(folder, 'node_modules', name, 'package.json')), 'version');
    if (typeof version === 'string') return oneMajor(version);
  }
  for (const folder of folders) {
    const manifest = readJson(join(folder, 'package.json'));
    const range = LISTS.map((list) => memberOf(memberOf(manifest, list), name)).find((each) => each !== undefined);
    if (range !== undefined) return typeof range === 'string' ? oneMajor(range) : 'unknown';
  }
  return null;
}

/** The major version of a range; `unknown` where it allows several: `>=12`, `14 || 15`, `*`. */
function oneMajor(range: string): number | 'unknown' {
  const [, major] = /^[\^~=v]{0,2}(\d{1,6})(?:\.[\w.+-]*)?$/.exec(range.trim()) ?? [];
  return major === undefined ? 'unknown' : Number(major);
}

/** The folders from that of a file up to the root, the nearest first. */
function foldersAbove(file: string, root: string): readonly string[] {
  const folders = [dirname(file)];
  for (let folder = dirname(file); folder !== root && folder !== dirname(folder); folder = dirname(folder))
    folders.push(dirname(folder));
  return folders.at(-1) === root ? folders : [];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Object.entries(value).find(([name]) => name === key)?.[1] as unknown)
    : undefined;
}
