import { utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileStore } from '../../src/project/file-store.ts';
import type { Selection } from '../../src/project/listing.ts';
import { temporary, type Temporary } from './temporary.ts';

interface Watched {
  readonly store: FileStore<string>;
  /** The names of the files that were summed up, in order. */
  readonly read: (string | null)[];
  /** Refreshes a second later. */
  readonly refresh: () => boolean;
}

/** A store that keeps the texts, and has looked once. */
function watch(folder: Temporary, selection: Selection = {}): Watched {
  const read: (string | null)[] = [];
  const store = new FileStore(folder.root, selection, ({ path, text }) => {
    read.push(folder.name(path));
    if (text === 'throw') throw new Error('No sense.');
    return text;
  });
  let now = 0;
  const refresh = (): boolean => store.refresh((now += 1000));
  refresh();
  return { store, read, refresh };
}

describe('FileStore', () => {
  it('knows nothing before it has looked', () => {
    const folder = temporary({ 'a.js': 'a' });
    const store = new FileStore(folder.root, {}, ({ text }) => text);
    expect(store.files('code')).toEqual([]);
    expect(store.get(folder.at('a.js'))).toBeNull();
    expect(store.revision).toBe(0);
    expect(store.refresh()).toBe(true);
    expect(store.get(folder.at('a.js'))).toBe('a');
    expect(store.revision).toBe(1);
  });

  it('answers the files by kind', () => {
    const folder = temporary({ 'a.ts': '', 'b.ejs': '', 'c.yaml': '', 'd.md': '', 'e/f.js': '' });
    const { store } = watch(folder);
    expect(store.files('code')).toEqual([folder.at('a.ts'), folder.at('e/f.js')]);
    expect([...store.files('view'), ...store.files('document'), ...store.files('prose')]).toEqual([
      folder.at('b.ejs'),
      folder.at('c.yaml'),
      folder.at('d.md'),
    ]);
  });

  it('minds what is included and excluded', () => {
    const folder = temporary({ 'a.js': '', 'b.js': '', 'c/a.js': '' });
    expect(watch(folder, { include: ['a.js'], exclude: ['c/'] }).store.files('code')).toEqual([folder.at('a.js')]);
  });

  it('reads a file when it is asked for, and once', () => {
    const folder = temporary({ 'a.js': 'a', 'b.js': 'b' });
    const { store, read, refresh } = watch(folder);
    expect(read).toEqual([]);
    expect([store.get(folder.at('a.js')), store.get(folder.at('a.js'))]).toEqual(['a', 'a']);
    expect(refresh()).toBe(false);
    expect(store.get(folder.at('a.js'))).toBe('a');
    expect(read).toEqual(['a.js']);
    expect(store.revision).toBe(1);
  });

  it('keeps an answer that is null', () => {
    const folder = temporary({ 'a.js': '' });
    let count = 0;
    const store = new FileStore(folder.root, {}, () => {
      count++;
      return null;
    });
    store.refresh();
    expect([store.get(folder.at('a.js')), store.get(folder.at('a.js')), count]).toEqual([null, null, 1]);
  });

  it('sees a file that changed, even where it is as long as before', () => {
    const folder = temporary({ 'a.js': 'a', 'b.js': 'b' });
    const { store, read, refresh } = watch(folder);
    store.get(folder.at('a.js'));
    store.get(folder.at('b.js'));
    folder.write({ 'a.js': 'x' });
    utimesSync(folder.at('a.js'), 1, 1);
    expect(refresh()).toBe(true);
    expect([store.get(folder.at('a.js')), store.get(folder.at('b.js'))]).toEqual(['x', 'b']);
    expect(read).toEqual(['a.js', 'b.js', 'a.js']);
    expect(store.revision).toBe(2);
  });

  it('sees a file that is added, one that is removed, and both at once', () => {
    const folder = temporary({ 'a.js': 'a' });
    const { store, refresh } = watch(folder);
    folder.write({ 'b/c.js': 'c' });
    expect(refresh()).toBe(true);
    expect(store.files('code')).toEqual([folder.at('a.js'), folder.at('b/c.js')]);
    folder.remove('a.js');
    expect(refresh()).toBe(true);
    expect([store.get(folder.at('a.js')), store.get(folder.at('b/c.js'))]).toEqual([null, 'c']);
    folder.remove('b');
    folder.write({ 'd.js': 'd' });
    expect(refresh()).toBe(true);
    expect(store.files('code')).toEqual([folder.at('d.js')]);
    expect(refresh()).toBe(false);
  });

  it('sees a file that became a folder', () => {
    const folder = temporary({ 'a.js': 'a' });
    const { store, refresh } = watch(folder);
    store.get(folder.at('a.js'));
    folder.remove('a.js');
    folder.write({ 'a.js/b.js': 'b' });
    expect(refresh()).toBe(true);
    expect(store.files('code')).toEqual([folder.at('a.js/b.js')]);
    expect(store.get(folder.at('a.js'))).toBeNull();
  });

  it('sees that git ignores a file now', () => {
    const folder = temporary({ 'a.js': '', 'b.js': '' });
    const { store, refresh } = watch(folder);
    folder.write({ '.gitignore': 'a.js' });
    expect(refresh()).toBe(true);
    expect(store.files('code')).toEqual([folder.at('b.js')]);
  });

  it('trusts what it saw for a while, and not when the clock goes back', () => {
    const folder = temporary();
    const store = new FileStore(folder.root, {}, ({ text }) => text, 500);
    store.refresh(10_000);
    folder.write({ 'a.js': '' });
    expect(store.refresh(10_499)).toBe(false);
    expect(store.refresh(10_500)).toBe(true);
    folder.write({ 'b.js': '' });
    expect(store.refresh(9_000)).toBe(true);
  });

  it('takes the byte order mark away', () => {
    const folder = temporary({ 'a.js': '\uFEFFa\r\n' });
    expect(watch(folder).store.get(folder.at('a.js'))).toBe('a\r\n');
  });

  it('counts what it cannot read, until that is repaired', () => {
    const folder = temporary({
      'binary.js': Buffer.from([97, 0, 98]),
      'huge.json': 'x'.repeat(4_000_001),
      'huge.md': 'x'.repeat(1_000_001),
      'larger.json': 'x'.repeat(1_000_001),
      'large.json': 'x'.repeat(1_000_000),
      'odd.js': 'throw',
      'gone.js': '',
      'fine.js': 'a',
    });
    const { store, refresh } = watch(folder);
    expect(store.skipped).toEqual([]);
    folder.remove('gone.js');
    const all = (['code', 'document', 'prose'] as const).flatMap((kind) => store.files(kind));
    expect(all.filter((path) => store.get(path) === null).map((path) => folder.name(path))).toEqual([
      'binary.js',
      'gone.js',
      'odd.js',
      'huge.json',
      'huge.md',
    ]);
    expect(store.skipped.map(({ path, reason }) => `${folder.name(path) ?? ''}: ${reason}`)).toEqual([
      'binary.js: The file is binary.',
      'gone.js: The file cannot be read.',
      'odd.js: The file cannot be understood: No sense.',
      'huge.json: The file is larger than 4 MB.',
      'larger.json: The file is larger than 1 MB.',
      'huge.md: The file is larger than 1 MB.',
    ]);
    folder.write({ 'odd.js': 'better' });
    folder.remove('huge.json');
    folder.remove('huge.md');
    folder.remove('larger.json');
    refresh();
    expect(store.get(folder.at('odd.js'))).toBe('better');
    expect(store.skipped.map(({ path }) => folder.name(path))).toEqual(['binary.js']);
  });

  it('reads a file that cannot be understood once', () => {
    const folder = temporary({ 'a.js': 'throw' });
    const { store, read } = watch(folder);
    expect([store.get(folder.at('a.js')), store.get(folder.at('a.js'))]).toEqual([null, null]);
    expect(read).toEqual(['a.js']);
  });

  it('has no file and one skipped folder where the root is gone', () => {
    const folder = temporary();
    const store = new FileStore(folder.at('gone'), {}, ({ text }) => text);
    expect(store.refresh()).toBe(false);
    expect(store.skipped).toEqual([{ path: folder.at('gone'), reason: 'The folder cannot be read.' }]);
  });
});
