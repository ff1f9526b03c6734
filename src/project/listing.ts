import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { compiledFolders, isCompilerConfiguration, withoutCompiled } from './compiled-folders.ts';
import { type FileKind, kindOf } from './file-kinds.ts';
import { isGitTop } from './root.ts';
import { isIgnored, matches, type PatternList, patterns } from './ignore-patterns.ts';

export interface ListedFile {
  /** The absolute path. */
  readonly path: string;
  readonly kind: FileKind;
}

/** A file or a folder that is not looked into, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: string;
}

/** What a project is narrowed to, as patterns of a .gitignore file at its root. */
export interface Selection {
  /** Only the files that one of these matches; all of them where there is none. */
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

export interface Listing {
  /** In the order of their names, folder by folder. */
  readonly files: readonly ListedFile[];
  readonly skipped: readonly Skipped[];
}

/**
 * Folders of installed packages, those where bundlers put caches and output, and the one in which an editor stores
 * earlier versions of files.
 */
const LEFT_OUT_FOLDERS: ReadonlySet<string> = new Set([
  ...['node_modules', 'bower_components', '.git', '.yarn', 'site-packages', 'Pods', '.dart_tool', '.gradle'],
  ...['.vite', '.next', '.nuxt', '.svelte-kit', '.angular', '.parcel-cache', '.turbo'],
  '.history',
]);

const IGNORE_FILE = '.gitignore';

/** What is in one folder. */
interface Folder {
  readonly files: readonly ListedFile[];
  readonly folders: readonly string[];
  /** The output folders of a compiler, by the configurations in this folder. */
  readonly compiled: readonly string[];
  /** The patterns that apply in it. */
  readonly lists: PatternList | null;
}

interface SeenFolder extends Folder {
  /** When an entry was last added or removed, by the disk's time of modification. */
  readonly changed: number;
  /** The patterns of the folders above. */
  readonly above: PatternList | null;
}

interface SeenPatterns {
  readonly changed: number;
  readonly size: number;
  readonly above: PatternList | null;
  readonly lists: PatternList | null;
}

/** What was seen of the folders of a project before: those that did not change since are not read again. */
export interface SeenFolders {
  readonly folders: Map<string, SeenFolder>;
  readonly patterns: Map<string, SeenPatterns>;
}

/** Nothing seen so far. */
export function nothingSeen(): SeenFolders {
  return { folders: new Map(), patterns: new Map() };
}

/** Milliseconds within which a disk may give two changes the same time. */
const ONE_TIME = 100;

/**
 * Lists the files of a project that may declare, call or describe routes. It leaves out what git ignores, installed
 * packages and the output of TypeScript, and follows no symbolic link: nothing outside of the root is listed, and there
 * are no cycles.
 *
 * @param root an absolute path
 * @param seen what earlier calls with this root and selection saw; this one adds to it
 */
export function listFiles(
  root: string,
  { include = [], exclude = [] }: Selection = {},
  seen: SeenFolders = nothingSeen(),
): Listing {
  const files: ListedFile[] = [];
  const compiled: string[] = [];
  const skipped: Skipped[] = [];
  const included = include.length > 0 ? patterns(root, include) : null;
  const excluded = exclude.length > 0 ? patterns(root, exclude) : null;
  const isFolderWanted = (path: string, lists: PatternList | null): boolean =>
    !isIgnored(path, lists) && !(excluded && matches(path, excluded));
  const isFileWanted = (path: string, lists: PatternList | null): boolean =>
    isFolderWanted(path, lists) && (!included || matches(path, included));
  const stack: { readonly folder: string; readonly above: PatternList | null }[] = [
    { folder: root, above: listsAbove(root, seen) },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { folder, above } = next;
    const found = lookInto(folder, above, seen, isFolderWanted, isFileWanted);
    if (!found) {
      skipped.push({ path: folder, reason: 'The folder cannot be read.' });
      continue;
    }
    files.push(...found.files);
    compiled.push(...found.compiled);
    for (const below of found.folders.toReversed()) stack.push({ folder: below, above: found.lists });
  }
  return { files: withoutCompiled(files, compiled), skipped };
}

type IsWanted = (path: string, lists: PatternList | null) => boolean;

function lookInto(
  folder: string,
  above: PatternList | null,
  seen: SeenFolders,
  isFolderWanted: IsWanted,
  isFileWanted: IsWanted,
): Folder | null {
  const changed = changeOf(folder);
  const known = seen.folders.get(folder);
  const isSame =
    known !== undefined &&
    known.changed === changed &&
    known.above === above &&
    (known.lists === above || patternsOf(folder, above, seen) === known.lists);
  if (isSame) return known;
  seen.folders.delete(folder);
  const entries = entriesOf(folder);
  if (!entries) return null;
  const lists = entries.some((entry) => entry.name === IGNORE_FILE && entry.isFile())
    ? patternsOf(folder, above, seen)
    : above;
  const files: ListedFile[] = [];
  const folders: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!LEFT_OUT_FOLDERS.has(entry.name) && isFolderWanted(`${path}${sep}`, lists)) folders.push(path);
    } else if (entry.isFile()) {
      const kind = kindOf(entry.name);
      if (kind && isFileWanted(path, lists)) files.push({ path, kind });
    }
  }
  const compiled = entries.flatMap(({ name }) =>
    isCompilerConfiguration(name) ? compiledFolders(join(folder, name)) : [],
  );
  const found = { files, folders, compiled, lists, above };
  if (changed !== null && Date.now() - changed > ONE_TIME) seen.folders.set(folder, { ...found, changed });
  return found;
}

function changeOf(folder: string): number | null {
  try {
    return statSync(folder).mtimeMs;
  } catch {
    return null;
  }
}

function entriesOf(folder: string): ReturnType<typeof readEntries> | null {
  try {
    return readEntries(folder);
  } catch {
    return null;
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The .gitignore files between the top of the git work tree and the folder above the root. */
function listsAbove(root: string, seen: SeenFolders): PatternList | null {
  const folders: string[] = [];
  for (let folder = root; !isGitTop(folder); ) {
    const above = dirname(folder);
    if (above === folder) return null;
    folders.unshift(above);
    folder = above;
  }
  return folders.reduce<PatternList | null>((lists, folder) => patternsOf(folder, lists, seen), null);
}

/**
 * The patterns that apply in a folder which may have a .gitignore file; the same object as long as nothing changes
 * them.
 */
function patternsOf(folder: string, above: PatternList | null, { patterns: seen }: SeenFolders): PatternList | null {
  try {
    const path = join(folder, IGNORE_FILE);
    const { mtimeMs: changed, size } = statSync(path);
    const known = seen.get(folder);
    if (known?.changed === changed && known.size === size && known.above === above) return known.lists;
    const lists = { nearest: patterns(folder, readFileSync(path, 'utf8')), above };
    seen.set(folder, { changed, size, above, lists });
    return lists;
  } catch {
    return above;
  }
}
