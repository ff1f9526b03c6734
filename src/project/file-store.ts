import { readFileSync, statSync, type Stats } from 'node:fs';
import type { FileKind } from './file-kinds.ts';
import { listFiles, nothingSeen, type Selection, type Skipped } from './listing.ts';

/** A file as it is on the disk; the text has no byte order mark, as in ESLint. */
export interface SourceFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly text: string;
}

/** Larger files are data or bundles, and no one writes routes in them: what they name is looked for in one pass. */
const LARGEST = 1_000_000;
/** Larger code is not read at all, nor are larger files of other kinds, which are more often data. */
const LARGEST_CODE = 16_000_000;
const LARGEST_DATA = 4_000_000;
const CODE: ReadonlySet<FileKind> = new Set<FileKind>(['code', 'component', 'foreign', 'opaque']);

/** How long the disk is trusted before it is looked at again, in milliseconds. */
const TRUSTED = 1000;

interface Kept<T> {
  readonly kind: FileKind;
  readonly size: number;
  readonly changed: number;
  /** The summary of the file; undefined before the first use, null where it cannot be read. */
  summary?: T | null;
}

/**
 * The files of a project, each with a summary that is made at the first use. Texts are not stored: a file is read again
 * when its size or its time of modification differs.
 */
export class FileStore<T> {
  readonly #root: string;
  readonly #selection: Selection;
  readonly #summarise: (file: SourceFile) => T;
  readonly #trusted: number;
  #files = new Map<string, Kept<T>>();
  #paths: Readonly<Record<FileKind, readonly string[]>> = {
    code: [],
    component: [],
    foreign: [],
    view: [],
    document: [],
    prose: [],
    opaque: [],
  };
  #unlisted: readonly Skipped[] = [];
  readonly #seen = nothingSeen();
  readonly #unread = new Map<string, string>();
  #checked = -Infinity;
  #revision = 0;
  #onlyChanged: string | null = null;

  /**
   * @param root an absolute path
   * @param summarise makes the summary of a file; where it throws, the file counts as skipped
   * @param trusted how many milliseconds `refresh` trusts what it saw
   */
  constructor(root: string, selection: Selection, summarise: (file: SourceFile) => T, trusted = TRUSTED) {
    this.#root = root;
    this.#selection = selection;
    this.#summarise = summarise;
    this.#trusted = trusted;
  }

  /** How many times a refresh has seen a change. */
  get revision(): number {
    return this.#revision;
  }

  /** The file that the last change was about; null where it was about several, or where files came or went. */
  get onlyChanged(): string | null {
    return this.#onlyChanged;
  }

  /** What could not be read so far, and why: folders, and files whose summaries were requested. */
  get skipped(): readonly Skipped[] {
    return [...this.#unlisted, ...[...this.#unread].map(([path, reason]) => ({ path, reason }))];
  }

  /** The absolute paths of the files of a kind, as of the last refresh. */
  files(kind: FileKind): readonly string[] {
    return this.#paths[kind];
  }

  /**
   * Looks at the disk again, unless it did so a moment ago.
   *
   * @param now the time in milliseconds
   * @returns whether a file was added, removed or changed since the last look
   */
  refresh(now: number = Date.now()): boolean {
    if (now >= this.#checked && now - this.#checked < this.#trusted) return false;
    this.#checked = now;
    const listing = listFiles(this.#root, this.#selection, this.#seen);
    this.#unlisted = listing.skipped;
    const files = new Map<string, Kept<T>>();
    const paths: Record<FileKind, string[]> = {
      code: [],
      component: [],
      foreign: [],
      view: [],
      document: [],
      prose: [],
      opaque: [],
    };
    const changed: string[] = [];
    for (const { path, kind } of listing.files) {
      const stats = statsOf(path);
      if (!stats) continue;
      const known = this.#files.get(path);
      const isSame = known?.size === stats.size && known.changed === stats.mtimeMs;
      if (!isSame) this.#unread.delete(path);
      if (!isSame) changed.push(path);
      files.set(path, isSame ? known : { kind, size: stats.size, changed: stats.mtimeMs });
      paths[kind].push(path);
    }
    const areSame = files.size === this.#files.size && changed.every((path) => this.#files.has(path));
    for (const path of this.#unread.keys()) if (!files.has(path)) this.#unread.delete(path);
    this.#files = files;
    this.#paths = paths;
    const hasChanged = changed.length > 0 || !areSame;
    if (!hasChanged) return false;
    this.#revision++;
    this.#onlyChanged = (areSame && changed.length === 1 && changed[0]) || null;
    return true;
  }

  /** The summary of a file; null for one that the project does not have or that cannot be read. */
  get(path: string): T | null {
    const kept = this.#files.get(path);
    if (!kept) return null;
    if (kept.summary === undefined) kept.summary = this.#summaryOf(path, kept);
    return kept.summary;
  }

  /** Uses a summary that was made elsewhere of the text that a file has on the disk. */
  adopt(path: string, summary: T): void {
    const kept = this.#files.get(path);
    if (kept) kept.summary = summary;
  }

  #summaryOf(path: string, { kind, size }: Kept<T>): T | null {
    const most = CODE.has(kind) ? LARGEST_CODE : LARGEST_DATA;
    if (size > most) return this.#skip(path, `The file is larger than ${String(most / LARGEST)} MB.`);
    if (size > LARGEST) this.#skip(path, 'The file is larger than 1 MB.');
    if (size > LARGEST && kind === 'prose') return null;
    const text = textOf(path);
    if (text === null) return this.#skip(path, 'The file cannot be read.');
    if (text.includes('\0')) return this.#skip(path, 'The file is binary.');
    try {
      return this.#summarise({ path, kind: size > LARGEST ? 'opaque' : kind, text });
    } catch (error) {
      return this.#skip(
        path,
        `The file cannot be understood: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  #skip(path: string, reason: string): null {
    this.#unread.set(path, reason);
    return null;
  }
}

function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function textOf(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  } catch {
    return null;
  }
}
