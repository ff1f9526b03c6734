import type { FileCallers } from '../model/caller.ts';
import { indexMentions, indexWords, type MentionIndex } from '../documents/mention-index.ts';
import type { FileMention, Mention } from '../model/mention.ts';
import type { FilePlace, Range } from '../model/text.ts';
import type { FileGuard, PlanInput } from '../model/plan-input.ts';
import type { MethodGuard } from '../model/guards.ts';
import { UNSEEN_USES } from '../routes/unseen-handler.ts';
import type { Router } from '../model/router.ts';
import { isManualMock } from '../facts/mocked-methods.ts';
import { DefaultBases } from './default-bases.ts';
import type { GuardingFile } from './guarding.ts';
import { HandlerCodes } from './handler-code.ts';
import type { LinkedFiles } from './linked-files.ts';
import { linkRouters } from './link.ts';
import { linkedCallers } from './linked-callers.ts';
import { FlowingRequests } from './flowing-requests.ts';
import { OwnClients } from './own-clients.ts';
import type { ParsingNeed } from './parse-source.ts';
import { isTestFile } from './file-kinds.ts';
import type { FileSummary } from './summary.ts';
import { ProjectMethods } from './project-methods.ts';
import type { Summaries } from './summaries.ts';
import { aloneFiles, guardingIn, mocksOf, mocksWildcard, originsOf, placesIn, putNames } from './files-together.ts';

