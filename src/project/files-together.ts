import type { MockedMethod, Request } from '../model/request.ts';
import { pathIn } from '../requests/url.ts';
import { FlowingRequests } from './flowing-requests.ts';
import type { OriginFacts } from '../facts/origin-methods.ts';
import type { Summaries } from './summaries.ts';
import type { FileSummary } from './summary.ts';
import type { FilePlace, Range } from '../model/text.ts';
import { type GuardingFile, GUARDS_NOTHING } from './guarding.ts';

/**
 * Whether a matcher has a wildcard or a parameter in its URL, or only its beginning, and so answers requests to several
 * addresses.
 */
export function mocksWildcard({ kind, url, match }: Request): boolean {
  return kind === 'matcher' && (match === 'beginning' || /[*]|\/:\w/.test(pathIn(url.value)));
}

/**
 * The mocks of a method that would miss a request after its method changes: they count requests, or there is no mock
 * for the other method.
 */
export function mocksOf(mocks: readonly MockedMethod[], method: string, other: string): readonly MockedMethod[] {
  return mocks.filter(
    (each) => each.method === method && (each.isCounted || !mocks.some((known) => known.method === other)),
  );
}

/** What code does with requests from other origins, without the code of tests. */
export function originsOf(flows: FlowingRequests, isTest: (file: string) => boolean): readonly OriginFacts[] {
  return flows.origins().map(({ origins, asked, ...others }) => ({
    ...others,
    origins: origins.filter(({ file }) => !isTest(file)),
    asked: asked.filter(({ file }) => !isTest(file)),
  }));
}

/** The names of the values that the files insert into addresses. */
export function putNames(summaries: Summaries): ReadonlySet<string> {
  return new Set([
    ...summaries.telling.flatMap(({ telling }) => telling.putNames),
    ...summaries.all().flatMap((each) => each.putNames),
  ]);
}

/** The places that `find` returns for each of some files. */
export function* placesIn(
  files: readonly FileSummary[],
  find: (file: FileSummary) => readonly { readonly range: Range }[],
): Generator<FilePlace> {
  for (const each of files) for (const { range } of find(each)) yield { file: each.file, range };
}

/** The files with code that distinguishes requests by their methods or addresses. */
export function guardingIn(files: readonly FileSummary[]): readonly GuardingFile[] {
  return files.flatMap(({ file, guarding }) => (guarding === GUARDS_NOTHING ? [] : [{ file, guarding }]));
}
