import { EACH } from '../routes/values/reference-steps.ts';
import type { Mount } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import { modulesIn } from './autoload.ts';
import { membersOf, toElement } from './exported.ts';
import type { LinkedFiles } from './linked-files.ts';
import { childOf, followMade } from './made-routers.ts';

/**
 * What a mount in a loop over the list of another file, or over the files of a folder, places: once for each that it
 * goes round with.
 *
 * @param file the file of the loop
 * @returns the mount itself where it stands in no such loop
 */
export function roundsOf(mount: Mount, file: string, files: LinkedFiles): readonly Mount[] {
  const loaded = mount.from && modulesIn(mount.from, file, files);
  const modules = loaded?.modules.filter((from) => leadsToRouter(from, mount.parameter, file, files)) ?? [];
  if (loaded && modules.length > 0) return modules.map((from) => ({ ...mount, from }));
  const reference = [mount.from, mount.prefixFrom].find((each) => each?.path.includes(EACH));
  const elements =
    reference && membersOf({ ...reference, path: reference.path.slice(0, reference.path.indexOf(EACH)) }, file, files);
  if (!elements) return [mount];
  return elements.map((element) => ({
    ...mount,
    from: mount.from && toElement(mount.from, element),
    prefixFrom: mount.prefixFrom && toElement(mount.prefixFrom, element),
  }));
}

function leadsToRouter(from: Reference, parameter: number | null, file: string, files: LinkedFiles): boolean {
  const known = followMade(from, file, files);
  return known !== null && childOf(known, parameter) !== null;
}
