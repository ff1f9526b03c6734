import { Session, type Profiler } from 'node:inspector';

const SOURCE = new URL('../../../src/', import.meta.url);

/**
 * How often each function of the source is called while something runs, by the counters that the engine keeps for
 * measuring coverage. Nothing in the source takes part in it.
 */
export function countCalls(run: () => unknown): Map<string, number> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    run();
    return callsIn(scriptsOf(session));
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function scriptsOf(session: Session): readonly Profiler.ScriptCoverage[] {
  const scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    scripts.push(...result);
  });
  return scripts;
}

function callsIn(scripts: readonly Profiler.ScriptCoverage[]): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { url, functions } of scripts) {
    const [, file] = url.split(SOURCE.pathname);
    if (file === undefined) continue;
    let named = '';
    for (const { functionName, ranges } of functions) {
      named = functionName || named;
      const [whole] = ranges;
      const name = functionName || `a function in or after ${named}`;
      if (whole) calls.set(`${file}, ${name} at ${whole.startOffset}`, whole.count);
    }
  }
  return calls;
}
