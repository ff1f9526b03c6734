import { parseForESLint } from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { createFileViews } from '../../src/project/view.ts';
import { summariseParsed } from '../../src/project/summarise.ts';
import type { RecognitionSource } from '../../src/routes/scanned-file.ts';
import type { Entry, Route, Router } from '../../src/model/router.ts';
import type { Edit, Range } from '../../src/model/text.ts';

/** What @typescript-eslint/parser makes of a source. */
export function parse(code: string): RecognitionSource {
  const parsed = parseForESLint(code, { range: true, loc: true, ecmaFeatures: { jsx: false }, sourceType: 'module' });
  return { ...parsed, text: code };
}

/** What ESLint hands to a rule for a JavaScript source; null where it is TypeScript. */
export function parseAsJavaScript(code: string): RecognitionSource | null {
  let source: RecognitionSource | null = null;
  const plugin = {
    rules: {
      capture: {
        create: (context: { sourceCode: unknown }) => ({
          Program(): void {
            // ESLint's SourceCode is what the interface describes.
            source = context.sourceCode as RecognitionSource;
          },
        }),
      },
    },
  };
  const sourceType = /^\s*(?:import|export)\b|await /m.test(code) ? 'module' : 'commonjs';
  new Linter().verify(code, [
    { languageOptions: { sourceType }, plugins: { test: plugin }, rules: { 'test/capture': 'error' } },
  ]);
  return source;
}

/** The routers of a source, found the same from both parsers. */
export function routersOf(code: string): readonly Router[] {
  const routers = routersIn(parse(code));
  const javaScript = parseAsJavaScript(code);
  if (javaScript) expect(describeRouters(routersIn(javaScript), code)).toEqual(describeRouters(routers, code));
  return routers;
}

/** The routers of a file by itself, with what its evaluation tells. */
export function routersIn(source: RecognitionSource): readonly Router[] {
  return createFileViews(summariseParsed('app.ts', { comments: [], ...source }, source.text)).evaluated.routers;
}

/**
 * The routes of a source, a line each: framework, router, methods and path, each with the source that it is located at.
 */
export function routeLines(code: string): readonly string[] {
  return routesOf(code).map((route) => routeLine(route, code));
}

/** The routes of all routers, as they stand in the source. */
export function routesOf(code: string): readonly Route[] {
  return routersOf(code)
    .flatMap((router) => router.entries)
    .filter((entry) => entry.kind === 'route')
    .sort((a, b) => (a.methods[0]?.range[0] ?? 0) - (b.methods[0]?.range[0] ?? 0));
}

/** Whether the handler of the first route of a source reads the body of its requests; null where that is not visible. */
export function readsBodyIn(code: string): boolean | null | undefined {
  const { routers, mentions } = createFileViews(
    summariseParsed('app.ts', { comments: [], ...parse(code) }, code),
  ).evaluated;
  const [route] = routers.flatMap(({ entries }) => entries).filter((entry) => entry.kind === 'route');
  return route && mentions.usesOf(route).readsBody;
}

/** A line a router, and one for each entry of its table. */
export function routerLines(code: string): readonly string[] {
  return describeRouters(routersOf(code), code);
}

function describeRouters(routers: readonly Router[], code: string): readonly string[] {
  return routers.flatMap((router) => [
    [
      `${router.framework} ${router.kind} ${router.name}`,
      router.prefix ? ` prefix ${shown(router.prefix.value)}` : '',
      ...router.mountedBy.map(
        ({ parent, mount }) => ` on ${parent.name} at ${mount.prefix ? shown(mount.prefix.value) : '-'}`,
      ),
      router.gathering?.role === 'application' && router.gathering.placements.length > 0
        ? ' with paths of modules'
        : '',
      router.open ? ' open' : '',
      ` views=${router.views}`,
    ].join(''),
    ...router.entries.map((entry) => `  ${entryLine(entry, code)}`),
  ]);
}

function entryLine(entry: Entry, code: string): string {
  if (entry.kind === 'route') return routeLine(entry, code);
  if (entry.kind === 'middleware')
    return `pass ${entry.path ? shown(entry.path.value) : entry.pathKind} ${entry.passage.response}`;
  return `mount ${entry.prefix ? shown(entry.prefix.value) : entry.prefixKnown ? '-' : '?'} ${entry.child?.name ?? 'elsewhere'}`;
}

/** `express app GET<get> /users <'/users' without its quotes>` */
function routeLine(route: Route, code: string): string {
  const methods = route.methods.map((token) => `${token.method}<${slice(code, token.range)}>`).join(',');
  const { path } = route;
  const where = path ? slice(code, path.locate(0, path.value.length)) : slice(code, route.pathRange);
  return `${route.router.framework} ${route.router.name} ${methods} ${path ? shown(path.value) : `(${route.pathKind})`} <${where}>`;
}

function shown(value: string): string {
  return value === '' ? "''" : value.replaceAll(HOLE, '…');
}

export function slice(code: string, range: Range): string {
  return code.slice(...range);
}

/** The source after an edit; null where there is none. */
export function applied(code: string, edit: Edit | null): string | null {
  return edit && code.slice(0, edit.range[0]) + edit.text + code.slice(edit.range[1]);
}

export type Cases = Readonly<Record<string, readonly (readonly [code: string, ...lines: string[]])[]>>;

/** Declares a test a row: a source and the lines that it comes to. */
export function table(cases: Cases, lines: (code: string) => readonly string[]): void {
  for (const [topic, rows] of Object.entries(cases)) {
    describe(topic, () => {
      it.each(rows.map((row) => ({ code: row[0], expected: row.slice(1) })))('$code', ({ code, expected }) => {
        expect(lines(code)).toEqual(expected);
      });
    });
  }
}
