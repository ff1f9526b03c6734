import { readDescribed } from '../documents/described.ts';
import { isPending, packWords } from '../documents/word-mentions.ts';
import { NAMES_NOTHING, type Occurrences } from '../facts/occurrences.ts';
import type { DocumentedApi } from '../model/documented-api.ts';
import type { AddressComment, Mention } from '../model/mention.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import { moduleSpecifiers } from '../text/module-names.ts';
import { lowerModule } from '../values/lower.ts';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import { dataTerms, flowingInData, isData } from './data-files.ts';
import type { FileKind } from './file-kinds.ts';
import type { Guarding } from './guarding.ts';
import { LineIndex } from './line-index.ts';
import { parsingNeeds, type ParsingNeed } from './parse-source.ts';
import { readSourceModule, type Parsed, type SourceModule } from './source-module.ts';
import { addressCommentsIn, suppressionsIn } from './file-comments.ts';
import { FileContent } from './file-content.ts';
import { FileSigns } from './file-signs.ts';
import { Suppressions } from './suppressions.ts';
import type { RequestSignals } from './request-signals.ts';
import { textReaders, type TextReaders } from './text-readers.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** What the project stores of a file: values and places, no syntax tree. What needs one is read on demand. */
export class FileSummary extends FileSigns {
  #source: () => Parsed | null;
  readonly #isOpaque: boolean;
  readonly #readers: TextReaders;
  /** The words that may be put into URLs, packed: most projects never ask for them. */
  #words: string | undefined;
  readonly #content: FileContent;
  #texts: Occurrences | undefined;
  #verbSegments: string | undefined;
  #telling: RequestSignals | undefined;
  #guarding: Guarding | undefined;
  #isUnparsed = false;
  #module: SourceModule | null | undefined;
  #comments: readonly AddressComment[] | undefined;
  #specifiers: string | undefined;
  #flowing: readonly string[] | undefined;
  #terms: ModuleTerms | null | undefined;
  #api: DocumentedApi | null | undefined;
  #suppressions: Suppressions | undefined;
  #needs: readonly ParsingNeed[] | undefined;

  /**
   * @param parse parses the file again
   * @param registrars the functions that register routes, as a user describes them
   * @param needs what ESLint needs in its configuration to parse it, if that is known
   */
  constructor(
    file: string,
    kind: FileKind,
    text: string,
    parse: () => Parsed | null,
    registrars: readonly RegistrarSetting[] = [],
    needs?: readonly ParsingNeed[],
  ) {
    super(file, kind, text, registrars);
    this.#needs = needs;
    this.#content = new FileContent(file, text);
    this.#isOpaque = kind === 'opaque';
    this.#readers = textReaders(file, kind, this.isWritten);
    this.#source = this.isWritten ? parse : () => null;
  }

  /** A hash by which texts are distinguished. */
  get digest(): string {
    return this.#content.digest;
  }

  /** Where its lines begin. */
  get lines(): LineIndex {
    return this.#content.lines;
  }

  /** The texts that name addresses, but for those that name one only where others put them into URLs. */
  get mentions(): readonly Mention[] {
    return this.#textsRead().mentions;
  }

  /** The segments of those of its texts that contain a verb, one a line; of source code alone. */
  get verbSegments(): string {
    this.#verbSegments ??= this.mentions
      .flatMap(({ kind, segments }) => (kind === 'code' && segments.some(mayHoldVerb) ? segments : []))
      .join('\n');
    return this.#verbSegments;
  }

  /** Whether a text of it names an address that contains a verb. */
  get namesVerbs(): boolean {
    return this.mentions.some(({ segments }) => segments.some(mayHoldVerb));
  }

  /** The words that may be put into URLs, as {@link unpackWords} reads them. */
  get words(): string {
    this.#textsRead();
    return this.#words ?? '';
  }

  /** Whether it puts values after a slash. */
  get puts(): boolean {
    return this.#textsRead().puts;
  }

  /** The names under which pages may store the words that it defines. */
  get putNames(): readonly string[] {
    return this.#textsRead().putNames;
  }

  #textsRead(): Occurrences {
    if (this.#texts === undefined) this.#lower();
    return this.#texts ?? NAMES_NOTHING;
  }

  /** What it shows about requests in general, whatever their addresses. */
  get telling(): RequestSignals {
    this.#telling ??= this.#readers.telling(this.#content.inMemory);
    return this.#telling;
  }

