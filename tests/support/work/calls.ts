import { Session, type Profiler } from 'node:inspector';

/** The folder of the source, as the engine names its files. */
export const { pathname: SOURCE } = new URL('../../../src/', import.meta.url);

/** How often something was done, by what was done. */
export type Counts = ReadonlyMap<string, number>;

/** Does what is to be counted. */
export type Run = () => unknown;

/**
 * How often each function of the source is called by each of some runs. The engine counts, for tools that measure
 * coverage: nothing in the source takes part in it. To begin takes it longer than to count: it walks all that is in
 * memory.
 */
export function callsOf(runs: readonly Run[]): readonly Counts[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    return runs.map((run) => {
      run();
      return callsSinceLast(session);
    });
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function callsSinceLast(session: Session): Counts {
  const calls = new Map<string, number>();
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      const [, file] = url.split(SOURCE);
      if (file !== undefined) for (const [name, count] of callsIn(functions)) calls.set(`${file}, ${name}`, count);
    }
  });
  return calls;
}

function callsIn(functions: readonly Profiler.FunctionCoverage[]): readonly (readonly [name: string, count: number])[] {
  let named = '';
  return functions.flatMap(({ functionName, ranges: [whole] }) => {
    named = functionName || named;
    const name = functionName || `a function in or after ${named}`;
    return whole ? [[`${name} at ${whole.startOffset}`, whole.count] as const] : [];
  });
}
