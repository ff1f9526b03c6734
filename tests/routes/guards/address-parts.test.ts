import { describe, expect, it } from 'vitest';
import { addressParts } from '../../../src/routes/guards/address-parts.ts';

/** Each part that is read, by the source that reads it. */
function partsIn(text: string): readonly string[] {
  return addressParts(text).map(({ range, part = [] }) => `${text.slice(...range)}: ${part.join('-')}`);
}

describe('a part of an address that is read by its place', () => {
  it.each<[text: string, ...expected: string[]]>([
    ["const id = req.url.split('/')[3]; find(id);", "req.url.split('/')[3]: 3"],
    ["const id = req.originalUrl.split('/')[3]; find(id);", "req.originalUrl.split('/')[3]: 3-4"],
    ["find(ctx.path.split('/').at(2));", "ctx.path.split('/').at(2): 2-3"],
    ['find(req.path.split(/\\//)[2]);', 'req.path.split(/\\//)[2]: 2'],
    ['find(req.path.split(/[/?]/)[2]);', 'req.path.split(/[/?]/)[2]: 2'],
    [
      "const barred = (word) => (req, res, next) => (req.path.split('/').includes(word) ? refuse() : next());",
      "req.path.split('/'): 1",
    ],
    ["const parts = req.path.split('/').filter(Boolean);\nif (parts.includes(word)) refuse();", 'parts: 1'],
    ["find(req.path.slice(1).split('/')[1]);", "req.path.slice(1).split('/')[1]: 2"],
    ["find(req.path.split('/').filter(Boolean)[1]);", "req.path.split('/').filter(Boolean)[1]: 2"],
    [
      "find(req.path.split('/').filter((part) => part.length > 0)[1]);",
      "req.path.split('/').filter((part) => part.length > 0)[1]: 2",
    ],
    ["find(req.originalUrl.split('?')[0].split('/')[2]);", "req.originalUrl.split('?')[0].split('/')[2]: 2-3"],
    ["find(req.path.split('/').pop());", "req.path.split('/').pop(): -1"],
    ["find(req.path.split('/').at(-1));", "req.path.split('/').at(-1): -1"],
    [
      "const [, model, action] = req.path.split('/'); find({ model, action });",
      "req.path.split('/'): 1",
      "req.path.split('/'): 2",
    ],
    ["const [, , ...rest] = req.path.split('/'); find(rest);", "req.path.split('/'): 2"],
    [
      "const parts = req.path.split('/');\nfind(parts[2], parts[parts.length - 1]);",
      'parts[2]: 2',
      'parts[parts.length - 1]: -1',
    ],
    [
      "let parts;\nparts = req.originalUrl.split('/');\nconst key = parts.slice(1, 3).join(':');",
      'parts.slice(1, 3): 1-3',
    ],
    ["const parts = req.originalUrl.split('/');\nfind(parts.slice(2));", 'parts.slice(2): 2'],
    ["const parts: string[] = req.path.split('/');\nconst [, model] = parts;\nfind(model);", 'parts: 1'],
    [
      "app.addHook('onRoute', (route) => { tag(route.url.split('/').length, route.path.split('/')[1]); });",
      "route.url.split('/').length: ",
      "route.path.split('/')[1]: 1",
    ],
    ["app.addHook('onRoute', ({ url }) => { tag(url.split('/')[1]); });", "url.split('/')[1]: 1"],
    ["const { path } = req;\nfind(path.split('/')[2]);", "path.split('/')[2]: 2"],
    ["const { method, originalUrl: at } = req;\nfind(at.split('/')[2]);", "at.split('/')[2]: 2"],
    ["const url = req.url;\nfind(url.split('/')[2]);", "url.split('/')[2]: 2"],
    [
      "const action = req.path.split('/')[2];\nif (action === 'list' || RIGHTS[action]) next();",
      "req.path.split('/')[2]: 2",
    ],
    ["find(req.path.replace(/^\\//, '').split('/')[1]);", "req.path.replace(/^\\//, '').split('/')[1]: 2"],
    ["const [, , id] = req.originalUrl.split('/'); find(id);", "req.originalUrl.split('/'): 2-3"],
    ["const [, , ...rest] = req.originalUrl.split('/'); find(rest);", "req.originalUrl.split('/'): 2"],
    ['find(path.basename(req.path));', 'path.basename(req.path): -1'],
    ['find(RIGHTS[posix.dirname(req.originalUrl)]);', 'posix.dirname(req.originalUrl): 0--1'],
    [
      "find(req.path.substring(req.path.lastIndexOf('/') + 1));",
      "req.path.substring(req.path.lastIndexOf('/') + 1): -1",
    ],
    ["find(req.path.slice(0, req.path.lastIndexOf('/')));", "req.path.slice(0, req.path.lastIndexOf('/')): 0--1"],
    ["if (path.basename(req.path) === 'list' || ['list'].includes(path.basename(req.path))) next();"],
    ['const name = path.basename(req.file.path); send(PREFIX + name);'],
    ["const parts = req.body.url.split('/'); send(parts[2], parts.length);"],
    ["const [,model] = req.path.split('/'); find(model);", "req.path.split('/'): 1"],
    ["const parts =\n  req.path.split('/');\nfind(parts, parts[2]);\nreturn parts;", 'parts[2]: 2'],
    ["const parts = req.path.split('/').slice(2);\nfind(parts[1]);", "req.path.split('/').slice(2): 2"],
    ["const $parts = req.path.split('/');\nfind($parts[2]);", '$parts[2]: 2'],
    [`const parts = req.path.split('/');\nfind(parts[2]);${'\nnext();'.repeat(50)}`, 'parts[2]: 2'],
    [
      "const path = req.path;\nconst url = req.url;\nfind(path.split('/')[2], url.split('/')[3]);",
      "path.split('/')[2]: 2",
      "url.split('/')[3]: 3",
    ],
    ["find(req.path.split('/')[2]);\nif (role === 'admin') next();", "req.path.split('/')[2]: 2"],
    ["if (req.path.split('/').length > 2) next();", "req.path.split('/').length: "],
    [
      "const count = req.path.split('/').filter(Boolean).length;\nlimit(count);",
      "req.path.split('/').filter(Boolean).length: ",
    ],
    ["const parts = req.path.split('/');\nif (parts.length === 2) next();", 'parts.length: '],
    [
      "const parts = req.path.split('/');\nif (parts.length > 0) find(parts[parts.length - 1]);",
      'parts[parts.length - 1]: -1',
    ],
    ['if (req.path.match(/\\//g).length >= 3) next();', 'req.path.match(/\\//g).length: '],
    ['if ((req.path.match(/[/]/g) || []).length >= 3) next();', 'req.path.match(/[/]/g) || []).length: '],
    [
      "if ((req.originalUrl.split('?')[0].match(/\\//g) ?? []).length === 3) next();",
      "req.originalUrl.split('?')[0].match(/\\//g) ?? []).length: ",
    ],
    ['if ([...req.path.matchAll(/\\//g)].length > 2) next();', 'req.path.matchAll(/\\//g)].length: '],
    ["const depth = ctx.path.replace(/[^/]/g, '').length;\nlimit(depth);", "ctx.path.replace(/[^/]/g, '').length: "],
    ["const role = req.path.split('/').reduce((found, part) => ROLES[part] ?? found, null);", "req.path.split('/'): 1"],
    ["if (req.path.split('/').some((part) => CLOSED.has(part))) refuse();", "req.path.split('/'): 1"],
    ["if ('admin' === role) find(req.path.split('/')[2]);", "req.path.split('/')[2]: 2"],
    ["if (req.path.split('/')[2] === req.user.name) next();", "req.path.split('/')[2]: 2"],
    ["if (req.user.name === req.path.split('/')[2]) next();", "req.path.split('/')[2]: 2"],
    ["if (req.path.split('/')[2].startsWith(req.user.name)) next();", "req.path.split('/')[2]: 2"],
  ])('in %s', (text, ...expected) => {
    expect(partsIn(text)).toEqual(expected);
  });

  it.each([
    "if (req.path.split('/')[1] === 'api') next();",
    "if ('api' === req.path.split('/')[1]) next();",
    "if (req.path.split('/')[1] != 'api') next();",
    "if ('api' == req.path.split('/')[1]) next();",
    "if (req.path.split('/')[1].startsWith('api')) next();",
    "const area = req.path.split('/')[1];\nif (area !== 'api') next();",
    "const area = req.path.split('/')[1];\nswitch (area) { case 'api': next(); }",
    "const [, area, action] = req.path.split('/');\nif (area === 'api') next();",
    "const [, token] = req.headers.authorization.split(' '); find(token);",
    "const [day, month] = req.query.date.split('/'); find(day, month);",
    "const [page] = req.url.split('?'); find(page);",
    "find(req.path.split('/')[0]);",
    "// find(req.path.split('/')[2]);",
    ' * find(req.path.split("/")[2]);',
    "function explode(path) { const [first, ...rest] = path.split('/'); return find(first, rest, req.url); }",
    "find(req.path.split('/').map((part) => decodeURIComponent(part)).join('/'));",
    "find(req.baseUrl.split('/').pop());",
    "const name = file.path.split('/').pop(); find(name);",
    "const page = location.pathname.split('/')[2]; find(page);",
    "const lower = url.toLowerCase();\nfind(lower.split('/')[2]);",
    // Nobody knows which part such a text begins with.
    "const rest = req.path.slice(5);\nfind(rest.split('/')[1]);",
    "const parts = req.path.split('/');\nconst [last, before] = parts.reverse();\nfind(last, before);",
  ])('not in %s', (text) => {
    expect(partsIn(text)).toEqual([]);
  });

  it('is said with its place', () => {
    expect(addressParts("find(req.path.split('/')[2]);")).toEqual([
      { asks: 'part', part: [2], text: "req.path.split('/')[2]", ignoresCase: false, range: [5, 27] },
    ]);
  });
});
