import { FETCH_OPTIONS, WITH_BODY, type Client, type Role } from './client.ts';

/** Members that give a copy of an instance with the same address: `defer` and `middlewares` may change it. */
const COPIES: readonly string[] = [
  ...['accept', 'addon', 'auth', 'basicAuth', 'catcher', 'catcherFallback', 'content', 'customError'],
  ...['errorType', 'fetchPolyfill', 'headers', 'options', 'polyfills', 'query', 'resolve', 'signal'],
];

const instance: Role = {
  methods: [
    { members: { get: 'GET', delete: 'DELETE', head: 'HEAD', opts: 'OPTIONS' }, forms: [['url']] },
    { members: WITH_BODY, forms: [['body', 'url']] },
  ],
  members: {
    url: 'url',
    fetch: 'fetch',
    toFetch: 'toFetch',
    body: 'body',
    json: 'body',
    formData: 'body',
    formUrl: 'body',
  },
  selfReturning: COPIES,
};

/** `wretch`: an instance has a base, and each call of a member for a method may add the rest of the URL. */
export const wretch: Client = {
  name: 'wretch',
  kind: 'request',
  inProcess: false,
  modules: { wretch: 'module', 'wretch/all': 'module' },
  names: { wretch: 'module' },
  types: { Wretch: 'instance', Wretcher: 'instance' },
  roles: {
    module: { answers: 'instance', begins: [['url', 'options']], members: { default: 'module' } },
    instance,
    // A second argument replaces the address: `.url('/users', true)`.
    url: { answers: 'instance', begins: [['url']] },
    urlWithBody: { answers: 'withBody', begins: [['url']] },
    body: { answers: 'withBody' },
    withBody: {
      methods: [{ members: WITH_BODY, forms: [['rest', 'url']] }],
      members: { url: 'urlWithBody' },
      selfReturning: COPIES,
    },
    fetch: { sends: [['method', 'url', 'body']] },
    toFetch: { answers: 'sender' },
    sender: { sends: [['url', 'options']], addsMethod: true },
  },
  options: FETCH_OPTIONS,
  bodiless: ['GET', 'HEAD', 'DELETE'],
};
