import { elementsIn } from '../values/execute-lists.ts';
import type { CallEvent } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import type { Value } from '../values/value.ts';
import { choiceOf } from '../values/new-values.ts';

/** A function of a package that calls one of its arguments with another one, and does nothing else with the latter. */
interface PassingFunction {
  /** The index of the argument that is called, and of the one that it is called with. */
  readonly callback: number;
  readonly given: number;
}

/** The documentation of SWR: "The key is passed to the fetcher as its first argument." */
const SWR: PassingFunction = { callback: 1, given: 0 };
const PASSING_FUNCTIONS: Readonly<Record<string, PassingFunction>> = {
  swr: SWR,
  'swr/immutable': SWR,
  'swr/mutation': SWR,
};
/** Hooks of React that run a function again when a value in a list of dependencies has changed. */
const HOOKS: ReadonlySet<string> = new Set(
  ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useCallback', 'useMemo'].map((name) => `react.${name}`),
);
/** Functions that make a test of each row of a table: `it.each(['/users'])('answers %s', (path) => ...)`. */
const EACH = /^(?:(?:vitest|@jest\/globals)\.)?(?:it|test|describe)(?:\.\w+)*\.each$/;

/** The value with which a function of a package calls a function of the project. */
interface Passed {
  /** The index of the argument that is called. */
  readonly callback: number;
  readonly value: Value;
}

/** The value that a call passes to one of its arguments, a function of the project; null for any other call. */
export function passedCallback({ callee, args }: CallEvent): Passed | null {
  const path = accessPath(callee);
  const passing = path !== null && Object.hasOwn(PASSING_FUNCTIONS, path) ? PASSING_FUNCTIONS[path] : undefined;
  const value = passing ? args[passing.given] : rowIn(callee);
  const callback = passing?.callback ?? 1;
  return value && args[callback]?.kind === 'function' ? { callback, value } : null;
}

/** Whether a call only compares one of its arguments with its earlier value, or passes it on to a callback. */
export function isStored(event: CallEvent, at: number): boolean {
  const path = accessPath(event.callee);
  if (path === null) return false;
  if (EACH.test(path)) return at === 0;
  return HOOKS.has(path) ? at === 1 : passedCallback(event) !== null && PASSING_FUNCTIONS[path]?.given === at;
}

/** The rows of the table that tests are made of; undefined where a row has several columns, which belong together. */
function rowIn(callee: Value): Value | undefined {
  const made = callee.kind === 'opaque' && callee.source.kind === 'call' ? callee.source.call : null;
  const [table] = made && EACH.test(accessPath(made.callee) ?? '') ? made.args : [];
  const rows = table && elementsIn(table);
  if (!rows || rows.rest || rows.elements.some(({ kind }) => kind === 'object')) return undefined;
  return choiceOf(rows.elements);
}
