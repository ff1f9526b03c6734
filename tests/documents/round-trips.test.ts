import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescribed } from '../../src/documents/described.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { edited } from '../../src/text/edits.ts';
import { requestsOf } from './moved.ts';

/** A format: how a request is written, what may stand between requests, and a value of run time in an address. */
interface Format {
  readonly request: (path: string) => string;
  readonly between: readonly string[];
  readonly value: string;
  /** Whether a value is unknown to the document, and no part of the text of its address. */
  readonly isHole?: boolean;
}

const MARKUP = [
  '<!-- /users/list -->\n',
  '<p>GET /users/list</p>\n',
  "<b title='é😀'>a &gt; b</b>\r\n",
  '\t\n',
  '<br>',
];

const FORMATS: Readonly<Record<string, Format>> = {
  'a.http': {
    request: (path) => `GET {{host}}${path}?q=/users/list HTTP/1.1\nAccept: */*\n\n`,
    between: ['### /users/list\n', '###\n# GET /users/list\n', '###\n// é😀\n\n', '###\r\n'],
    value: '{{id}}',
  },
  'a.feature': {
    request: (path) => `    When I send a GET request to "${path}"\n`,
    between: [
      '  Scenario: GET /users/list\n',
      '    # GET /users/list\n',
      '    Given there are 3 users\n',
      '    Then the response has a body:\n      """\n      GET /users/list\n      """\n',
      '    | name | é😀 |\n\n',
    ],
    value: '<id>',
  },
  'a.md': {
    request: (path) => `- \`GET ${path}\`: text\n`,
    between: [
      '# Users\n\n',
      'Some *text*.\n\n',
      '```js\nfetch("/users/list");\n```\n\n',
      '<!-- GET /users/list -->\n\n',
    ],
    value: ':id',
  },
  'a.html': { request: (path) => `<a class="b" href="${path}?q=/users/list">x</a>\n`, between: MARKUP, value: '7' },
  'a.ejs': {
    request: (path) => `<form method="get" action="${path}">\n`,
    between: [...MARKUP, '<% if (a < b) { %>', '<% } %>\n'],
    value: '<%= user.id %>',
    isHole: true,
  },
  'a.hbs': {
    request: (path) => `<a href="${path}">{{name}}</a>\n`,
    between: [...MARKUP, '{{#if a}}x{{/if}}', '{{! /users/list }}\n'],
    value: '{{user.id}}',
    isHole: true,
  },
  'a.njk': {
    request: (path) => `<a href="${path}">{{ name }}</a>\n`,
    between: [...MARKUP, '{% if a %}x{% endif %}', '{# /users/list #}\n'],
    value: '{{ user.id }}',
    isHole: true,
  },
  'a.pug': {
    request: (path) => `a(class="b" href=\`${path}\`) text\n`,
    between: ['//- /users/list\n', 'p GET /users/list\n', 'if a\n  b é😀\n', 'br\n'],
    value: '${user.id}',
    isHole: true,
  },
};

describe.each(Object.entries(FORMATS))('a request in %s', (file, { request, between, value, isHole }) => {
  const segment = fc.constantFrom('users', 'list', 'get-all', 'v1', value);
  const path = fc.array(segment, { minLength: 2, maxLength: 4 });
  const noise = fc.array(fc.constantFrom(...between), { maxLength: 3 }).map((all) => all.join(''));
  const parts = fc.array(fc.tuple(noise, path), { minLength: 1, maxLength: 4 });

  it('moves alone, and leaves everything else as it is', () => {
    let count = 0;
    fc.assert(
      fc.property(parts, noise, fc.nat(3), fc.nat(3), (all, end, chosen, drop) => {
        const at = chosen % all.length;
        const old = all[at]?.[1] ?? [];
        const left = old.filter((_, index) => index !== drop % old.length);
        const written = (paths: readonly (readonly string[])[]): string =>
          all.map(([before], index) => before + request(`/${(paths[index] ?? []).join('/')}`)).join('') + end;
        const paths = all.map(([, each]) => each);
        const text = written(paths);
        const document = readDescribed(file, text);
        const operation = document?.operations[at];
        if (!document || !operation || document.operations.length !== all.length) return;
        const pathOf = (segments: readonly string[]): string =>
          `/${segments.join('/')}`.replaceAll(value, isHole === true ? HOLE : value);
        const to = operation.address.value.replace(pathOf(old), () => pathOf(left));
        const edits = document.edits(new Map([[operation, { method: operation.method, path: to }]]));
        if (!edits) return;
        count += 1;
        const now = edited(text, [0, text.length], edits);
        // Of equal segments next to each other either one may have been left out.
        if (new Set(old).size === old.length)
          expect(now).toBe(written(paths.map((each, index) => (index === at ? left : each))));
        const [before, after] = [requestsOf(file, text), requestsOf(file, now)];
        expect(after.filter((_, index) => index !== at)).toEqual(before.filter((_, index) => index !== at));
      }),
      { numRuns: 400, seed: 1 },
    );
    expect(count).toBeGreaterThan(200);
  });
});
