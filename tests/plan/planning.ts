import { indexWords, MentionIndex } from '../../src/documents/mention-index.ts';
import { makePlan } from '../../src/plan/make-plan.ts';
import type { Plan } from '../../src/model/plan.ts';
import type { PlanOptions } from '../../src/model/plan-options.ts';
import type { WrittenPath } from '../../src/plan/styles/path-styles.ts';
import { layOut } from '../../src/plan/addresses/layout.ts';
import { Targets } from '../../src/plan/addresses/targets.ts';
import { kindOf } from '../../src/project/file-kinds.ts';
import { Project } from '../../src/project/project.ts';
import { parseSource } from '../../src/project/parse-source.ts';
import { FileSummary } from '../../src/project/summary.ts';
import { createView, type ProjectView } from '../../src/project/view.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { parsePath } from '../../src/paths/parse-path.ts';
import type { Route, Router } from '../../src/model/router.ts';
import { distinctEdits } from '../../src/text/edits.ts';
import type { Edit, Text } from '../../src/model/text.ts';
import { writeProject } from '../support/project.ts';

/** The texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** What the plan is made with where a test says nothing else. */
export const OPTIONS: PlanOptions = {
  update: 'PUT',
  words: { verbs: {}, nouns: new Set() },
  customMethods: true,
  isAllowed: null,
  naming: { style: 'plural', kept: new Set(), isAllowed: null },
  movesCallers: true,
  documents: 'hold',
  isFixedDocument: () => false,
  isHeldDocument: () => false,
  hosts: new Set(),
  isReported: () => true,
  areFixedTogether: () => true,
  isFixed: () => true,
  isSuppressed: () => false,
};

/** What files say, read from texts; routers do not mount one another over files. */
export function viewOf(files: Files): ProjectView {
  const summaries = Object.entries(files).map(
    ([file, text]) => new FileSummary(file, kindOf(file) ?? 'code', text, () => parseSource(file, text)),
  );
  const mentions = new MentionIndex();
  for (const summary of summaries) mentions.add(summary.file, summary.mentions);
  const get = (file: string): FileSummary | null => summaries.find((summary) => summary.file === file) ?? null;
  const words = indexWords(summaries);
  return createView(
    {
      declaring: summaries.filter(({ declares }) => declares),
      get,
      naming: (segment, before, next) => mentions.naming(segment, before, next),
      words: (segment) => words.naming(segment),
      telling: summaries,
      all: () => summaries,
    },
    null,
    (file) => file,
  );
}

/** The plan over files. */
export function planOf(files: Files, options: Partial<PlanOptions> = {}): Plan {
  const view = viewOf(files);
  const isSuppressed: PlanOptions['isSuppressed'] = (kind, file, range) => view.isSuppressed(kind, file, range);
  return makePlan(view, { ...OPTIONS, isSuppressed, ...options });
}

/** The plan over the files of a project on the disk, which reach one another; their names may begin with a slash. */
export function projectPlanOf(files: Files): Plan {
  const named = Object.entries(files).map(([name, text]): [string, string] => [name.replace(/^\//, ''), text]);
  const view = Project.at(writeProject(Object.fromEntries(named)), { accounting: 'all' }).view();
  const isSuppressed: PlanOptions['isSuppressed'] = (kind, file, range) => view.isSuppressed(kind, file, range);
  return makePlan(view, { ...OPTIONS, isSuppressed });
}

/** The routes of files, each router for itself. */
export function targetsOf(files: Files): Targets {
  return new Targets(() =>
    viewOf(files)
      .routers.filter(({ mountedBy }) => mountedBy.length === 0)
      .map((top) => layOut(top)),
  );
}

/**
 * The path texts of a file: the prefixes of its routers and of what they mount, then those of its routes, which may
 * share one.
 */
export function writtenIn(source: string): readonly WrittenPath[] {
  const { routers } = viewOf({ 'server.js': source });
  const written = (router: Router, text: Text | null, routes: readonly Route[] = []): readonly WrittenPath[] =>
    text ? [{ router, text, path: parsePath(text.value, router.dialect), routes }] : [];
  const prefixes = routers.flatMap((router) => [
    ...written(router, router.prefix),
    ...router.entries.flatMap((entry) => (entry.kind === 'mount' ? written(router, entry.prefix) : [])),
  ]);
  const routes = routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
  const first = routes.filter(({ owner }, at) => routes.findIndex((route) => route.owner === owner) === at);
  return [
    ...prefixes,
    ...first.flatMap(({ router, path, owner }) =>
      written(
        router,
        path,
        routes.filter((route) => route.owner === owner),
      ),
    ),
  ];
}

/**
 * What the plan says of the callers of a file: `GET /users/list -> GET /users`, `late` where the route moved before.
 */
export function movesIn(plan: Plan, file: string): readonly string[] {
  return plan
    .callersIn(file)
    .callers.map(({ before, after, isLate }) => `${isLate ? 'late ' : ''}${before} -> ${after}`);
}

/** A file with the edits of its callers made, those that several bring once. */
export function movedText(plan: Plan, files: Files, file: string): string {
  return edited(
    files[file] ?? '',
    plan.callersIn(file).callers.flatMap((caller) => caller.edits),
  );
}

/** A text with some edits made, each once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return distinctEdits(edits)
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce((made, edit) => made.slice(0, edit.range[0]) + edit.text + made.slice(edit.range[1]), text);
}

/** Why the routes of the plan stay: `used /users/list menu.js`. */
export function reasonsOf({ routes }: Plan): readonly string[] {
  return routes.map(({ withheld }) =>
    withheld
      ? [withheld.reason, withheld.other?.label, withheld.other?.file]
          .filter((part) => part !== undefined)
          .join(' ')
          .replaceAll(HOLE, '…')
      : '',
  );
}

/**
 * What becomes of the routes of a file: the new address, or the reason against it with the answer that a person may
 * choose: `action ? POST /posts/:id/likes`.
 */
export function outcomesOf(source: string, options: Partial<PlanOptions> = {}, file = 'server.js'): readonly string[] {
  const plan = planOf({ [file]: source }, options);
  const reasons = reasonsOf(plan);
  return plan.routes.map(({ rewrite, suggestion }, at) => {
    if (rewrite) return `${rewrite.method} ${rewrite.path.text}`;
    return [reasons[at]?.replace(` ${file}`, ''), ...(suggestion ? ['?', suggestion.method, suggestion.path.text] : [])]
      .filter(Boolean)
      .join(' ');
  });
}

/** A text that stands alone, with `…` for what is not known. */
export function textOf(written: string): Text {
  const value = written.replaceAll('…', HOLE);
  return {
    value,
    locate: (start, end) => [start, end],
    edit: (start, end, text) => ({ range: [start, end], text }),
    sharedEdit: () => null,
  };
}
