import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { covers, workspacePatterns } from './workspaces.ts';

/** Whether a folder is the top of a git work tree: `.git` is a file in worktrees and submodules. */
export function isGitTop(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

/** How many folders below the top of a git work tree a package still belongs to one project with its neighbours. */
const NEAR_TOP = 2;

/** The keys of a package.json that describes a package, and does not only set how the files next to it are loaded. */
const PACKAGE_KEYS = ['name', 'dependencies', 'devDependencies', 'scripts', 'workspaces'];

/** Where the package around a folder is, and its workspace, and the top of the git work tree. */
interface Surroundings {
  /** The folder of the nearest package; the topmost folder where there is none. */
  readonly home: string;
  readonly root: string | null;
  readonly gitTop: string | null;
}

const surroundings = new Map<string, Surroundings>();

/**
 * The folder of the project that a file belongs to: its package, the workspace of that package, or the top of the git
 * work tree where the package is close below it, as a server and its client are. Where the linter runs further above,
 * in the work tree or without one, the files that it runs over are one project. Results are cached for the process.
 *
 * @param file an absolute path
 * @param runsIn the working folder of the linter
 * @returns null where neither a package nor a git work tree nor the working folder is around the file
 */
export function findRoot(file: string, runsIn: string): string | null {
  const folder = dirname(file);
  const { root, gitTop } = around(folder);
  const isAbove = isIn(root ?? folder, runsIn) && (gitTop === null || isIn(runsIn, gitTop));
  // A home folder contains more than one project.
  return isAbove && !isIn(homedir(), runsIn) ? runsIn : root;
}

/** Whether a file or a folder is below another folder, or is that folder. */
export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/**
 * The folder of the package that a file belongs to; the top of the git work tree or of the file system where there is
 * none.
 */
export function packageOf(file: string): string {
  return around(dirname(file)).home;
}

function around(folder: string): Surroundings {
  const known = surroundings.get(folder) ?? surroundingsOf(folder);
  surroundings.set(folder, known);
  return known;
}

function surroundingsOf(folder: string): Surroundings {
  const { folders, gitTop } = foldersAbove(folder);
  const nearest = folders.findIndex(isPackage);
  const home = folders[nearest];
  if (home === undefined) return { home: folders.at(-1) ?? folder, root: gitTop, gitTop };
  const workspace = folders
    .slice(nearest + 1)
    .find((above) => covers(workspacePatterns(above), relative(above, home).replaceAll(sep, '/')));
  const found = workspace ?? home;
  const isNearTop = gitTop !== null && relative(gitTop, found).split(sep).length <= NEAR_TOP;
  return { home, root: isNearTop ? gitTop : found, gitTop };
}

/** A folder and those above it, up to the top of the git work tree if there is one. */
function foldersAbove(start: string): { readonly folders: readonly string[]; readonly gitTop: string | null } {
  const folders: string[] = [];
  for (let folder = start; ; folder = dirname(folder)) {
    folders.push(folder);
    if (isGitTop(folder)) return { folders, gitTop: folder };
    if (dirname(folder) === folder) return { folders, gitTop: null };
  }
}

function isPackage(folder: string): boolean {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return PACKAGE_KEYS.some((key) => text.includes(`"${key}"`));
  } catch {
    return false;
  }
}
