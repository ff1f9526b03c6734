import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** A fenced block of a page, with what stands above it. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** The headings above it, from the outermost in. */
  readonly headings: readonly string[];
  /** The text of the last `json` block of the same section, which holds options. */
  readonly options: string | null;
  readonly line: number;
}

/** A row of a table: its cells by the heads of their columns. */
export interface Row {
  readonly cells: Readonly<Record<string, string>>;
  readonly line: number;
}

/** The text of a file, by its path from the root of the project. */
export function readText(file: string): string {
  return readFileSync(new URL(file, ROOT), 'utf8');
}

/** The names of the rules that have a page. */
export function pageNames(): readonly string[] {
  return readdirSync(new URL('docs/rules', ROOT)).map((file) => file.replace(/\.md$/, ''));
}

/** README and the pages beside those of the rules. */
export function guides(): readonly string[] {
  const pages = readdirSync(new URL('docs', ROOT)).filter((file) => file.endsWith('.md'));
  return ['README.md', ...pages.map((file) => `docs/${file}`)];
}

/** All fenced blocks of a page. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let headings: string[] = [];
  let options: string | null = null;
  let open: { language: string; lines: string[]; line: number } | null = null;
  text.split('\n').forEach((line, at) => {
    const fence = /^```(\w*)$/.exec(line);
    const heading = open ? null : /^(#+) (.*)$/.exec(line);
    if (open && fence) {
      const code = open.lines.join('\n');
      if (open.language === 'json') options = code;
      blocks.push({ language: open.language, code, headings, options, line: open.line });
      open = null;
    } else if (open) {
      open.lines.push(line);
    } else if (fence) {
      open = { language: fence[1] ?? '', lines: [], line: at + 1 };
    } else if (heading) {
      const depth = heading[1]?.length ?? 1;
      headings = [...headings.slice(0, depth - 1), heading[2] ?? ''];
      if (depth <= 3) options = null;
    }
  });
  return blocks;
}

/** The anchors of the headings of a page, as Markdown is shown on the web. */
export function anchorsIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  return [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The rows of all tables of a text. */
export function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let head: readonly string[] | null = null;
  text.split('\n').forEach((line, at) => {
    if (!line.startsWith('|')) head = null;
    else if (!head) head = cellsOf(line);
    else if (!/^[|\s:-]+$/.test(line)) rows.push({ cells: byColumn(head, cellsOf(line)), line: at + 1 });
  });
  return rows;
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function byColumn(head: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
}
