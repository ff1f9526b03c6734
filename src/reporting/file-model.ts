import { judge } from '../convention/judge.ts';
import { awaitsMount } from '../convention/path-shape.ts';
import { parsePath } from '../paths/parse.ts';
import { addressesOf } from '../plan/addresses.ts';
import type { Relocation } from '../plan/clashes/clash.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan, PlannedRoute, PlanOptions, ViolationKind, Withheld } from '../plan/plan.ts';
import { asPath } from '../plan/request-path.ts';
import { summariseParsed, type Parsed } from '../project/summary.ts';
import { createFileView, type ProjectView } from '../project/view.ts';
import { moveStatement } from '../routes/move-statement.ts';
import type { Settings } from '../settings.ts';
import type { Edit } from '../text/text.ts';
import type { SourceCode } from './create-rule.ts';
import { projectOf } from './project-of.ts';
import { RULE_NAMES } from './rule-names.ts';
import { mergeOptions, type RuleOptions } from './rule-options.ts';

/** What a plan is made with, but for what the file model knows itself. */
export type FileOptions = Omit<PlanOptions, 'isReported' | 'isSuppressed'>;

/** The file that ESLint lints. */
export interface LintedFile {
  readonly sourceCode: SourceCode;
  readonly filename: string;
  readonly physicalFilename: string;
  readonly cwd: string;
}

const ROOT = parsePath('/', 'express');

/** What the rules that rewrite routes look for. */
const REWRITING: ReadonlySet<ViolationKind> = new Set<ViolationKind>(['verb', 'unsafe', 'tunneled']);

/** The plans of a state of the project, by what they were made with. */
const plans = new WeakMap<ProjectView, Map<string, Plan>>();

/**
 * What all rules share of one file: it is read once, and each plan is made once. Kept by the Program node, because a host may
 * use one SourceCode object for many files.
 */
export class FileModel {
  static readonly #models = new WeakMap<object, FileModel>();

  readonly #file: LintedFile;
  /** The rules that run on this file, by what they look for. */
  readonly #running = new Map<ViolationKind, string>();
  /** The options of those that rewrite routes. */
  readonly #options: RuleOptions[] = [];
  #parsed: Parsed | undefined;
  #alone: ProjectView | undefined;
  #view: ProjectView | undefined;

  private constructor(file: LintedFile) {
    this.#file = file;
  }

  /** The model of a file; nothing is read before a rule asks for the plan. */
  static of(file: LintedFile): FileModel {
    const { ast } = file.sourceCode;
    const known = FileModel.#models.get(ast);
    if (known) return known;
    const model = new FileModel(file);
    FileModel.#models.set(ast, model);
    return model;
  }

  /** Notes that a rule runs on the file. Rules are created before any of them visits a node, so the plan knows them all. */
  register(kind: ViolationKind, ruleId: string, options: RuleOptions): void {
    this.#running.set(kind, ruleId);
    if (REWRITING.has(kind)) this.#options.push(options);
  }

