import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own for one test, which is removed after it. */
export interface Temporary {
  readonly root: string;
  /** The absolute path of a name in the folder. */
  at(name: string): string;
  /** The name of an absolute path in the folder, with `/` between its parts. */
  name(path: string | null): string | null;
  write(files: Readonly<Record<string, string | Buffer>>): void;
  remove(name: string): void;
  /** Makes a symbolic link. */
  link(name: string, target: string): void;
}

/** Makes a folder with these files: names that end in `/` are empty folders. */
export function temporary(files: Readonly<Record<string, string | Buffer>> = {}): Temporary {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'restful-routes-project-')));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const at = (name: string): string => join(root, name);
  const write: Temporary['write'] = (more) => {
    for (const [name, content] of Object.entries(more)) {
      if (name.endsWith('/')) {
        mkdirSync(at(name), { recursive: true });
      } else {
        mkdirSync(dirname(at(name)), { recursive: true });
        writeFileSync(at(name), content);
      }
    }
  };
  write(files);
  return {
    root,
    at,
    write,
    name: (path) => path && relative(root, path).split(sep).join('/'),
    remove: (name) => {
      rmSync(at(name), { recursive: true });
    },
    link: (name, target) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      symlinkSync(at(target), at(name), 'junction');
    },
  };
}
