import type { TSESLint } from '@typescript-eslint/utils';
import type { Relocation } from '../model/clash.ts';
import { makePlan, type FixedFrom } from '../plan/make-plan.ts';
import type { Plan, PlannedRewrite, PlannedRoute } from '../model/plan.ts';
import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { Withheld } from '../model/withheld.ts';
import { awaitsCollection } from '../plan/styles/path-styles.ts';
import { summariseParsed } from '../project/summarise.ts';
import { parseSource } from '../project/parse-source.ts';
import { createFileViews, type ProjectView } from '../project/view.ts';
import { mentionsLists } from '../routes/signs/route-tables.ts';
import { moveStatement } from '../routes/move-statement.ts';
import type { Router } from '../model/router.ts';
import type { Settings } from '../settings.ts';
import type { Edit, Range } from '../model/text.ts';
import { isLintedNow } from './files-of-run.ts';
import { OF_TASTE } from '../rule-names.ts';
import { certainRoutes } from './certain-routes.ts';
import { FileRules } from './file-rules.ts';
import { suppressedPlaces } from './disable-comments.ts';
import { LintedSource } from './linted-source.ts';
import { projectOf } from './project-of.ts';
import { EVERYTHING, fixingIn, reachOf, type Reach } from './lint-coverage.ts';
import { suggestedMove, type LintedText } from './suggested-move.ts';
import { movedPlan } from './moved-plan.ts';
import { mayMoveIdentifiers, movesIdentifiers } from './moving-identifiers.ts';
import type { FileOptions } from './merge-options.ts';
import { PathFindings, type StyledFile } from './path-findings.ts';
import { dependsOnMount, dependsOnNames, isViolated, mayChange, meetsOthers, readsPaths } from './outside-needs.ts';
import type { LintedFile } from './linted-source.ts';

/** The settings and options of the last plan. */
interface Asked {
  readonly settings: Settings;
  readonly options: FileOptions;
}

/** The plans for each state of the project, by the keys of their options. */
const plans = new WeakMap<ProjectView, Map<string, Plan>>();

/**
 * What all rules on one file share: the file is read once, and each plan is made once. Cached by the Program node,
 * because a host may use one SourceCode object for many files.
 */
export class FileModel {
  static readonly #models = new WeakMap<object, FileModel>();

  readonly #file: LintedFile;
  readonly #source: LintedSource;
  readonly #rules: FileRules;
  /** The keys of plans, by the keys of options: most rules have the same options. */
  readonly #keys = new Map<string, string>();
  #reach: Reach = EVERYTHING;
  #view: ProjectView | undefined;
  #asked: Asked | undefined;
  /** The views of the whole project. */
  readonly #linked = new Set<ProjectView>();
  readonly #moves = new Map<PlannedRoute, PlannedRewrite | null>();

  private constructor(file: LintedFile, rules: FileRules) {
    this.#file = file;
    this.#source = new LintedSource(file);
    this.#rules = rules;
  }

  /** The model of a file, the same for all rules; nothing is read until a rule needs it. */
  static of(file: LintedFile, rules: FileRules = FileRules.of(file)): FileModel {
    const { ast } = file.sourceCode;
    const known = FileModel.#models.get(ast);
    if (known) return known;
    const model = new FileModel(file, rules);
    FileModel.#models.set(ast, model);
    return model;
  }

