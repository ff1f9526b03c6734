import type { ProgramFiles } from '../link/program-modules.ts';
import { isData } from './data-files.ts';
import { MakingFiles } from './registering-files.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { FileSummary } from './summary.ts';
import type { Summaries } from './summaries.ts';

/**
 * The files of the project as the evaluation reads them.
 *
 * @param files how the files load one another; null where only one file is known
 * @param onDocument called when a program reads a document as a module: no fix of ESLint could edit that
 * @param isRouter whether a value of the program is a router
 */
export function programFiles(
  summaries: Summaries,
  files: LinkedFiles | null,
  {
    onDocument,
    isRouter,
  }: { readonly onDocument: (file: string) => void; readonly isRouter: ProgramFiles['isRouter'] },
): ProgramFiles {
  const making = new MakingFiles(summaries, files);
  return {
    termsOf: (file) => {
      if (isData(file)) onDocument(file);
      return summaries.get(file)?.terms ?? null;
    },
    resolve: (from, specifier) => files?.resolve(from, specifier) ?? null,
    specifiersOf: (file) => summaries.get(file)?.specifiers.split('\n') ?? [],
    namesIn: (folder) => files?.namesIn(folder) ?? [],
    sources: files?.sources ?? [],
    makesRouters: (file) => making.has(file),
    isRouter,
  };
}

/** The offsets of the methods of routes, by the summary of their file. */
const methods = new WeakMap<FileSummary, ReadonlySet<number>>();

/** The offsets of the methods with which a file registers routes, as far as the syntax shows them. */
export function methodsAt(summary: FileSummary | null): ReadonlySet<number> {
  if (!summary?.declares) return new Set();
  const known = methods.get(summary);
  if (known) return known;
  const entries = (summary.module?.routers ?? []).flatMap((router) => router.entries);
  const found = new Set(
    entries.flatMap((entry) => (entry.kind === 'route' ? entry.methods : [])).map(({ range }) => range[0]),
  );
  methods.set(summary, found);
  return found;
}
