import { findAddressComments } from '../documents/comments/find-address-comments.ts';
import { describes, readDescribed } from '../documents/described.ts';
import { isPending, packWords } from '../documents/word-mentions.ts';
import { takesApart } from '../documents/names-verb.ts';
import { findSpokenEndpoints } from '../facts/find-spoken-endpoints.ts';
import { NAMES_NOTHING, type Occurrences } from '../facts/occurrences.ts';
import { mayTakeRequests } from '../facts/request-parameters.ts';
import { mentionsAddresses } from '../documents/comments/mentions-addresses.ts';
import type { DocumentedApi } from '../model/documented-api.ts';
import type { Mention } from '../model/mention.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import { mayExpectNothing } from '../requests/expectations.ts';
import type { AddressComment } from '../model/mention.ts';
import { mentionsRequests } from '../requests/mentions-requests.ts';
import { moduleSpecifiers } from '../text/module-names.ts';
import { lowerModule } from '../values/lower.ts';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import { mentionsConfigured } from '../routes/registrars/registrar-signs.ts';
import { mentionsRoutes } from '../routes/signs/mentions-routes.ts';
import { mentionsServing } from '../routes/served.ts';
import { isComponent } from '../text/component-parts.ts';
import type { Handler } from '../model/handler.ts';
import { handlersAt, type HandlersAt } from '../routes/handlers/handler-at.ts';
import { dataTerms, flowingInData, isData } from './data-files.ts';
import { readDirectives, type SourceComment } from './directives.ts';
import { type DocumentFileKind, type FileKind, isDocument } from './file-kinds.ts';
import { placeOf } from './file-places.ts';
import { digestOf, isGenerated, textAgain, textOrNone } from './file-text.ts';
import type { Guarding } from './guarding.ts';
import { LineIndex } from './line-index.ts';
import { parseSource, parsingNeeds, type ParsingNeed } from './parse-source.ts';
import { readSourceModule, type Parsed, type SourceModule } from './source-module.ts';
import { overlaps } from '../text/ranges.ts';
import { Suppressions } from './suppressions.ts';
import type { RequestSignals } from './request-signals.ts';
import { codeOf, textReaders, type TextReaders } from './text-readers.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** A call that passes a router on, without registering anything: `require('./routes')(app)`. */
const MAY_HAND_OVER = /\([^()]{0,100}?\b(?:app|application|router|server|fastify|api)\s*[,)}]/;

