import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { type FileKind, kindOf } from '../project/file-kinds.ts';
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
 * The project that a file belongs to. Null where the settings switch projects off, for text that is not a file of its
 * own, and for a view or a document: as a text there may prevent a rewrite, only a rule on such files changes it.
 *
 * @param isRead whether the rule that asks is about files of a kind
 */
export function projectOf(
  { filename, physicalFilename, cwd }: NamedFile,
  { project, accounting, registrars }: Settings,
  isRead: (kind: FileKind) => boolean = isSource,
): Project | null {
  if (project === false || filename !== physicalFilename || !isFile(filename)) return null;
  const kind = kindOf(filename);
  // ESLint may be configured to lint source files with any extension.
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
