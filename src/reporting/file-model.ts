import type { Relocation } from '../model/clash.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan, PlannedRewrite, PlannedRoute } from '../model/plan.ts';
import type { ViolationKind } from '../model/plan-options.ts';
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
import { certainRoutes } from './certain-routes.ts';
import { FilePlans } from './file-plans.ts';
import { FileRules } from './file-rules.ts';
import { LintedSource } from './linted-source.ts';
import { projectOf } from './project-of.ts';
import { suggestedMove, type LintedText } from './suggested-move.ts';
import { mayMoveIdentifiers } from './moving-identifiers.ts';
import type { FileOptions } from './merge-options.ts';
import { PathFindings, type StyledFile } from './path-findings.ts';
import { dependsOnMount, dependsOnNames, isViolated, mayChange, meetsOthers, readsPaths } from './outside-needs.ts';
import type { LintedFile } from './linted-source.ts';

/** The settings and options of the last plan. */
interface Asked {
  readonly settings: Settings;
  readonly options: FileOptions;
}

/**
 * What all rules on one file share: the file is read once, and each plan is made once. Cached by the Program node,
 * because a host may use one SourceCode object for many files.
 */
export class FileModel {
  static readonly #models = new WeakMap<object, FileModel>();

  readonly #file: LintedFile;
  readonly #source: LintedSource;
  readonly #rules: FileRules;
  readonly #plans: FilePlans;
  #view: ProjectView | undefined;
  #asked: Asked | undefined;
  readonly #moves = new Map<PlannedRoute, PlannedRewrite | null>();

  private constructor(file: LintedFile, rules: FileRules) {
    this.#file = file;
    this.#source = new LintedSource(file);
    this.#rules = rules;
    this.#plans = new FilePlans(file, this.#source, rules);
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
    this.#plans.ask(settings);
    this.#view ??=
      mayMoveIdentifiers(this.#file.sourceCode.text, settings) || this.#needsProject(options)
        ? this.#project(settings)
        : this.#source.alone.evaluated;
    return this.#plans.of(this.#view, options);
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
    return { view, plan: makePlan(view, this.#plans.optionsFor(view, options)) };
  }

  /** Whether the file has routers, or lists of routes that another file may register. */
  mayHaveRoutes(settings: Settings): boolean {
    return this.routers(settings).length > 0 || this.#exportsLists;
  }

  /**
   * Whether the file may have paths of routes: of its own, or texts with verbs that other files may use in paths.
   *
   * @param mayDeclare whether its text or its name allows routes of its own
   */
  mayHavePaths(mayDeclare: boolean, settings: Settings, { words }: Pick<FileOptions, 'words'>): boolean {
    const mayGive = this.#rules.mayHoldRequests(words.verbs);
    if (!mayDeclare && !mayGive) return false;
    return this.mayHaveRoutes(settings) || (mayGive && this.#source.summary.flowing.length > 0);
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
    const plan = this.#plans.of(view, options);
    const { running } = this.#rules;
    if (plan.routes.some(isViolated) || readsPaths(view)) return true;
    if (this.#asked && PathFindings.of(this.#file.sourceCode).mayFix(this.styled(plan, this.#asked.settings, view)))
      return true;
    if (running.has('singular') && dependsOnNames(view, plan, this.#plans.optionsFor(view, options))) return true;
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
    const plan = this.#plans.of(this.#source.alone.evaluated, options);
    if (plan.callersIn(this.#file.filename).callers.length > 0) return true;
    const judging = { ...options, dropsQuantifiers: running.has('shape') };
    const unanswered = plan.unansweredIn(this.#file.filename);
    return unanswered.some((request) => mayChange(request, running.has('singular'), judging));
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
    for (const each of [view, view.changed?.before]) if (each) this.#plans.link(each);
    return view;
  }

  get #exportsLists(): boolean {
    return mentionsLists(this.#file.sourceCode.text);
  }
}
