import { describe, expect, it } from 'vitest';
import { OwnServers } from '../../../src/plan/callers/caller-origins.ts';
import type { Route } from '../../../src/model/router.ts';
import { ANSWER, mounted, registration } from '../../support/applications.ts';
import { viewOf } from '../planning.ts';

/** A route of `routes.js` that `app.js` mounts. */
function mountedRoute(): Route {
  const { routers } = viewOf({ 'app.js': mounted('/api', registration('router', 'GET /users/list', ANSWER)) });
  const router = routers.find(({ mountedBy }) => mountedBy.length > 0);
  const route = router?.entries.find((entry) => entry.kind === 'route');
  if (!router || !route) throw new Error('nothing is mounted');
  return { ...route, router: { ...router, file: 'routes.js' } };
}

/** Servers of which a file is a part, and their ports. */
function servers(
  parts: Readonly<Record<string, readonly string[]>>,
  ports: Readonly<Record<string, readonly string[]>> = {},
): OwnServers {
  return new OwnServers({
    isPartOf: (file, program) => parts[program]?.includes(file) ?? false,
    listensOn: (program, port) => ports[program]?.includes(port) ?? false,
  });
}

describe('what a file asks a host for', () => {
  const route = mountedRoute();

  it.each([
    ['the router', { 'routes.js': ['users.js'] }],
    ['what mounts it', { 'app.js': ['users.js'] }],
    ['both', { 'app.js': ['users.js'], 'routes.js': ['users.js'] }],
  ])('is no route of its own server, where it belongs to %s', (_, parts) => {
    expect(servers(parts).mayAsk('users.js', route, null)).toBe(false);
    expect(servers(parts).mayAsk('users.js', route, '4001')).toBe(false);
  });

  it('may be a route of another server', () => {
    expect(servers({}).mayAsk('users.js', route, null)).toBe(true);
    expect(servers({ 'app.js': ['other.js'], 'gateway.js': ['users.js'] }).mayAsk('users.js', route, '4001')).toBe(
      true,
    );
  });

  it('is a route of its own server at the port on which that listens', () => {
    const own = servers({ 'routes.js': ['users.js'] }, { 'app.js': ['3000'] });
    expect(['3000', '4001', null].map((port) => own.mayAsk('users.js', route, port))).toEqual([true, false, false]);
  });
});
