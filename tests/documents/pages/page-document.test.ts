import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescribed } from '../../../src/documents/described.ts';
import { readHtml } from '../../../src/documents/pages/html-elements.ts';
import { HOLE } from '../../../src/paths/dialects.ts';
import { edited } from '../../../src/text/edits.ts';
import { moved, requestsOf } from '../moved.ts';

describe('a page sends', () => {
  it.each([
    ['a link', '<a class=x href="/users/list">All</a>', 'GET /users/list'],
    ['a link with blanks around it', '<a href=" /users/<%= id %> ">', 'GET  /users/… '],
    ['a link without quotes', '<a href=/users/list>All</a>', 'GET /users/list'],
    ['what it loads', "<img src='/images/get/5'>", 'GET /images/get/5'],
    ['a form', '<form action="/users/search"></form>', 'GET /users/search'],
    ['a form with a method', '<FORM METHOD="post"\n ACTION="/users/create"></FORM>', 'POST /users/create'],
    [
      'a button of a form',
      '<form method="post"><button formaction="/users/archive">A</button></form>',
      'POST /users/archive',
    ],
    ['a button with a method', '<button formaction="/users/a" formmethod="POST">', 'POST /users/a'],
    ['a form with another method in its URL', '<form method="post" action="/a/1?_method=PUT">', 'PUT /a/1?_method=PUT'],
    [
      'a form with another method in a field',
      '<form method="post" action="/a/1"><input name="_method" type="hidden" value="delete"></form>',
      'DELETE /a/1',
    ],
    ['an element of htmx', '<button hx-put="/users/5">', 'PUT /users/5'],
    ['a link with a value', '<a href="/users/delete/<%= user.id %>">', 'GET /users/delete/…'],
    ['a link of Handlebars', '<a href="/users/{{../id}}/edit">', 'GET /users/…/edit'],
    ['a link of Nunjucks', '<a href="{{ base }}/users/{{ user.id | urlencode }}">', 'GET …/users/…'],
    ['a link to a host', '<a href="http://localhost:3000/users/list">', 'GET http://localhost:3000/users/list'],
  ])('%s', (_what, text, request) => {
    expect(requestsOf('a.html', text)).toEqual([request]);
  });

  it.each([
    ['a link of another method', '<a data-method="delete" href="/users/5">'],
    ['a link with a text that a condition chooses', "<a href=\"/users/<%= isNew ? 'create' : 'update' %>\">"],
    ['a link under a condition', '<a href="/users/{{#if id}}update{{else}}create{{/if}}">'],
    ['a form whose method is a value', '<form method="<%= method %>" action="/users/create">'],
    ['a form whose field is a value', '<form action="/a"><input name="_method" value="{{ method }}"></form>'],
    ['a form of a method that no form has', '<form method="delete" action="/users/5">'],
    ['a link that is relative', '<a href="list">, <a href="users/list">, <a href="../users/list">'],
    ['a link in a script', '<script>const link = \'<a href="/users/list">\';</script>'],
    ['a link in a comment', '<!-- <a href="/users/list"> -->'],
    ['a link in a comment of Handlebars', '{{!-- <a href="/users/{{id}}/edit"> --}}{{! <a href="/users/list"> }}'],
    ['a link in a comment of Nunjucks', '{# <a href="/users/{{ id }}/edit"> #}'],
    ['a link in a comment of EJS', '<%# <a href="/users/list"> %>'],
    ['what is between marks of CSS', '<style>@media print {#menu { color: red } }</style>{# <a href="/users/list"> #}'],
    ['a link in a comment of Liquid', '{% comment %}<a href="/users/{{ id }}/edit">{% endcomment %}'],
    ['what says no address', '<a href="#x"><a href="mailto:a@b.c"><a href=""><a href>'],
  ])('nothing that is known for %s', (_what, text) => {
    expect(requestsOf('a.ejs', text)).toEqual([]);
  });

  it('what a page in Pug says', () => {
    const page = [
      'extends layout',
      'block content',
      '  a.btn(href=\'/users/list\', title="List") List',
      "  a(href='/users/delete/' + user.id)= user.name",
      '  a(href=`/users/${user.id}/edit`) Edit',
      "  a(href=isNew ? '/users/create' : '/users/update')",
      '  form(action="/users/update/1" method="post")',
      '    p: input(type="hidden" name="_method", value="PUT")',
      '    if user',
      '      button(formaction="/users/archive") x',
      '  button(formaction="/users/none") x',
      '  p see #[a(href="/users/all") all] or <a href="/users/html">html</a>',
      '  <a href="/users/#{user.id}">x</a>',
      '  script.',
      '    const link = \'<a href="/users/script">\';',
      '',
    ].join('\n');
    expect(requestsOf('a.pug', page)).toEqual([
      'GET /users/list',
      'GET /users/delete/…',
      'GET /users/…/edit',
      'PUT /users/update/1',
      'PUT /users/archive',
      'GET /users/all',
      'GET /users/html',
      'GET /users/…',
    ]);
    expect(requestsOf('a.pug', page.replaceAll('\n', '\r\n'))).toHaveLength(8);
    expect(requestsOf('a.pug', page.replace('block content', 'block content\n  a(href=)'))).toHaveLength(8);
  });
});

