/**
 * Put into a copy of the sample monorepo, as one more of its tests: asks the three services for the addresses in
 * `addresses.json` beside it. It knows the addresses from there alone, whatever became of the sample's own tests.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import supertest from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { buildApp } from '../packages/billing/src/app.js';
import { createApp } from '../packages/inventory/src/app.ts';
import { resetData } from '../packages/inventory/src/warehouse-data.ts';

const require = createRequire(import.meta.url);
const api = require('../packages/api/src/app');
const store = require('../packages/api/src/lib/store');

const inventory = createApp().callback();
const addresses = JSON.parse(readFileSync(join(import.meta.dirname, 'addresses.json'), 'utf8'));

beforeEach(() => {
  store.reset();
  resetData();
});

it.each(addresses)('%s %s is there', async (method, address) => {
  const url = address.replace(':sku', 'teapot').replace(/:\w+/g, '1');
  const status = url.startsWith('/billing') || url === '/internal/jobs' ? await askBilling(method, url) : await ask(url.startsWith('/inventory') ? inventory : api, method, url);
  expect(status).not.toBe(404);
  expect(status).not.toBe(405);
});

async function ask(application, method, url) {
  const { status } = await supertest(application)[method.toLowerCase()](url);
  return status;
}

async function askBilling(method, url) {
  const app = buildApp();
  const { statusCode } = await app.inject({ method, url });
  await app.close();
  return statusCode;
}
