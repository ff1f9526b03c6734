import * as disk from 'node:fs';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChangedFile } from '../../src/cli/fix/changed-files.ts';
import { restoreInterrupted, writeFiles, type Disk } from '../../src/cli/fix/write-files.ts';
import { temporary } from '../project/temporary.ts';

const OLD = { 'a.js': 'old a', 'b.js': 'old b', 'c.js': 'old c' };

const changesIn = (root: string): readonly ChangedFile[] =>
  Object.entries(OLD).map(([name, text]) => ({
    file: join(root, name),
    before: Buffer.from(text),
    after: Buffer.from(text.replace('old', 'new')),
  }));

const contents = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(root).map((name) => [name, readFileSync(join(root, name), 'utf8')]));

/** A disk on which the n-th call of one kind fails. */
function failing(name: 'copyFileSync' | 'renameSync' | 'rmSync' | 'writeFileSync', nth: number): Disk {
  let count = 0;
  const original = disk[name] as (...given: readonly unknown[]) => unknown;
  return {
    ...disk,
    [name]: (...given: readonly unknown[]): unknown => {
      count += 1;
      if (count === nth) throw new Error('ENOSPC: no space left on device');
      return original(...given);
    },
  };
}

describe('files that are written', () => {
  it('are all replaced, and nothing is left beside them', () => {
    const { root } = temporary(OLD);
    writeFiles(changesIn(root), root);
    expect(contents(root)).toEqual({ 'a.js': 'new a', 'b.js': 'new b', 'c.js': 'new c' });
  });

  it.each([
    ['a copy', 'copyFileSync', 2],
    ['a new content', 'writeFileSync', 3],
    ['the last new content', 'writeFileSync', 4],
    ['the journal', 'writeFileSync', 1],
    ['the name of the journal', 'renameSync', 1],
    ['the first replacement', 'renameSync', 2],
    ['the last replacement', 'renameSync', 4],
  ] as const)('are as before where %s cannot be written', (_what, name, nth) => {
    const { root } = temporary(OLD);
    expect(() => {
      writeFiles(changesIn(root), root, failing(name, nth));
    }).toThrow('ENOSPC: no space left on device. No file was changed.');
    expect(contents(root)).toEqual(OLD);
  });

  it.each([
    ['copies', 'copyFileSync', 3],
    ['writes', 'writeFileSync', 3],
  ] as const)(
    'are as before where a run ends while it %s, and the next one removes what is beside them',
    (_what, name, nth) => {
      const { root } = temporary(OLD);
      const dead = { ...failing(name, nth), rmSync: () => undefined };
      expect(() => {
        writeFiles(changesIn(root), root, dead);
      }).toThrow('ENOSPC');
      expect(Object.keys(contents(root)).length).toBeGreaterThan(3);
      expect(restoreInterrupted(root)).toEqual([]);
      expect(contents(root)).toEqual(OLD);
    },
  );

  it('stay where a run ends while it removes what is beside them, which the next one does', () => {
    const { root } = temporary(OLD);
    expect(() => {
      writeFiles(changesIn(root), root, failing('rmSync', 2));
    }).toThrow('ENOSPC');
    expect(restoreInterrupted(root)).toEqual([]);
    expect(contents(root)).toEqual({ 'a.js': 'new a', 'b.js': 'new b', 'c.js': 'new c' });
  });

  it('are as before where one has changed since it was read', () => {
    const project = temporary(OLD);
    const { root } = project;
    const changes = changesIn(root);
    project.write({ 'c.js': 'mine' });
    expect(() => {
      writeFiles(changes, root);
    }).toThrow("c.js' has changed since it was read. No file was changed.");
    expect(contents(root)).toEqual({ ...OLD, 'c.js': 'mine' });
  });
});

describe('a journal that no run has written', () => {
  it.each([
    ['a file outside of the folder', '../outside.js', '.outside.js.restful-routes-1'],
    ['other files than those that a run writes', 'a.js', 'b.js'],
  ])('does not touch %s', (_what, name, beside) => {
    const project = temporary({
      'outside.js': 'mine',
      '.outside.js.restful-routes-1-old': 'theirs',
      'in/a.js': 'a',
      'in/b.js-old': 'b',
    });
    const folder = project.at('in');
    const file = join(folder, name);
    const place = join(file, '..', beside);
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    project.write({
      'in/.restful-routes-fix.json': JSON.stringify([{ file, next: `${place}-new`, backup: `${place}-old`, digest }]),
    });
    expect(restoreInterrupted(folder)).toEqual([]);
    expect(readFileSync(project.at('outside.js'), 'utf8')).toBe('mine');
    expect(contents(folder)).toEqual({ 'a.js': 'a', 'b.js-old': 'b' });
  });
});
