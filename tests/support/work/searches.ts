import { CountedRegExp } from './counted-regexp.ts';

/** What is searched, and how much of it is read when a built-in method is called on it. */
type Measure<On> = (on: On, given: readonly unknown[]) => readonly [name: string, count: number];

type Searched = string | readonly unknown[];

/** How many steps each regular expression takes, and how much of texts and lists is read by other searches. */
export function countSearches(run: () => unknown): Map<string, number> {
  const counter = new Counter();
  counter.replace(RegExp.prototype, 'exec', steps());
  for (const owner of [String.prototype, Array.prototype]) {
    counter.replace(owner, 'indexOf', readUpTo);
    counter.replace(owner, 'includes', readUpTo);
    counter.replace(owner, 'lastIndexOf', readDownTo);
  }
  for (const name of ['split', 'replaceAll', 'toLowerCase', 'toUpperCase'])
    counter.replace(String.prototype, name, (text: string) => [name, text.length]);
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
    const count = (on: On, given: readonly unknown[]): void => {
      if (this.#measures) return;
      this.#measures = true;
      const [name, count] = measure(on, given);
      this.counts.set(name, (this.counts.get(name) ?? 0) + count);
      this.#measures = false;
    };
    Reflect.set(owner, method, function (this: On, ...given: unknown[]): unknown {
      count(this, given);
      return Reflect.apply(native, this, given);
    });
    this.#undo.push(() => Reflect.set(owner, method, native));
  }

  end(): void {
    for (const undo of this.#undo) undo();
  }
}

/**
 * The steps of a regular expression: whatever a program does with one comes down to `exec`. That the engine finds the
 * same shows that what is counted is the same search.
 */
function steps(): Measure<RegExp> {
  const known = new Map<string, CountedRegExp[]>();
  return (regexp, [text]) => {
    const { source, flags, global, sticky, lastIndex } = regexp;
    const alike = known.get(source) ?? [];
    const counted = alike.find((other) => other.flags === flags) ?? new CountedRegExp(regexp);
    if (!alike.includes(counted)) known.set(source, [...alike, counted]);
    const before = counted.steps;
    const found = counted.find(String(text), global || sticky ? lastIndex : 0);
    const match = regexp.exec(String(text));
    regexp.lastIndex = lastIndex;
    if (found?.[0] !== match?.index || (match && found?.[1] !== match.index + match[0].length))
      throw new Error(`${counted.name} is not counted as it searches`);
    return [counted.name, counted.steps - before];
  };
}

function readUpTo(searched: Searched, [wanted, from]: readonly unknown[]): readonly [string, number] {
  const begin = typeof from === 'number' ? from : 0;
  const found = searched.indexOf(wanted as string, begin);
  return ['indexOf', (found < 0 ? searched.length : found) - begin];
}

function readDownTo(searched: Searched, [wanted, from]: readonly unknown[]): readonly [string, number] {
  const begin = typeof from === 'number' ? from : searched.length;
  return ['lastIndexOf', begin - searched.lastIndexOf(wanted as string, begin)];
}
