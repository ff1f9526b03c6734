import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readOpenApi } from '../../../src/documents/openapi/open-api-document.ts';
import { edited } from '../../../src/text/edits.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const PATHS = ['/users', '/users/list', '/users/{id}', '/users/get/{id}', '/users/update/{userId}', '/groups/create'];
const TARGETS = ['/users', '/users/{id}', '/groups', '/users/{userId}'];

/** A description that YAML writes in many ways. */
const description = fc.constantFrom(
  'List',
  'a: b',
  '# no comment',
  'Two\nlines\n',
  'With a blank\n\nline',
  '',
  '- dash',
);
const parameters = fc.subarray(
  [
    { name: 'id', in: 'path', required: true },
    { name: 'userId', in: 'path', required: true },
    { name: 'page', in: 'query' },
  ],
  { minLength: 1 },
);
const operation = fc.record(
  { description, parameters, responses: fc.constant({ 200: { description: 'OK' } }) },
  { requiredKeys: [] },
);
const item = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...METHODS), operation, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    fc.option(fc.record({ parameters }), { nil: {} }),
  )
  .map(([operations, shared]) => ({ ...shared, ...operations }));
const paths = fc.dictionary(fc.constantFrom(...PATHS), item, { minKeys: 1, maxKeys: 5, noNullPrototype: true });

interface Written {
  readonly text: string;
  readonly comments: readonly string[];
}

/** A document in YAML, with a comment above some of its lines, as far indented as these. */
const yamlDocument: fc.Arbitrary<Written> = fc
  .tuple(paths, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), fc.constantFrom('\n', '\n\n'), fc.boolean())
  .map(([value, commented, gap, isWindows]) => {
    const comments: string[] = [];
    const body = stringify({ paths: value, tags: [] }, { aliasDuplicateObjects: false })
      .split('\n')
      .map((line, at) => {
        const indent = /^ {2,4}(?=\S+:)/.exec(line)?.[0];
        const before = gap === '\n\n' && indent?.length === 2 ? '\n' : '';
        if (indent === undefined || commented[at] !== true) return before + line;
        comments.push(`# comment ${String(at)}`);
        return `${before}${indent}# comment ${String(at)}\n${line}`;
      })
      .join('\n');
    const text = `openapi: 3.0.0\n${body}`;
    return { text: isWindows ? text.replaceAll('\n', '\r\n') : text, comments };
  });

const jsonDocument: fc.Arbitrary<Written> = fc.tuple(paths, fc.constantFrom('\t', 0, 2, 4)).map(([value, indent]) => ({
  text: JSON.stringify({ openapi: '3.0.0', paths: value, tags: [] }, null, indent),
  comments: [],
}));

const moves = fc.dictionary(
  fc
    .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...PATHS))
    .map(([method, path]) => `${method.toUpperCase()} ${path}`),
  fc.record({ method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), path: fc.constantFrom(...TARGETS) }),
  { minKeys: 1, maxKeys: 5, noNullPrototype: true },
);

/** All operations of a document, each without the names of its parameters, in an order of their own. */
function operationsIn(text: string): readonly string[] {
  const { paths: all } = parse(text) as { paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  return Object.values(all)
    .flatMap((each) => METHODS.flatMap((method) => (each[method] === undefined ? [] : [JSON.stringify(each[method])])))
    .map((each) => each.replaceAll(/"name":"\w*"/g, '"name"'))
    .sort();
}

describe('a document whose operations move', () => {
  it.each([
    ['YAML', yamlDocument],
    ['JSON', jsonDocument],
  ])('keeps all operations and comments, and has each where it moves to: %s', (_what, documents) => {
    let count = 0;
    fc.assert(
      fc.property(documents, moves, ({ text, comments }, wanted) => {
        const document = readOpenApi(text);
        if (!document) throw new Error('It is not read.');
        const destinations = new Map(
          document.operations.flatMap((each) => {
            const to = wanted[`${each.method} ${each.address.value}`];
            return to ? [[each, to] as const] : [];
          }),
        );
        const edits = document.edits(destinations);
        if (!edits || destinations.size === 0) return;
        count += 1;
        const after = edited(text, [0, text.length], edits);
        expect(operationsIn(after)).toEqual(operationsIn(text));
        // Those of parameters that hold for all of a path go to each path that gets these.
        for (const comment of comments) expect(after).toContain(`${comment}${text.includes('\r\n') ? '\r' : ''}\n`);
        const now = new Set(
          readOpenApi(after)?.operations.map(
            ({ method, address }) => `${method} ${address.value.replaceAll(/\w+(?=\})/g, '')}`,
          ),
        );
        for (const { method, path } of destinations.values())
          expect(now).toContain(`${method} ${path.replaceAll(/\w+(?=\})/g, '')}`);
        expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
        expect(/(?<!\r)\n/.test(after)).toBe(/(?<!\r)\n/.test(text));
      }),
      { numRuns: 400, seed: 1 },
    );
    expect(count).toBeGreaterThan(50);
  });

  it('stays as it is, character by character, without moves', () => {
    fc.assert(
      fc.property(fc.oneof(yamlDocument, jsonDocument), ({ text }) => {
        expect(readOpenApi(text)?.edits(new Map())).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
