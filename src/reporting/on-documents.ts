import type { TSESLint } from '@typescript-eslint/utils';
import { describes } from '../documents/described.ts';
import type { Plan, PlannedDocument } from '../model/plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { isDocument } from '../project/file-kinds.ts';
import type { Project } from '../project/project.ts';
import type { ProjectView } from '../project/view.ts';
import type { Settings } from '../settings.ts';
import { edited } from '../text/edits.ts';
import type { FileOptions } from './merge-options.ts';
import { FileRules } from './file-rules.ts';
import { suppressedPlaces } from './disable-comments.ts';
import type { VerbRuleContext } from './on-routes.ts';
import { projectOf } from './project-of.ts';
import { fixingIn, reachOf } from './lint-coverage.ts';
import { OF_TASTE, RULE_NAMES } from '../rule-names.ts';
import { settingsOf } from './settings-of.ts';

/** The roots of documents, as the languages of @eslint/json, @eslint/markdown and parsers of YAML call them. */
const ROOTS = ['Document', 'root', 'Program'];

/**
 * Calls `visit` for the linted file if it is a document with operations that move with their routes, or whose routes
 * have moved already.
 *
 * @throws TypeError for wrong settings
 */
export function onDocument(
  context: VerbRuleContext,
  visit: (planned: PlannedDocument, settings: Settings) => void,
): TSESLint.RuleListener {
  const { filename, sourceCode, options } = context;
  const settings = settingsOf(context);
  if (!describes(filename, sourceCode.text)) return {};
  const end = (): void => {
    const project = projectOf(context, settings, isDocument);
    if (!project) return;
    const given = FileRules.of(context).planOptions(settings, null, options[0]);
    const planned = documentIn(project, context, (view) => planOf(view, context, settings, given));
    if (planned) visit(planned, settings);
  };
  return Object.fromEntries(ROOTS.map((root) => [`${root}:exit`, end]));
}

/**
 * The plan for a document. Null where there is none. Where the text is that of the disk with the fix applied, only the
 * operations count that a comment excludes from the fix.
 */
function documentIn(
  project: Project,
  { filename, sourceCode: { text } }: VerbRuleContext,
  plan: (view: ProjectView) => Plan,
): PlannedDocument | null {
  const find = (view: ProjectView): PlannedDocument | null =>
    plan(view).documents.find(({ file }) => file === filename) ?? null;
  const onDisk = find(project.view());
  const written = project.textOf(filename);
  if (written === null || written === text) return onDisk;
  const isFixed = onDisk?.edits && edited(written, [0, written.length], onDisk.edits) === text;
  if (isFixed && onDisk.suppressed.length === 0) return null;
  const found = find(project.viewOf(new Map([[filename, text]])));
  return found && isFixed ? { ...found, callers: [], edits: [] } : found;
}

/** The plans of each state of the project, by the options that they were made with. */
const plans = new WeakMap<ProjectView, Map<string, Plan>>();

/** The plan of a project for a file that has no routes. */
function planOf(view: ProjectView, context: VerbRuleContext, settings: Settings, options: FileOptions): Plan {
  const reach = reachOf(context, settings);
  const known = plans.get(view) ?? new Map<string, Plan>();
  plans.set(view, known);
  const key = `${options.key} ${reach.key}`;
  const prefix = context.id.slice(0, context.id.lastIndexOf('/') + 1);
  const plan =
    known.get(key) ??
    makePlan(view, {
      ...options,
      ...fixingIn(reach, (file) => view.needsOf(file), view.leftOut),
      isReported: (kind) => !OF_TASTE.has(kind),
      isSuppressed: suppressedPlaces(view, (kind) => prefix + RULE_NAMES[kind]),
    });
  known.set(key, plan);
  return plan;
}
