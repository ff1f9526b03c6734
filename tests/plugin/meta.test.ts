import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NAME, VERSION } from '../../src/meta.ts';
import { rules } from '../../src/rules/index.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly homepage: string;
  readonly repository: { readonly url: string };
};

it('has the name and the version of the manifest', () => {
  expect(manifest).toMatchObject({ name: NAME, version: VERSION });
});

it('names pages of rules that the repository of the manifest has', () => {
  const repository = manifest.homepage.replace(/#.*/, '');
  expect(manifest.repository.url).toBe(`git+${repository}.git`);
  for (const [name, { meta }] of Object.entries(rules)) {
    const page = `docs/rules/${name}.md`;
    expect([meta.docs?.url, existsSync(page)]).toEqual([`${repository}/blob/main/${page}`, true]);
  }
});
