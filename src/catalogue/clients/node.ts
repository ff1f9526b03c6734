import { BODILESS, METHODS, type Client, type Form } from './client.ts';
import { SUPERAGENT_BODY } from './in-process.ts';

const URL_OR_OPTIONS: readonly Form[] = [['url', 'options'], ['options']];

export const got: Client = {
  name: 'got',
  kind: 'request',
  inProcess: false,
  modules: { got: 'got' },
  names: { got: 'got' },
  types: { Got: 'got' },
  roles: {
    got: {
      sends: URL_OR_OPTIONS,
      methods: [{ members: METHODS, forms: [['url', 'options']] }],
      members: { extend: 'factory', default: 'got', got: 'got', stream: 'got' },
    },
    factory: { answers: 'got', base: 'options' },
  },
  options: {
    method: ['method'],
    url: ['url'],
    body: ['json', 'body', 'form'],
    query: ['searchParams'],
    base: ['prefixUrl'],
  },
  bodiless: ['GET', 'HEAD', 'DELETE'],
};

export const ky: Client = {
  name: 'ky',
  kind: 'request',
  inProcess: false,
  modules: { ky: 'ky', 'ky-universal': 'ky' },
  names: { ky: 'ky' },
  types: { KyInstance: 'ky' },
  roles: {
    ky: {
      sends: [['url', 'options']],
      methods: [{ members: METHODS, forms: [['url', 'options']] }],
      members: { create: 'factory', extend: 'factory', default: 'ky' },
    },
    factory: { answers: 'ky', base: 'options' },
  },
  options: {
    method: ['method'],
    url: [],
    body: ['json', 'body'],
    query: ['searchParams'],
    base: ['prefixUrl', 'prefix', 'baseUrl'],
  },
  bodiless: ['GET', 'HEAD', 'DELETE'],
};

export const superagent: Client = {
  name: 'superagent',
  kind: 'request',
  inProcess: false,
  modules: { superagent: 'superagent' },
  names: { superagent: 'superagent' },
  roles: {
    superagent: {
      sends: [
        ['method', 'url', 'rest'],
        ['url', 'rest'],
      ],
      methods: [{ members: { ...METHODS, del: 'DELETE' }, forms: [['url', 'body', 'rest']] }],
      members: { agent: 'factory', default: 'superagent' },
    },
    factory: { answers: 'superagent' },
  },
  options: { method: [], url: [], body: [], base: [] },
  queriesData: true,
  bodiless: BODILESS,
  bodyMembers: SUPERAGENT_BODY,
};

export const needle: Client = {
  name: 'needle',
  kind: 'request',
  inProcess: false,
  modules: { needle: 'needle' },
  names: { needle: 'needle' },
  roles: {
    needle: {
      sends: [['method', 'url', 'body', 'options']],
      methods: [
        { members: { get: 'GET', head: 'HEAD' }, forms: [['url', 'options', 'rest']] },
        { members: { ...METHODS, get: 'GET' }, forms: [['url', 'body', 'options', 'rest']] },
      ],
      members: { default: 'needle' },
    },
  },
  options: { method: [], url: [], body: [], base: [] },
  queriesData: true,
  bodiless: BODILESS,
};

/** The package `request`, and those that wrap it in promises. */
export const request: Client = {
  name: 'request',
  kind: 'request',
  inProcess: false,
  modules: {
    request: 'request',
    'request-promise': 'request',
    'request-promise-native': 'request',
    requestretry: 'request',
  },
  roles: {
    request: {
      sends: URL_OR_OPTIONS,
      methods: [{ members: { ...METHODS, del: 'DELETE' }, forms: URL_OR_OPTIONS }],
      members: { defaults: 'factory', default: 'request' },
    },
    factory: { answers: 'request', base: 'options' },
  },
  options: {
    method: ['method'],
    url: ['url', 'uri'],
    body: ['json', 'body', 'form', 'formData'],
    query: ['qs'],
    base: ['baseUrl'],
  },
  bodiless: ['GET', 'HEAD', 'DELETE'],
};

/** Node's own `http` and `https`. */
export const nodeHttp: Client = {
  name: 'http',
  kind: 'request',
  inProcess: false,
  modules: { http: 'http', https: 'http', 'node:http': 'http', 'node:https': 'http' },
  roles: {
    http: { members: { request: 'request', get: 'request', default: 'http' } },
    request: { sends: URL_OR_OPTIONS },
  },
  options: { method: ['method'], url: ['path'], body: [], base: [], host: ['hostname', 'host'] },
  bodiless: BODILESS,
  bodyMembers: ['write', 'end'],
};
