import { unpackHanded } from './handed-words.ts';
import type { FileMention } from './mention-index.ts';

/** The words that functions of many files are handed, by the segment that they would be. */
export class HandedIndex {
  readonly #byWord = new Map<string, FileMention[]>();

  /** @param files each with its words, packed */
  constructor(files: Iterable<{ readonly file: string; readonly handed: string }>) {
    for (const { file, handed } of files) {
      for (const mention of unpackHanded(handed)) {
        const word = mention.segments[0] ?? '';
        const same = this.#byWord.get(word);
        if (same) same.push({ file, mention });
        else this.#byWord.set(word, [{ file, mention }]);
      }
    }
  }

  /** The words that are a segment. */
  naming(segment: string): readonly FileMention[] {
    return this.#byWord.get(segment.toLowerCase()) ?? [];
  }
}