/** A call that loads a module by another argument than a string literal, and what loads whole folders. */
const LOADS_BY_NAME =
  /\b(?:require|import)\s{0,9}\((?!\s{0,99}(?:["'`]|\)))|["'](?:require-(?:all|dir)|app-root-(?:path|dir))|\bglob/i;

/** Names in tests that mock something. */
const MAY_MOCK = /\b(?:jest|vi|vitest|sinon|nock|td)\b|\bmock|\bexpect\b/;
/** Names of clients: tests mock a database or a configuration by the same functions. */
const NAMES_CLIENT = /axios|fetch|http|\bapi\b|client|\bky\b|\bgot\b/i;

const NO_SUPPRESSIONS = new Suppressions([], () => 1);

/** What the project stores of a file: values and places, no syntax tree. What needs one is read on demand. */
export class FileSummary {
  readonly file: string;
  /** Whether it is source code that a person wrote, and no program generated. */
  readonly isWritten: boolean;
  /** Whether a test in it may expect that nothing answers a request. */
  readonly mayExpectNothing: boolean;
  /** Whether the text may register routes or pass routers on. */
  readonly declares: boolean;
  /** Whether the text may send requests. */
  readonly sends: boolean;
  /** Whether it may describe an API for programs. */
  readonly mayDescribe: boolean;
  /** Whether the text may distinguish the requests that its functions receive. */
  readonly guards: boolean;
  /** Whether the text may load modules by names that are computed at run time. */
  readonly loadsByName: boolean;
  /** Whether the text may set defaults for all clients of a library. */
  readonly setsDefaults: boolean;
  /** Whether it may mock a client as a test. */
  readonly mayMock: boolean;
  /** Whether it may make URLs of words that other files pass to it, or of the names of members. */
  readonly remakes: boolean;
  /** Whether the text may contain requests, or comments that name an endpoint. */
  readonly #calls: boolean;
  readonly #source: () => Parsed | null;
  readonly #isOpaque: boolean;
  readonly #readers: TextReaders;
  /** The words that may be put into URLs, packed: most projects never ask for them. */
  #words: string | undefined;
  /** Empty once {@link settle} has read what is needed of it. */
  #text: string;
  #isSettled = false;
  #digest: string | undefined;
  #lines: LineIndex | undefined;
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
    this.file = file;
    this.#needs = needs;
    this.#text = text;
    const isWritten = (kind === 'code' || kind === 'component') && !isGenerated(text);
    const code = codeOf(text, kind);
    this.isWritten = isWritten;
    this.#isOpaque = kind === 'opaque';
    this.#readers = textReaders(file, kind, isWritten);
    this.declares =
      isWritten &&
      kind === 'code' &&
      (mentionsRoutes(text) ||
        mentionsConfigured(text, registrars) ||
        MAY_HAND_OVER.test(text) ||
        mentionsServing(text) ||
        placeOf(file) !== null);
    this.mayDescribe = isDocument(kind) && describes(file, text);
    this.sends = isWritten && mentionsRequests(code);
    this.mayMock = isWritten && MAY_MOCK.test(code) && NAMES_CLIENT.test(code);
    this.guards = isWritten && mayTakeRequests(code);
    this.loadsByName = isWritten && LOADS_BY_NAME.test(code);
    this.setsDefaults = isWritten && code.includes('defaults');
    this.remakes = this.sends && (takesApart(code) || code.includes('Proxy('));
    this.#calls = isWritten && (mentionsRequests(code) || mentionsAddresses(code));
    this.mayExpectNothing = this.#calls && mayExpectNothing(code);
    this.#source = isWritten ? parse : () => null;
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
    this.#telling ??= this.#readers.telling(this.#text);
    return this.#telling;
  }

  /**
   * How it distinguishes requests, and which of them it refuses. It is read at the first use: projects where no route
   * may move do not need it.
   */
  get guarding(): Guarding {
    this.#guarding ??= this.#readers.guarding(this.#wholeText());
    return this.#guarding;
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
    this.#comments ??= this.#calls ? this.#readComments(this.#parse()) : [];
    return this.#comments;
  }

  /** The specifiers of the modules that it names, one a line. */
  get specifiers(): string {
    this.#specifiers ??= this.#isOpaque ? '' : [...new Set(moduleSpecifiers(this.#text))].join('\n');
    return this.#specifiers;
  }

  /**
   * The terms of its code or data, which the evaluation uses without the syntax tree; null where it has none, or cannot
   * be parsed.
   */
  get terms(): ModuleTerms | null {
    if (this.#terms === undefined && isData(this.file)) this.#terms = dataTerms(this.file, this.#wholeText());
    if (this.#terms === undefined) this.#lower();
    return this.#terms ?? null;
  }

  /** Parses a file of source code, once for its terms, its requests and its texts. */
  #lower(): void {
    const parsed = this.isWritten ? this.#parse() : null;
    if (this.isWritten) this.#terms = parsed && lowerModule(parsed.ast, parsed.text);
    if (parsed && this.#calls) this.#comments ??= this.#readComments(parsed);
    this.#readTexts(parsed);
  }

  /** What functions of the file do as the handlers of some routes; null where it cannot be parsed. */
  handlersAt(all: readonly HandlersAt[]): readonly Handler[] | null {
    const parsed = this.isWritten ? this.#parse() : null;
    return parsed && handlersAt({ ...parsed, file: this.file }, all);
  }

  /** Its text, for the places of characters that are written as escapes. */
  get source(): string {
    return this.#wholeText();
  }

  /** Texts of it in lower case that contain a verb, or a part of one: they may be part of a URL in other files. */
  get flowing(): readonly string[] {
    this.#flowing ??= isData(this.file) ? flowingInData(this.#wholeText()) : this.#textsRead().verbs;
    return this.#flowing;
  }

  /** The API that it describes for programs; null where it describes none, or is not understood. */
  get api(): DocumentedApi | null {
    if (this.#api === undefined) this.#api = this.mayDescribe ? readDescribed(this.file, this.#wholeText()) : null;
    return this.#api;
  }

  /** What ESLint needs in its configuration to parse it. */
  get needs(): readonly ParsingNeed[] {
    this.#needs ??= this.isWritten ? parsingNeeds(this.file, this.#wholeText()) : [];
    return this.#needs;
  }

  /** Where rules are switched off in it. */
  get suppressions(): Suppressions {
    this.#suppressions ??= this.mayDescribe
      ? this.#suppressionsOf((this.api?.comments ?? []).map((comment) => ({ ...comment, type: 'Block' })))
      : this.#readSuppressions(this.#parse());
    return this.#suppressions;
  }

  /** Reads what every plan needs of a file with routes, while its syntax tree is in memory, and settles. */
  readRoutes(parsed: Parsed | null): void {
    this.settle();
    this.#readModule(parsed);
    this.#suppressions = this.#readSuppressions(parsed);
  }

  /** Reads what is needed of the text, and releases the text to save memory: a project has many files. */
  settle(): void {
    this.#digest = this.digest;
    this.#lines = this.lines;
    this.#telling = this.telling;
    // The text of a document is read now; source code is parsed at the first use.
    if (!this.isWritten) this.#lower();
    this.#specifiers = this.specifiers;
    this.#text = '';
    this.#isSettled = true;
  }

  /** The text. After {@link settle} it is read from the disk again, where it may have changed. */
  #wholeText(): string {
    return this.#isSettled ? (textAgain(this.file, this.digest) ?? textOrNone(this.file)) : this.#text;
  }

  #readTexts(parsed: Parsed | null): void {
    const comments = (parsed?.comments ?? []).map(({ range }) => range);
    const code = parsed && this.#terms ? { terms: this.#terms, text: parsed.text, comments } : null;
    const found = this.#readers.texts(this.#wholeText(), code);
    this.#words = packWords(found.mentions);
    this.#texts = { ...found, mentions: found.mentions.filter((mention) => !isPending(mention)) };
  }

  #parse(): Parsed | null {
    const parsed = this.#source();
    this.#isUnparsed = parsed === null;
    return parsed;
  }

  #readComments(parsed: Parsed | null): readonly AddressComment[] {
    if (!parsed || !mentionsAddresses(parsed.text)) return [];
    const comments = parsed.comments.map(({ range }) => range);
    return [...findAddressComments(parsed.text, comments), ...findSpokenEndpoints(parsed)];
  }

  #readModule(parsed: Parsed | null): void {
    this.#isUnparsed = parsed === null;
    const module = parsed && readSourceModule(this.file, parsed);
    // The copy has the values of getters, which need the syntax tree.
    this.#module = module && this.#isSettled ? { ...module } : module;
  }

  #readSuppressions(parsed: Parsed | null): Suppressions {
    return parsed ? this.#suppressionsOf(parsed.comments) : NO_SUPPRESSIONS;
  }

  #suppressionsOf(comments: readonly SourceComment[]): Suppressions {
    const lineAt = (offset: number): number => this.lines.at(offset).line;
    return new Suppressions(readDirectives(comments, lineAt), lineAt);
  }
}

