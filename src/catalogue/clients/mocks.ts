import { BODILESS, FETCH_OPTIONS, METHODS, type Client, type Role } from './client.ts';

export const nock: Client = {
  name: 'nock',
  kind: 'matcher',
  inProcess: false,
  modules: { nock: 'nock' },
  names: { nock: 'nock' },
  types: { Scope: 'scope' },
  roles: {
    nock: { answers: 'scope', base: 'first', members: { default: 'nock' } },
    scope: {
      methods: [{ members: METHODS, forms: [['url', 'body', 'rest']], answers: 'interceptor' }],
      members: { intercept: 'intercept' },
      selfReturning: [
        'persist',
        'defaultReplyHeaders',
        'matchHeader',
        'log',
        'filteringPath',
        'filteringRequestBody',
        'replyContentLength',
        'replyDate',
      ],
    },
    intercept: { sends: [['url', 'method', 'body']], answers: 'interceptor' },
    interceptor: {
      members: { reply: 'reply', replyWithFile: 'reply', replyWithError: 'reply' },
      selfReturning: [
        'query',
        'times',
        'once',
        'twice',
        'thrice',
        'optionally',
        'matchHeader',
        'basicAuth',
        'delay',
        'delayBody',
        'delayConnection',
        'socketDelay',
      ],
    },
    reply: { answers: 'scope' },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};

const handlers: Role = { methods: [{ members: { ...METHODS, all: 'ALL' }, forms: [['url', 'rest']] }] };

export const msw: Client = {
  name: 'msw',
  kind: 'matcher',
  inProcess: false,
  modules: { msw: 'module', 'msw/core/http': 'module' },
  roles: { module: { members: { http: 'handlers', rest: 'handlers' } }, handlers },
  options: FETCH_OPTIONS,
  bodiless: [],
};

export const fetchMock: Client = {
  name: 'fetch-mock',
  kind: 'matcher',
  inProcess: false,
  modules: {
    'fetch-mock': 'mock',
    '@fetch-mock/jest': 'mock',
    '@fetch-mock/vitest': 'mock',
    'fetch-mock-jest': 'mock',
  },
  names: { fetchMock: 'mock' },
  roles: {
    mock: {
      methods: [
        { members: METHODS, forms: [['url', 'rest', 'rest']] },
        {
          members: {
            getOnce: 'GET',
            headOnce: 'HEAD',
            postOnce: 'POST',
            putOnce: 'PUT',
            patchOnce: 'PATCH',
            deleteOnce: 'DELETE',
          },
          forms: [['url', 'rest', 'rest']],
        },
      ],
      members: {
        ...{ mock: 'route', once: 'route', route: 'route', default: 'mock', sandbox: 'factory' },
        ...{ called: 'recorded', calls: 'recorded', lastCall: 'recorded', lastUrl: 'recorded' },
        ...{ lastOptions: 'recorded', lastResponse: 'recorded', callHistory: 'mock' },
      },
      selfReturning: [
        'mock',
        'once',
        'route',
        ...Object.keys(METHODS),
        'getOnce',
        'postOnce',
        'putOnce',
        'patchOnce',
        'deleteOnce',
        'catch',
        'mockGlobal',
      ],
    },
    route: { sends: [['url', 'rest', 'options'], ['options']], anyMethod: 'answers' },
    recorded: { sends: [['url', 'rest'], ['options']], anyMethod: 'expects' },
    factory: { answers: 'mock' },
  },
  options: FETCH_OPTIONS,
  bodiless: [],
};

export const axiosMock: Client = {
  name: 'axios-mock-adapter',
  kind: 'matcher',
  inProcess: false,
  modules: { 'axios-mock-adapter': 'factory' },
  types: { MockAdapter: 'mock' },
  roles: {
    factory: { answers: 'mock', base: 'client', members: { default: 'factory' } },
    mock: {
      methods: [
        {
          members: { onGet: 'GET', onDelete: 'DELETE', onHead: 'HEAD', onOptions: 'OPTIONS' },
          forms: [['url', 'rest', 'rest']],
        },
        { members: { onPost: 'POST', onPut: 'PUT', onPatch: 'PATCH' }, forms: [['url', 'body', 'rest']] },
        { members: { onAny: 'ALL' }, forms: [['url', 'body', 'rest']] },
      ],
      selfReturning: [],
    },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};

/** Servers in a page, which functions describe that they call as their own: `this.get('/users/:id', answer)`. */
export const mirage: Client = {
  name: 'mirage',
  kind: 'matcher',
  inProcess: false,
  modules: { miragejs: 'module', 'ember-cli-mirage': 'module', pretender: 'factory' },
  fixtures: { this: 'server' },
  types: { Server: 'server' },
  roles: {
    module: { members: { createServer: 'factory', Server: 'factory' } },
    factory: { answers: 'server', base: 'first', members: { default: 'factory', Pretender: 'factory' } },
    server: { methods: [{ members: { ...METHODS, del: 'DELETE' }, forms: [['url', 'rest', 'rest']] }] },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: [],
};

/** The mock of the HTTP service of AngularJS. */
export const httpBackend: Client = {
  name: 'httpBackend',
  kind: 'matcher',
  inProcess: false,
  modules: {},
  names: { $httpBackend: 'backend' },
  memberNames: { $httpBackend: 'backend' },
  roles: {
    backend: {
      methods: [
        { members: { expectGET: 'GET', expectDELETE: 'DELETE', expectHEAD: 'HEAD' }, forms: [['url', 'rest']] },
        { members: { expectPOST: 'POST', expectPUT: 'PUT', expectPATCH: 'PATCH' }, forms: [['url', 'body', 'rest']] },
        { members: { whenGET: 'GET', whenDELETE: 'DELETE', whenHEAD: 'HEAD' }, forms: [['url', 'rest']] },
        { members: { whenPOST: 'POST', whenPUT: 'PUT', whenPATCH: 'PATCH' }, forms: [['url', 'body', 'rest']] },
      ],
      members: { expect: 'expectation', when: 'expectation' },
    },
    expectation: { sends: [['method', 'url', 'body', 'rest']] },
  },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};

/** The mock of the HTTP client of Angular. */
export const httpTesting: Client = {
  name: 'http-testing',
  kind: 'matcher',
  inProcess: false,
  modules: { '@angular/common/http/testing': 'module', '@angular/core/testing': 'testing' },
  types: { HttpTestingController: 'controller' },
  roles: {
    module: {},
    testing: { members: { TestBed: 'bed' } },
    bed: { members: { inject: 'inject', get: 'inject' } },
    inject: { answersType: true },
    controller: { members: { expectOne: 'expectation', expectNone: 'expectation', match: 'expectation' } },
    expectation: {
      sends: [
        ['url', 'rest'],
        ['options', 'rest'],
      ],
      anyMethod: 'expects',
    },
  },
  options: { method: ['method'], url: ['url'], body: [], base: [] },
  bodiless: [],
};
