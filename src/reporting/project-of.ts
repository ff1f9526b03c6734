import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { kindOf, type FileKind } from '../project/file-kinds.ts';
import { Project } from '../project/project.ts';
import { findRoot } from '../project/root.ts';

/** A file as ESLint names it. */
export interface NamedFile {
  readonly filename: string;
  /** The file on the disk that it is a part of: a code block of a Markdown file has another name than that. */
  readonly physicalFilename: string;
  readonly cwd: string;
}

/**
 * The project that a file belongs to; null where the settings want none, for text that is not a file of its own, and
 * for a view or a document: what is there holds routes back, and so must not move, but by a rule that specifies
 * otherwise.
 *
 * @param isRead whether the rules that ask are about files of a kind
 */
export function projectOf(
  { filename, physicalFilename, cwd }: NamedFile,
  { project, accounting, registrars }: Settings,
  isRead: (kind: FileKind) => boolean = isSource,
): Project | null {
  if (project === false || filename !== physicalFilename || !isFile(filename)) return null;
  const kind = kindOf(filename);
  // ESLint may be told to lint sources of any name.
  if (kind !== null && !isRead(kind)) return null;
  if (project === 'auto') {
    const root = findRoot(filename, cwd);
    return root === null ? null : Project.at(root, { accounting, registrars });
  }
  const { root = '.', ...patterns } = project;
  return Project.at(resolve(cwd, root), { ...patterns, accounting, registrars });
}

function isSource(kind: FileKind): boolean {
  return kind === 'code' || kind === 'component';
}

function isFile(name: string): boolean {
  return isAbsolute(name) && (statSync(name, { throwIfNoEntry: false })?.isFile() ?? false);
}