/** One state of a project: the facts of all its files, combined. */
export interface ProjectView extends PlanInput {
  /** The routers of a file, without what other files add to them. */
  routersIn(file: string): readonly Router[];
  /** The texts of a file that name addresses. */
  mentionsIn(file: string): readonly Mention[];
  /** The line and column of a place, both counted from 1. */
  at(file: string, offset: number): { readonly line: number; readonly column: number };
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
 */
export function createView(
  summaries: Summaries,
  files: LinkedFiles | null,
  nameOf: (file: string) => string,
  flows = new FlowingRequests(summaries, files),
): ProjectView {
  let puts: ReadonlySet<string> | undefined;
  let guardingFiles: readonly GuardingFile[] | undefined;
  let guards: readonly FileGuard[] | undefined;
  let evaluated: readonly FileGuard[] | undefined;
  let methods: ProjectMethods | undefined;
  let wildcards: readonly string[] | undefined;
  const guarding = (): readonly GuardingFile[] => (guardingFiles ??= guardingIn(summaries.all()));
  const documented = (): readonly FileGuard[] =>
    guarding().flatMap(({ file, guarding: { guards: own } }) => own.map((guard) => ({ file, guard })));
  // In a test, a guard on arriving requests concerns the requests of that test only.
  const counts = ({ file, guard }: FileGuard): boolean => guard.sent !== undefined || !isTestFile(nameOf(file));
  const told = (): ProjectMethods =>
    (methods ??= new ProjectMethods(
      guarding(),
      originsOf(flows, (file) => isTestFile(nameOf(file))),
    ));
  const partingByValue = function* (takes: (guard: MethodGuard) => boolean): Generator<FilePlace> {
    for (const { file, guard } of flows.methodGuards())
      if (!isTestFile(nameOf(file)) && takes(guard)) yield { file, range: guard.range };
  };
  const clients = {
    summaries,
    flows,
    own: new OwnClients(summaries, flows),
    defaultBases: new DefaultBases(summaries, flows),
  };
  const callersIn = (file: string): FileCallers => linkedCallers(file, clients);
  const wordsNaming = (segment: string): readonly FileMention[] => {
    const found = summaries.words(segment);
    const names = found.length === 0 ? null : (puts ??= putNames(summaries));
    return found.filter(({ mention: { keptAs } }) => keptAs !== undefined && names?.has(keptAs) === true);
  };
  const loads = (first: string, file: string): boolean => file === first || files?.loadedBy(first).has(file) === true;
  const { testsOf, concerns } = testsAmong(summaries, files, nameOf, loads);
  const doubtful = summaries.declaring.map(({ file }) => file);
  const linked = files ?? aloneFiles(summaries);
  const own = summaries.declaring.flatMap(({ module }) => module?.routers ?? []);
  return {
    routers: linkRouters(own, linked, nameOf, flows, doubtful),
    readingsOf: (router) => linked.readingsOf(router),
    isPartOf: (file, program) => !isTestFile(nameOf(file)) && loads(program, file),
    listensOn: (program, port) =>
      summaries.telling.some(
        ({ file, telling: { ports } }) => ports.includes(port) && (loads(program, file) || loads(file, program)),
      ),
    callersIn,
    documents: () => summaries.all().flatMap((each) => (each.mayDescribe && each.namesVerbs ? [each.file] : [])),
    documentIn: (file) => summaries.get(file)?.api ?? null,
    mentions: {
      naming: (segment, before, next) => [
        ...summaries.naming(segment, before, next),
        ...wordsNaming(segment),
        ...flows.naming(segment, before, next),
      ],
      sayingVerbs: () =>
        summaries
          .all()
          .flatMap(({ file, verbSegments }) => (verbSegments === '' ? [] : [{ file, segments: verbSegments }])),
      mayExpectNothing: (file) => summaries.get(file)?.mayExpectNothing ?? false,
      *mocking(method, other, senders) {
        const inAll = summaries.all().filter((each) => isManualMock(each.file) || (method !== 'GET' && each.mayMock));
        for (const { file } of new Set([...inAll, ...testsOf(senders)]))
          for (const { range } of mocksOf(flows.mocksIn(file), method, other)) yield { file, range };
      },
      asserting: (method, other, senders) =>
        testsOf(senders).flatMap(({ file }) =>
          flows
            .assertionsIn(file)
            .filter((each) => each.method === method || (each.isCondition && each.method === other))
            .map((each) => ({ ...each, file })),
        ),
      wildcardFiles: () =>
        (wildcards ??= summaries
          .all()
          .flatMap(({ file, sends }) => (sends && callersIn(file).requests.some(mocksWildcard) ? [file] : []))),
      refusing: (method, left, isOf) => told().refusing(method, left, isOf),
      calling: (framework) =>
        placesIn(summaries.telling, ({ telling }) =>
          telling.typedClients.filter((each) => each.framework === framework),
        ),
      *parting(takes) {
        yield* told().parting(takes);
        yield* partingByValue(takes);
      },
      guards: () => {
        const found = flows.guards();
        if (found !== evaluated || !guards) [evaluated, guards] = [found, [...documented(), ...found.filter(counts)]];
        return guards;
      },
      guardsOfTests: (senders) => flows.guards().filter(({ file, guard }) => !guard.sent && concerns(file, senders)),
      *partingInTests(takes, senders) {
        for (const { file, guard } of flows.methodGuards())
          if (concerns(file, senders) && takes(guard)) yield { file, range: guard.range };
      },
      readsAt: (file, end) => flows.servingPartOf(file).reads.readsAt(file, end),
      usesOf: ({ router: { file }, handler: { places = [] } }) =>
        places.length === 0 ? UNSEEN_USES : flows.servingPartOf(places.at(-1)?.file ?? file).usesOf(places),
      imports: (module) => summaries.all().some(({ specifiers }) => specifiers.split('\n').includes(module)),
      keys: () => flows.keys(),
    },
    routersIn: (file) => summaries.get(file)?.module?.routers ?? [],
    mentionsIn: (file) => summaries.get(file)?.mentions ?? [],
    at: (file, offset) => summaries.get(file)?.lines.at(offset) ?? { line: 1, column: 1 },
    isSuppressed: (ruleId, file, [start]) => summaries.get(file)?.suppressions.covers(ruleId, start) ?? false,
    isConfigured: (ruleId, file) => summaries.get(file)?.suppressions.configures(ruleId) ?? false,
    needsOf: (file) => summaries.get(file)?.needs ?? [],
    nameOf,
    codes: new HandlerCodes(summaries, files, flows),
  };
}

/** Which tests concern the requests that some files send: those that load one of them. */
function testsAmong(
  summaries: Summaries,
  files: LinkedFiles | null,
  nameOf: (file: string) => string,
  loads: (first: string, file: string) => boolean,
): {
  readonly testsOf: (senders: readonly string[]) => readonly FileSummary[];
  readonly concerns: (test: string, senders: readonly string[]) => boolean;
} {
  // A test that loads no code of the project, as a browser test does, may concern all of it.
  const loadsCode = (file: string): boolean =>
    [...(files?.loadedBy(file) ?? [])].some((each) => !isTestFile(nameOf(each)));
  return {
    testsOf: (senders) =>
      summaries.all().filter(({ file }) => isTestFile(nameOf(file)) && senders.some((sender) => loads(file, sender))),
    concerns: (test, senders) =>
      isTestFile(nameOf(test)) && (senders.some((sender) => loads(test, sender)) || !loadsCode(test)),
  };
}

/** The view of one file alone. */
export function createFileView(summary: FileSummary): ProjectView {
  let mentions: MentionIndex | undefined;
  let words: MentionIndex | undefined;
  const summaries: Summaries = {
    declaring: summary.declares ? [summary] : [],
    get: (file) => (file === summary.file ? summary : null),
    naming: (segment, before, next) => (mentions ??= indexMentions([summary])).naming(segment, before, next),
    words: (segment) => (words ??= indexWords([summary])).naming(segment),
    telling: [summary],
    all: () => [summary],
  };
  return createView(summaries, null, (file) => file);
}
