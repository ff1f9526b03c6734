import { describe, expect, it } from 'vitest';
import { mentionsRequests } from '../../src/requests/mentions-requests.ts';
import { requestLines, requestsOf, withMethod } from './dump.ts';
import { expectLinear, expectLinearEach } from '../support/work/work.ts';

const AXIOS = "import axios from 'axios';\n";

describe('sources that say little', () => {
  it.each([
    'fetch()',
    'fetch(...x)',
    "fetch('')",
    'fetch(``)',
    'fetch(`${x}`)',
    "fetch('/x', ...y)",
    'fetch(new URL())',
    'fetch(new URL(...x))',
    'axios.get()',
    'axios.get(...x)',
    'axios({})',
    'axios({ ...x })',
    "axios({ [url]: '/x' })",
    "axios({ get url() { return '/x' } })",
    'axios({ url() {} })',
    'axios?.get?.(x)',
    'cy.request()',
    'cy.request({})',
    'nock().get()',
    'app.inject()',
    'app.inject({})',
    'app.inject(...x)',
    "import request from 'supertest'; request().get(); request(...x).get('/x')",
    "import axios from 'axios'; const api = axios.create(...x); api.get('/x')",
    'const a = a.get; a.get(a)',
    "const a = b; const b = a; a.get('/x').then()",
    "let a = a ?? a; a.get('/x').then()",
    "const { a } = a; a.get('/x').then()",
    "const f = () => f(); f().get('/x').then()",
    "function f() { return f } f()()().get('/x').then()",
    "class A extends A { x = this.x; m() { return this.x.get('/x') } }",
    "this.x = this.x; this.x.get('/x').then()",
    "const o = { method: o }; fetch('/x', o)",
    "const u = u + '/x'; fetch(u)",
    'expect().toBe()',
    'expect(url).toBe()',
    'url.endsWith()',
    'url === url',
    "switch (url) { default: case x: case '/a/b': }",
    'new XMLHttpRequest().open()',
    "fetch('/\\uE000/x')",
    "import axios = require('axios'); axios.get('/x')",
    "import x = Y.Z; x.get('/x').then()",
    "axios['__proto__']('/x'); axios.constructor('/x'); axios.toString('/x')",
    "constructor.get('/x').then(); hasOwnProperty.get('/x').then()",
    "import axios from '__proto__'; toString('/x', { method: 'constructor' })",
  ])('%s', (code) => {
    expect(() => requestsOf(code)).not.toThrow();
    expect(() => requestsOf(AXIOS + code)).not.toThrow();
  });
});

it('reads a chain of 150 mocks', () => {
  const chain = Array.from({ length: 150 }, (_, index) => `.get('/a${index}').reply(200)`).join('\n');
  expect(requestLinesOf(`import nock from 'nock';\nnock('http://localhost')${chain};`)).toBe(150);
});

it('reads a request before a chain of 300 links', () => {
  const chain = ".set('a', 'b')".repeat(300);
  expect(requestLinesOf(`import request from 'supertest';\nrequest(app).post('/users/create')${chain}.send({});`)).toBe(
    1,
  );
});

it('reads 2,000 requests of one client', () => {
  const code = (count: number): string =>
    AXIOS + Array.from({ length: count }, (_, index) => `axios.post('/a${index}', {});`).join('\n');
  expectLinear((count) => requestLinesOf(code(count)));
  expect(requestLinesOf(code(2_000))).toBe(2_000);
});

it('reads 300 assignments to one member, each asked for', () => {
  const code = Array.from(
    { length: 300 },
    (_, index) => `a${index}.api = b${index}; a${index}.api.get('/x').then();`,
  ).join('\n');
  expect(requestLinesOf(code)).toBe(300);
});

it('reads a condition of 100 operands, each of which compares the URL', () => {
  const code = `const x = ${Array.from({ length: 100 }, (_, index) => `url === '/a/${index}'`).join(' && ')};`;
  expect(requestLinesOf(code)).toBe(100);
});

it('reads names that lead to names, 2,000 of them', () => {
  const read = (count: number): unknown => {
    const names = Array.from({ length: count }, (_, index) => `const a${index + 1} = a${index};`).join('');
    return requestLines(`${AXIOS}const a0 = axios; ${names} a${count}.get('/x');`);
  };
  expectLinear(read);
  expect(() => read(2_000)).not.toThrow();
});

it('reads what is nested 400 times', () => {
  const deep = `${'['.repeat(400)}axios.get('/x')${']'.repeat(400)}`;
  expect(requestLinesOf(`${AXIOS}x = ${deep};`)).toBe(1);
});

it('checks a text of a million times the same with linear work', () => {
  const parts = ['.get<', 'fetch', "'", '[a]', '.', 'onGet', '$', ' ', 'url', '"GET'];
  expectLinearEach(parts, (part, count) => mentionsRequests(part.repeat(count)));
  for (const part of parts) expect(() => mentionsRequests(part.repeat(1_000_000))).not.toThrow();
});

it('adds no method behind a URL with a comment, however many spaces stand before it', () => {
  const added = (spaces: number): unknown =>
    withMethod(`fetch('/users/delete/1'${' '.repeat(spaces)}/* one */);`, 'DELETE');
  expectLinear(added);
  expect(added(100_000)).toBeNull();
});

function requestLinesOf(code: string): number {
  return requestsOf(code).length;
}
