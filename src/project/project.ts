import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { ModuleExports } from '../routes/exports.ts';
import { FileStore, type SourceFile } from './file-store.ts';
import type { FileKind, Skipped } from './listing.ts';
import type { LinkedFiles } from './link.ts';
import { ModuleResolver } from './module-resolver.ts';
import { parseSource } from './parse.ts';
import { digestOf, readExports, summarise, summariseParsed, type FileSummary, type Parsed } from './summary.ts';
import { createView, type ProjectView } from './view.ts';

/** Which files a project has. */
export interface ProjectOptions {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Whether views and documents count beside source code. */
  readonly accounting: 'all' | 'code';
}

/** Told after each file of a project, in their order. */
export type OnFile = (file: string, count: number, total: number) => void;

const CODE: readonly FileKind[] = ['code'];
const ALL_KINDS: readonly FileKind[] = ['code', 'view', 'document', 'prose'];

/** A file whose text is not that of the disk: what an editor holds, or what a fix has made of it. */
interface Buffer {
  readonly file: string;
  readonly digest: string;
  readonly revision: number;
  readonly view: ProjectView;
}

/** The files of one root, summarised once and again when they change. */
export class Project {
  static readonly #projects = new Map<string, Project>();

  readonly root: string;
  readonly #options: ProjectOptions;
  readonly #store: FileStore<FileSummary>;
  readonly #resolver: ModuleResolver;
  /** Modules that nothing but an import asked for. */
  readonly #modules = new Map<string, ModuleExports | null>();
  #view: ProjectView | null = null;
  #revision = -1;
  #buffer: Buffer | null = null;

  private constructor(root: string, options: ProjectOptions) {
    this.root = root;
    this.#options = options;
    this.#store = new FileStore(root, options, ({ path, kind, text }: SourceFile) => summarise(path, kind, text));
    this.#resolver = new ModuleResolver(root);
  }

  /** The project of a root; one a process and set of options. */
  static at(root: string, options: ProjectOptions): Project {
    const key = JSON.stringify([root, options]);
    const known = Project.#projects.get(key);
    if (known) return known;
    const project = new Project(root, options);
    Project.#projects.set(key, project);
    return project;
  }

  /**
   * What the files on the disk say now.
   *
   * @param onFile hears of each file that was read or remembered, with how many there are, for who waits
   */
  view(onFile?: OnFile): ProjectView {
    this.#refresh();
    this.#view ??= this.#createView(null, onFile);
    return this.#view;
  }

  /** What the files say with one of them as it is given: the text that is being linted wins over the disk. */
  viewWith(file: string, text: string, parse: () => Parsed): ProjectView {
    this.#refresh();
    const digest = digestOf(text);
    if (this.#store.get(file)?.digest === digest) return this.view();
    const known = this.#buffer;
    if (known?.file === file && known.digest === digest && known.revision === this.#revision) return known.view;
    const view = this.#createView(summariseParsed(file, parse()));
    this.#buffer = { file, digest, revision: this.#revision, view };
    return view;
  }

  /** The files that could not be read or parsed, each with the reason. */
  get skipped(): readonly Skipped[] {
    const unparsed = this.#store.files('code').filter((path) => this.#store.get(path)?.isUnparsed);
    return [...this.#store.skipped, ...unparsed.map((path) => ({ path, reason: 'The file has syntax errors, or is nested too deep.' }))];
  }

  #refresh(): void {
    this.#store.refresh();
    if (this.#store.revision === this.#revision) return;
    this.#revision = this.#store.revision;
    this.#view = null;
    this.#buffer = null;
    this.#modules.clear();
    this.#resolver.clear();
  }

  #createView(buffer: FileSummary | null, onFile?: OnFile): ProjectView {
    const kinds = this.#options.accounting === 'code' ? CODE : ALL_KINDS;
    const paths = kinds.flatMap((kind) => this.#store.files(kind));
    const summaries = new Map<string, FileSummary>();
    paths.forEach((path, at) => {
      const summary = this.#store.get(path);
      if (summary) summaries.set(path, summary);
      onFile?.(path, at + 1, paths.length);
    });
    if (buffer) summaries.set(buffer.file, buffer);
    return createView(summaries, this.#linkedFiles(summaries), (file) => this.nameOf(file));
  }

  #linkedFiles(summaries: ReadonlyMap<string, FileSummary>): LinkedFiles {
    return {
      sources: this.#store.files('code'),
      exportsOf: (file) => summaries.get(file)?.module?.exports ?? this.#exportsOf(file),
      resolve: (from, specifier) => this.#resolver.resolve(from, specifier),
    };
  }

  /** The exports of a file whose own text says nothing of routes: a list of modules, the controllers. */
  #exportsOf(file: string): ModuleExports | null {
    const known = this.#modules.get(file);
    if (known !== undefined) return known;
    const read = this.#read(file);
    this.#modules.set(file, read);
    return read;
  }

  #read(file: string): ModuleExports | null {
    if (!this.#store.get(file)) return null;
    try {
      const parsed = parseSource(file, readFileSync(file, 'utf8'));
      return parsed && readExports(file, parsed).exports;
    } catch {
      // The file is gone since it was listed.
      return null;
    }
  }

  /** The path of a file below the root, with slashes. */
  nameOf(file: string): string {
    return relative(this.root, file).split(sep).join('/');
  }
}
