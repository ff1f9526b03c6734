import { describe, expect, it } from 'vitest';
import { methodGuards } from '../../../src/routes/guards/method-guards.ts';

const HANDS_ON = 'next();';

/** The methods that are told from all others, and where. */
function guardsIn(text: string): readonly string[] {
  return methodGuards(text).map(({ methods, range }) => `${[...methods].join(' ')}: ${text.slice(...range)}`);
}

describe('what tells requests apart by their method', () => {
  it.each([
    ["if (req.method === 'POST') check(req);", ["POST: req.method === 'POST'"]],
    ["if (ctx.request.method !== 'GET') check(ctx);", ["GET: ctx.request.method !== 'GET'"]],
    ["if (req.method.toLowerCase() == 'get') skip();", ["GET: req.method.toLowerCase() == 'get'"]],
    ["if (req.method === 'POST' || req.method === 'PUT') check(req);", ["POST PUT: req.method === 'POST' || req.method === 'PUT'"]],
    ["if (['POST', 'PUT'].includes(req.method)) check(req);", ["POST PUT: ['POST', 'PUT'].includes(req.method"]],
    ["const WRITING = new Set(['POST', 'PUT']);\nif (WRITING.has(req.method)) check(req);", ["POST PUT: ['POST', 'PUT']"]],
    ["if (/^(GET|HEAD)$/.test(req.method)) skip();", ['GET HEAD: /^(GET|HEAD)$/.test(req.method']],
    ["switch (req.method) {\n  case 'POST': case 'PUT': check(req); break;\n  case 'GET': skip();\n}", ["POST PUT: case 'POST': case 'PUT': ", "GET: case 'GET': "]],
  ])('in %s', (text, expected) => {
    expect(guardsIn(`${text}\n${HANDS_ON}`)).toEqual(expected);
    expect(guardsIn(text)).toEqual([]);
  });

  it.each([
    "if (config.method === 'POST') check(config);",
    "const WRITING = ['POST', 'PUT'];\nlog(req.method);",
    "switch (kind) { case 'POST': check(req.method); }",
    "send({ method: 'POST' }, req.method);",
  ])('not in %s', (text) => {
    expect(guardsIn(`${text}\n${HANDS_ON}`)).toEqual([]);
  });

  it.each([
    ["api.interceptors.request.use((config) => {\n  if (config.method === 'post') sign(config);\n  return config;\n});", ["POST: config.method === 'post'"]],
    ["api.interceptors.request.use((config) => (['post', 'put'].includes(config.method?.toLowerCase()) ? sign(config) : config));", ["POST PUT: ['post', 'put'].includes(config.method?.toLowerCase()"]],
    ["axios.defaults.headers.post['X-Token'] = token;", ["POST: .defaults.headers.post['"]],
    ["import csurf from 'csurf';\napp.use(csurf());", ["GET HEAD OPTIONS: 'csurf'"]],
    ['app.use(lusca.csrf());', ['GET HEAD OPTIONS: lusca.csrf']],
  ])('in a client, or in what asks for tokens: %s', (text, expected) => {
    expect(guardsIn(text)).toEqual(expected);
  });

  it.each(["axios.defaults.headers.post['Content-Type'] = 'application/json';", 'axios.defaults.headers.common.Authorization = token;', "if (config.method === 'post') sign(config);", "api.interceptors.response.use((config) => (config.method === 'post' ? sign(config) : config));"])('not in %s', (text) => {
    expect(guardsIn(text)).toEqual([]);
  });
});
