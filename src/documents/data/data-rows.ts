import type { DataNode } from './data-tree.ts';

/** The most texts of a row: a larger item of a list is none. */
const MOST_TEXTS = 40;
const HOLE = '\0';

/** The rows of tables in data: items of a list that may be the same except for an address. */
export class DataRows {
  /** For the place where an address begins, the rows around it, with a hole for the address. */
  readonly #said = new Map<number, string[]>();
  /** All rows, each with its address appended. */
  readonly #rows = new Set<string>();

  constructor(data: readonly DataNode[]) {
    for (const node of data) this.#read(node);
  }

  /**
   * Whether the list has the same row for another address as for the one that begins at a place; null where that
   * address is in no list.
   */
  saysAlike(start: number, other: string): boolean | null {
    const said = this.#said.get(start);
    return said ? said.some((each) => this.#rows.has(each + other)) : null;
  }

  #read(node: DataNode): void {
    if (node.kind === 'map') for (const { value } of node.entries) this.#read(value);
    if (node.kind !== 'list') return;
    for (const item of node.items) {
      const texts = textsIn(item);
      if (texts.length <= MOST_TEXTS) for (const text of texts) this.#add(text, item, node);
      this.#read(item);
    }
  }

  #add(address: Extract<DataNode, { kind: 'text' }>, item: DataNode, { range: list }: DataNode): void {
    if (!address.text.includes('/')) return;
    const { text, range } = address;
    const start = range[1] - range[0] > text.length ? range[0] + 1 : range[0];
    const said = `${String(list[0])} ${contentOf(item, address)}${HOLE}`;
    this.#said.set(start, [...(this.#said.get(start) ?? []), said]);
    this.#rows.add(said + text);
  }
}

function textsIn(node: DataNode): readonly Extract<DataNode, { kind: 'text' }>[] {
  if (node.kind === 'text') return [node];
  return (node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)).flatMap(textsIn);
}

/** Data as a text for comparison, with a hole for one of its texts, whatever the order of its keys. */
function contentOf(node: DataNode, hole: DataNode): string {
  if (node === hole) return HOLE;
  if (node.kind === 'text') return JSON.stringify(node.text);
  if (node.kind === 'list') return `[${node.items.map((item) => contentOf(item, hole)).join()}]`;
  return `{${node.entries
    .map(({ key, value }) => `${JSON.stringify(key)}:${contentOf(value, hole)}`)
    .toSorted()
    .join()}}`;
}
