import type { TSESLint } from '@typescript-eslint/utils';
import type { Relocation } from '../model/clash.ts';
import { makePlan, type FixedFrom } from '../plan/make-plan.ts';
import type { Plan, PlannedRewrite, PlannedRoute } from '../model/plan.ts';
import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { Withheld } from '../model/withheld.ts';
import { awaitsCollection } from '../plan/styles/path-styles.ts';
import type { Parsed } from '../project/source-module.ts';
import { summariseParsed, type FileSummary } from '../project/summary.ts';
import { parseSource } from '../project/parse-source.ts';
import { createFileView, type ProjectView } from '../project/view.ts';
import { mentionsLists } from '../routes/signs/mentions-lists.ts';
import { moveStatement } from '../routes/move-statement.ts';
import type { Router } from '../model/router.ts';
import { isComponent } from '../text/component-parts.ts';
import type { Settings } from '../settings.ts';
import type { Edit, Range } from '../model/text.ts';
import type { SourceCode } from './create-rule.ts';
import { FileRules } from './file-rules.ts';
import { heldPlaces } from './held-places.ts';
import { projectOf } from './project-of.ts';
import { EVERYTHING, fixingIn, reachOf, type Reach } from './reach.ts';
import { RULE_NAMES } from '../rule-names.ts';
import { suggestedMove, type LintedText } from './suggested-move.ts';
import type { FileOptions } from './file-options.ts';
import { hangsOnMount, hangsOnNames, isViolated, mayNameVerb, meetsOthers, readsPaths } from './outside-needs.ts';

/** The file that ESLint lints. */
export interface LintedFile {
  readonly sourceCode: SourceCode;
  readonly filename: string;
  readonly physicalFilename: string;
  readonly cwd: string;
  readonly languageOptions: TSESLint.FlatConfig.LanguageOptions;
}

/** What a plan is made with. */
interface Asked {
  readonly settings: Settings;
  readonly options: FileOptions;
}

/** The plans of a state of the project, by what they were made with. */
const plans = new WeakMap<ProjectView, Map<string, Plan>>();

/**
 * What all rules share of one file: it is read once, and each plan is made once. Kept by the Program node, because a
 * host may use one SourceCode object for many files.
 */
export class FileModel {
  static readonly #models = new WeakMap<object, FileModel>();

  readonly #file: LintedFile;
  readonly #rules: FileRules;
  /** By the keys of options: those of all rules are mostly the same. */
  readonly #keys = new Map<string, string>();
  #parsed: Parsed | undefined;
  #summarised: FileSummary | undefined;
  #registrars: Settings['registrars'] = [];
  #reach: Reach = EVERYTHING;
  #alone: ProjectView | undefined;
  #view: ProjectView | undefined;
  #asked: Asked | undefined;
  readonly #moves = new Map<PlannedRoute, PlannedRewrite | null>();

  private constructor(file: LintedFile, rules: FileRules) {
    this.#file = file;
    this.#rules = rules;
  }

  /** The model of a file; nothing is read before a rule asks for the plan. */
  static of(file: LintedFile, rules: FileRules = FileRules.of(file)): FileModel {
    const { ast } = file.sourceCode;
    const known = FileModel.#models.get(ast);
    if (known) return known;
    const model = new FileModel(file, rules);
    FileModel.#models.set(ast, model);
    return model;
  }

