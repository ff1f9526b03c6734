import type { FileGuard } from '../plan/mentions.ts';
import type { AskedAddresses } from '../routes/guards/asked-addresses.ts';
import { isHandedTo } from '../routes/guards/takers.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import type { FileSummary } from './summary.ts';
import type { Summaries } from './view.ts';

/** What tells requests apart by their addresses, with the lists that are asked for them, of whichever file. */
export function fileGuards({ telling, all }: Summaries): readonly FileGuard[] {
  const isHanded = telling.some((each) => each.telling.handsAddress);
  const asked = groupBy(telling.flatMap((each) => each.telling.askedAddresses).filter((each) => isHanded || !each.isHanded), ({ list }) => list);
  const handing = [...asked.keys()].some(isHandedTo) ? all() : [];
  addHandedLists(asked, handing);
  return [
    ...telling.flatMap(({ file, telling: { guards } }) => guards.flatMap((guard) => (guard.isHanded && !isHanded ? [] : [{ file, guard }]))),
    ...telling.flatMap(({ file, telling: { listedAddresses } }) => guardsIn(file, listedAddresses, asked)),
    ...handing.flatMap(({ file, handed: { addresses } }) => guardsIn(file, addresses, asked)),
  ];
}

/** A function that asks the list that it is handed asks each that files hand it. */
function addHandedLists(asked: Map<string, AskedAddresses[]>, files: readonly FileSummary[]): void {
  for (const { taker, list } of files.flatMap(({ handed: { lists } }) => lists)) for (const each of asked.get(taker) ?? []) addTo(asked, list, each);
}

function guardsIn(file: string, listed: FileSummary['telling']['listedAddresses'], asked: ReadonlyMap<string, readonly AskedAddresses[]>): readonly FileGuard[] {
  if (asked.size === 0) return [];
  return listed.flatMap(({ list, within = [], text, range }) => {
    const asking = [...(asked.get(list) ?? []), ...within.flatMap((each) => asked.get(each)?.filter(({ isMember }) => isMember) ?? [])];
    return asking.map(({ asks }) => ({ file, guard: { asks, text, ignoresCase: false, range } }));
  });
}
