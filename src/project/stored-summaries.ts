import { indexMentions, indexWords, MentionIndex } from '../documents/mention-index.ts';
import type { FileSummary } from './summary.ts';
import { NO_SIGNALS } from './request-signals.ts';
import type { Summaries } from './summaries.ts';

/** Called after each file of a project, in their order. */
export type OnFile = (file: string, count: number, total: number) => void;

/** The summaries of all files of a project on the disk, in the order of the files, with an index of their mentions. */
export class StoredSummaries {
  readonly #get: (file: string) => FileSummary | null;
  readonly #mentions = new MentionIndex();
  /** The summaries whose mentions are in the index. */
  readonly #indexed = new Map<string, FileSummary>();
  #isIndexed = false;
  /** Made at the first use, for the files as they are then. */
  #words: MentionIndex | null = null;
  #declaring: FileSummary[] = [];
  #telling: FileSummary[] = [];
  #all: FileSummary[] = [];

  /** @param get the summary of a file; null where it is not in the project */
  constructor(get: (file: string) => FileSummary | null) {
    this.#get = get;
  }

  /** Reads the summaries of all files; only those of files that have changed are new. */
  read(files: readonly string[], onFile: OnFile | undefined): void {
    this.#declaring = [];
    this.#telling = [];
    this.#all = [];
    this.#words = null;
    this.#isIndexed = false;
    for (const [at, file] of files.entries()) {
      const summary = this.#get(file);
      onFile?.(file, at + 1, files.length);
      if (!summary) continue;
      this.#all.push(summary);
      if (summary.declares) this.#declaring.push(summary);
      if (summary.telling !== NO_SIGNALS) this.#telling.push(summary);
    }
  }

  /** The summaries, with given ones instead of those of the same files on the disk. */
  with(given: readonly FileSummary[]): Summaries {
    const own = new Map(given.map((summary) => [summary.file, summary]));
    const get = (file: string): FileSummary | null => own.get(file) ?? this.#get(file);
    const isOnDisk = ({ file }: { readonly file: string }): boolean => !own.has(file);
    // Each in its place: what depends on the order of the files is the same for all texts.
    const inPlace = (all: readonly FileSummary[]): readonly FileSummary[] => {
      const there = new Set(all.map(({ file }) => file));
      return [
        ...all.map((summary) => own.get(summary.file) ?? summary),
        ...given.filter(({ file }) => !there.has(file)),
      ];
    };
    let mentions: MentionIndex | undefined;
    let words: MentionIndex | undefined;
    const wordsOnDisk = (): MentionIndex => (this.#words ??= indexWords(this.#all));
    return {
      declaring: inPlace(this.#declaring).filter(({ declares }) => declares),
      get,
      naming: (segment, before, next) => [
        ...this.#mentionsOnDisk().naming(segment, before, next).filter(isOnDisk),
        ...(mentions ??= indexMentions(given)).naming(segment, before, next),
      ],
      words: (segment) => [
        ...wordsOnDisk().naming(segment).filter(isOnDisk),
        ...(words ??= indexWords(given)).naming(segment),
      ],
      telling: inPlace(this.#telling),
      all: () => inPlace(this.#all),
    };
  }

  /** The mentions of the files on the disk: at the next use, those of files that have changed are indexed again. */
  #mentionsOnDisk(): MentionIndex {
    if (this.#isIndexed) return this.#mentions;
    this.#isIndexed = true;
    const gone = new Set(this.#indexed.keys());
    for (const summary of this.#all) {
      const { file } = summary;
      gone.delete(file);
      if (this.#indexed.get(file) === summary) continue;
      this.#indexed.set(file, summary);
      this.#mentions.add(file, summary.mentions);
    }
    for (const file of gone) {
      this.#indexed.delete(file);
      this.#mentions.remove(file);
    }
    return this.#mentions;
  }
}
