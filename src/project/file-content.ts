import { digestOf, textAgain, textOrNone } from './file-text.ts';
import { LineIndex } from './line-index.ts';

/** The text of a file. To save memory it can be released, as a project has many files; it is then read again. */
export class FileContent {
  readonly #file: string;
  #text: string;
  #isReleased = false;
  #digest: string | undefined;
  #lines: LineIndex | undefined;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  /** A hash by which texts are distinguished. */
  get digest(): string {
    this.#digest ??= digestOf(this.#text);
    return this.#digest;
  }

  /** Where its lines begin. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.#text);
    return this.#lines;
  }

  get isReleased(): boolean {
    return this.#isReleased;
  }

  /** The text; empty once it is released. */
  get inMemory(): string {
    return this.#text;
  }

  /** The text. Once it is released, it is read from the disk again, where it may have changed. */
  get whole(): string {
    return this.#isReleased ? (textAgain(this.#file, this.digest) ?? textOrNone(this.#file)) : this.#text;
  }

  release(): void {
    this.#digest = this.digest;
    this.#lines = this.lines;
    this.#text = '';
    this.#isReleased = true;
  }
}
