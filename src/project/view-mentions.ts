import type { FileCallers } from '../model/caller.ts';
import type { FileMention } from '../model/mention.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { UNSEEN_USES } from '../routes/unseen-handler.ts';
import { isManualMock } from '../facts/mocked-methods.ts';
import type { GuardingFile } from './guarding.ts';
import type { LinkedFiles } from './linked-files.ts';
import { FlowingRequests } from './flowing-requests.ts';
import { isTestFile } from './file-kinds.ts';
import type { FileSummary } from './summary.ts';
import { ProjectMethods } from './project-methods.ts';
import type { Summaries } from './summaries.ts';
import { guardingIn, mocksOf, mocksWildcard, originsOf, placesIn, putNames } from './files-together.ts';
import type { Mentions } from '../model/plan-input.ts';

/** What a view of a project takes the texts and the code from that depend on addresses and methods. */
export interface MentionSources {
  readonly summaries: Summaries;
  /** How the files load one another; null where only one file is known. */
  readonly files: LinkedFiles | null;
  readonly flows: FlowingRequests;
  /** The name of a file in messages. */
  readonly nameOf: (file: string) => string;
  /** Whether a file loads another one, or is the same. */
  readonly loads: (first: string, file: string) => boolean;
  readonly callersIn: (file: string) => FileCallers;
}

/** All that mentions addresses and methods in the files of a project. */
export function viewMentions(sources: MentionSources): Mentions {
  const { summaries, flows } = sources;
  return {
    ...textMentions(sources),
    ...testMentions(sources),
    ...guardMentions(sources),
    readsAt: (file, end) => flows.servingPartOf(file).reads.readsAt(file, end),
    usesOf: ({ router: { file }, range, handler: { places = [] } }) => {
      const uses = places.length === 0 ? UNSEEN_USES : flows.servingPartOf(places.at(-1)?.file ?? file).usesOf(places);
      const readsBefore = flows.servingPartOf(file).reads.readsBodyBefore({ file, range }, places);
      return readsBefore ? { ...uses, readsBody: true } : uses;
    },
    calling: (framework) =>
      placesIn(summaries.telling, ({ telling }) => telling.typedClients.filter((each) => each.framework === framework)),
    imports: (module) => summaries.all().some(({ specifiers }) => specifiers.split('\n').includes(module)),
    keys: () => flows.keys(),
  };
}

/** The texts that name addresses. */
function textMentions({ summaries, flows }: MentionSources): Pick<Mentions, 'naming' | 'sayingVerbs'> {
  let puts: ReadonlySet<string> | undefined;
  const wordsNaming = (segment: string): readonly FileMention[] => {
    const found = summaries.words(segment);
    const names = found.length === 0 ? null : (puts ??= putNames(summaries));
    return found.filter(({ mention: { keptAs } }) => keptAs !== undefined && names?.has(keptAs) === true);
  };
  return {
    naming: (segment, before, next) => [
      ...summaries.naming(segment, before, next),
      ...wordsNaming(segment),
      ...flows.naming(segment, before, next),
    ],
    sayingVerbs: () =>
      summaries
        .all()
        .flatMap(({ file, verbSegments }) => (verbSegments === '' ? [] : [{ file, segments: verbSegments }])),
  };
}

type OfTests =
  | 'mayExpectNothing'
  | 'mocking'
  | 'asserting'
  | 'wildcardFiles'
  | 'areTested'
  | 'guardsOfTests'
  | 'partingInTests';

/** What tests mock, assert and guard. */
function testMentions(sources: MentionSources): Pick<Mentions, OfTests> {
  const { summaries, flows, callersIn, loads } = sources;
  const { testsOf, concerns } = testsAmong(sources);
  let wildcards: readonly string[] | undefined;
  return {
    mayExpectNothing: (file) => summaries.get(file)?.mayExpectNothing ?? false,
    *mocking(method, other, senders) {
      const inAll = summaries.all().filter((each) => isManualMock(each.file) || (method !== 'GET' && each.mayMock));
      for (const { file } of new Set([...inAll, ...testsOf(senders)]))
        for (const { range } of mocksOf(flows.mocksIn(file), method, other)) yield { file, range };
    },
    asserting: (method, other, senders) => {
      const loading = new Set(testsOf(senders));
      return summaries
        .all()
        .filter((test) => loading.has(test) || (!loadsOwn(test) && concerns(test.file, senders)))
        .flatMap((test) =>
          flows
            .assertionsIn(test.file)
            .filter((each) => (each.isCondition ? loading.has(test) : each.method === method))
            .filter((each) => each.method === method || each.method === other)
            .map((each) => ({ ...each, file: test.file })),
        );
    },
    wildcardFiles: () =>
      (wildcards ??= summaries
        .all()
        .flatMap(({ file, sends }) => (sends && callersIn(file).requests.some(mocksWildcard) ? [file] : []))),
    areTested: (senders, mocks) => testsOf(senders).some(({ file }) => loads(file, mocks)),
    guardsOfTests: (senders) => flows.guards().filter(({ file, guard }) => !guard.sent && concerns(file, senders)),
    *partingInTests(takes, senders) {
      for (const { file, guard } of flows.methodGuards())
        if (concerns(file, senders) && takes(guard)) yield { file, range: guard.range };
    },
  };
}

/** The code that depends on the address or the method of a request. */
function guardMentions({
  summaries,
  flows,
  nameOf,
}: MentionSources): Pick<Mentions, 'refusing' | 'parting' | 'guards'> {
  let guardingFiles: readonly GuardingFile[] | undefined;
  let guards: readonly FileGuard[] | undefined;
  let evaluated: readonly FileGuard[] | undefined;
  let methods: ProjectMethods | undefined;
  const isTest = (file: string): boolean => isTestFile(nameOf(file));
  const guarding = (): readonly GuardingFile[] => (guardingFiles ??= guardingIn(summaries.all()));
  const documented = (): readonly FileGuard[] =>
    guarding().flatMap(({ file, guarding: { guards: own } }) => own.map((guard) => ({ file, guard })));
  // In a test, a guard on arriving requests concerns the requests of that test only.
  const counts = ({ file, guard }: FileGuard): boolean => guard.sent !== undefined || !isTest(file);
  const projectMethods = (): ProjectMethods => (methods ??= new ProjectMethods(guarding(), originsOf(flows, isTest)));
  return {
    refusing: (method, left, isOf) => projectMethods().refusing(method, left, isOf),
    *parting(takes) {
      yield* projectMethods().parting(takes);
      for (const { file, guard } of flows.methodGuards())
        if (!isTest(file) && takes(guard)) yield { file, range: guard.range };
    },
    guards: () => {
      const found = flows.guards();
      if (found !== evaluated || !guards) [evaluated, guards] = [found, [...documented(), ...found.filter(counts)]];
      return guards;
    },
  };
}

/** Whether a file loads another one of the project, be it found or not. */
function loadsOwn({ terms }: FileSummary): boolean {
  return terms?.specifiers.some((specifier) => specifier.startsWith('.')) === true;
}

/** Which tests concern the requests that some files send: those that load one of them. */
function testsAmong({ summaries, files, nameOf, loads }: MentionSources): {
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
