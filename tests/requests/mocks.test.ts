import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

describe('mocks', () => {
  it.each<[string, readonly string[]]>([
    [
      "import nock from 'nock';\nnock('http://localhost').get('/users/list').reply(200, []);",
      ['nock GET<get> /users/list matcher base=http://localhost'],
    ],
    [
      "const nock = require('nock');\nnock(API).post('/users/create', { name: 'a' }).reply(201);",
      ['nock POST<post> /users/create matcher base=?'],
    ],
    [
      "import nock from 'nock';\nconst scope = nock('http://localhost/api').persist();\nscope.delete('/users/delete/1').reply(204);",
      ['nock DELETE<delete> /users/delete/1 matcher base=http://localhost/api'],
    ],
    [
      "import nock from 'nock';\nnock('http://localhost').get('/users/list').query(true).reply(200).get('/posts/list').reply(200);",
      [
        'nock GET<get> /users/list matcher base=http://localhost',
        'nock GET<get> /posts/list matcher base=http://localhost',
      ],
    ],
    [
      "import nock from 'nock';\nnock('http://localhost').intercept('/users/list', 'GET').reply(200);",
      ['nock GET<GET> /users/list matcher base=http://localhost'],
    ],
    [
      "import nock from 'nock';\nnock(/localhost/).get('/users/list').reply(200);",
      ['nock GET<get> /users/list matcher base=?'],
    ],
    [
      "import { rest } from 'msw';\nrest.get('/users/list', (req, res, ctx) => res());",
      ['msw GET<get> /users/list matcher'],
    ],
    [
      "import { http } from 'msw';\nhttp.delete('/users/delete/:id', () => {});",
      ['msw DELETE<delete> /users/delete/:id matcher'],
    ],
    ["import { http } from 'msw';\nhttp.get('*/users/list', () => {});", ['msw GET<get> /users/list matcher end']],
    ["import * as msw from 'msw';\nmsw.http.all('/users/list', () => {});", ['msw - /users/list matcher']],
    [
      "const { http } = require('msw');\nhttp.post('http://localhost/users/create', () => {});",
      ['msw POST<post> http://localhost/users/create matcher'],
    ],
    [
      "import fetchMock from 'fetch-mock';\nfetchMock.get('/users/list', []);",
      ['fetch-mock GET<get> /users/list matcher'],
    ],
    ["import fetchMock from 'fetch-mock';\nfetchMock.mock('/users/list', []);", ['fetch-mock - /users/list matcher']],
    [
      "import fetchMock from 'fetch-mock';\nfetchMock.mock('/users/create', 201, { method: 'POST' });",
      ['fetch-mock POST<POST> /users/create matcher'],
    ],
    [
      "import fetchMock from 'fetch-mock';\nfetchMock.getOnce('end:/users/list', []).postOnce('/users/create', 201);",
      ['fetch-mock GET<getOnce> /users/list matcher end', 'fetch-mock POST<postOnce> /users/create matcher'],
    ],
    [
      "import MockAdapter from 'axios-mock-adapter';\nimport axios from 'axios';\nconst mock = new MockAdapter(axios);\nmock.onGet('/users/list').reply(200, []);",
      ['axios-mock-adapter GET<onGet> /users/list matcher'],
    ],
    [
      "import MockAdapter from 'axios-mock-adapter';\nimport api from './api';\nconst mock = new MockAdapter(api);\nmock.onPost('/users/create').reply(200, []);",
      ['axios-mock-adapter POST<onPost> /users/create matcher base=?'],
    ],
    ["$httpBackend.expectGET('/users/list').respond([]);", ['httpBackend GET<expectGET> /users/list matcher']],
    ["$httpBackend.when('POST', '/users/create').respond({});", ['httpBackend POST<POST> /users/create matcher']],
    [
      "import { HttpTestingController } from '@angular/common/http/testing';\nlet mock: HttpTestingController;\nmock.expectOne('/users/list').flush([]);",
      ['http-testing - /users/list matcher base=?'],
    ],
    [
      "import { HttpTestingController } from '@angular/common/http/testing';\nimport { TestBed } from '@angular/core/testing';\nconst mock = TestBed.inject(HttpTestingController);\nmock.expectOne(`${api}/users/list`);",
      ['http-testing - …/users/list matcher base=?'],
    ],
    [
      "import { HttpTestingController } from '@angular/common/http/testing';\nlet mock: HttpTestingController;\nmock.expectOne({ method: 'POST', url: '/users/create' });",
      ['http-testing POST<POST> /users/create matcher base=?'],
    ],
    [
      "import { HttpTestingController } from '@angular/common/http/testing';\nlet mock: HttpTestingController;\nmock.expectOne((request) => request.url === '/users/list');",
      ['comparison - /users/list matcher'],
    ],
    [
      "const { MockAgent } = require('undici');\nconst agent = new MockAgent();\nagent.get('http://localhost').intercept({ path: '/users/list', method: 'GET' }).reply(200);",
      ['undici GET<GET> /users/list matcher base=http://localhost'],
    ],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    [
      "nock('http://a').get('/users/delete/1').reply(200)",
      'DELETE',
      "nock('http://a').delete('/users/delete/1').reply(200)",
    ],
    ["nock('http://a').post('/users/list', body).reply(200)", 'GET', null],
    [
      "nock('http://a').intercept('/users/delete/1', 'POST').reply(200)",
      'DELETE',
      "nock('http://a').intercept('/users/delete/1', 'DELETE').reply(200)",
    ],
    [
      "import { http } from 'msw';\nhttp.post('/users/delete/:id', () => {})",
      'DELETE',
      "import { http } from 'msw';\nhttp.delete('/users/delete/:id', () => {})",
    ],
    ["import { http } from 'msw';\nhttp.all('/users/delete/:id', () => {})", 'DELETE', null],
    ["fetchMock.postOnce('/users/delete/1', 200)", 'DELETE', "fetchMock.deleteOnce('/users/delete/1', 200)"],
    [
      "const mock = new (require('axios-mock-adapter'))(axios);\nmock.onGet('/users/delete/1')",
      'DELETE',
      "const mock = new (require('axios-mock-adapter'))(axios);\nmock.onDelete('/users/delete/1')",
    ],
    ["const mock = new (require('axios-mock-adapter'))(axios);\nmock.onPost('/users/delete/1', body)", 'DELETE', null],
    ["$httpBackend.expectPOST('/users/delete/1')", 'DELETE', "$httpBackend.expectDELETE('/users/delete/1')"],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });

  it('changes what stands behind a star', () => {
    expect(withUrl("import { http } from 'msw';\nhttp.get('*/users/list', () => {})", '/list', '')).toBe(
      "import { http } from 'msw';\nhttp.get('*/users', () => {})",
    );
    expect(withUrl("fetchMock.get('end:/users/list', 200)", '/list', '')).toBe("fetchMock.get('end:/users', 200)");
    expect(withUrl("fetchMock.get('glob:https://*/users/list', 200)", '/list', '')).toBe(
      "fetchMock.get('glob:https://*/users', 200)",
    );
    expect(withUrl("fetchMock.get('glob:*://*/users/list', 200)", '/list', '')).toBe(
      "fetchMock.get('glob:*://*/users', 200)",
    );
  });
});

