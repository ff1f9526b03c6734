import { BODILESS, type Client } from './client.ts';

export const cypress: Client = {
  name: 'cypress',
  kind: 'request',
  inProcess: false,
  modules: {},
  names: { cy: 'cy' },
  roles: {
    cy: { members: { request: 'request', intercept: 'intercept', route: 'intercept' } },
    request: { sends: [['method', 'url', 'body'], ['url', 'body'], ['options']] },
    intercept: {
      sends: [
        ['method', 'url', 'rest'],
        ['url', 'rest'],
        ['options', 'rest'],
      ],
      anyMethod: 'answers',
      kind: 'matcher',
    },
  },
  options: { method: ['method'], url: ['url'], body: ['body'], query: ['qs'], base: [] },
  bodiless: BODILESS,
};

export const playwright: Client = {
  name: 'playwright',
  kind: 'request',
  inProcess: false,
  modules: {
    '@playwright/test': 'module',
    playwright: 'module',
    'playwright-core': 'module',
    '@playwright/experimental-ct-react': 'module',
  },
  types: { APIRequestContext: 'context', Page: 'page', BrowserContext: 'page' },
  fixtures: { request: 'context', page: 'page', context: 'page' },
  roles: {
    module: { members: { request: 'context' } },
    page: {
      members: {
        request: 'context',
        context: 'contexts',
        route: 'route',
        waitForRequest: 'route',
        waitForResponse: 'route',
      },
    },
    contexts: { answers: 'page', members: { request: 'context', route: 'route' } },
    route: { sends: [['url', 'rest']], anyMethod: 'answers', kind: 'matcher' },
    factory: { answers: 'context', base: 'options' },
    context: {
      methods: [
        {
          members: { get: 'GET', head: 'HEAD', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' },
          forms: [['url', 'options']],
        },
      ],
      members: { fetch: 'fetch', newContext: 'factory' },
    },
    fetch: { sends: [['url', 'options']] },
  },
  options: { method: ['method'], url: [], body: ['data', 'form', 'multipart'], query: ['params'], base: ['baseURL'] },
  // https://playwright.dev/docs/api/class-testoptions#test-options-base-url
  resolvesBase: 'always',
  bodiless: BODILESS,
};

/** The client of load tests with k6, whose `delete` is called `del` and takes a body. */
export const k6: Client = {
  name: 'k6',
  kind: 'request',
  inProcess: false,
  modules: { 'k6/http': 'http' },
  roles: {
    http: {
      methods: [
        { members: { get: 'GET', head: 'HEAD' }, forms: [['url', 'options']] },
        {
          members: { post: 'POST', put: 'PUT', patch: 'PATCH', del: 'DELETE', options: 'OPTIONS' },
          forms: [['url', 'body', 'options']],
        },
      ],
      members: { request: 'request', asyncRequest: 'request', default: 'http' },
    },
    request: { sends: [['method', 'url', 'body', 'options']] },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};
