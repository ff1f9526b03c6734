import { nameIn } from '../link/named-files.ts';
import type { UnseenLoading } from '../link/program-modules.ts';
import { EvaluatedPart } from './evaluated-part.ts';
import { groupBy } from '../text/grouping.ts';
import type { Listener } from '../values/events.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';

/** The parts of a project that are evaluated apart from one another, each made when it is first asked for. */
export class EvaluatedParts {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  #disk: PartsOnDisk | null;
  readonly #parts = new Map<string, EvaluatedPart>();
  #unseen: UnseenLoading | null = null;

  /**
   * @param files how the files load one another; null where only one file is known
   * @param disk the parts as they are on the disk, where one file has another text there
   */
  constructor(summaries: Summaries, files: LinkedFiles | null, disk: PartsOnDisk | null) {
    this.#summaries = summaries;
    this.#files = files;
    this.#disk = disk;
  }

  /** The name of the part of a file. */
  nameOf(file: string): string {
    return this.#files?.partOf(file) ?? file;
  }

  /** Some files in groups, each of the files of one part. */
  grouped(files: readonly string[]): Iterable<readonly string[]> {
    return groupBy(files, (file) => this.nameOf(file)).values();
  }

  /** The part of a file. */
  of(file: string): EvaluatedPart {
    const name = this.nameOf(file);
    // A file that has another text on the disk affects its own part alone.
    if (this.#disk && this.nameOf(this.#disk.but) !== name) return this.#disk.parts.of(file);
    const known = this.#parts.get(name) ?? this.#make();
    this.#parts.set(name, known);
    return known;
  }

  /** The part of a file, evaluated once more as far as it may use the texts of that file, with one more listener. */
  explained(file: string, listener: Listener): EvaluatedPart {
    const part = this.#make([listener]);
    part.follow([file]);
    return part;
  }

  /** The part of a file, if it was asked for before and has a text of its own. */
  made(file: string): EvaluatedPart | undefined {
    return this.#parts.get(this.nameOf(file));
  }

  /** The part that some files belong to, after all code that may use their texts was evaluated. */
  following(files: readonly string[]): EvaluatedPart {
    const part = this.of(files[0] ?? '');
    part.follow(files);
    return part;
  }

  /** All parts that were asked for; where one file has another text by now, with the other parts on the disk. */
  all(): readonly EvaluatedPart[] {
    if (!this.#disk) return [...this.#parts.values()];
    const changed = this.nameOf(this.#disk.but);
    return [
      ...this.#parts.values(),
      ...[...this.#disk.parts.#parts].flatMap(([name, part]) => (name === changed ? [] : [part])),
    ];
  }

  /** Takes over the other parts: the one file that had another text is on the disk by now. */
  saved(): void {
    if (!this.#disk) return;
    const changed = this.nameOf(this.#disk.but);
    for (const [name, part] of this.#disk.parts.#parts) if (name !== changed) this.#parts.set(name, part);
    this.#disk = null;
  }

  #make(listeners: readonly Listener[] = []): EvaluatedPart {
    return new EvaluatedPart(this.#summaries, this.#files, (this.#unseen ??= this.#readUnseen()), listeners);
  }

  #readUnseen(): UnseenLoading {
    const files = new Set<string>();
    const names = new Set<string>();
    for (const { file, specifiers, isWritten } of this.#summaries.all())
      for (const specifier of specifiers === '' ? [] : specifiers.split('\n')) {
        const target = this.#files?.resolve(file, specifier) ?? null;
        const name = target === null ? nameIn(specifier) : null;
        if (target !== null && !isWritten) files.add(target);
        if (name !== null) names.add(name);
      }
    return { files, names };
  }
}

/** The parts of the files on the disk, and the one file (`but`) that has another text now. */
export interface PartsOnDisk {
  readonly parts: EvaluatedParts;
  readonly but: string;
}