/** Whether one of the mentions names the same address at the same place as a given one. */
export function isAmong({ range, segments }: Mention, mentions: readonly Mention[]): boolean {
  const path = segments.join('/');
  return mentions.some((each) => !isPending(each) && overlaps(each.range, range) && each.segments.join('/') === path);
}

/** Summarises a file that is read from the disk. */
export function summarise(
  file: string,
  kind: FileKind,
  text: string,
  registrars: readonly RegistrarSetting[] = [],
): FileSummary {
  const told = (parsed: Parsed | null): Parsed | null => parsed && { ...parsed, registrars };
  const summary: FileSummary = new FileSummary(file, kind, text, () => told(reread(file, summary.digest)), registrars);
  if (summary.declares) summary.readRoutes(told(parseSource(file, text)));
  else summary.settle();
  return summary;
}

/**
 * Summarises a file that is parsed already.
 *
 * @param text the whole text: of a component, only the scripts were parsed
 */
export function summariseParsed(file: string, parsed: Parsed, text: string): FileSummary {
  return new FileSummary(
    file,
    isComponent(file) ? 'component' : 'code',
    text,
    () => parsed,
    parsed.registrars,
    parsed.needs,
  );
}

/** Summarises a document whose text differs from the disk: the summary stores it. */
export function summariseDocument(file: string, kind: DocumentFileKind, text: string): FileSummary {
  return new FileSummary(file, kind, text, () => null);
}

/** Parses a file of the disk again; null where its text has changed. */
function reread(file: string, digest: string): Parsed | null {
  const text = textAgain(file, digest);
  return text === null ? null : parseSource(file, text);
}
