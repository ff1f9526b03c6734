import { relative, sep } from 'node:path';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import { FlowingRequests } from './flowing-requests.ts';
import { FileStore, type SourceFile } from './file-store.ts';
import { digestOf, textAgain } from './file-text.ts';
import { type FileKind, isDocument, kindOf } from './file-kinds.ts';
import type { Skipped } from './listing.ts';
import type { LinkedFiles } from './linked-files.ts';
import { ModuleResolver } from './module-resolver.ts';
import { isOwnReport } from './own-reports.ts';
import { parseSource } from './parse-source.ts';
import { prefixReadings } from './package-versions.ts';
import { Programs } from './programs.ts';
import { namesOtherEndpoints } from './changed-endpoints.ts';
import { namesIn } from './sent-folders.ts';
import type { Parsed } from './source-module.ts';
import type { FileSummary } from './summary.ts';
import { reread, summarise, summariseDocument, summariseParsed } from './summarise.ts';
import { createView, type ProjectView } from './view.ts';
import { StoredSummaries, type OnFile } from './stored-summaries.ts';
import type { Summaries } from './summaries.ts';

/** Which files a project has. */
export interface ProjectOptions {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Whether views and documents count next to source code. */
  readonly accounting: 'all' | 'code';
  /** The functions that register routes, as a user describes them. */
  readonly registrars?: readonly RegistrarSetting[];
}

const CODE: readonly FileKind[] = ['code', 'component', 'foreign', 'opaque'];
const ALL_KINDS: readonly FileKind[] = [...CODE, 'view', 'document', 'prose'];

/** A file whose text differs from the disk: it is edited and not saved, or changed by a fix. */
interface Buffer {
  readonly file: string;
  readonly digest: string;
  readonly revision: number;
  readonly summary: FileSummary;
  /** What the program does with that text; null where the file is not on the disk, or loads other files there. */
  readonly flows: FlowingRequests | null;
  readonly view: ProjectView;
}

/** The files of one root. Each is summarised once, and again when it changes. */
export class Project {
  static readonly #projects = new Map<string, Project>();

  readonly root: string;
  readonly #options: ProjectOptions;
  readonly #store: FileStore<FileSummary>;
  readonly #resolver: ModuleResolver;
  readonly #summaries: StoredSummaries;
  /** Which files load which, on the disk. */
  #programs: Programs;
  #view: ProjectView | null = null;
  #flows: FlowingRequests | null = null;
  #revision = -1;
  #buffer: Buffer | null = null;