describe('a request of a page', () => {
  it('changes, and nothing else of the page does', () => {
    const page = [
      '<% if (users.length < 5) { %><!-- /users/list -->',
      '<a href="/users/list?page=1" title="/users/list">/users/list</a>',
      "<a href='/users/delete/<%= user.id %>#x'>x</a>",
      '<a href="{{ base }}/users/{{ id }}/edit">x</a><% } %>',
    ].join('\r\n');
    const changed = page
      .replace('"/users/list?', '"/users?')
      .replace('/users/delete/', '/users/')
      .replace('/users/{{ id }}/edit', '/users/{{ id }}');
    expect(
      moved('a.ejs', page, {
        'GET /users/list?page=1': 'GET /users?page=1',
        'GET /users/delete/…#x': 'GET /users/…#x',
        'GET …/users/…/edit': 'GET …/users/…',
      }),
    ).toBe(changed);
  });

  it('keeps its method, which only htmx can change, to one that has a body too', () => {
    expect(moved('a.html', '<a href="/a">', { 'GET /a': 'DELETE /b' })).toBeNull();
    expect(moved('a.html', '<form action="/a" method="post">', { 'POST /a': 'PUT /b' })).toBeNull();
    const htmx = '<form data-hx-post="/a" hx-swap="none">';
    expect(moved('a.html', htmx, { 'POST /a': 'PUT /b' })).toBe('<form data-hx-put="/b" hx-swap="none">');
    expect(moved('a.html', htmx, { 'POST /a': 'DELETE /b' })).toBeNull();
  });

  it('changes in Pug', () => {
    const page = "a(href='/users/list' class=\"a\") A\na(href='/users/delete/' + id)\na(href=`/users/${id}/show`)\n";
    expect(
      moved('a.pug', page, {
        'GET /users/list': 'GET /users',
        'GET /users/delete/…': 'GET /users/…',
        'GET /users/…/show': 'GET /users/…',
      }),
    ).toBe("a(href='/users' class=\"a\") A\na(href='/users/' + id)\na(href=`/users/${id}`)\n");
  });
});

describe('what is for people in a page', () => {
  const page =
    '<p>see /a/list</p><!-- /b/list --><script>x = "/c/list";</script><div>/d/list</div><!--[if IE]>/e/list-->';
  const isProse = (text: string): boolean | undefined => {
    const start = page.indexOf(text);
    return readDescribed('a.html', page)?.isProse([start, start + text.length]);
  };

  it('is told apart from what programs read', () => {
    expect(['/a/list', '/b/list', '/c/list', '/d/list', '/e/list'].map(isProse)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('pages of any kind', () => {
  const value = fc.constantFrom('<%= id %>', '{{ id }}', '{{{user.id}}}', '${id}');
  const word = fc.constantFrom('users', 'list', 'update', 'a-b', 'v1');
  const segments = fc.array(fc.oneof(word, value), { minLength: 1, maxLength: 4 });
  const noise = fc.constantFrom(
    '<% if (a < b) { %>',
    '<% } %>',
    "<p title='\"'>a > b</p>",
    '{{#each users}}',
    '<br/>',
    '<!-- x > -->',
    '<input {{#if a}}checked{{/if}} value="<%= "a" %>">',
    '<script>if (a<b && c>d) x("</a>")</script>',
    '\r\n\t',
    'é😀',
    '<',
    '<div class={{a}}',
    '</form>',
  );
  const page = fc.array(
    fc.oneof(
      noise,
      segments.map((all) => `<a id="x" href="/${all.join('/')}?a=/users/list">`),
    ),
    {
      maxLength: 12,
    },
  );

  it('keep all but the path that changes, and have the same elements', () => {
    let count = 0;
    fc.assert(
      fc.property(page, segments, page, fc.nat(4), (before, all, after, drop) => {
        const pageOf = (path: readonly string[]): string =>
          `${before.join('')}\n<main>\n<a class="b" href="/${path.join('/')}?a=/users/list">x</a>${after.join('')}`;
        const left = all.filter((_, at) => at !== drop);
        const text = pageOf(all);
        const own = text.indexOf('<main>');
        const document = readDescribed('a.ejs', text);
        const operation = document?.operations.find(({ address }) => address.locate(0, 1)[0] > own);
        if (!document || !operation) return;
        const to = `/${left.join('/')}?a=/users/list`.replaceAll(
          /<%= id %>|\{\{ id \}\}|\{\{\{user.id\}\}\}|\$\{id\}/g,
          HOLE,
        );
        const edits = document.edits(new Map([[operation, { method: 'GET', path: to }]]));
        if (!edits) return;
        count += 1;
        const now = edited(text, [0, text.length], edits);
        // Of equal values next to each other either one may have been left out.
        if (new Set(all).size === all.length) expect(now).toBe(pageOf(left));
        expect(readHtml(now).elements.map(({ name, attributes }) => [name, ...attributes.keys()])).toEqual(
          readHtml(text).elements.map(({ name, attributes }) => [name, ...attributes.keys()]),
        );
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(count).toBeGreaterThan(500);
  });

  it('are read to their end, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(noise, fc.string(), fc.constantFrom('<script>', 'a(', 'href=', '"', "'")), { maxLength: 30 }),
        (all) => {
          for (const file of ['a.ejs', 'a.pug']) expect(() => requestsOf(file, all.join(''))).not.toThrow();
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });
});
