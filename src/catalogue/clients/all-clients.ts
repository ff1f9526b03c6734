import { angular, beacon, eventSource, jQuery, xhr } from './browser.ts';
import { axios } from './axios.ts';
import type { Client } from './client.ts';
import { cypress, k6, playwright } from './end-to-end.ts';
import { fetch, ofetch, undici } from './fetch.ts';
import { chaiHttp, hono, inject, supertest } from './in-process.ts';
import { moxios, sinonServer } from './fake-servers.ts';
import { axiosMock, fetchMock, httpBackend, httpTesting, mirage, msw, nock } from './mocks.ts';
import { got, ky, needle, nodeHttp, request, superagent } from './node.ts';
import { redirect } from './redirect.ts';
import { rtkQuery } from './rtk-query.ts';
import { wretch } from './wretch.ts';
import { gaxios } from './gaxios.ts';

/** All clients of the catalogue. */
export const CLIENTS: readonly Client[] = [
  ...[supertest, chaiHttp, inject, hono],
  ...[fetch, ofetch, undici, axios, got, ky, superagent, needle, request, nodeHttp, k6, rtkQuery],
  ...[jQuery, xhr, eventSource, beacon, angular, redirect],
  ...[nock, msw, fetchMock, axiosMock, httpBackend, httpTesting, mirage, moxios, sinonServer],
  ...[cypress, playwright],
  wretch,
  gaxios,
];

/** A client, and the name of one of its roles. */
export interface ClientRole {
  readonly client: Client;
  readonly role: string;
}

function table(
  entries: (client: Client) => Readonly<Record<string, string>> | undefined,
): ReadonlyMap<string, ClientRole> {
  const found = new Map<string, ClientRole>();
  for (const client of CLIENTS) {
    for (const [key, role] of Object.entries(entries(client) ?? {})) found.set(key, { client, role });
  }
  return found;
}

/** The roles of modules, by their specifiers. */
export const BY_MODULE = table((client) => client.modules);
/** The roles of names. */
export const BY_NAME = table((client) => client.names);
/** The roles of members of any object. */
export const BY_MEMBER = table((client) => client.memberNames);
/** The roles of types in a file that imports their client. */
export const BY_TYPE = table((client) => client.types);
/** The roles of parameters in a file that imports their client. */
export const BY_FIXTURE = table((client) => client.fixtures);

/** Whether a file imports one of the modules of a client. */
export function isImported(client: Client, specifiers: ReadonlySet<string>): boolean {
  return Object.keys(client.modules).some((specifier) => specifiers.has(specifier));
}