  private constructor(root: string, options: ProjectOptions) {
    this.root = root;
    this.#options = options;
    this.#store = new FileStore(root, options, ({ path, kind, text }: SourceFile) =>
      summarise(path, kind, isOwnReport(kind, text) ? '' : text, options.registrars),
    );
    this.#summaries = new StoredSummaries((file) => this.#store.get(file));
    this.#resolver = new ModuleResolver(root);
    this.#programs = this.#newPrograms();
  }

  /** The project of a root. A process has one for each root and set of options. */
  static at(root: string, options: ProjectOptions): Project {
    const key = JSON.stringify([root, options]);
    const known = Project.#projects.get(key);
    if (known) return known;
    const project = new Project(root, options);
    Project.#projects.set(key, project);
    return project;
  }

  /**
   * The view of the project with its files as they are on the disk now.
   *
   * @param onFile called after each file that is read or cached, with the number of files, to show progress
   */
  view(onFile?: OnFile): ProjectView {
    this.#refresh(onFile);
    this.#view ??= this.#createView([]);
    return this.#view;
  }

  /**
   * The view of the project with given texts for some files, by their paths: code and documents as a fix makes them.
   * Where code cannot be parsed, the text of the disk counts.
   */
  viewOf(texts: ReadonlyMap<string, string>): ProjectView {
    const { registrars = [] } = this.#options;
    const summaries = [...texts].flatMap(([file, text]) => {
      const kind = kindOf(file);
      if (kind && isDocument(kind)) return [summariseDocument(file, kind, text)];
      const parsed = parseSource(file, text);
      const needs = this.#store.get(file)?.needs;
      return parsed ? [summariseParsed(file, { ...parsed, registrars, ...(needs && { needs }) }, text)] : [];
    });
    return this.#createView(summaries);
  }

  /** The text of a file; null where it has changed since it was read, or is not in the project. */
  textOf(file: string): string | null {
    const digest = this.#store.get(file)?.digest;
    return digest === undefined ? null : textAgain(file, digest);
  }

  /** The view of the project with a given text of one file: the text that is being linted wins over the disk. */
  viewWith(file: string, text: string, parse: () => Parsed): ProjectView {
    this.#refresh();
    const digest = digestOf(text);
    const onDisk = this.#store.get(file);
    if (onDisk?.digest === digest) return this.view();
    const known = this.#buffer;
    if (known?.file === file && known.digest === digest && known.revision === this.#revision) return known.view;
    const summary = summariseParsed(file, parse(), text);
    const flows = this.#flowsWith([summary]);
    const view = {
      ...this.#createView([summary], flows),
      ...(onDisk
        ? namesOtherEndpoints(summary, onDisk) && { changed: { file, before: this.view() } }
        : { leftOut: file }),
    };
    const isLinkedAlike = onDisk !== null && loadsTheSame(summary, onDisk);
    this.#buffer = { file, digest, revision: this.#revision, summary, flows: isLinkedAlike ? flows : null, view };
    return view;
  }

  /** How many files are read. */
  get fileCount(): number {
    return this.#files(this.#kinds).length;
  }

  /** The source files, each by its absolute path. */
  get sources(): readonly string[] {
    return this.#files(['code', 'component']);
  }

  /** The files that could not be read or parsed, each with the reason. */
  get skipped(): readonly Skipped[] {
    const unparsed = this.#files(['code', 'component']).filter((path) => this.#store.get(path)?.isUnparsed);
    return [
      ...this.#store.skipped,
      ...unparsed.map((path) => ({ path, reason: 'The file has syntax errors, or is nested too deep.' })),
    ];
  }

  #refresh(onFile?: OnFile): void {
    this.#store.refresh();
    if (this.#store.revision === this.#revision) return;
    this.#flows = this.#savedFlows();
    this.#revision = this.#store.revision;
    this.#view = null;
    this.#buffer = null;
    if (!this.#flows) {
      this.#resolver.clear();
      this.#programs = this.#newPrograms();
    }
    this.#summaries.read(this.#files(this.#kinds), onFile);
  }

  /**
   * What was evaluated for the buffer, where nothing but that was saved since: each save would evaluate the program
   * again otherwise. Null where anything else has changed.
   */
  #savedFlows(): FlowingRequests | null {
    if (!this.#buffer?.flows) return null;
    const { file, digest, revision, summary, flows } = this.#buffer;
    const isOneChange = revision === this.#revision && this.#store.revision === revision + 1;
    if (!isOneChange || this.#store.onlyChanged !== file || textAgain(file, digest) === null) return null;
    summary.saved(() => reread(file, digest, this.#options.registrars ?? []));
    this.#store.adopt(file, summary);
    flows.saved();
    return flows;
  }

  #newPrograms(): Programs {
    return new Programs({
      sources: () => this.#files(['code', 'component']),
      loadsByName: (file) => this.#store.get(file)?.loadsByName === true,
      specifiersOf: (file) => this.#store.get(file)?.specifiers.split('\n') ?? [],
      resolve: (from, specifier) => this.#resolver.resolve(from, specifier),
    });
  }

  /** @param given summaries that replace those of the same files on the disk */
  #createView(given: readonly FileSummary[], flows = this.#flowsWith(given)): ProjectView {
    const { summaries, files } = this.#stateWith(given);
    return createView(summaries, files, (file) => this.nameOf(file), flows);
  }

  #flowsWith(given: readonly FileSummary[]): FlowingRequests {
    const { summaries, files } = this.#stateWith(given);
    const [changed] = given;
    if (!changed) return (this.#flows ??= new FlowingRequests(summaries, files));
    const disk = given.length === 1 ? { flows: this.#flowsWith([]), but: changed.file } : null;
    return new FlowingRequests(summaries, files, disk);
  }

  /** The files of the project, with given summaries for some of them. */
  #stateWith(given: readonly FileSummary[]): { readonly summaries: Summaries; readonly files: LinkedFiles } {
    const summaries = this.#summaries.with(given);
    return { summaries, files: this.#linkedFiles((file) => summaries.get(file)) };
  }

  #linkedFiles(get: (file: string) => FileSummary | null): LinkedFiles {
    return {
      sources: this.#store.files('code'),
      exportsOf: (file) => get(file)?.module?.exports ?? null,
      resolve: (from, specifier) => this.#resolver.resolve(from, specifier),
      isMissing: (from, specifier) => this.#resolver.isMissing(from, specifier),
      loadedBy: (first) => this.#programs.loadedBy(first),
      loadersOf: (last) => this.#programs.loadersOf(last),
      partOf: (file) => this.#programs.partOf(file),
      readingsOf: (router) => prefixReadings(router, this.root),
      namesIn: (folder) => namesIn(folder, this.root),
    };
  }

  get #kinds(): readonly FileKind[] {
    return this.#options.accounting === 'code' ? CODE : ALL_KINDS;
  }

  #files(kinds: readonly FileKind[]): readonly string[] {
    return kinds.flatMap((kind) => this.#store.files(kind));
  }

  /** The path of a file below the root, with slashes. */
  nameOf(file: string): string {
    return relative(this.root, file).split(sep).join('/');
  }
}

/** Whether two texts of a file link it to the same other files. */
function loadsTheSame(one: FileSummary, other: FileSummary): boolean {
  return (
    one.specifiers === other.specifiers && one.loadsByName === other.loadsByName && one.isWritten === other.isWritten
  );
}
