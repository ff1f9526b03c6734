import type { Mount } from '../model/router.ts';
import type { Reference } from '../model/reference.ts';
import { modulesIn } from './autoload.ts';
import type { LinkedFiles } from './linked-files.ts';
import { childOf, followMade } from './made-routers.ts';

/**
 * What a mount in a loop over the files of a folder places: once for each that it loads.
 *
 * @param file the file of the loop
 * @returns the mount itself where it stands in no such loop
 */
export function roundsOf(mount: Mount, file: string, files: LinkedFiles): readonly Mount[] {
  const loaded = mount.from && modulesIn(mount.from, file, files);
  const modules = loaded?.modules.filter((from) => leadsToRouter(from, mount.parameter, file, files)) ?? [];
  if (loaded && modules.length > 0) return modules.map((from) => ({ ...mount, from, isLooped: true }));
  return [mount];
}

function leadsToRouter(from: Reference, parameter: number | null, file: string, files: LinkedFiles): boolean {
  const known = followMade(from, file, files);
  return known !== null && childOf(known, parameter) !== null;
}
