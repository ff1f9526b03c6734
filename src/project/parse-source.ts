import { createRequire } from 'node:module';
import type { TSESTree } from '@typescript-eslint/utils';
import type { ParseResult } from 'oxc-parser';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import { componentParts, isComponent, withReads } from '../text/component-parts.ts';
import { nestsTooDeep } from './nesting.ts';

/** A comment of a source; its value is the text between the comment marks. */
export interface ParsedComment {
  readonly value: string;
  readonly range: readonly [start: number, end: number];
  readonly type: 'Line' | 'Block';
}

/**
 * A source that was parsed from the disk: what recognition reads, and the comments. Its text has no byte order mark.
 */
export interface ParsedSource extends RecognitionSource {
  readonly comments: readonly ParsedComment[];
}

type Parser = Pick<typeof import('oxc-parser'), 'parseSync'>;
interface Attempt {
  readonly lang: 'js' | 'jsx' | 'ts' | 'tsx';
  readonly sourceType: 'commonjs' | 'module' | 'unambiguous';
}

interface Libraries {
  readonly parseSync: Parser['parseSync'];
  readonly analyze: typeof import('@typescript-eslint/scope-manager').analyze;
  readonly visitorKeys: RecognitionSource['visitorKeys'];
}

/** JSX is in plain JavaScript files too, and so do the type annotations of Flow. */
const JAVASCRIPT: readonly Attempt[] = [
  { lang: 'jsx', sourceType: 'unambiguous' },
  { lang: 'jsx', sourceType: 'commonjs' },
  { lang: 'tsx', sourceType: 'unambiguous' },
];
const TYPESCRIPT: readonly Attempt[] = [
  { lang: 'ts', sourceType: 'unambiguous' },
  { lang: 'ts', sourceType: 'commonjs' },
];

/**
 * What a file with an extension may be: the first that it can be parsed as. `return` at the top is for CommonJS alone.
 */
const ATTEMPTS: ReadonlyMap<string, readonly Attempt[]> = new Map([
  ['js', JAVASCRIPT],
  ['jsx', JAVASCRIPT],
  ['cjs', [{ lang: 'jsx', sourceType: 'commonjs' }]],
  ['mjs', [{ lang: 'jsx', sourceType: 'module' }]],
  ['ts', TYPESCRIPT],
  ['cts', TYPESCRIPT],
  ['mts', [{ lang: 'ts', sourceType: 'module' }]],
  ['tsx', [{ lang: 'tsx', sourceType: 'unambiguous' }]],
]);

let libraries: Libraries | null | undefined;

/**
 * The parser and the scope analysis, loaded when the first file is parsed; null on a platform that the parser is not
 * made for.
 */
function load(): Libraries | null {
  if (libraries !== undefined) return libraries;
  const require = createRequire(import.meta.url);
  try {
    // `require` is typed as any; the types are in the declarations that the libraries ship.
    const { parseSync } = require('oxc-parser') as Parser;
    const { analyze } =
      require('@typescript-eslint/scope-manager') as typeof import('@typescript-eslint/scope-manager');
    const { visitorKeys } =
      require('@typescript-eslint/visitor-keys') as typeof import('@typescript-eslint/visitor-keys');
    libraries = { parseSync, analyze, visitorKeys };
  } catch {
    libraries = null;
  }
  return libraries;
}

/**
 * Parses a JavaScript or TypeScript source, or the scripts of a component, and resolves its scopes.
 *
 * The parser is oxc-parser: over 5,693 files of public applications it took a quarter of the time of typescript-estree
 * (with the scope analysis, a good third), and recognition found the same routers from both.
 *
 * @returns what was parsed: of a component, a text of the same length with the scripts in their places; null for
 * another kind of file, a source with syntax errors, and one that is nested too deeply
 */
export function parseSource(path: string, text: string): ParsedSource | null {
  const code = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isComponent(path)) return parseComponent(code);
  const attempts = ATTEMPTS.get(path.slice(path.lastIndexOf('.') + 1));
  return attempts ? parseAs(code, attempts) : null;
}

/** The scripts of a component are one module. What its page names of them is read there. */
function parseComponent(text: string): ParsedSource | null {
  const { script, page, lang } = componentParts(text);
  const attempts: readonly Attempt[] = [{ lang, sourceType: 'module' }];
  const parsed = parseAs(script, attempts);
  const names = new Set(parsed?.scopeManager?.scopes.find(({ type }) => type === 'module')?.set.keys());
  const whole = withReads(script, page, names);
  return whole === script ? parsed : parseAs(whole, attempts);
}

function parseAs(code: string, attempts: readonly Attempt[]): ParsedSource | null {
  if (nestsTooDeep(code)) return null;
  const library = load();
  if (!library) return null;
  for (const attempt of attempts) {
    const result = library.parseSync('', code, { ...attempt, astType: 'ts', range: true, preserveParens: false });
    if (!result.errors.some(({ severity }) => severity === 'Error')) return withScopes(result, code, library);
  }
  return null;
}

/** What a JavaScript file needs of a configuration, so that ESLint can parse it: its default is modules without JSX. */
export type ParsingNeed = 'jsx' | 'script' | 'parser';

/** Ways to parse JavaScript and what they need, from the default of ESLint to those that ask for most. */
const WAYS: readonly (readonly [Attempt, readonly ParsingNeed[]])[] = [
  [{ lang: 'js', sourceType: 'module' }, []],
  [{ lang: 'jsx', sourceType: 'module' }, ['jsx']],
  [{ lang: 'js', sourceType: 'commonjs' }, ['script']],
  [{ lang: 'jsx', sourceType: 'commonjs' }, ['jsx', 'script']],
];

/** What a file needs of a configuration to be parsed by ESLint; nothing where only its extension matters. */
export function parsingNeeds(path: string, text: string): readonly ParsingNeed[] {
  const library = /\.jsx?$/.test(path) && !nestsTooDeep(text) ? load() : null;
  if (!library) return [];
  // What strict mode forbids is no matter of syntax for this parser, and is for that of ESLint.
  const way = WAYS.find(
    ([attempt]) =>
      !library
        .parseSync('', text, { ...attempt, showSemanticErrors: true })
        .errors.some(({ severity }) => severity === 'Error'),
  );
  return way ? way[1] : ['parser'];
}

function withScopes(result: ParseResult, text: string, { analyze, visitorKeys }: Libraries): ParsedSource | null {
  // The parser builds the tree of typescript-estree, whose types these are.
  const ast = result.program as unknown as TSESTree.Program;
  const isModule = ast.sourceType === 'module';
  const comments = result.comments.map(
    ({ type, value, start, end }): ParsedComment => ({ type, value, range: [start, end] }),
  );
  try {
    const scopes = analyze(ast, { sourceType: isModule ? 'module' : 'script', globalReturn: !isModule, lib: [] });
    // ESLint's scope manager has the interface of this one.
    return { ast, scopeManager: scopes as unknown as RecognitionSource['scopeManager'], text, visitorKeys, comments };
  } catch {
    // The analysis recurses too, on the stack of JavaScript.
    return null;
  }
}
