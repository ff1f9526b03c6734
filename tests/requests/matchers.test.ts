import { describe, expect, it } from 'vitest';
import { requestLines, withMethod, withUrl } from './dump.ts';

describe('comparisons of a URL', () => {
  it.each<[string, readonly string[]]>([
    ["if (url.endsWith('/getGame/2')) reply();", ['comparison - /getGame/2 matcher base=? end']],
    ["if (url.startsWith('/users/list')) reply();", ['comparison - /users/list matcher base=? beginning']],
    ["if (url.includes('/users/list')) reply();", ['comparison - /users/list matcher base=? part']],
    ["if (url?.includes('/users/list')) reply();", ['comparison - /users/list matcher base=? part']],
    ["if (String(url).endsWith('/users/list')) reply();", ['comparison - /users/list matcher base=? end']],
    ["if (url.toString().includes('users/list')) reply();", ['comparison - users/list matcher base=? part']],
    ["if (url === '/users/list') reply();", ['comparison - /users/list matcher']],
    ["if ('/users/list' == url) reply();", ['comparison - /users/list matcher']],
    ["if (config.url === '/users/list') reply();", ['comparison - /users/list matcher']],
    ["if (req.path === '/users/list') next();", ['comparison - /users/list matcher']],
    ["if (request.originalUrl === '/users/list') next();", ['comparison - /users/list matcher']],
    ["if (new URL(request.url).pathname === '/users/list') reply();", ['comparison - /users/list matcher']],
    ["if (url.pathname === '/users/list') reply();", ['comparison - /users/list matcher']],
    ["if (response.url().includes('/users/list')) reply();", ['comparison - /users/list matcher base=? part']],
    ["switch (url) { case '/users/list': reply(); }", ['comparison - /users/list matcher']],
    [
      "if (url === '/users/create' && options.method === 'POST') reply();",
      ['comparison POST<POST> /users/create matcher'],
    ],
    [
      "if (method === 'get' && url.endsWith('/users/list') && ok) reply();",
      ['comparison GET<get> /users/list matcher base=? end'],
    ],
    ["if (url === '/users/create' || options.method === 'POST') reply();", ['comparison - /users/create matcher']],
    ["if (location.pathname === '/users/list') show();", []],
    ["if (window.location.href.includes('/users/list')) show();", []],
    ["if (router.url === '/users/list') show();", []],
    ["if (path === '/users/list') show();", []],
    ["if (file.path.endsWith('/users/list')) show();", []],
    ["if (state.url === '/users/list') show();", []],
    ["if (templateUrl === '/users/list') show();", []],
    ["if (url === '/') show();", []],
    ["if (url.startsWith('http://')) show();", []],
    ["if (url.endsWith('.png')) show();", []],
    ["if (urls.includes('/users/list')) show();", []],
    ["if (name === '/users/list') show();", []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });
});

describe('assertions on a URL', () => {
  const AXIOS = "import axios from 'axios';\n";

  it.each<[string, readonly string[]]>([
    ["expect(url).toBe('/users/list');", ['comparison - /users/list matcher']],
    ["expect(request.url).toEqual('/users/list');", ['comparison - /users/list matcher']],
    ["expect(url).to.equal('/users/list');", ['comparison - /users/list matcher']],
    ["expect(url).toContain('/users/list');", ['comparison - /users/list matcher base=? part']],
    ["expect(url).not.toBe('/users/list');", ['comparison - /users/list matcher']],
    ["assert.equal(req.url, '/users/list');", ['comparison - /users/list matcher']],
    ["t.is(url, '/users/list');", ['comparison - /users/list matcher']],
    ["expect(fetch.mock.calls[0][0]).toBe('/users/list');", ['comparison - /users/list matcher']],
    ["expect(fetch).toHaveBeenCalledWith('/users/list');", ['comparison GET /users/list matcher']],
    [
      "expect(global.fetch).toHaveBeenCalledWith('/users/create', { method: 'POST', body });",
      ['comparison POST<POST> /users/create matcher'],
    ],
    [
      "expect(mockFetch).toHaveBeenCalledWith('/users/create', expect.objectContaining({ method: 'POST' }));",
      ['comparison POST<POST> /users/create matcher'],
    ],
    ["expect(fetch).toHaveBeenCalledWith('/users/list', expect.anything());", ['comparison - /users/list matcher']],
    [
      "expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/users/list'));",
      ['comparison GET /users/list matcher base=? part'],
    ],
    ["expect(fetch).toHaveBeenNthCalledWith(2, '/users/list');", ['comparison GET /users/list matcher']],
    [`${AXIOS}expect(axios.get).toHaveBeenCalledWith('/users/list');`, ['comparison GET<get> /users/list matcher']],
    [
      `${AXIOS}expect(axios.post).toHaveBeenCalledWith('/users/create', {});`,
      ['comparison POST<post> /users/create matcher'],
    ],
    [
      "const http = axios.create({ baseURL: '/api' });\nexpect(http.get).toHaveBeenCalledWith('/users/getAll');",
      ['comparison GET<get> /users/getAll matcher base=/api'],
    ],
    [
      "import { http } from './http';\nexpect(http.get).toHaveBeenCalledWith('/users/getAll');",
      ['comparison GET<get> /users/getAll matcher base=?'],
    ],
    [
      "import { http } from './http';\nexpect(http.post).toHaveBeenCalledWith('/users/create', { name: 'a' });",
      ['comparison POST<post> /users/create matcher base=?'],
    ],
    [
      "import { inventory } from './http';\nexpect(inventory.get).toHaveBeenCalledWith('/stock/list');",
      ['comparison GET<get> /stock/list matcher base=?'],
    ],
    [
      "const mocked = axios as jest.Mocked<typeof axios>;\nexpect(mocked.get).toHaveBeenCalledWith('/users/list');",
      ['comparison GET<get> /users/list matcher'],
    ],
    ["expect(vi.mocked(axios.get)).toHaveBeenCalledWith('/users/list');", ['comparison GET<get> /users/list matcher']],
    ["expect(vi.mocked(axios).get).toHaveBeenCalledWith('/users/list');", ['comparison GET<get> /users/list matcher']],
    ["sinon.assert.calledWith(axios.get, '/users/list');", ['comparison GET<get> /users/list matcher']],
    ["sinon.stub(axios, 'get').withArgs('/users/list').resolves({});", ['comparison GET /users/list matcher']],
    ["assert(axios.get.calledWith('/users/list'));", ['comparison GET<get> /users/list matcher']],
    ["when(axios.get).calledWith('/users/list').mockResolvedValue({});", ['comparison GET<get> /users/list matcher']],
    ["expect(api.get).toHaveBeenCalledWith('/users/list', expect.any(Function));", []],
    ["expect(app.get).toHaveBeenCalledWith('/users/list');", []],
    ["expect(cache.get).toHaveBeenCalledWith('/users/list');", []],
    ["expect(users.get).toHaveBeenCalledWith('/users/list', list);", []],
    ["expect(navigate).toHaveBeenCalledWith('/users/list');", []],
    ["expect(router.push).toHaveBeenCalledWith('/users/list');", []],
    ["expect(page.url()).toBe('/users/list');", []],
    ["expect($location.url()).toBe('/users/list');", []],
    ["expect(response.headers.location).toBe('/users/list');", []],
    ["expect(screen.path).toBe('/users/list');", []],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it('changes what is compared', () => {
    expect(withUrl("if (url.endsWith('/getGame/2')) reply();", 'getGame', 'games')).toBe(
      "if (url.endsWith('/games/2')) reply();",
    );
    expect(withMethod("if (url === '/users/delete/1' && method === 'POST') reply();", 'DELETE')).toBe(
      "if (url === '/users/delete/1' && method === 'DELETE') reply();",
    );
    expect(withMethod(`${AXIOS}expect(axios.get).toHaveBeenCalledWith('/users/delete/1');`, 'DELETE')).toBe(
      `${AXIOS}expect(axios.delete).toHaveBeenCalledWith('/users/delete/1');`,
    );
    expect(withMethod(`${AXIOS}expect(axios.post).toHaveBeenCalledWith('/users/delete/1', {});`, 'DELETE')).toBeNull();
    expect(withMethod(`${AXIOS}expect(axios.post).toHaveBeenCalledWith('/users/update/1', {});`, 'PUT')).toBe(
      `${AXIOS}expect(axios.put).toHaveBeenCalledWith('/users/update/1', {});`,
    );
  });
});

describe('mocks that take the place of a client', () => {
  it.each<[string, readonly string[]]>([
    [
      "const answer = vi.fn();\nvi.stubGlobal('fetch', answer);\nexpect(answer).toHaveBeenCalledWith('/users/list');",
      ['comparison GET /users/list matcher'],
    ],
    [
      "const answer = vi.fn();\nvi.stubGlobal('fetch', answer);\nexpect(answer).toHaveBeenCalledWith('/users/delete/1', { method: 'POST' });",
      ['comparison POST<POST> /users/delete/1 matcher'],
    ],
    [
      "const answer = jest.fn();\nglobal.fetch = answer;\nexpect(answer).toHaveBeenCalledWith('/users/update/1', expect.objectContaining({ method: 'POST' }));",
      ['comparison POST<POST> /users/update/1 matcher'],
    ],
    [
      "const answer = jest.fn();\nglobal.fetch = answer as typeof fetch;\nexpect(answer).toHaveBeenCalledWith('/users/list', expect.objectContaining({ headers }));",
      ['comparison - /users/list matcher'],
    ],
    [
      "globalThis.fetch = vi.fn();\nexpect(globalThis.fetch).toHaveBeenCalledWith('/users/list');",
      ['comparison GET /users/list matcher'],
    ],
    [
      "const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(ok);\nexpect(answer).toHaveBeenCalledWith('/users/list');",
      ['comparison GET /users/list matcher'],
    ],
    [
      "const http = axios.create({ baseURL: '/stock' });\nconst get = vi.spyOn(http, 'get').mockResolvedValue({});\nexpect(get).toHaveBeenCalledWith('/items/list');",
      ['comparison GET /items/list matcher base=/stock'],
    ],
    [
      "import { inventory } from './http';\nconst get = vi.spyOn(inventory, 'get');\nexpect(get).toHaveBeenCalledWith('/items/list');",
      ['comparison GET /items/list matcher base=?'],
    ],
    [
      "let post;\nbeforeEach(() => { post = jest.spyOn(axios, 'post'); });\nit('saves', () => { expect(post).toHaveBeenCalledWith('/users/create', body); });",
      ['comparison POST /users/create matcher'],
    ],
    [
      "const stub = sinon.stub(axios, 'get');\nexpect(stub).to.have.been.calledWith('/users/list');",
      ['comparison GET /users/list matcher'],
    ],
    [
      "const stub = sinon.stub(axios, 'get');\nexpect(stub.mock.calls[0][0]).toBe('/users/list');",
      ['comparison - /users/list matcher'],
    ],
    ["const answer = vi.fn();\nexpect(answer).toHaveBeenCalledWith('/users/list');", []],
    ["const get = vi.spyOn(cache, 'get');\nexpect(get).toHaveBeenCalledWith('/users/list');", []],
    [
      "let spy;\nspy = vi.spyOn(axios, 'get');\nspy = vi.spyOn(axios, 'post');\nexpect(spy).toHaveBeenCalledWith('/users/list');",
      ['comparison POST /users/list matcher'],
    ],
    [
      "const spy = isRead ? vi.spyOn(axios, 'get') : vi.spyOn(axios, 'post');\nexpect(spy).toHaveBeenCalledWith('/users/list');",
      [],
    ],
    [
      "const answer = vi.fn();\nvi.stubGlobal('navigate', answer);\nexpect(answer).toHaveBeenCalledWith('/users/list');",
      [],
    ],
  ])('%s', (code, lines) => {
    expect(requestLines(code)).toEqual(lines);
  });

  it.each<[string, string, string | null]>([
    [
      "expect(http.post).toHaveBeenCalledWith('/users/update/1', {});",
      'PUT',
      "expect(http.put).toHaveBeenCalledWith('/users/update/1', {});",
    ],
    [
      "expect($http.$post).toHaveBeenCalledWith('/users/delete/1');",
      'DELETE',
      "expect($http.$delete).toHaveBeenCalledWith('/users/delete/1');",
    ],
    ["expect(vi.spyOn(axios, 'get')).toHaveBeenCalledWith('/users/delete/1');", 'DELETE', null],
    [
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1');",
      'DELETE',
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { method: 'DELETE' });",
    ],
    [
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { headers });",
      'DELETE',
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { method: 'DELETE', headers });",
    ],
    ["expect(fetch).to.have.been.calledWith('/users/delete/1');", 'DELETE', null],
    [
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { method: 'POST' });",
      'DELETE',
      "expect(fetch).toHaveBeenCalledWith('/users/delete/1', { method: 'DELETE' });",
    ],
    [
      "expect(fetch).toHaveBeenCalledWith('/users/update/1', expect.objectContaining({ method: 'POST' }));",
      'PUT',
      "expect(fetch).toHaveBeenCalledWith('/users/update/1', expect.objectContaining({ method: 'PUT' }));",
    ],
  ])('%s to %s', (code, method, changed) => {
    expect(withMethod(code, method)).toBe(changed);
  });
});
