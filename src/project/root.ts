import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isGitTop } from './listing.ts';
import { covers, workspacePatterns } from './workspaces.ts';

/** How many folders below the top of a git work tree a package still belongs to one project with its neighbours. */
const NEAR_TOP = 2;

/** What a package.json has that describes a package, and does not only say how the files beside it are loaded. */
const PACKAGE_KEYS = ['name', 'dependencies', 'devDependencies', 'scripts', 'workspaces'];

const roots = new Map<string, string | null>();

/**
 * The folder of the project that a file belongs to: its package, the workspace of that package, or the top of the git
 * work tree where the package lies close below it, as a server and its client do. Answers are kept for the process.
 *
 * @param file an absolute path
 * @returns null where neither a package nor a git work tree is around the file
 */
export function findRoot(file: string): string | null {
  const folder = dirname(file);
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const root = rootOf(folder);
  roots.set(folder, root);
  return root;
}

function rootOf(folder: string): string | null {
  const { folders, gitTop } = foldersAbove(folder);
  const nearest = folders.findIndex(isPackage);
  const home = folders[nearest];
  if (home === undefined) return gitTop;
  const workspace = folders.slice(nearest + 1).find((above) => covers(workspacePatterns(above), relative(above, home).replaceAll(sep, '/')));
  const found = workspace ?? home;
  if (gitTop === null || found === gitTop) return found;
  return relative(gitTop, found).split(sep).length <= NEAR_TOP ? gitTop : found;
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
