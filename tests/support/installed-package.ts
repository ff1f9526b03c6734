import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A project outside of the repository in which the package is installed as its users have it. */
export interface Project {
  readonly directory: string;
  /** Where the installed package stands. */
  readonly plugin: string;
  /** Writes a file and answers its absolute name. */
  write(name: string, text: string): string;
  remove(): void;
}

/**
 * Installs the package, as it was built last, into a new project that has ESLint and what the tests ask for beside it.
 *
 * @param packages what else is installed there, by name
 */
export function createProject(packages: readonly string[] = []): Project {
  if (!existsSync(join(ROOT, 'dist')))
    throw new Error('The package is not built: run `npm run build` before this test.');
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'restful-routes-')));
  const modules = join(directory, 'node_modules');
  const plugin = join(modules, 'eslint-plugin-restful-routes');
  for (const name of packedFiles()) cpSync(join(ROOT, name), join(plugin, name));
  for (const name of ['eslint', ...Object.keys(manifest.dependencies), ...packages]) {
    const place = join(modules, name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
  }
  const write = (name: string, text: string): string => {
    const place = join(directory, name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    return place;
  };
  write('package.json', '{ "name": "project", "version": "1.0.0", "private": true }');
  const remove = (): void => {
    rmSync(directory, { recursive: true, force: true });
  };
  return { directory, plugin, write, remove };
}

/** The files that npm would publish. */
function packedFiles(): string[] {
  const options = { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'], options);
  const [packed] = JSON.parse(printed) as { readonly files: readonly { readonly path: string }[] }[];
  return packed?.files.map(({ path }) => path) ?? [];
}