  /** The options that hold for callers: they have to become what the rules on routes make of their routes. */
  callerOptions(own: RuleOptions): RuleOptions {
    return mergeOptions([...this.#options, own]);
  }

  /** What is to become of routes and callers, as the whole project sees it if this file asks for it. */
  plan(settings: Settings, options: FileOptions, key: string): Plan {
    this.#view ??= this.#isTold(options) ? this.#project(settings) : this.#own();
    return this.#planOf(this.#view, options, key);
  }

  /** Where the other party of a withheld rewrite stands: a line of this file, or of another. */
  placeOf({ file, range }: NonNullable<Withheld['other']>): string {
    const { line } = this.#view?.at(file, range[0]) ?? { line: 1 };
    return file === this.#file.filename ? `line ${String(line)}` : `${this.#view?.nameOf(file) ?? file}:${String(line)}`;
  }

  /** The edits that move a registration of this file; null where they would be more than that. */
  movesTo(relocation: Relocation): readonly Edit[] | null {
    return moveStatement(this.#parse(), relocation);
  }

  #planOf(view: ProjectView, options: FileOptions, key: string): Plan {
    const known = plans.get(view) ?? new Map<string, Plan>();
    plans.set(view, known);
    const whole = `${key} ${[...this.#running].join()}`;
    const plan = known.get(whole) ?? makePlan(view, this.#planOptions(view, options));
    known.set(whole, plan);
    return plan;
  }

  /** Routes of other files are taken to be linted as this file is; a file of callers alone says nothing of the rules on routes. */
  #planOptions(view: ProjectView, options: FileOptions): PlanOptions {
    const running = new Map(this.#running);
    const tellsRoutes = [...running.keys()].some((kind) => kind !== 'request' && kind !== 'comment');
    const [anyId = ''] = running.values();
    const namespace = anyId.slice(0, anyId.lastIndexOf('/') + 1);
    return {
      ...options,
      isReported: (kind) => !tellsRoutes || running.has(kind),
      isSuppressed: (kind, file, range) => view.isSuppressed(running.get(kind) ?? namespace + RULE_NAMES[kind], file, range),
    };
  }

  /** Whether something of this file depends on other files: a violation, a shape, or a request or a comment that names a verb. */
  #isTold(options: FileOptions): boolean {
    const own = this.#own();
    const plan = this.#planOf(own, options, JSON.stringify(options));
    if (plan.routes.some(isViolated) || readsPaths(own)) return true;
    if (this.#running.has('shape') && plan.routes.some(hangsOnMount)) return true;
    if ((this.#running.has('duplicate') || this.#running.has('shadow')) && meetsOthers(own, plan)) return true;
    const { callers, unanswered } = plan.callersIn(this.#file.filename);
    if (callers.length > 0) return true;
    return unanswered.some(({ url, said }) => {
      const path = asPath(url, 'express');
      return judge({ method: said.method?.method ?? 'GET', path }, { ...options, mount: ROOT }).verbs.length > 0;
    });
  }

  #project(settings: Settings): ProjectView {
    const { filename, sourceCode } = this.#file;
    const project = projectOf(this.#file, settings);
    return project?.viewWith(filename, sourceCode.text, () => this.#parse()) ?? this.#own();
  }

  /** The file by itself. */
  #own(): ProjectView {
    const { filename } = this.#file;
    this.#alone ??= createFileView(summariseParsed(filename, this.#parse()));
    return this.#alone;
  }

  #parse(): Parsed {
    const { ast, scopeManager, text, visitorKeys } = this.#file.sourceCode;
    this.#parsed ??= { ast, scopeManager, text, visitorKeys, comments: this.#file.sourceCode.getAllComments() };
    return this.#parsed;
  }
}

function isViolated({ methods, withheld }: PlannedRoute): boolean {
  return withheld !== null || methods.some(({ verdict, shape }) => verdict.verbs.length > 0 || verdict.singulars.length > 0 || shape !== null);
}

/** Whether another file says a path of this one, which cannot be judged by itself then. */
function readsPaths({ routers }: ProjectView): boolean {
  return routers.some(({ entries }) => entries.some((entry) => entry.kind === 'route' && entry.pathFrom?.some((from) => from !== null)));
}

/** Whether routes of other files may stand beside those of this one, or a handler of another file decides on a clash. */
function meetsOthers({ routers }: ProjectView, { routes }: Plan): boolean {
  const isShared = routers.some(({ entries, open, imported, handovers }) => (open && entries.some(({ kind }) => kind === 'route')) || imported !== null || handovers.length > 0 || entries.some((entry) => entry.kind === 'mount' && entry.from !== null));
  return isShared || routes.some(({ clashes }) => clashes.some(({ other }) => other.handler.from !== null));
}

/** Whether another file may mount the router of a route so that its shape is wrong. */
function hangsOnMount({ route, path, methods }: PlannedRoute): boolean {
  const mounts = addressesOf(route.router);
  return methods.some(({ token }) => mounts.some((mount) => awaitsMount({ method: token.method, path }, mount)));
}
