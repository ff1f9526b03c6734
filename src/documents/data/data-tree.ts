import type { Document, Node, Pair } from 'yaml';
import type { Range } from '../../model/text.ts';
import { blanks, isShallow, JSON_START, withoutComments, yaml } from './yaml.ts';

/** The placeholders of templates: of Helm, Jinja and Mustache. */
const TEMPLATE = /\{\{[^{}\n]{0,500}\}\}|\{%[^{}\n]{0,500}%\}/g;

/** A text with blanks in place of the placeholders of templates. */
function withoutTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, blanks);
}

/** Data of a document, with its places: maps and lists of texts. */
export type DataNode =
  | { readonly kind: 'text'; readonly text: string; readonly range: Range }
  | { readonly kind: 'list'; readonly items: readonly DataNode[]; readonly range: Range }
  | { readonly kind: 'map'; readonly entries: readonly DataEntry[]; readonly range: Range };

export type DataMap = Extract<DataNode, { kind: 'map' }>;

export interface DataEntry {
  readonly key: string;
  readonly value: DataNode;
}

/** The greatest length and depth of a text that is read: larger ones are no configuration. */
const LONGEST = 200_000;
const DEEPEST = 40;
/** The most nodes that are read of one text: an anchor of YAML may be repeated again and again. */
const MOST = 20_000;

const MERGED = '<<';

/** Reads the data of a text in YAML or JSON, also with comments or as a template; empty where it cannot be parsed. */
export function readData(text: string): readonly DataNode[] {
  if (text.length > LONGEST) return [];
  const filled = withoutTemplates(text);
  const plain = JSON_START.test(filled) ? withoutComments(filled) : filled;
  if (!isShallow(plain)) return [];
  const documents = yaml().parseAllDocuments(plain, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
  return (Array.isArray(documents) ? documents : []).flatMap((document) => new Reader(document).read());
}

/** The maps of data, including nested ones. */
export function* mapsIn(nodes: readonly DataNode[]): Generator<DataMap> {
  for (const node of nodes)
    if (node.kind === 'list') yield* mapsIn(node.items);
    else if (node.kind === 'map') {
      yield node;
      yield* mapsIn(node.entries.map(({ value }) => value));
    }
}

class Reader {
  readonly #document: Document;
  #left = MOST;

  constructor(document: Document) {
    this.#document = document;
  }

  read(): readonly DataNode[] {
    const { contents } = this.#document;
    return contents ? this.#node(contents, 0) : [];
  }

  #node(node: unknown, depth: number): readonly DataNode[] {
    const { isAlias, isMap, isScalar, isSeq } = yaml();
    this.#left -= 1;
    if (depth > DEEPEST || this.#left < 0) return [];
    if (isAlias(node)) return this.#node(node.resolve(this.#document), depth + 1);
    if (isScalar(node)) return [{ kind: 'text', text: textOf(node.value), range: rangeOf(node) }];
    if (isSeq(node)) {
      const items = node.items.flatMap((item) => this.#node(item, depth + 1));
      return [{ kind: 'list', items, range: rangeOf(node) }];
    }
    if (!isMap(node)) return [];
    const entries = node.items.flatMap((pair) => this.#entries(pair, depth + 1));
    return [{ kind: 'map', entries, range: rangeOf(node) }];
  }

  #entries({ key, value }: Pair, depth: number): readonly DataEntry[] {
    const [name] = this.#node(key, depth);
    const values = this.#node(value, depth);
    if (name?.kind !== 'text') return [];
    if (name.text !== MERGED) return values.map((each) => ({ key: name.text, value: each }));
    return values.flatMap((each) => (each.kind === 'map' ? each.entries : []));
  }
}

/** A scalar as a text; empty for a date or bytes. */
function textOf(value: unknown): string {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? String(value) : '';
}

function rangeOf({ range }: Node): Range {
  return range ? [range[0], range[1]] : [0, 0];
}
