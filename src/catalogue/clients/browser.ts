import { BODILESS, WITH_BODY, WITHOUT_BODY, type Client } from './client.ts';

export const jQuery: Client = {
  name: 'jquery',
  kind: 'request',
  inProcess: false,
  modules: { jquery: 'jquery' },
  names: { $: 'jquery', jQuery: 'jquery', jquery: 'jquery' },
  roles: {
    jquery: {
      methods: [
        { members: { get: 'GET', post: 'POST' }, forms: [['url', 'body', 'rest'], ['options']] },
        { members: { getJSON: 'GET' }, forms: [['url', 'body', 'rest']] },
      ],
      members: { ajax: 'ajax', default: 'jquery' },
    },
    ajax: { sends: [['url', 'options'], ['options']], addsMethod: true },
  },
  options: { method: ['method', 'type'], url: ['url'], body: ['data'], base: [], mode: ['dataType'] },
  queriesData: true,
  hooks: ['ajaxSetup', 'ajaxPrefilter', 'ajaxTransport', 'ajaxSend', 'ajaxComplete', 'ajaxSuccess', 'ajaxError'],
  bodiless: BODILESS,
};

export const xhr: Client = {
  name: 'xhr',
  kind: 'request',
  inProcess: false,
  modules: { xhr2: 'factory', xmlhttprequest: 'module' },
  names: { XMLHttpRequest: 'factory', xhr: 'xhr', xhttp: 'xhr' },
  types: {},
  roles: {
    module: { members: { XMLHttpRequest: 'factory' } },
    factory: { answers: 'xhr' },
    xhr: { members: { open: 'open' } },
    open: { sends: [['method', 'url']] },
  },
  options: { method: [], url: [], body: [], base: [] },
  // The body is an argument of `send`, a later call: `open` does not show it.
  bodiless: BODILESS,
};

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const eventSource: Client = {
  name: 'eventsource',
  kind: 'request',
  inProcess: false,
  modules: { eventsource: 'source', 'event-source-polyfill': 'module' },
  names: { EventSource: 'source', EventSourcePolyfill: 'source' },
  roles: {
    module: { members: { EventSourcePolyfill: 'source', NativeEventSource: 'source' } },
    source: { sends: [['url', 'rest']], members: { EventSource: 'source', default: 'source' } },
  },
  alwaysGets: true,
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};

/** https://www.w3.org/TR/beacon/ */
export const beacon: Client = {
  name: 'beacon',
  kind: 'request',
  inProcess: false,
  modules: {},
  names: { navigator: 'navigator' },
  memberNames: { navigator: 'navigator' },
  roles: { navigator: { methods: [{ members: { sendBeacon: 'POST' }, forms: [['url', 'body']] }] } },
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};

export const angular: Client = {
  name: 'angular',
  kind: 'request',
  inProcess: false,
  modules: { '@angular/common/http': 'module', '@angular/core': 'core', '@angular/http': 'module' },
  types: { HttpClient: 'http', Http: 'http' },
  roles: {
    module: {},
    core: { members: { inject: 'inject' } },
    inject: { answersType: true },
    http: {
      methods: [
        { members: WITHOUT_BODY, forms: [['url', 'options']] },
        { members: WITH_BODY, forms: [['url', 'body', 'options']] },
      ],
      members: { request: 'request' },
    },
    request: { sends: [['method', 'url', 'options']] },
  },
  options: { method: [], url: [], body: ['body'], query: ['params'], base: [] },
  bodiless: BODILESS,
};
