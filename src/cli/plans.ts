import type { PlanOptions, StyleKind, ViolationKind } from '../model/plan-options.ts';
import { reportedRange } from '../plan/callers/caller-ranges.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan, PlannedCaller, PlannedDocument } from '../model/plan.ts';
import type { ProjectView } from '../project/view.ts';
import { suppressedPlaces } from '../reporting/disable-comments.ts';
import { certainRoutes } from '../reporting/certain-routes.ts';
import { PathFindings, type PathFinding, type StyledFile, type StyleRules } from '../reporting/path-findings.ts';
import { fixingIn } from '../reporting/lint-coverage.ts';
import { kindOfRule, RULE_NAMES, STYLES } from '../rule-names.ts';
import { type FileOptions, NO_OPTIONS } from '../reporting/merge-options.ts';
import type { AnyOptions } from '../model/rule-options.ts';
import { RunningRules } from '../reporting/running-rules.ts';
import type { Choice } from './choice.ts';

const CALLERS = ['request', 'comment'] as const;

/** Which documents stay as they are; null for all of them. */
export type UnchangedDocuments = ((file: string) => boolean) | null;

/**
 * The plans of one state of the project. Each rule uses the plan for its options; most rules have the same options and
 * share one.
 */
export class Plans {
  readonly view: ProjectView;
  readonly choice: Choice;
  /** Whether a document stays as it is; null where all do, because ESLint does not change them. */
  readonly isHeldDocument: UnchangedDocuments;
  /** The options of the chosen rules on the style of paths. */
  readonly #styles: StyleRules;
  readonly #styled = new Map<string, readonly PathFinding[]>();
  readonly #rules = new RunningRules();
  readonly #made = new Map<string, Plan>();

  constructor(view: ProjectView, choice: Choice, isHeldDocument: UnchangedDocuments = null) {
    this.view = view;
    this.choice = choice;
    this.isHeldDocument = isHeldDocument;
    // An object's keys are typed as texts; these are the kinds.
    for (const kind of Object.keys(RULE_NAMES) as ViolationKind[])
      if (this.counts(kind)) this.#rules.register(kind, RULE_NAMES[kind], this.told(kind));
    this.#styles = new Map(STYLES.filter((kind) => this.counts(kind)).map((kind) => [kind, this.told(kind)]));
  }

  /** Whether the rule of a kind is chosen. */
  counts(kind: ViolationKind): boolean {
    return this.choice.rules.has(RULE_NAMES[kind]);
  }

  /**
   * Whether the fixes may need several passes: where a rule is chosen that changes addresses for another reason than a
   * verb.
   */
  get isOfSeveralPasses(): boolean {
    return this.counts('singular') || this.#styles.size > 0;
  }

  /** The options of the rule of a kind. */
  told(kind: ViolationKind): AnyOptions {
    return this.choice.optionsOf(RULE_NAMES[kind]);
  }

  /** The plan of the rules that move routes, which most others use too. */
  get moves(): Plan {
    return this.of('verb');
  }

  /** The options of the plan of the rules that move routes. */
  get options(): PlanOptions {
    return this.#with(this.#optionsOf('verb'));
  }

  /** The plan that the rule of a kind uses. */
  of(kind: ViolationKind): Plan {
    return this.#madeWith(this.#optionsOf(kind));
  }

  /** The plan that a rule uses: a rule without a kind has one for its own options alone. */
  ofRule(name: string): Plan {
    const kind = kindOfRule(name);
    const { settings, optionsOf } = this.choice;
    return kind ? this.of(kind) : this.#madeWith(this.#rules.planOptions(settings, null, optionsOf(name)));
  }

  #madeWith(options: FileOptions): Plan {
    const plan = this.#made.get(options.key) ?? makePlan(this.view, this.#with(options));
    this.#made.set(options.key, plan);
    return plan;
  }

  /** What the chosen rules find in the style of the paths and the prefixes of a file. */
  stylesIn(file: string): readonly PathFinding[] {
    const known = this.#styled.get(file);
    if (known) return known;
    const findings = new PathFindings(this.#styles);
    const styled: StyledFile = {
      // These rules have no options that concern the plan: it is the same for all of them.
      planned: certainRoutes(this.of('trailing'), file),
      routers: this.view.routersIn(file),
      settings: this.choice.settings,
      guards: () => this.view.mentions.guards(),
      isSuppressed: (kind, range) => this.isSuppressed(kind, file, range),
    };
    const found = STYLES.flatMap((kind) => findings.find(kind, styled));
    this.#styled.set(file, found);
    return found;
  }

  /** The requests and comments of a file that follow routes, as the rules on requests and on comments report them. */
  callersIn(file: string): readonly PlannedCaller[] {
    return CALLERS.filter((kind) => this.counts(kind)).flatMap((kind) =>
      this.of(kind)
        .callersIn(file)
        .callers.filter(({ caller }) => caller.kind === kind),
    );
  }

  /** The documents that change with the routes that they describe. */
  get documents(): readonly PlannedDocument[] {
    return this.isHeldDocument ? this.moves.documents : [];
  }

  /**
   * The ones of {@link callersIn} that ESLint fixes: where a comment suppresses the report, the text stays as it is.
   */
  followersIn(file: string): readonly PlannedCaller[] {
    return this.callersIn(file).filter(({ caller }) => !this.isSuppressed(caller.kind, file, reportedRange(caller)));
  }

  /** Whether a comment suppresses what a rule reports at a place. */
  isSuppressed(kind: ViolationKind, file: string, range: readonly [number, number]): boolean {
    return this.isHidden(RULE_NAMES[kind], file, range);
  }

  /** Whether a comment suppresses what a rule reports at a place, with the rule given by its name. */
  isHidden(rule: string, file: string, range: readonly [number, number]): boolean {
    return this.view.isSuppressed(this.choice.idOf(rule), file, range);
  }

  #optionsOf(kind: ViolationKind): FileOptions {
    // The rules on the style of paths use the plan of the rules that move routes.
    const own = isStyle(kind) ? NO_OPTIONS : this.told(kind);
    return this.#rules.planOptions(this.choice.settings, kind, own);
  }

  #with(options: FileOptions): PlanOptions {
    const { view, choice, isHeldDocument } = this;
    return {
      ...options,
      ...(isHeldDocument && options.documents !== 'ignore' ? { documents: 'follow', isHeldDocument } : {}),
      movesCallers: options.movesCallers && this.counts('request'),
      segmentCase: this.#rules.segmentCase,
      isReported: (kind) => this.counts(kind),
      ...fixingIn(choice.reach, (file) => view.needsOf(file)),
      isSuppressed: suppressedPlaces(view, (kind) => choice.idOf(RULE_NAMES[kind])),
    };
  }
}

function isStyle(kind: ViolationKind): kind is StyleKind {
  return STYLES.some((style) => style === kind);
}