  /**
   * How it distinguishes requests, and which of them it refuses. It is read at the first use: projects where no route
   * may move do not need it.
   */
  get guarding(): Guarding {
    return (this.#guarding ??= this.#readers.guarding(this.#content.whole));
  }

  /** Its routers and exports; null where it cannot be parsed. */
  get module(): SourceModule | null {
    if (this.#module === undefined) this.#readModule(this.#parse());
    return this.#module ?? null;
  }

  /** Whether the file could not be parsed: it has syntax errors or is nested too deeply. */
  get isUnparsed(): boolean {
    return this.#isUnparsed;
  }

  /** The comments and other prose that name an endpoint. */
  get comments(): readonly AddressComment[] {
    this.#comments ??= this.calls ? addressCommentsIn(this.#parse()) : [];
    return this.#comments;
  }

  /** The specifiers of the modules that it names, one a line. */
  get specifiers(): string {
    this.#specifiers ??= this.#isOpaque ? '' : [...new Set(moduleSpecifiers(this.#content.inMemory))].join('\n');
    return this.#specifiers;
  }

  /**
   * The terms of its code or data, which the evaluation uses without the syntax tree; null where it has none, or cannot
   * be parsed.
   */
  get terms(): ModuleTerms | null {
    if (this.#terms === undefined && isData(this.file)) this.#terms = dataTerms(this.file, this.#content.whole);
    if (this.#terms === undefined) this.#lower();
    return this.#terms ?? null;
  }

  /** Parses a file of source code, once for its terms, its requests and its texts. */
  #lower(): void {
    const parsed = this.isWritten ? this.#parse() : null;
    if (this.isWritten) this.#terms = parsed && lowerModule(parsed.ast, parsed.text);
    if (parsed && this.calls) this.#comments ??= addressCommentsIn(parsed);
    this.#readTexts(parsed);
  }

  /** Its text, for the places of characters that are written as escapes. */
  get source(): string {
    return this.#content.whole;
  }

  /** Texts of it in lower case that contain a verb, or a part of one: they may be part of a URL in other files. */
  get flowing(): readonly string[] {
    return (this.#flowing ??= isData(this.file) ? flowingInData(this.#content.whole) : this.#textsRead().verbs);
  }

  /** The API that it describes for programs; null where it describes none, or is not understood. */
  get api(): DocumentedApi | null {
    if (this.#api === undefined) this.#api = this.mayDescribe ? readDescribed(this.file, this.#content.whole) : null;
    return this.#api;
  }

  /** What ESLint needs in its configuration to parse it. */
  get needs(): readonly ParsingNeed[] {
    return (this.#needs ??= this.isWritten ? parsingNeeds(this.file, this.#content.whole) : []);
  }

  /** Where rules are switched off in it. */
  get suppressions(): Suppressions {
    if (this.#suppressions) return this.#suppressions;
    const described = this.api?.comments.map((comment) => ({ ...comment, type: 'Block' as const }));
    const comments = this.mayDescribe ? (described ?? []) : (this.#parse()?.comments ?? null);
    this.#suppressions = suppressionsIn(comments, this.lines);
    return this.#suppressions;
  }

  /** Reads what every plan needs of a file with routes, while its syntax tree is in memory, and settles. */
  readRoutes(parsed: Parsed | null): void {
    this.settle();
    this.#readModule(parsed);
    this.#suppressions = suppressionsIn(parsed?.comments ?? null, this.lines);
  }

  /** Reads what is needed of the text, and releases the text to save memory: a project has many files. */
  settle(): void {
    this.#telling = this.telling;
    // The text of a document is read now; source code is parsed at the first use.
    if (!this.isWritten) this.#lower();
    this.#specifiers = this.specifiers;
    this.#content.release();
  }

  /**
   * Releases the text and the syntax tree of a file that was read before it was saved.
   *
   * @param parse parses the file again
   */
  saved(parse: () => Parsed | null): void {
    if (this.declares && this.#module === undefined) this.readRoutes(this.#source());
    else this.settle();
    // The copy has the values of getters, which need the syntax tree.
    this.#module &&= { ...this.#module };
    this.#source = parse;
  }

  #readTexts(parsed: Parsed | null): void {
    const comments = (parsed?.comments ?? []).map(({ range }) => range);
    const code = parsed && this.#terms ? { terms: this.#terms, text: parsed.text, comments } : null;
    const found = this.#readers.texts(this.#content.whole, code);
    this.#words = packWords(found.mentions);
    this.#texts = { ...found, mentions: found.mentions.filter((mention) => !isPending(mention)) };
  }

  #parse(): Parsed | null {
    const parsed = this.#source();
    this.#isUnparsed = parsed === null;
    return parsed;
  }

  #readModule(parsed: Parsed | null): void {
    this.#isUnparsed = parsed === null;
    const module = parsed && readSourceModule(this.file, parsed);
    // The copy has the values of getters, which need the syntax tree.
    this.#module = module && this.#content.isReleased ? { ...module } : module;
  }
}
