import { describe, expect, it } from 'vitest';
import { Earlier } from '../../src/plan/earlier.ts';
import { ANSWER, express, mounted, registration } from '../support/applications.ts';
import { planOf, viewOf, type Files } from './planning.ts';

const register = (endpoint: string, receiver = 'app'): string => registration(receiver, endpoint, ANSWER);
const server = (...endpoints: readonly string[]): string => express(...endpoints.map((endpoint) => register(endpoint)));

/** What holds of the routes of a later state: the rewrite or the reason that was planned, or `anew`. */
function held(before: Files, changes: Files): readonly string[] {
  const [file = ''] = Object.keys(changes);
  const now = viewOf({ ...before, ...changes });
  const earlier = new Earlier(file, now, { input: viewOf(before), plan: planOf(before) });
  const routes = now.routers.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'));
  return routes.map((route) => {
    const planned = earlier.of(route);
    if (!planned) return 'anew';
    return planned.rewrite
      ? `${planned.rewrite.method} ${planned.rewrite.path.text}`
      : (planned.withheld?.reason ?? 'stays');
  });
}

/** The text of the other party of a withheld route, where it stands in the later state. */
function otherIn(before: string, now: string, endpoint: string): string | undefined {
  const view = viewOf({ 'server.js': now });
  const earlier = new Earlier('server.js', view, {
    input: viewOf({ 'server.js': before }),
    plan: planOf({ 'server.js': before }),
  });
  const route = view.routers
    .flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'route'))
    .find(({ path }) => path?.value === endpoint);
  const range = route && earlier.withheldOf(route)?.other?.range;
  return range && now.slice(...range);
}

const CRATES = ['GET /crates/list', 'GET /crates/get/:id', 'GET /crates/show/:id', 'GET /crates/:id/lids'] as const;

describe('the plan that a fix began with', () => {
  it('holds for the routes that did not move yet', () => {
    expect(
      held({ 'server.js': server(...CRATES) }, { 'server.js': server('GET /crates', ...CRATES.slice(1)) }),
    ).toEqual(['anew', 'collision', 'collision', 'stays']);
    expect(
      held(
        { 'server.js': server('POST /crates/delete/:id', 'GET /lids/list') },
        { 'server.js': server('DELETE /crates/:id', 'GET /lids/list') },
      ),
    ).toEqual(['anew', 'GET /lids']);
  });

  it.each<[name: string, now: readonly string[]]>([
    ['nothing moved', CRATES],
    ['a route was added', ['GET /crates', ...CRATES.slice(1), 'GET /lids']],
    ['a route was taken away', ['GET /crates', ...CRATES.slice(1, 3)]],
    [
      'one became what nobody planned',
      ['GET /crates', 'GET /crates/get/:id', 'GET /crates/shown/:id', 'GET /crates/:id/lids'],
    ],
    ['one that was to stay moved', ['GET /crates', 'GET /crates/:id', 'GET /crates/show/:id', 'GET /crates/:id/lids']],
    ['one has another method', ['POST /crates', ...CRATES.slice(1)]],
    ['they stand in another order', ['GET /crates/get/:id', 'GET /crates', ...CRATES.slice(2)]],
  ])('does not hold where %s', (_name, now) => {
    expect(new Set(held({ 'server.js': server(...CRATES) }, { 'server.js': server(...now) }))).toEqual(
      new Set(['anew']),
    );
  });

  it('does not hold where the path of a route moved and its method did not', () => {
    expect(
      held(
        { 'server.js': server('POST /crates/delete/:id', 'GET /lids/list') },
        { 'server.js': server('POST /crates/:id', 'GET /lids/list') },
      ),
    ).toEqual(['anew', 'anew']);
  });

  it('looks away from the prefixes of routers, which are no routes', () => {
    const [before = '', now = ''] = ['GET /crates/list', 'GET /crates'].map((endpoint) =>
      mounted('/getLids', register(endpoint), register('GET /locks/list'), register('GET /', 'router')),
    );
    expect(held({ 'server.js': before }, { 'server.js': now })).toEqual(['anew', 'GET /locks', 'stays']);
  });

  it('holds where a request moved, which was to follow a route of another file', () => {
    const before = { 'server.js': server(...CRATES), 'client.js': "fetch('/crates/list');" };
    expect(held(before, { 'client.js': "fetch('/crates');" })).toEqual([
      'GET /crates',
      'collision',
      'collision',
      'stays',
    ]);
  });

  it.each<[name: string, before: string, now: string]>([
    ['it says the same', "fetch('/crates/list');", "fetch('/crates/list');"],
    [
      'its request was taken away, beside one that says what it was to say',
      "fetch('/crates');\nfetch('/crates/list');",
      "fetch('/crates');",
    ],
    ['its request says something else', "fetch('/crates/list');", "fetch('/lids');"],
    [
      'another request came, and none was to move',
      "fetch('/crates/7/lids');",
      "fetch('/crates/7/lids');\nfetch('/crates/8/lids');",
    ],
  ])('does not hold for a file of requests where %s', (_name, before, now) => {
    expect(new Set(held({ 'server.js': server(...CRATES), 'client.js': before }, { 'client.js': now }))).toEqual(
      new Set(['anew']),
    );
  });

  it('counts the comments of a file too', () => {
    const before = { 'server.js': server(...CRATES), 'client.js': '// GET /crates/list' };
    expect(held(before, { 'client.js': '// GET /crates' })).toEqual(['GET /crates', 'collision', 'collision', 'stays']);
  });

  it('does not hold for requests beside routes that nobody planned', () => {
    const before = { 'server.js': `${server('GET /crates/list')}\nfetch('/crates/list');` };
    expect(held(before, { 'server.js': `${server('GET /crates/find')}\nfetch('/crates');` })).toEqual(['anew']);
  });
});

describe('the other party of a route that was withheld', () => {
  const before = server(...CRATES, 'GET /lids/list');
  const now = server('GET /crates', ...CRATES.slice(1), 'GET /lids');

  it('is told where it stands by now', () => {
    expect(otherIn(before, now, '/crates/get/:id')).toBe(register('GET /crates/show/:id').slice(0, -1));
    expect(otherIn(before, now, '/crates/show/:id')).toBe(register('GET /crates/get/:id').slice(0, -1));
  });

  it('is nobody for a route that moves or is planned anew', () => {
    expect(otherIn(before, now, '/crates')).toBeUndefined();
    expect(otherIn(before, before, '/crates/get/:id')).toBeUndefined();
  });
});
