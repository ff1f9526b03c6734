import { parsePath } from '../../paths/parse-path.ts';
import type { Method } from '../../model/method.ts';
import type { Renaming } from '../../model/collection.ts';
import { addressOf, type FilePlace } from './placed-file.ts';

/**
 * How a file has to be called, and what it has to export, so that its route has another address. Parts of the name that
 * stay are kept as they are written, groups and slots among them.
 *
 * @param exported the name that is exported now; null where the default export answers all methods
 * @returns null where no file of the folder can have that address
 */
export function renamingTo(
  place: FilePlace,
  exported: string | null,
  from: Method,
  to: Method,
  path: string,
): Renaming | null {
  const { router, folder, name } = place;
  const prefix = router.folders[folder] ?? '';
  if (prefix !== '' && path !== prefix && !path.startsWith(`${prefix}/`)) return null;
  const segments = segmentsOf(path.slice(prefix.length));
  const isSaid = place.method !== null;
  const names = addressOf(place) === path ? place.parts.map(({ written }) => written) : renamed(place, segments);
  const base = names.join(router.joint);
  const ending =
    isSaid && from !== to ? place.ending.replace(`.${from.toLowerCase()}`, `.${to.toLowerCase()}`) : place.ending;
  const file = `${folder}/${base}${base === '' ? ending.replace(/^\//, '') : ending}`;
  return { from: name, to: file, method: from === to || isSaid ? null : methodChange(place, exported, from, to) };
}

function segmentsOf(path: string): readonly string[] {
  return parsePath(path, 'files').segments.map(({ start, end }) => path.slice(start, end));
}

function methodChange(
  { router: { methods } }: FilePlace,
  exported: string | null,
  from: Method,
  to: Method,
): Renaming['method'] {
  const name =
    methods.kind === 'exports'
      ? Object.entries(methods.names).find(([, answered]) => answered.includes(to))?.[0]
      : undefined;
  return exported !== null && name !== undefined
    ? { from: exported, to: name, isExport: true }
    : { from, to, isExport: false };
}

/** The names of the parts with other segments: what both have at the beginning and at the end stays. */
function renamed({ parts, router }: FilePlace, segments: readonly string[]): readonly string[] {
  const own = parts.flatMap(({ segment }, at) => (segment === null ? [] : [{ segment, at }]));
  const most = Math.min(own.length, segments.length);
  let before = 0;
  while (before < most && own[before]?.segment === segments[before]) before += 1;
  let behind = 0;
  while (behind < most - before && own.at(-1 - behind)?.segment === segments.at(-1 - behind)) behind += 1;
  const last = own.at(-1)?.at ?? -1;
  const head = parts.slice(0, own[before]?.at ?? last + 1);
  const tail = parts.slice(behind > 0 ? own.at(-behind)?.at : last + 1);
  const names = [
    ...head.map(({ written }) => written),
    ...segments.slice(before, segments.length - behind).map(router.write),
    ...(before < own.length ? tail : []).map(({ written }) => written),
  ];
  // The folder is left without the file that was named: its index takes that place.
  const endsInFolder = segments.length === before && before < own.length && last === parts.length - 1;
  return endsInFolder && router.index !== null ? [...names, router.index] : names;
}