  /**
   * The plan for routes and callers: for the whole project, or for this file alone where nothing in it depends on
   * others.
   */
  plan(settings: Settings, options: FileOptions): Plan {
    this.#source.registrars = settings.registrars;
    this.#asked = { settings, options };
    // This is computed once for all rules, because it reads the names of folders.
    if (this.#reach === EVERYTHING)
      this.#reach = reachOf(this.#file, settings, splitsComponents(this.#file.languageOptions));
    this.#view ??=
      mayMoveIdentifiers(this.#file.sourceCode.text, settings) || this.#needsProject(options)
        ? this.#project(settings)
        : this.#source.alone.evaluated;
    return this.#planOf(this.#view, options);
  }

  /** The rewrite of a route whose identifier moves into its path; null where that would change other files too. */
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
    const project = this.#view === this.#source.alone.evaluated ? null : projectOf(this.#file, settings);
    const alone = (): ProjectView =>
      createFileViews(summariseParsed(filename, { ...parsed, registrars: this.#source.registrars }, text)).evaluated;
    const view = project?.viewOf(new Map([[filename, text]])) ?? alone();
    return { view, plan: makePlan(view, this.#planOptions(view, options)) };
  }

  /** Whether the file has routers, or lists of routes that another file may register. */
  mayHaveRoutes(settings: Settings): boolean {
    return this.routers(settings).length > 0 || this.#exportsLists;
  }

  /** Whether the file contains texts with verbs that other files may use in the paths of routes. */
  get mayGivePaths(): boolean {
    return this.#source.summary.flowing.length > 0;
  }

  /** The routers of this file, without what other files add to them. */
  routers({ registrars }: Settings): readonly Router[] {
    this.#source.registrars = registrars;
    const { alone } = this.#source;
    return alone.read.routers.length > 0 ? alone.read.routers : alone.evaluated.routers;
  }

  /** Whether the file names an endpoint: in a request, in a comment, or in a URL that other files send requests to. */
  hasCallers({ registrars }: Settings): boolean {
    this.#source.registrars = registrars;
    const { sends, comments, flowing } = this.#source.summary;
    return sends || comments.length > 0 || flowing.length > 0;
  }

  /**
   * What the rules on the style of paths need of this file.
   *
   * @param plan the plan of the rules that move routes
   */
  styled(plan: Plan, settings: Settings, view = this.#view): StyledFile {
    return {
      planned: certainRoutes(plan, this.#file.filename),
      routers: this.routers(settings),
      settings,
      guards: () => view?.mentions.guards() ?? [],
      isSuppressed: this.isSuppressed.bind(this),
    };
  }

  /** Whether a comment of this file suppresses what a rule reports at a place. */
  isSuppressed(kind: ViolationKind, range: Range): boolean {
    const id = this.#rules.running.get(kind);
    return id !== undefined && this.#source.alone.read.isSuppressed(id, this.#file.filename, range);
  }

  /** The place of the other party of a withheld rewrite, for messages: a line of this file, or of another one. */
  placeOf({ file, range }: NonNullable<Withheld['other']>): string {
    const { line } = this.#view?.at(file, range[0]) ?? { line: 1 };
    return file === this.#file.filename
      ? `line ${String(line)}`
      : `${this.#view?.nameOf(file) ?? file}:${String(line)}`;
  }

  /** The edits that move a registration within this file; null where moving its statement is not enough. */
  movesTo(relocation: Relocation): readonly Edit[] | null {
    return moveStatement(this.#source.parse(), relocation);
  }

  #planOf(view: ProjectView, options: FileOptions): Plan {
    const known = plans.get(view) ?? new Map<string, Plan>();
    plans.set(view, known);
    const key = this.#keyOf(options);
    const plan = known.get(key) ?? this.#made(view, options);
    known.set(key, plan);
    return plan;
  }

  /** A new plan; where identifiers move into paths, with all that this changes. */
  #made(view: ProjectView, options: FileOptions): Plan {
    const plan = makePlan(view, this.#planOptions(view, options), this.#before(view, options));
    const { settings } = this.#asked ?? {};
    const isMoving = settings && movesIdentifiers(settings) && this.#linked.has(view) && !view.changed && !view.leftOut;
    const project = isMoving ? projectOf(this.#file, settings) : null;
    if (!project) return plan;
    const { filename: file, sourceCode, cwd } = this.#file;
    return movedPlan(view, plan, {
      ...{ file, text: sourceCode.text, project },
      optionsFor: (each) => this.#planOptions(each, options),
      isLintedNow: (each) => isLintedNow(each, cwd),
    });
  }

  /**
   * A key that is the same for all files that make the same plan of a project. It is cached, because every rule needs
   * it, after all rules have been registered.
   */
  #keyOf(options: FileOptions): string {
    const known = this.#keys.get(options.key);
    if (known !== undefined) return known;
    const isMoving = this.#asked !== undefined && movesIdentifiers(this.#asked.settings);
    const { running, segmentCase } = this.#rules;
    const key = [options.key, this.#reach.key, this.#leavesRequests, isMoving, segmentCase, ...running].join(' ');
    this.#keys.set(options.key, key);
    return key;
  }

  /**
   * The plan for the file as it is on disk, null where the text is the same: after a first pass of fixes, ESLint lints
   * a text that is not on disk yet.
   */
  #before({ changed }: ProjectView, options: FileOptions): FixedFrom | null {
    return changed ? { file: changed.file, input: changed.before, plan: this.#planOf(changed.before, options) } : null;
  }

  /**
   * The options of a plan. Routes of other files are assumed to be linted by the same rules as this file. Where only
   * rules on callers run here, it is unknown which rules on routes run elsewhere.
   */
  #planOptions(view: ProjectView, options: FileOptions): PlanOptions {
    const { running } = this.#rules;
    return {
      ...options,
      segmentCase: this.#rules.segmentCase,
      movesCallers: options.movesCallers && !this.#leavesRequests,
      ...fixingIn(
        this.#reach,
        (file) => (file === this.#file.filename ? this.#source.summary.needs : view.needsOf(file)),
        view.leftOut,
      ),
      // Where only rules on callers run, violations of routes count as reported, unless they are a matter of taste.
      isReported: (kind) => running.has(kind) || (!this.#rules.onRoutes && !OF_TASTE.has(kind)),
      isSuppressed: suppressedPlaces(view, (kind) => this.#rules.idOf(kind)),
    };
  }

  /**
   * Whether rules on routes run but none on requests, so that requests would become outdated. A comment that disables
   * the rule on requests applies to the requests of its file only.
   */
  get #leavesRequests(): boolean {
    if (this.#rules.running.has('request') || !this.#rules.onRoutes) return false;
    return !this.#source.alone.read.isSuppressed(this.#rules.idOf('request'), this.#file.filename, [0, 0]);
  }

  /**
   * Whether the plan for this file depends on other files: on account of a violation, a shape, or a request or a
   * comment with a verb. The file is evaluated by itself only where its syntax does not show that already.
   */
  #needsProject(options: FileOptions): boolean {
    if (this.#exportsLists || this.#passesVerbs || this.#dependsOnOthers(this.#source.alone.read, options)) return true;
    return this.#dependsOnOthers(this.#source.alone.evaluated, options) || this.#asksOthers(options);
  }

  /** Whether what is planned for the routes of this file depends on other files. */
  #dependsOnOthers(view: ProjectView, options: FileOptions): boolean {
    const plan = this.#planOf(view, options);
    const { running } = this.#rules;
    if (plan.routes.some(isViolated) || readsPaths(view)) return true;
    if (this.#asked && PathFindings.of(this.#file.sourceCode).mayFix(this.styled(plan, this.#asked.settings, view)))
      return true;
    if (running.has('singular') && dependsOnNames(view, plan, this.#planOptions(view, options))) return true;
    if (running.has('parameter') && view.routers.some(awaitsCollection)) return true;
    if (running.has('shape') && plan.routes.some(dependsOnMount)) return true;
    return (running.has('duplicate') || running.has('shadow')) && meetsOthers(view, plan);
  }

  /** Whether requests or comments of this file may name routes of other files. */
  #asksOthers(options: FileOptions): boolean {
    if (!this.#rules.mayAskCallers(options.words.verbs)) return false;
    const { flowing, sends, specifiers } = this.#source.summary;
    const { running } = this.#rules;
    // The name of a collection may be a word that a function of another file puts into a URL.
    if (flowing.length > 0 || (running.has('singular') && sends && specifiers !== '')) return true;
    const { callers, unanswered } = this.#planOf(this.#source.alone.evaluated, options).callersIn(this.#file.filename);
    const judging = { ...options, dropsQuantifiers: running.has('shape') };
    return callers.length > 0 || unanswered.some((request) => mayChange(request, running.has('singular'), judging));
  }

  /** Whether the file may pass a path with a verb to a function of another file, which may register a route with it. */
  get #passesVerbs(): boolean {
    return this.#source.summary.declares && this.#source.summary.flowing.length > 0;
  }

  #project(settings: Settings): ProjectView {
    const { filename, sourceCode } = this.#file;
    const project = projectOf(this.#file, settings);
    const view = project?.viewWith(filename, sourceCode.text, () => this.#source.parse());
    if (!view) return this.#source.alone.evaluated;
    for (const each of [view, view.changed?.before]) if (each) this.#linked.add(each);
    return view;
  }

  get #exportsLists(): boolean {
    return mentionsLists(this.#file.sourceCode.text);
  }
}

/**
 * Whether the host passes only the scripts of a component, as oxlint does: without the text around them, no fix is
 * possible.
 */
function splitsComponents({ parser }: TSESLint.FlatConfig.LanguageOptions): boolean {
  return parser !== undefined && 'name' in parser && parser.name === 'oxlint';
}
