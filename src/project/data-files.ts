import { type DataNode, readData } from '../documents/data/data-tree.ts';
import { lowerJson, moduleOf } from '../values/lower-json.ts';
import type { Term } from '../values/terms.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** Whether a file contains data that source code may load, or read and parse. */
export function isData(file: string): boolean {
  return /\.(?:json|ya?ml)$/.test(file);
}

/** The terms of a module that exports the data of a file; null where it has none, or more than one document. */
export function dataTerms(file: string, source: string): ModuleTerms | null {
  if (file.endsWith('.json')) return lowerJson(source);
  const [first, ...others] = readData(source);
  return first && others.length === 0 ? moduleOf(termOf(first), [0, source.length]) : null;
}

function termOf(node: DataNode): Term {
  const { range } = node;
  if (node.kind === 'text') return textTerm(node.text, range[0], range[1]);
  if (node.kind === 'list')
    return { kind: 'array', items: node.items.map((item) => ({ value: termOf(item), isSpread: false, range })), range };
  const entries = node.entries.map(({ key, value }) => ({
    ...{ key: textTerm(key, range[0], range[0]), value: termOf(value) },
    ...{ accessor: null, range: value.range },
  }));
  return { kind: 'object', entries, range };
}

function textTerm(value: string, start: number, end: number): Term {
  return { kind: 'text', value, start, end, quote: '"' };
}

/** A longer file is data. */
const LONGEST = 200_000;
/** The characters that separate the texts of data from each other, and their segments. */
const SIGNS = /[^\w-]+/;

/** The segments of the texts of data that may contain a verb. */
export function flowingInData(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const segments = text.toLowerCase().split(SIGNS);
  return [...new Set(segments.filter(mayHoldVerb))];
}
