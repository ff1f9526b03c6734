import type { FileSummary } from './summary.ts';

/**
 * Whether two texts of a file name equally many endpoints, but not all the same: a fix may have made one of the other.
 */
export function namesOtherEndpoints(now: FileSummary, before: FileSummary): boolean {
  const [said, known] = [addressesOf(now), addressesOf(before)];
  return said.length === known.length && said.some((address, at) => address !== known[at]);
}

/** The addresses in the routes, texts and comments of a file. */
function addressesOf({ module, mentions, comments }: FileSummary): readonly string[] {
  const entries = module?.routers.flatMap((router) => router.entries) ?? [];
  const routes = entries.flatMap((entry) =>
    entry.kind === 'route' ? [`${entry.methods.map(({ method }) => method).join()} ${entry.path?.value ?? ''}`] : [],
  );
  const urls = [...mentions.map(({ segments }) => segments.join('/')), ...comments.map(({ path }) => path.value)];
  return [...routes, ...urls];
}
