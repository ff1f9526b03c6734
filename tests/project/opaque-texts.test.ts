import { describe, expect, it } from 'vitest';
import { answer } from '../cli/answer.ts';
import { temporary } from './temporary.ts';

interface Planned {
  readonly rewrite: { readonly path: string } | null;
  readonly withheld: string | null;
}

/** A minified script is long, and what matters comes last. */
const PADDING = Array.from({ length: 1_200 }, (_, at) => `function f${String(at)}(a){return a+${String(at)}}`).join('');

const server = (method: string, path: string): string =>
  `const app = require('express')();\napp.${method}('${path}', (req, res) => res.json({}));\napp.listen(3000);\n`;

/** What becomes of a route of a project: its new path, or why it has none. */
async function planned(files: Readonly<Record<string, string>>): Promise<string | null> {
  const { stdout } = await answer(['plan', temporary(files).root, '--format', 'json']);
  const [route] = (JSON.parse(stdout) as { readonly routes: readonly Planned[] }).routes;
  return route?.rewrite?.path ?? route?.withheld ?? null;
}

const LEFT = 'another text contains the old address and cannot be updated';

describe('a minified script', () => {
  it.each<[code: string, named: string]>([
    ['$.ajax({method:"POST",url:"/items/insert"});', '/items/insert'],
    ['$.post("https://shop.example.com/items/insert?x=1",a)', 'https://shop.example.com/items/insert'],
    ['$.post(`${a.b}/items/insert`)', '${a.b}/items/insert'],
    ['$.post("/items/".concat("insert"))', 'insert'],
    ['$.post("/"+["items","insert"].join("/"))', 'insert'],
    ['var b="/items";$.post(b+"/insert")', '/insert'],
    ['$.post("\\/items\\/insert")', '\\/items\\/insert'],
    ["c={base:'/items',add:'insert'}", 'insert'],
  ])('holds the route that %s may ask for', async (code, named) => {
    const files = { 'app.js': server('post', '/items/insert'), 'public/page.min.js': `${PADDING};${code}` };
    expect(await planned(files)).toMatch(`${LEFT} ('${named}`);
    expect(await planned(files)).toContain(', public/page.min.js:1)');
  });

  it.each(['"getItems"', "a('getItems',1)", 'fetch("/getItems")', 'fetch("api/v2/getItems/"+a)'])(
    'holds a route whose words %s says, whatever is beside it',
    async (code) => {
      const files = { 'app.js': server('get', '/getItems'), 'vendor/app.min.mjs': `${PADDING};f0(${code})` };
      expect(await planned(files)).toContain(', vendor/app.min.mjs:1)');
    },
  );

  it.each([
    ['"show"', "a library's own word"],
    ['/show|hide/.test(a)', 'a regular expression'],
    ['fetch("/people/show")', 'another resource'],
    ['a.items.show(b)', 'a member'],
    ['"showroom"', 'another word'],
    ['fetch("https://github.com/items/show")', 'another host'],
  ])('holds nothing for %s: %s', async (code) => {
    const files = { 'app.js': server('get', '/items/show/:id'), 'public/library.min.js': `${PADDING};${code}` };
    expect(await planned(files)).toBe('/items/:id');
  });
});

describe('a library that was copied into the project', () => {
  /** A library for any loader of modules, with some statements before what matters. */
  const library = (code: string, count = 900): string =>
    [
      "(function (root, make) { if (typeof define === 'function' && define.amd) define(make); else root.lib = make(); })",
      '(this, function () {',
      ...Array.from({ length: count }, (_, at) => `  function f${String(at)}(a) { return a + ${String(at)}; }`),
      code,
      '});',
    ].join('\n');

  it('is left as it is: a route that it may ask for stays', async () => {
    const files = { 'app.js': server('post', '/items/insert'), 'public/lib.js': library("$.post('/items/insert');") };
    expect(await planned(files)).toMatch(`${LEFT} ('/items/insert', public/lib.js:903)`);
  });

  it('is what others write: a short file for any loader may be the project’s own', async () => {
    const files = {
      'app.js': server('post', '/items/insert'),
      'public/sdk.js': library("$.post('/items/insert');", 3),
    };
    expect(await planned(files)).toBe('/items');
  });
});

describe('a file that is too large or too long in its lines to be read as what it is', () => {
  const LARGE = 'x = 1;\n'.repeat(150_000);

  it.each<[file: string, text: string, named: string]>([
    ['public/bundle.js', `${PADDING};a("/items/".concat("insert"))`, 'insert'],
    ['public/large.js', `${LARGE}fetch('/items/insert');\n`, '/items/insert'],
    ['public/large.ts', `${LARGE}const url = { base: '/items', add: 'insert' };\n`, 'insert'],
    ['docs/large.json', `["${'x'.repeat(1_000_000)}",\n{"path":"/items/insert"}]`, '/items/insert'],
    ['pages/large.html', `${'<p>x</p>\n'.repeat(120_000)}<form action="/items/insert">`, '/items/insert'],
    ['app/Large.java', `${'int x;\n'.repeat(150_000)}post("/items/insert");`, '/items/insert'],
  ])('holds the routes that %s may name', async (file, text, named) => {
    const held = await planned({ 'app.js': server('post', '/items/insert'), [file]: text });
    expect(held).toMatch(`${LEFT} ('${named}', ${file}:`);
  });

  it('holds nothing for a text that only people read', async () => {
    const files = { 'app.js': server('post', '/items/insert'), 'NOTES.md': `${'x\n'.repeat(600_000)}/items/insert` };
    expect(await planned(files)).toBe('/items');
  });
});
