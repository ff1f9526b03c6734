import { describe, expect, it } from 'vitest';
import { ANSWER, express } from '../../support/applications.ts';
import { planOf, reasonsOf } from '../planning.ts';

/** Why a route stays behind middleware that is registered for the paths of a list which another file has. */
function reason(...lines: readonly string[]): string | undefined {
  const server = `const { GUARDED, checks } = require('./guarded');\n${express(...lines, `app.get('/getBoats/:id', ${ANSWER});`)}`;
  return reasonsOf(
    planOf({ 'server.js': server, 'guarded.js': "exports.GUARDED = ['/boats'];\nexports.checks = [];" }),
  )[0];
}

describe('middleware for each path of a list of another file', () => {
  it.each([
    'app.use(GUARDED, check);',
    "app.use([...GUARDED, '/docks'], check);",
    'app.use([...GUARDED], check);',
    'for (const each of GUARDED) app.use(each, check);',
    'GUARDED.forEach((each) => app.use(each, check));',
    'GUARDED.forEach((each) => { app.all(each, check); });',
  ])('may run before a route that moves: %s', (use) => {
    expect(reason(use)).not.toBe('');
  });

  it.each([
    'app.use([...checks], check);',
    'app.use([...checks, check]);',
    'for (const each of checks) app.use(each);',
    'for (const each of checks) app.use(each, check);',
    'checks.forEach((each) => app.use(each, check));',
  ])('is none for a list of middleware: %s', (use) => {
    expect(reason(use)).toBe('');
  });
});
