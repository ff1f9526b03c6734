import { parse as parseTypeScript } from '@typescript-eslint/parser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSource } from '../../src/project/parse-source.ts';
import { findRouters } from '../../src/routes/find-routers.ts';
import { scan } from '../../src/routes/scan.ts';

/** The routes of a source, as they are written. */
function routes(path: string, code: string): readonly string[] {
  const source = parseSource(path, code);
  if (!source) throw new Error(`${path} was not parsed.`);
  return findRouters(source)
    .flatMap((router) => router.entries)
    .flatMap((entry) => {
      if (entry.kind !== 'route' || !entry.path) return [];
      const written = source.text.slice(...entry.path.locate(0, entry.path.value.length));
      return [`${entry.methods.map(({ range }) => source.text.slice(...range)).join()} ${entry.path.value} ${written}`];
    });
}

const HANDLER = '(req, res) => res.json([])';
const COMMONJS = `const app = require('express')();\napp.get('/getUsers', ${HANDLER});\n`;
const MODULE = `import express from 'express';\nexport const app = express();\napp.get('/getUsers', ${HANDLER});\n`;
const EXPECTED = ['get /getUsers /getUsers'];

describe('parseSource', () => {
  it.each([
    ['a.js', COMMONJS],
    ['a.js', MODULE],
    ['a.cjs', COMMONJS],
    ['a.mjs', MODULE],
    ['a.jsx', `${MODULE}const view = <a href="x">b</a>;`],
    ['a.js', `${MODULE}const view = <a href="x">b</a>;`],
    [
      'a.ts',
      `${MODULE}const x = <any>app; enum E { A } declare module 'm' {} abstract class C { declare x: number; constructor(private y?: string) {} }`,
    ],
    [
      'a.ts',
      `import express = require('express');\nconst app: express.Application = express();\napp.get('/getUsers', ${HANDLER} );\nexport = app;`,
    ],
    ['a.cts', `${COMMONJS}export = app;`],
    ['a.mts', `${MODULE}export type A = string;`],
    ['a.tsx', `${MODULE}const view = <A<string> b={1 as number}>c</A>;`],
    ['folder.d/a.b.test.js', COMMONJS],
  ])('reads %s: %j', (path, code) => {
    expect(routes(path, code)).toEqual(EXPECTED);
  });

  it.each([
    ['a return at the top', `${COMMONJS}if (x) return;\n`],
    ['code that is not strict', `${COMMONJS}with (app) {} var await = 1; delete app; x = 010;\n`],
    ['a line that names the program', `#!/usr/bin/env node\n${COMMONJS}`],
    ['directives', `'use strict';\n${COMMONJS}`],
    ['await at the top', `${MODULE}await app.listen(1);\n`],
    [
      'type annotations of Flow',
      `// @flow\nimport type { A } from './a';\n${MODULE}function f(a: A, b?: string): void {}\n`,
    ],
    ['parentheses and optional calls', COMMONJS.replace('app.get(', '(app)?.get(')],
    ['Windows line ends', COMMONJS.replaceAll('\n', '\r\n')],
    ['characters beyond the first plane', `const flag = '🏳️‍🌈é𝒳';\n/* 😀 */${COMMONJS}`],
    ['a byte order mark', `\uFEFF${COMMONJS}`],
    ['big numbers and new regular expressions', `${COMMONJS}const a = 1n, b = /(?<x>a)\\p{L}/v, c = 1_000;`],
    ['what only warns', `${COMMONJS}// <!-- x`],
  ])('reads %s', (_, code) => {
    expect(routes('a.js', code)).toEqual(EXPECTED);
  });

  it('answers the text without its byte order mark, and places in that text', () => {
    const source = parseSource('a.js', '\uFEFF// é\nx();');
    expect(source?.text).toBe('// é\nx();');
    expect(source?.ast.body[0]?.range).toEqual([5, 9]);
  });

  it('answers the comments', () => {
    const code = "#!/usr/bin/env node\n// 😀 GET /x\r\nconst a = '// no'; /* b\n * c */ <!-- d\n";
    const comments = parseSource('a.js', code)?.comments ?? [];
    expect(comments.slice(0, 2).map(({ type, value }) => [type, value])).toEqual([
      ['Line', ' 😀 GET /x'],
      ['Block', ' b\n * c '],
    ]);
    expect(comments.slice(0, 2).map(({ range }) => code.slice(...range))).toEqual(['// 😀 GET /x', '/* b\n * c */']);
  });

  it('resolves scopes: of a module, and of the function that Node puts around a CommonJS file', () => {
    for (const code of ['import a from "a"; a;', 'const a = 1; a;', 'var a = 1; a;', 'return; function a() {} a;']) {
      const manager = parseSource('a.js', code)?.scopeManager;
      const variable = manager?.scopes.flatMap((scope) => scope.set.get('a') ?? [])[0];
      expect(variable?.references.some((reference) => reference.isRead())).toBe(true);
    }
  });

  it('builds the tree of typescript-estree', () => {
    const code = `import a, { type B } from 'b' with { type: 'json' };
      export default class C<T> extends a<T> implements D { @e() static #f?: string = \`g\${h}\`; get i(): T { return super.i!; } }
      enum J { K = 1 } namespace L.M { export const n = 1 } type O = { p?: readonly Q[] } & R['s']; interface U extends V<W> { (x: number): void }
      const [y, ...z] = a?.b?.[c]?.(d) ?? await import('e'), { f = 1, ...g } = <const>{ h() {}, i, [j]: k as L satisfies M };
      export * as n from 'o'; export { p as q } from 'r'; for await (const s of t) { if (u in v) continue; }
      declare global { var w: typeof import('x') } abstract class Y { abstract z(): asserts this is A; constructor(private readonly b: C) { super(); } }`;
    const source = parseSource('a.ts', code);
    const types = (program: object): readonly string[] => {
      const found: string[] = [];
      const visit = (value: unknown): void => {
        if (Array.isArray(value)) value.forEach(visit);
        else if (typeof value === 'object' && value !== null && 'type' in value && 'range' in value) {
          if (value.type !== 'Program') found.push(`${String(value.type)} ${String(value.range)}`);
          for (const [key, child] of Object.entries(value))
            if (!['parent', 'comments', 'tokens'].includes(key)) visit(child);
        }
      };
      visit(program);
      return found.sort();
    };
    const expected = parseTypeScript(code, { range: true, sourceType: 'module' });
    expect(source && types(source.ast)).toEqual(types(expected));
  });

  it('links nodes to their parents when they are scanned, as the tree of ESLint is', () => {
    const source = parseSource('a.js', COMMONJS);
    if (source) scan(source);
    expect(source?.ast.body[0]?.parent).toBe(source?.ast);
  });

  it.each([
    ['a.js', 'const = ;'],
    ['a.js', 'app.get("/x", () => {'],
    ['a.js', 'await x; return'],
    ['a.ts', 'enum {'],
    ['a.cjs', 'import a from "b"'],
    ['a.js', '\0'],
    ['a.d', 'x'],
    ['a.vue', '<script>const = ;</script>'],
    ['a', 'x'],
    ['', ''],
    ['constructor', 'x'],
    ['a.__proto__', 'x'],
  ])('answers null for %s: %j', (path, code) => {
    expect(parseSource(path, code)).toBeNull();
  });

  it.each([
    ['arrays', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['sums', `x = ${'a + '.repeat(200_000)}a`],
    ['comparisons', `x = ${'a < '.repeat(200_000)}b`],
    ['blocks over lines', '{\n'.repeat(200_000) + '}\n'.repeat(200_000)],
  ])('answers null for %s that are nested deeper than the stack', (_, code) => {
    expect(parseSource('a.ts', code)).toBeNull();
    expect(parseSource('a.js', code)).toBeNull();
  });

  it('takes an empty source', () => {
    expect(parseSource('a.js', '')?.ast.body).toEqual([]);
    expect(parseSource('a.ts', '\uFEFF')?.ast.body).toEqual([]);
  });
});

describe('parseSource without its parser', () => {
  afterEach(() => {
    vi.doUnmock('node:module');
    vi.resetModules();
  });

  it('answers null on a platform that the parser is not made for', async () => {
    vi.resetModules();
    vi.doMock('node:module', () => ({
      createRequire: () => () => {
        throw new Error('Cannot find native binding.');
      },
    }));
    const { parseSource: parse } = await import('../../src/project/parse-source.ts');
    expect(parse('a.js', 'x')).toBeNull();
    expect(parse('a.js', 'x')).toBeNull();
  });
});
