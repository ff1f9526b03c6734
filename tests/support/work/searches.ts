import { SOURCE, type Counts, type Run } from './calls.ts';
import { CountedRegExp } from './counted-regexp.ts';

/** Adds to what is counted. */
type Add = (name: string, count: number) => void;

/** Counts what a built-in method does when it is called. */
type Measure<On> = (add: Add, on: On, given: readonly unknown[]) => void;

type Searched = string | readonly unknown[];

/**
 * How many steps each regular expression takes in each of some runs, and how much of texts and lists other searches
 * read.
 */
export function searchesOf(runs: readonly Run[]): readonly Counts[] {
  return runs.map(searchesIn);
}

function searchesIn(run: Run): Counts {
  const counter = new Counter();
  counter.replace(RegExp.prototype, 'exec', countSteps);
  for (const owner of [String.prototype, Array.prototype]) {
    counter.replace(owner, 'indexOf', counted(readUpTo));
    counter.replace(owner, 'includes', counted(readUpTo));
    counter.replace(owner, 'lastIndexOf', counted(readDownTo));
  }
  for (const name of ['split', 'replaceAll', 'toLowerCase', 'toUpperCase'])
    counter.replace(
      String.prototype,
      name,
      counted(({ length }) => length),
    );
  try {
    run();
  } finally {
    counter.end();
  }
  return counter.counts;
}

/** Has built-in methods count what they do. */
class Counter {
  readonly counts = new Map<string, number>();
  readonly #undo: (() => void)[] = [];
  /** Whether something is being measured, which is not to be counted itself. */
  #measures = false;

  replace<On>(owner: object, method: string, measure: Measure<On>): void {
    const native = Reflect.get(owner, method) as (...given: unknown[]) => unknown;
    const add: Add = (name, count) => void this.counts.set(name, (this.counts.get(name) ?? 0) + count);
    const count = (on: On, given: readonly unknown[]): void => {
      if (this.#measures) return;
      this.#measures = true;
      measure(add, on, given);
      this.#measures = false;
    };
    Reflect.set(owner, method, function replacement(this: On, ...given: unknown[]): unknown {
      count(this, given);
      return Reflect.apply(native, this, given);
    });
    this.#undo.push(() => Reflect.set(owner, method, native));
  }

  end(): void {
    for (const undo of this.#undo) undo();
  }
}

/** The regular expressions that were counted before, by their sources: many of them are long. */
const KNOWN = new Map<string, CountedRegExp[]>();

function countedRegExp(regexp: RegExp): CountedRegExp {
  const { source, flags } = regexp;
  const alike = KNOWN.get(source) ?? [];
  const known = alike.find((other) => other.flags === flags);
  if (known) return known;
  const counted = new CountedRegExp(regexp);
  KNOWN.set(source, [...alike, counted]);
  return counted;
}

/**
 * Counts the steps of a regular expression: whatever a program does with one comes down to `exec`. That the engine
 * finds the same shows that what is counted is the same search.
 */
function countSteps(add: Add, regexp: RegExp, [text]: readonly unknown[]): void {
  const { global, sticky, lastIndex } = regexp;
  const counted = countedRegExp(regexp);
  const before = counted.steps;
  const found = counted.find(String(text), global || sticky ? lastIndex : 0);
  const match = regexp.exec(String(text));
  regexp.lastIndex = lastIndex;
  if (found?.[0] !== match?.index || (match && found?.[1] !== match.index + match[0].length))
    throw new Error(`${counted.name} is not counted as it searches`);
  add(counted.name, counted.steps - before);
}

/** What reads less is counted for all places together: to find its place would take much longer than the search. */
const SHORT = 16;

/** What a search reads of a text or a list, by the place of the source that searches. */
function counted(read: (searched: Searched, given: readonly unknown[]) => number): Measure<Searched> {
  return (add, searched, given) => {
    const count = read(searched, given);
    if (count > 0 && count < SHORT) {
      add('short searches', count);
      return;
    }
    const place = count > 0 ? searchingPlace() : null;
    if (place !== null) add(`a search in ${place}`, count);
  };
}

/** How many frames are between the place that searches and the function that asks for it. */
const FRAMES = 4;

/** The place of the source that calls a built-in method; null where another package does. */
function searchingPlace(): string | null {
  const { stackTraceLimit } = Error;
  // Taken as it is and put back: it is not called here.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { prepareStackTrace } = Error;
  Error.stackTraceLimit = FRAMES + 1;
  Error.prepareStackTrace = (_, frames) => `${frames.at(-1)?.getFileName()}:${frames.at(-1)?.getLineNumber()}`;
  const place = new Error().stack ?? '';
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return place.split(SOURCE)[1] ?? null;
}

function readUpTo(searched: Searched, [wanted, from]: readonly unknown[]): number {
  const begin = typeof from === 'number' ? from : 0;
  const found = searched.indexOf(wanted as string, begin);
  return (found < 0 ? searched.length : found) - begin;
}

function readDownTo(searched: Searched, [wanted, from]: readonly unknown[]): number {
  const begin = typeof from === 'number' ? from : searched.length;
  return begin - searched.lastIndexOf(wanted as string, begin);
}
