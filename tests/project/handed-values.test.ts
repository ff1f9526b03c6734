import { describe, expect, it } from 'vitest';
import type { Lookup } from '../../src/model/handler.ts';
import { usesIn, type Files } from '../support/project.ts';

/** By what the one route of an application looks its parameter up, whose handler is in `controller.js`. */
function lookupsOf(files: Files): readonly Lookup[] {
  const app =
    "const express = require('express');\nconst { show } = require('./controller');\nconst app = express();\napp.get('/books/get/:id', show);";
  return usesIn({ 'app.js': app, ...files })
    .flatMap(({ lookups }) => lookups)
    .filter(({ parameter, isName }) => parameter === 'id' && !isName);
}

/** The fields and who is asked. */
function told(files: Files): readonly string[] {
  return [...new Set(lookupsOf(files).map(({ key, of }) => `${of} by ${key ?? 'itself'}`))];
}

const CONTROLLER =
  "const books = require('./books');\nexports.show = async (req, res) => { res.json(await books.listed(req.params.id)); };";

describe('a parameter of a path that a handler hands to a function of another file', () => {
  it.each<readonly [title: string, books: string]>([
    ['a function', 'exports.listed = async (shelf) => Book.find({ shelf });'],
    ['under another name', 'exports.listed = function (id) { return Book.find({ shelf: id }); };'],
    ['a method', 'class Books { listed(id) { return Book.find({ shelf: id }); } }\nmodule.exports = new Books();'],
    [
      'a method that goes on to another',
      'class Books { by(id) { return Book.find({ shelf: id }); } listed(id) { return this.by(id); } }\nmodule.exports = new Books();',
    ],
    ['a static method', 'module.exports = class Books { static listed(id) { return Book.find({ shelf: id }); } };'],
    [
      'a function that goes on to another',
      'const by = (open, id) => Book.find({ open, shelf: id });\nexports.listed = (id) => by(true, id);',
    ],
  ])('is followed into it: %s', (_, books) => {
    expect(told({ 'controller.js': CONTROLLER, 'books.js': books })).toEqual(['Book by shelf']);
  });

  it('is followed into a third file', () => {
    const files = {
      'controller.js': CONTROLLER,
      'books.js': "const store = require('./store');\nexports.listed = (id) => store.by('shelf', id);",
      'store.js': 'exports.by = (name, id) => Book.find({ shelf: id });',
    };
    expect(told(files)).toEqual(['Book by shelf']);
  });

  it('is followed where services call one another many times over', () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at);
    const calls = numbers.map((at) => `s${String(at)}.by(id);`).join(' ');
    const services = numbers.map((at): [string, string] => [
      `s${String(at)}.js`,
      `${numbers.map((to) => `const s${String(to)} = require('./s${String(to)}');`).join('\n')}\nexports.by = (id) => { ${calls} return Book.find({ shelf${String(at)}: id }); };`,
    ]);
    const found = told({
      'controller.js': CONTROLLER,
      'books.js': "const s0 = require('./s0');\nexports.listed = (id) => s0.by(id);",
      ...Object.fromEntries(services),
    });
    expect(found).toContain('Book by shelf0');
    expect(found).toContain('Book by shelf19');
  });

  it('is followed into a service that a class is handed, by its type', () => {
    const controller = [
      "import { Controller, Get, Param } from '@nestjs/common';",
      "import { BooksService } from './books.service';",
      "@Controller('books')",
      'export class BooksController {',
      '  constructor(private readonly books: BooksService) {}',
      "  @Get('get/:id')",
      "  show(@Param('id') id: string) { return this.books.get(id); }",
      '}',
    ].join('\n');
    const service =
      'export class BooksService {\n  constructor(private readonly repository: Repository<Book>) {}\n  get(id: string) { return this.repository.find({ where: { shelf: id } }); }\n}';
    const [found] = usesIn({ 'books.controller.ts': controller, 'books.service.ts': service });
    expect(found?.lookups.filter(({ isName }) => !isName)).toMatchObject([
      { parameter: 'id', key: 'shelf', many: true },
    ]);
  });

  it('is followed from the file of the route', () => {
    const app =
      "const express = require('express');\nconst books = require('./books');\nconst app = express();\napp.get('/books/get/:id', async (req, res) => res.json(await books.listed(req.params.id)));";
    expect(told({ 'app.js': app, 'books.js': 'exports.listed = (id) => Book.find({ shelf: id });' })).toEqual([
      'Book by shelf',
    ]);
  });

  it('is told from the other arguments', () => {
    const controller =
      "const books = require('./books');\nexports.show = async (req, res) => { res.json(await books.listed(req.user, req.params.id)); };";
    expect(
      told({
        'controller.js': controller,
        'books.js': 'exports.listed = (owner, id) => Book.findOne({ owner, _id: id });',
      }),
    ).toEqual(['Book by _id']);
  });

  it('is told by the name of a function that nobody sees', () => {
    const controller =
      "const books = require('books');\nexports.show = async (req, res) => { res.json(await books.getByShelf(req.params.id)); };";
    expect(told({ 'controller.js': controller })).toEqual(['books by shelf']);
  });

  it('is told by the name of a function that does not say what it does with it', () => {
    const controller =
      "const books = require('./books');\nexports.show = async (req, res) => { res.json(await books.getByShelf(req.params.id)); };";
    expect(
      told({ 'controller.js': controller, 'books.js': 'exports.getByShelf = (id) => run(() => other(id + 1));' }),
    ).toEqual(['books by shelf']);
  });

  it('goes round in no circle', () => {
    const files = {
      'controller.js': CONTROLLER,
      'books.js':
        "const other = require('./other');\nexports.listed = (id) => other.listed(id);\nconst again = (id) => again(id);\nexports.again = again;",
      'other.js':
        "const books = require('./books');\nexports.listed = (id) => books.listed(id) ?? Book.find({ shelf: id });",
    };
    expect(told(files)).toEqual(['Book by shelf']);
  });
});

describe('a handler that a framework finds by the name of its file', () => {
  it.each<readonly [title: string, files: Files]>([
    [
      'a controller of Egg, which has its context itself',
      {
        'package.json': '{ "name": "shop", "dependencies": { "egg": "^3.0.0" } }',
        'app/router.js': "module.exports = (app) => { app.router.get('/books/get/:id', app.controller.books.show); };",
        'app/controller/books.js':
          "const { Controller } = require('egg');\nmodule.exports = class extends Controller { async show() { const { ctx } = this; ctx.body = await Book.find({ shelf: ctx.params.id }); } };",
      },
    ],
    [
      'an action of Strapi',
      {
        'package.json': '{ "name": "shop", "dependencies": { "@strapi/strapi": "^4.0.0" } }',
        'src/api/book/routes/book.js':
          "module.exports = { routes: [{ method: 'GET', path: '/books/get/:id', handler: 'book.show' }] };",
        'src/api/book/controllers/book.js':
          'module.exports = { async show(ctx) { ctx.body = await Book.find({ shelf: ctx.params.id }); } };',
      },
    ],
  ])('is evaluated: %s', (_, files) => {
    expect(usesIn(files).flatMap(({ lookups }) => lookups.map(({ key, of }) => `${of} by ${String(key)}`))).toEqual([
      'Book by shelf',
    ]);
  });
});
