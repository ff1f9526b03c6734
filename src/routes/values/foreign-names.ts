import { CLIENTS } from '../../catalogue/clients/all-clients.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';

/** Modules of the catalogue with an export that sends requests to other servers: `axios`, `got`. */
const SENDING_MODULES = CLIENTS.filter(({ kind, inProcess }) => kind === 'request' && !inProcess).flatMap(
  ({ modules, roles }) =>
    Object.entries(modules).flatMap(([module, name]) => {
      const role = roles[name];
      return (role?.sends ?? role?.methods) ? [module] : [];
    }),
);

/** Modules that send requests to other servers, with those that the catalogue does not describe. */
const CLIENT_MODULES: ReadonlySet<string> = new Set([
  ...SENDING_MODULES,
  ...['undici', 'ofetch', 'wretch', 'phin', 'bent', 'alova', '@hapi/wreck'],
  ...['http', 'https', 'http2', 'node:http', 'node:https', 'node:http2'],
]);

/** Whether a module is an HTTP client. */
export function isClientModule(specifier: string): boolean {
  return CLIENT_MODULES.has(specifier);
}

/** Modules of frameworks whose exported routers are all in the catalogue. */
const CLOSED_MODULES = FRAMEWORKS.flatMap(({ modules }) =>
  Object.entries(modules).flatMap(([module, { closed }]) => (closed === true ? [module] : [])),
);

/**
 * Modules whose exports are no routers, whatever members they have: HTTP clients, test agents, mocks, other servers.
 */
const FOREIGN_MODULES: ReadonlySet<string> = new Set([
  ...CLIENT_MODULES,
  ...[
    'light-my-request',
    'supertest',
    'supertest-session',
    'supertest-as-promised',
    'chai',
    'chai-http',
    'pactum',
    'frisby',
    'k6/http',
    'sinon',
  ],
  ...[
    'nock',
    'msw',
    'msw/node',
    'fetch-mock',
    'axios-mock-adapter',
    'miragejs',
    'pretender',
    'mockttp',
    'jest-fetch-mock',
    'moxios',
  ],
  ...['fs', 'node:fs', 'path', 'node:path', 'url', 'node:url'],
  ...[
    'cypress',
    'playwright',
    '@playwright/test',
    'puppeteer',
    'selenium-webdriver',
    'jquery',
    'lodash',
    'underscore',
    'ramda',
  ],
  ...[
    'config',
    'conf',
    'nconf',
    'dotenv',
    'node-cache',
    'lru-cache',
    'keyv',
    'cache-manager',
    'redis',
    'ioredis',
    'memcached',
  ],
  ...[
    '@angular/common/http',
    '@inertiajs/react',
    '@inertiajs/vue3',
    '@inertiajs/svelte',
    '@inertiajs/core',
    '@inertiajs/inertia',
  ],
  ...[
    'react-router',
    'react-router-dom',
    'vue-router',
    'next/router',
    'next/navigation',
    '@angular/router',
    'expo-router',
    'sammy',
  ],
  ...CLOSED_MODULES,
]);

export function isForeignModule(specifier: string): boolean {
  return FOREIGN_MODULES.has(specifier) || specifier.startsWith('lodash') || specifier.startsWith('@nestjs/');
}

/** Built-in classes with members that are called like methods. */
const FOREIGN_CLASSES = new Set(
  (
    'Map Set WeakMap WeakSet URLSearchParams URL Headers FormData Request Response ' +
    'XMLHttpRequest Array Proxy Storage Cache'
  ).split(' '),
);

export function isForeignClass(name: string): boolean {
  return FOREIGN_CLASSES.has(name);
}

const FOREIGN_NAME = new RegExp(
  String.raw`^(?:req|request|res|response|resp|ctx|context|c|headers?|params|query|search` +
    String.raw`|searchparams|urlsearchparams|formdata|body|cache|caches|lru|config|conf|cfg|settings` +
    String.raw`|options|opts|env|map|set|store|storage|localstorage|sessionstorage|session|cookies?` +
    String.raw`|redis|db|database|client|http|https|https?client|httpservice|axios|got|ky|needle` +
    String.raw`|superagent|supertest|agent|nock|rest|msw|cy|page|browser|driver|reflect|promise|lodash` +
    String.raw`|injector|moduleref|container|metadata|fetcher|fetchmock|scope|interceptor|\$|jquery|_` +
    String.raw`|\$http|\$httpbackend)$`,
  'i',
);

/** Whether a name shows that a value is no router: `cache`, `$http`, `searchParams`, `mockServer`, `apiClient`. */
export function isForeignName(name: string): boolean {
  return (
    FOREIGN_NAME.test(name) ||
    /^(?:mock|stub|fake|spy)(?=[A-Z_]|$)/.test(name) ||
    /(?:Client|Agent|Cache|Store|Map|Params|Headers|Request|Mock|Fetcher|Http|Axios|Config|Repository|Service)$/.test(
      name,
    )
  );
}

const ROUTER_NAME =
  /^(?:app|application|router|routes?|server|fastify|webserver|webapp)$|(?:router|routes|app|server)$/i;
const POSSIBLE_ROUTER_NAME = /^(?:apis?|web|v\d+|group|instance|svr|srv|express)$|(?:Api|API)$/;

/** How much the name of a receiver suggests that it is a router: 2 much, 1 little, 0 nothing. */
export function routerNameWeight(name: string): 0 | 1 | 2 {
  const plain = name.replace(/^[_$]+/, '').replace(/(?<!\d)\d+$/, '');
  if (ROUTER_NAME.test(plain)) return 2;
  return POSSIBLE_ROUTER_NAME.test(plain) || /route/i.test(plain) ? 1 : 0;
}
