import { describe, expect, it } from 'vitest';
import { ANSWER, express, registration } from '../../support/applications.ts';
import { planOf, reasonsOf, type Files } from '../planning.ts';

function reasons(endpoints: readonly string[], others: Files): readonly string[] {
  return reasonsOf(planOf({ 'server.js': express(...endpoints.map((endpoint) => registration('app', endpoint, ANSWER))), ...others }));
}

describe('a word that a client with a base is asked for', () => {
  it.each([
    ["const users = axios.create({ baseURL: '/users' }); users.post('create', user);", 'stuck-caller create'],
    ["const users = axios.create({ baseURL: '/users' }); users.post(`create?draft=${draft}`, user);", 'stuck-caller create?draft=…'],
    ["const settings = { baseURL: '/users' }; export const users: AxiosInstance = axios.create(settings); users.post<User>('create', user);", 'stuck-caller create'],
    ["const users = ky.extend({ prefixUrl: 'http://localhost:3000/users' }); users.post('create', { json: user });", 'stuck-caller create'],
    ["const clients = { users: ofetch.create({ baseURL: '/users' }) }; clients.users('create', { method: 'POST' });", 'used create'],
  ])('names a route: %s', (client, reason) => {
    expect(reasons(['POST /users/create'], { 'client.ts': client })).toEqual([`${reason} client.ts`]);
  });

  it('names one in another file', () => {
    const made = "import axios from 'axios'; export const users = axios.create({ baseURL: '/users' });";
    const client = "import { users } from './made.js'; users.post('create', user);";
    expect(reasons(['POST /users/create'], { 'made.js': made, 'client.js': client })).toEqual(['used create client.js']);
    expect(reasons(['POST /users/create'], { 'made.js': made.replace('baseURL', 'timeout'), 'client.js': client })).toEqual(['']);
  });

  it('names none where another thing is asked', () => {
    expect(reasons(['POST /users/create'], { 'client.js': "const users = axios.create({ baseURL: '/users' }); const words = new Map(); words.get('create');" })).toEqual(['']);
  });
});

describe('a word that an attribute gets in braces', () => {
  it.each(["<UserForm mode={'create'} />", "<UserForm mode={user ? 'revise' : 'create'} />", '<UserForm mode={`create`} />'])('names a route where a URL takes it in: %s', (form) => {
    const pages = { 'page.jsx': `export const Page = ({ user }) => ${form};` };
    expect(reasons(['POST /users/create'], { ...pages, 'form.jsx': 'export const UserForm = ({ mode }) => send(() => fetch(`/users/${mode}`, { method: "POST" }));' })).toEqual(['used create page.jsx']);
    expect(reasons(['POST /users/create'], { ...pages, 'form.jsx': 'export const UserForm = ({ mode }) => fetch(`/users?mode=${mode}`, { method: "POST" });' })).toEqual(['']);
  });
});
