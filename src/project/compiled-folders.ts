import { dirname, resolve, sep } from 'node:path';
import { isCommentLine } from '../text/comment-lines.ts';
import { textOrNone } from './file-text.ts';
import { isIn } from './root.ts';

const CONFIGURATION = /^tsconfig(?:\.[\w.-]+)?\.json$/;
const OUT = /"outDir"\s{0,9}:\s{0,9}"([^"\\\n]{1,300})"/g;
const TYPESCRIPT = /\.[cm]?tsx?$/;

/** Whether a file is a configuration of TypeScript, which may set the output folder, by its name. */
export function isCompilerConfiguration(name: string): boolean {
  return CONFIGURATION.test(name);
}

/**
 * The output folders that a configuration of TypeScript sets (`outDir`), without those that contain the configuration
 * itself: there, the output is next to the sources.
 *
 * @param path the absolute path of the configuration
 */
export function compiledFolders(path: string): readonly string[] {
  const text = textOrNone(path);
  const own = dirname(path);
  const folders = [...text.matchAll(OUT)]
    .filter(({ index }) => !isCommentLine(text, index))
    .map(([, folder = '']) => resolve(own, folder));
  return folders.filter((folder) => !isIn(own, folder));
}

/**
 * The files without those in output folders of a compiler: a compiled copy of a route moves when its source is compiled
 * again. A folder with TypeScript in it counts as sources.
 */
export function withoutCompiled<File extends { readonly path: string }>(
  files: readonly File[],
  folders: readonly string[],
): readonly File[] {
  // Names of folders are compared as texts: a large workspace has many of both.
  const beginnings = [...new Set(folders)].map((folder) => `${folder}${sep}`);
  const outputs = beginnings.filter(
    (beginning) => !files.some(({ path }) => path.startsWith(beginning) && TYPESCRIPT.test(path)),
  );
  return outputs.length === 0
    ? files
    : files.filter(({ path }) => !outputs.some((beginning) => path.startsWith(beginning)));
}
