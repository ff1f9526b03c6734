import type { Method } from '../../model/method.ts';
import { FILE_ROUTERS } from './file-conventions.ts';
import type { FilePart, FileRouter } from './file-router.ts';

/** The place of a route file in its application. */
export interface FilePlace {
  readonly router: FileRouter;
  /** The path below the folder of the application. */
  readonly name: string;
  /** The folder of routes that it is in. */
  readonly folder: string;
  readonly parts: readonly FilePart[];
  /** What follows the parts: `/route.ts`, `.get.ts`. */
  readonly ending: string;
  /** The method in the name of the file; null where there is none. */
  readonly method: Method | null;
}

/** Files that are never loaded as routes, whatever the framework: declarations and tests. */
const LEFT_OUT = /\.(?:d|test|spec)\.\w+$/;
/** The endings of a file name that Nitro understands: a method, and where the file is used. */
const SUFFIX = /\.(?:(connect|delete|get|head|options|patch|post|put|trace))?(?:\.(?:dev|prod|prerender))?$/;

/** Whether a file may be a route file by its path alone; all others are skipped. */
export function mayBePlaced(file: string): boolean {
  return IN_FOLDER.test(file) && MAY_BE.test(file);
}

/** A quick test that excludes most files. */
const IN_FOLDER = new RegExp(`/(?:${FILE_ROUTERS.flatMap(({ folders }) => Object.keys(folders)).join('|')})/`);
const MAY_BE = new RegExp(
  FILE_ROUTERS.map(({ folders, file, extensions }) => {
    const name = file === null ? '[^/]+' : file.replace(/\W/g, String.raw`\$&`);
    return String.raw`/${name}\.(?:${extensions.join('|')})$(?<=/(?:${Object.keys(folders).join('|')})/(?:.*/)?[^/]+)`;
  }).join('|'),
);

/**
 * The place of a file in an application of a framework.
 *
 * @param name the path below the folder of the application, with slashes
 * @returns null where the framework makes no routes of it
 */
export function placeIn(name: string, router: FileRouter): FilePlace | null {
  const folder = Object.keys(router.folders).find((each) => name.startsWith(`${each}/`));
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (folder === undefined || LEFT_OUT.test(name) || !router.extensions.includes(extension)) return null;
  const written = name.slice(folder.length + 1, -extension.length - 1).split('/');
  const split = router.file === null ? ownName(written, router) : namedAlike(written, router.file);
  const parts = split?.names.map((each) =>
    each === router.index ? { written: each, segment: null } : router.part(each),
  );
  if (!split || !parts?.every((part) => part !== null)) return null;
  return { router, name, folder, parts, ending: `${split.ending}.${extension}`, method: split.method };
}

/** The address of a route file, in the dialect `files`. */
export function addressOf({ router, folder, parts }: FilePlace): string {
  const address =
    (router.folders[folder] ?? '') + parts.map(({ segment }) => (segment === null ? '' : `/${segment}`)).join('');
  return address === '' ? '/' : address;
}

interface Split {
  readonly names: readonly string[];
  readonly ending: string;
  readonly method: Method | null;
}

function namedAlike(written: readonly string[], file: string): Split | null {
  return written.at(-1) === file ? { names: written.slice(0, -1), ending: `/${file}`, method: null } : null;
}

/** Splits the path of a file whose own name belongs to the address; null where only an ending is left of that name. */
function ownName(written: readonly string[], router: FileRouter): Split | null {
  const last = written.at(-1) ?? '';
  if (router.joint === '.') return flatName(written, last);
  const [suffix, method] = (router.methods.kind === 'default' && router.methods.suffix ? SUFFIX.exec(last) : null) ?? [
    '',
  ];
  const name = last.slice(0, last.length - suffix.length);
  return name === ''
    ? null
    : { names: [...written.slice(0, -1), name], ending: suffix, method: method?.toUpperCase() ?? null };
}

/** Splits `users.$id.ts`, or a folder of that name with the route in it; null for the other files of the folder. */
function flatName(written: readonly string[], last: string): Split | null {
  const isFolder = written.length === 2 && /^(?:route|index)$/.test(last);
  if (!isFolder && written.length > 1) return null;
  const names = (written[0] ?? '').match(/(?:\[[^\]]*\]|[^.[])+/g) ?? [];
  return { names, ending: isFolder ? `/${last}` : '', method: null };
}