  /** What is to become of routes and callers, as the whole project sees it if this file asks for it. */
  plan(settings: Settings, options: FileOptions): Plan {
    this.#registrars = settings.registrars;
    this.#asked = { settings, options };
    // Each rule asks, and the answer takes a look at names of folders.
    if (this.#reach === EVERYTHING)
      this.#reach = reachOf(this.#file, settings, splitsComponents(this.#file.languageOptions));
    this.#view ??= this.#isTold(options) ? this.#project(settings) : this.#own();
    return this.#planOf(this.#view, options);
  }

  /** What becomes of a route whose identifier moves into its path, where nothing but this file changes; else null. */
  movedIdentifier(planned: PlannedRoute): PlannedRewrite | null {
    const { filename: file, sourceCode } = this.#file;
    const known = this.#moves.get(planned);
    const asked = this.#asked;
    if (known !== undefined || !this.#view || !asked) return known ?? null;
    const planWith = (text: string): ReturnType<LintedText['planWith']> => this.#planWith(text, asked);
    const found = suggestedMove(planned, { file, text: sourceCode.text, view: this.#view, planWith });
    this.#moves.set(planned, found);
    return found;
  }

  #planWith(text: string, { settings, options }: Asked): ReturnType<LintedText['planWith']> {
    const { filename } = this.#file;
    const parsed = parseSource(filename, text);
    if (!parsed) return null;
    const project = this.#view === this.#alone ? null : projectOf(this.#file, settings);
    const alone = (): ProjectView =>
      createFileView(summariseParsed(filename, { ...parsed, registrars: this.#registrars }, text));
    const view = project?.viewOf(new Map([[filename, text]])) ?? alone();
    return { view, plan: makePlan(view, this.#planOptions(view, options)) };
  }

  /** Whether it has routers, or lists of routes that another file may register. */
  mayHaveRoutes(settings: Settings): boolean {
    return this.routers(settings).length > 0 || this.#exportsLists;
  }

  /** Whether it specifies texts with verbs, of which other files may make the paths of routes. */
  get mayGivePaths(): boolean {
    return this.#summary.flowing.length > 0;
  }

  /** The routers of this file, from this file alone. */
  routers({ registrars }: Settings): readonly Router[] {
    this.#registrars = registrars;
    return this.#own().routers;
  }

  /**
   * Whether anything in this file names an endpoint: a request, a comment, or a URL that it keeps for the requests of
   * others.
   */
  hasCallers({ registrars }: Settings): boolean {
    this.#registrars = registrars;
    const { sends, comments, flowing } = this.#summary;
    return sends || comments.length > 0 || flowing.length > 0;
  }

  /** Whether a comment of this file suppresses what a rule reports at a place. */
  isSuppressed(kind: ViolationKind, range: Range): boolean {
    const id = this.#rules.running.get(kind);
    return id !== undefined && this.#own().isSuppressed(id, this.#file.filename, range);
  }

  /** Where the other party of a withheld rewrite is: a line of this file, or of another. */
  placeOf({ file, range }: NonNullable<Withheld['other']>): string {
    const { line } = this.#view?.at(file, range[0]) ?? { line: 1 };
    return file === this.#file.filename
      ? `line ${String(line)}`
      : `${this.#view?.nameOf(file) ?? file}:${String(line)}`;
  }

  /** The edits that move a registration of this file; null where they would be more than that. */
  movesTo(relocation: Relocation): readonly Edit[] | null {
    return moveStatement(this.#parse(), relocation);
  }

  #planOf(view: ProjectView, options: FileOptions): Plan {
    const known = plans.get(view) ?? new Map<string, Plan>();
    plans.set(view, known);
    const key = this.#keyOf(options);
    const plan = known.get(key) ?? makePlan(view, this.#planOptions(view, options), this.#before(view, options));
    known.set(key, plan);
    return plan;
  }

  /** The same for all files that make the same plan of a project. Every rule asks, once all of them are known. */
  #keyOf(options: FileOptions): string {
    const known = this.#keys.get(options.key);
    if (known !== undefined) return known;
    const key = [options.key, this.#reach.key, this.#leavesRequests, ...this.#rules.running].join(' ');
    this.#keys.set(options.key, key);
    return key;
  }

  /** What was planned of the file as the disk has it: another pass of a fix may have made the text that is linted. */
  #before({ changed }: ProjectView, options: FileOptions): FixedFrom | null {
    return changed ? { file: changed.file, input: changed.before, plan: this.#planOf(changed.before, options) } : null;
  }

  /**
   * Routes of other files are taken to be linted as this file is; a file of callers alone states nothing about the
   * rules on routes.
   */
  #planOptions(view: ProjectView, options: FileOptions): PlanOptions {
    const { running } = this.#rules;
    return {
      ...options,
      movesCallers: options.movesCallers && !this.#leavesRequests,
      ...fixingIn(
        this.#reach,
        (file) => (file === this.#file.filename ? this.#summary.needs : view.needsOf(file)),
        view.leftOut,
      ),
      // Who only specifies what callers do states nothing about the names of collections, which are a matter of taste.
      isReported: (kind) => running.has(kind) || (!this.#tellsRoutes && kind !== 'singular'),
      isSuppressed: heldPlaces(view, (kind) => this.#idOf(kind)),
    };
  }

  get #tellsRoutes(): boolean {
    return [...this.#rules.running.keys()].some((kind) => kind !== 'request' && kind !== 'comment');
  }

  /**
   * Whether rules on routes run and none on requests does, so that requests would become outdated. A comment that
   * switches the rule on requests off concerns the requests of its file alone.
   */
  get #leavesRequests(): boolean {
    if (this.#rules.running.has('request') || !this.#tellsRoutes) return false;
    return !this.#own().isSuppressed(this.#idOf('request'), this.#file.filename, [0, 0]);
  }

  /** The name by which comments call a rule; one that does not run is called as those that do. */
  #idOf(kind: ViolationKind): string {
    const { running } = this.#rules;
    const [anyId = ''] = running.values();
    return running.get(kind) ?? anyId.slice(0, anyId.lastIndexOf('/') + 1) + RULE_NAMES[kind];
  }

  /**
   * Whether something of this file depends on other files: a violation, a shape, or a request or a comment that names a
   * verb.
   */
  #isTold(options: FileOptions): boolean {
    if (this.#exportsLists) return true;
    const own = this.#own();
    const plan = this.#planOf(own, options);
    const namesCollections = this.#rules.running.has('singular');
    if (plan.routes.some(isViolated) || readsPaths(own) || this.#handsVerbs) return true;
    if (namesCollections && hangsOnNames(own, plan, this.#planOptions(own, options))) return true;
    if (this.#rules.running.has('parameter') && own.routers.some(awaitsCollection)) return true;
    if (this.#rules.running.has('shape') && plan.routes.some(hangsOnMount)) return true;
    if ((this.#rules.running.has('duplicate') || this.#rules.running.has('shadow')) && meetsOthers(own, plan))
      return true;
    if (!this.#rules.mayAskCallers(options.words.verbs)) return false;
    const { callers, unanswered } = plan.callersIn(this.#file.filename);
    if (callers.length > 0 || this.#summary.flowing.length > 0) return true;
    return unanswered.some((request) => mayNameVerb(request, namesCollections, options));
  }

  /** Whether it may give a function of another file a path that contains a verb: that may register a route of it. */
  get #handsVerbs(): boolean {
    return this.#summary.declares && this.#summary.flowing.length > 0;
  }

  #project(settings: Settings): ProjectView {
    const { filename, sourceCode } = this.#file;
    const project = projectOf(this.#file, settings);
    return project?.viewWith(filename, sourceCode.text, () => this.#parse()) ?? this.#own();
  }

  /** The file by itself. */
  #own(): ProjectView {
    this.#alone ??= createFileView(this.#summary);
    return this.#alone;
  }

  get #exportsLists(): boolean {
    return mentionsLists(this.#file.sourceCode.text);
  }

  get #summary(): FileSummary {
    this.#summarised ??= summariseParsed(this.#file.filename, this.#parse(), this.#file.sourceCode.text);
    return this.#summarised;
  }

  #parse(): Parsed {
    const { filename, languageOptions, sourceCode } = this.#file;
    const { ast, scopeManager, text, visitorKeys } = sourceCode;
    // The project has to read the same, whatever the parser makes of the template. What cannot be read holds nothing.
    if (isComponent(filename)) this.#parsed ??= parseSource(filename, text) ?? parseSource(filename, '') ?? undefined;
    this.#parsed ??= {
      file: filename,
      ast,
      scopeManager,
      text,
      visitorKeys,
      comments: sourceCode.getAllComments(),
      registrars: this.#registrars,
      ...(isDefault(languageOptions) && { needs: [] }),
    };
    return this.#parsed;
  }
}

/**
 * Whether the host passes the scripts of a component without what is around them, so that nothing in it can be fixed:
 * oxlint does.
 */
function splitsComponents({ parser }: TSESLint.FlatConfig.LanguageOptions): boolean {
  return parser !== undefined && 'name' in parser && parser.name === 'oxlint';
}

/** Whether ESLint parses a file as it does where no one specifies otherwise: modules without JSX. */
function isDefault({ parser, parserOptions, sourceType }: LintedFile['languageOptions']): boolean {
  return (
    sourceType === 'module' &&
    parser !== undefined &&
    'name' in parser &&
    parser.name === 'espree' &&
    parserOptions?.ecmaFeatures?.jsx !== true
  );
}
