import type { FileCallers } from '../model/caller.ts';
import { indexMentions, indexWords, type MentionIndex } from '../documents/mention-index.ts';
import type { Range } from '../model/text.ts';
import type { PlanInput } from '../model/plan-input.ts';
import type { Router } from '../model/router.ts';
import { DefaultBases } from './default-bases.ts';
import { HandlerCodes } from './handler-code.ts';
import type { LinkedFiles } from './linked-files.ts';
import { linkRouters } from './link.ts';
import { linkedCallers } from './linked-callers.ts';
import type { ExplainedCall } from './explained-calls.ts';
import { FlowingRequests } from './flowing-requests.ts';
import { makesRouters, registersRoutes } from './registering-files.ts';
import { OwnClients } from './own-clients.ts';
import type { ParsingNeed } from './parse-source.ts';
import { isTestFile } from './file-kinds.ts';
import type { FileSummary } from './summary.ts';
import type { Summaries } from './summaries.ts';
import { viewMentions } from './view-mentions.ts';
import { aloneFiles } from './linked-files.ts';

/** One state of a project: the facts of all its files, combined. */
export interface ProjectView extends PlanInput {
  /** The routers of a file, without what other files add to them. */
  routersIn(file: string): readonly Router[];
  /** The line and column of a place, both counted from 1. */
  at(file: string, offset: number): { readonly line: number; readonly column: number };
  /** All calls in a file, with what the evaluation knows of them. */
  callsIn(file: string): readonly ExplainedCall[];
  /** Whether a comment suppresses the reports of a rule at a place. */
  isSuppressed(ruleId: string, file: string, range: Range): boolean;
  /** Whether a comment in a file sets options of a rule. */
  isConfigured(ruleId: string, file: string): boolean;
  /** What ESLint needs in its configuration to parse a file. */
  needsOf(file: string): readonly ParsingNeed[];
  /** The name of a file, as messages show it. */
  nameOf(file: string): string;
  /** The code of handlers. */
  readonly codes: HandlerCodes;
  /**
   * The file that is linted although it is not part of the project, so that plans for other files do not contain its
   * routes. Left out where there is none.
   */
  readonly leftOut?: string;
  /**
   * The file whose text differs from the one on disk, and the view of the project as it is on disk; left out where both
   * texts have the same addresses.
   */
  readonly changed?: { readonly file: string; readonly before: ProjectView };
}

/**
 * Combines the summaries of the files of a project into a view.
 *
 * @param files how the files load one another; null where only one file is known, so that nothing is linked
 * @param nameOf the name of a file in messages
 * @param isEvaluated whether it has the routes that only an evaluation of the program shows
 */
export function createView(
  summaries: Summaries,
  files: LinkedFiles | null,
  nameOf: (file: string) => string,
  flows = new FlowingRequests(summaries, files),
  isEvaluated = true,
): ProjectView {
  const own = new OwnClients(summaries, flows);
  const defaultBases = new DefaultBases(summaries, flows);
  const callersIn = (file: string): FileCallers => linkedCallers(file, { summaries, flows, own, defaultBases });
  const loads = (first: string, file: string): boolean => file === first || files?.loadedBy(first).has(file) === true;
  const linked = files ?? aloneFiles(summaries);
  const at: ProjectView['at'] = (file, offset) => summaries.get(file)?.lines.at(offset) ?? { line: 1, column: 1 };
  const registrations = isEvaluated ? flows.registrations : null;
  const doubtful = registeringIn(summaries);
  const sources = { files: linked, nameOf, handling: flows.handling, registrations, doubtful };
  return {
    routers: linkRouters(routersOf(summaries), sources),
    readingsOf: (router) => linked.readingsOf(router),
    isPartOf: (file, program) => !isTestFile(nameOf(file)) && loads(program, file),
    listensOn: (program, port) =>
      listeningOn(port, summaries).some((each) => loads(program, each) || loads(each, program)),
    callersIn,
    documents: () => summaries.all().flatMap((each) => (each.mayDescribe && each.namesVerbs ? [each.file] : [])),
    documentIn: (file) => summaries.get(file)?.api ?? null,
    mentions: viewMentions({ summaries, files, flows, nameOf, loads, callersIn }),
    routersIn: (file) => summaries.get(file)?.module?.routers ?? [],
    mentionsIn: (file) => summaries.get(file)?.mentions ?? [],
    at,
    callsIn: (file) =>
      flows.callsIn(file, (place) => `${nameOf(place.file)}:${String(at(place.file, place.range[0]).line)}`),
    isSuppressed: (ruleId, file, [start]) => summaries.get(file)?.suppressions.covers(ruleId, start) ?? false,
    isConfigured: (ruleId, file) => summaries.get(file)?.suppressions.configures(ruleId) ?? false,
    needsOf: (file) => summaries.get(file)?.needs ?? [],
    nameOf,
    codes: new HandlerCodes(summaries, files, flows),
  };
}

function routersOf({ declaring }: Summaries): readonly Router[] {
  return declaring.flatMap(({ module }) => module?.routers ?? []);
}

/** The files that listen on a port. */
function listeningOn(port: string, { telling }: Summaries): readonly string[] {
  return telling.flatMap(({ file, telling: { ports } }) => (ports.includes(port) ? [file] : []));
}

/** The files that may register routes. */
function registeringIn(summaries: Summaries): readonly string[] {
  const registering = summaries.all().filter((each) => (each.declares || each.loadsFramework) && registersRoutes(each));
  return registering.map(({ file }) => file);
}

/** The views of one file alone. */
export interface FileViews {
  /** The one that its syntax shows. */
  readonly read: ProjectView;
  /** The one with the routes that only an evaluation of the file shows. */
  readonly evaluated: ProjectView;
}

/** The views of one file alone, each made when it is first needed. */
export function createFileViews(summary: FileSummary): FileViews {
  let mentions: MentionIndex | undefined;
  let words: MentionIndex | undefined;
  let read: ProjectView | undefined;
  let evaluated: ProjectView | undefined;
  const summaries: Summaries = {
    declaring: summary.declares ? [summary] : [],
    get: (file) => (file === summary.file ? summary : null),
    naming: (segment, before, next) => (mentions ??= indexMentions([summary])).naming(segment, before, next),
    words: (segment) => (words ??= indexWords([summary])).naming(segment),
    telling: [summary],
    all: () => [summary],
  };
  const flows = new FlowingRequests(summaries, null);
  const view = (isEvaluated: boolean): ProjectView => createView(summaries, null, (file) => file, flows, isEvaluated);
  return {
    get read() {
      return (read ??= view(false));
    },
    get evaluated() {
      return (evaluated ??= makesRouters(summary) ? view(true) : this.read);
    },
  };
}