describe('tools that drive a browser', () => {
  const PLAYWRIGHT = "import { test, expect, request } from '@playwright/test';\n";

  it.each<[string, readonly string[]]>([
    ["cy.request('/users/list');", ['cypress GET /users/list']],
    ["cy.request('DELETE', '/users/delete/1');", ['cypress DELETE<DELETE> /users/delete/1']],
    ["cy.request('POST', '/users/create', { name: 'a' });", ['cypress POST<POST> /users/create']],
    ["cy.request({ method: 'POST', url: '/users/create', body: {} });", ['cypress POST<POST> /users/create']],
    ["cy.intercept('GET', '/users/list', []).as('list');", ['cypress GET<GET> /users/list matcher']],
    ["cy.intercept('/users/list');", ['cypress - /users/list matcher']],
    ["cy.intercept({ method: 'GET', url: '/users/list' }, []);", ['cypress GET<GET> /users/list matcher']],
    ["cy.intercept('POST', '**/users/create');", ['cypress POST<POST> /users/create matcher end']],
    ["cy.intercept('GET', '**/users/getAll*');", ['cypress GET<GET> /users/getAll matcher end']],
    ["cy.intercept('GET', '/users/getAll*');", ['cypress GET<GET> /users/getAll matcher']],
    ["cy.route('GET', '/users/list', []);", ['cypress GET<GET> /users/list matcher']],
    [
      `${PLAYWRIGHT}test('x', async ({ request }) => { await request.get('/users/list'); });`,
      ['playwright GET<get> /users/list'],
    ],
    [
      `${PLAYWRIGHT}test('x', async ({ page }) => { await page.request.post('/users/create', { data: {} }); });`,
      ['playwright POST<post> /users/create'],
    ],
    [
      `${PLAYWRIGHT}const api = await request.newContext({ baseURL: 'http://localhost/api/' });\nawait api.delete('users/delete/1');`,
      ['playwright DELETE<delete> users/delete/1 base=http://localhost/api/'],
    ],
    [
      `${PLAYWRIGHT}const api = await request.newContext({ baseURL: 'http://localhost/api/' });\nawait api.delete('/users/delete/1');`,
      ['playwright DELETE<delete> /users/delete/1 base=http://localhost'],
    ],
    [
      `${PLAYWRIGHT}test('x', async ({ request }) => { await request.fetch('/users/create', { method: 'POST' }); });`,
      ['playwright POST<POST> /users/create'],
    ],
    [
      `${PLAYWRIGHT}test('x', async ({ page }) => { await page.route('**/users/list', (route) => route.fulfill()); });`,
      ['playwright - /users/list matcher end'],
    ],
    [
      `${PLAYWRIGHT}test('x', async ({ page }) => { await page.goto('/users/list'); await expect(page).toHaveURL('/users/list'); });`,
      [],
    ],
    [`${PLAYWRIGHT}test('x', async ({ page }) => { expect(page.url()).toContain('/users/list'); });`, []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    ["cy.request('POST', '/users/delete/1')", 'DELETE', "cy.request('DELETE', '/users/delete/1')"],
    ["cy.request('POST', '/users/list', body)", 'GET', null],
    [
      "cy.request({ method: 'POST', url: '/users/delete/1' })",
      'DELETE',
      "cy.request({ method: 'DELETE', url: '/users/delete/1' })",
    ],
    ["cy.request('/users/delete/1')", 'DELETE', null],
    ["cy.intercept('POST', '/users/delete/1', {})", 'DELETE', "cy.intercept('DELETE', '/users/delete/1', {})"],
    [
      `${PLAYWRIGHT}test('x', async ({ request }) => { await request.post('/users/delete/1', { data: {} }); })`,
      'DELETE',
      `${PLAYWRIGHT}test('x', async ({ request }) => { await request.delete('/users/delete/1', { data: {} }); })`,
    ],
    [
      `${PLAYWRIGHT}test('x', async ({ request }) => { await request.post('/users/list', { data: {} }); })`,
      'GET',
      null,
    ],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});
