import type { TSESLint } from '@typescript-eslint/utils';
import { makePlan, type FixedFrom } from '../plan/make-plan.ts';
import type { Plan } from '../model/plan.ts';
import type { PlanOptions } from '../model/plan-options.ts';
import type { ProjectView } from '../project/view.ts';
import type { Settings } from '../settings.ts';
import { OF_TASTE } from '../rule-names.ts';
import { suppressedPlaces } from './disable-comments.ts';
import type { FileRules } from './file-rules.ts';
import { isLintedNow } from './files-of-run.ts';
import { EVERYTHING, fixingIn, reachOf, type Reach } from './lint-coverage.ts';
import type { LintedFile, LintedSource } from './linted-source.ts';
import type { FileOptions } from './merge-options.ts';
import { movedPlan } from './moved-plan.ts';
import { movesIdentifiers } from './moving-identifiers.ts';
import { projectOf } from './project-of.ts';

/** The plans for each state of the project, by the keys of their options. */
const plans = new WeakMap<ProjectView, Map<string, Plan>>();

/** The plans that the rules on one file ask for, each made once for all files with the same options. */
export class FilePlans {
  readonly #file: LintedFile;
  readonly #source: LintedSource;
  readonly #rules: FileRules;
  /** The keys of plans, by the keys of options: most rules have the same options. */
  readonly #keys = new Map<string, string>();
  /** The views of the whole project. */
  readonly #linked = new Set<ProjectView>();
  #reach: Reach = EVERYTHING;
  #settings: Settings | undefined;

  constructor(file: LintedFile, source: LintedSource, rules: FileRules) {
    this.#file = file;
    this.#source = source;
    this.#rules = rules;
  }

  /** Takes the settings of the rules that ask. */
  ask(settings: Settings): void {
    this.#settings = settings;
    // This is computed once for all rules, because it reads the names of folders.
    if (this.#reach === EVERYTHING)
      this.#reach = reachOf(this.#file, settings, splitsComponents(this.#file.languageOptions));
  }

  /** Takes a view of the whole project. */
  link(view: ProjectView): void {
    this.#linked.add(view);
  }

  /** The plan for a state of the project. */
  of(view: ProjectView, options: FileOptions): Plan {
    const known = plans.get(view) ?? new Map<string, Plan>();
    plans.set(view, known);
    const key = this.#keyOf(options);
    const plan = known.get(key) ?? this.#made(view, options);
    known.set(key, plan);
    return plan;
  }

  /** A new plan; where identifiers move into paths, with all that this changes. */
  #made(view: ProjectView, options: FileOptions): Plan {
    const plan = makePlan(view, this.optionsFor(view, options), this.#before(view, options));
    const settings = this.#settings;
    const isMoving = settings && movesIdentifiers(settings) && this.#linked.has(view) && !view.changed && !view.leftOut;
    const project = isMoving ? projectOf(this.#file, settings) : null;
    if (!project) return plan;
    const { filename: file, sourceCode, cwd } = this.#file;
    return movedPlan(view, plan, {
      ...{ file, text: sourceCode.text, project },
      optionsFor: (each) => this.optionsFor(each, options),
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
    const isMoving = this.#settings !== undefined && movesIdentifiers(this.#settings);
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
    return changed ? { file: changed.file, input: changed.before, plan: this.of(changed.before, options) } : null;
  }

  /**
   * The options of a plan. Routes of other files are assumed to be linted by the same rules as this file. Where only
   * rules on callers run here, it is unknown which rules on routes run elsewhere.
   */
  optionsFor(view: ProjectView, options: FileOptions): PlanOptions {
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
}

/**
 * Whether the host passes only the scripts of a component, as oxlint does: without the text around them, no fix is
 * possible.
 */
function splitsComponents({ parser }: TSESLint.FlatConfig.LanguageOptions): boolean {
  return parser !== undefined && 'name' in parser && parser.name === 'oxlint';
}
