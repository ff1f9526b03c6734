import type { FileGuard } from '../model/plan-input.ts';
import type { AskedAddresses } from '../routes/guards/asked-addresses.ts';
import { isHandedTo } from '../routes/guards/takers.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import type { GuardingFile } from './guarding.ts';
import type { FileSummary } from './summary.ts';

/**
 * What tells requests apart by their addresses, with the lists that are asked for them, of whichever file.
 *
 * @param guarding the files that tell requests apart
 * @param all all files: any may hand a function a list
 */
export function fileGuards(guarding: readonly GuardingFile[], all: () => readonly FileSummary[]): readonly FileGuard[] {
  const isHanded = guarding.some((each) => each.guarding.handsAddress);
  const asked = groupBy(
    guarding.flatMap((each) => each.guarding.askedAddresses).filter((each) => isHanded || !each.isHanded),
    ({ list }) => list,
  );
  const handing = [...asked.keys()].some(isHandedTo) ? all() : [];
  addHandedLists(asked, handing);
  return [
    ...guarding.flatMap(({ file, guarding: { guards } }) =>
      guards.flatMap((guard) => (guard.isHanded && !isHanded ? [] : [{ file, guard }])),
    ),
    ...guarding.flatMap(({ file, guarding: { listedAddresses } }) => guardsIn(file, listedAddresses, asked)),
    ...handing.flatMap(({ file, handed: { addresses } }) => guardsIn(file, addresses, asked)),
  ];
}

/** A function that asks the list that it is handed asks each that files hand it. */
function addHandedLists(asked: Map<string, AskedAddresses[]>, files: readonly FileSummary[]): void {
  for (const { taker, list } of files.flatMap(({ handed: { lists } }) => lists))
    for (const each of asked.get(taker) ?? []) addTo(asked, list, each);
}

function guardsIn(
  file: string,
  listed: FileSummary['guarding']['listedAddresses'],
  asked: ReadonlyMap<string, readonly AskedAddresses[]>,
): readonly FileGuard[] {
  if (asked.size === 0) return [];
  return listed.flatMap(({ list, within = [], text, range }) => {
    const asking = [
      ...(asked.get(list) ?? []),
      ...within.flatMap((each) => asked.get(each)?.filter(({ isMember }) => isMember) ?? []),
    ];
    return asking.map(({ asks }) => ({ file, guard: { asks, text, ignoresCase: false, range } }));
  });
}
