import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAME, VERSION } from '../../src/meta.ts';

it('has the name and the version of the manifest', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ name: NAME, version: VERSION });
});
