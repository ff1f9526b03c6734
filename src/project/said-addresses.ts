import type { FileSummary } from './summary.ts';

/**
 * Whether a text names as many endpoints as another one of the same file, and not all of them by the same words: a fix
 * may have made it of that. A text that it keeps for the requests of others may have lost its verb.
 */
export function saysOthers(now: FileSummary, before: FileSummary): boolean {
  const [said, known] = [addressesOf(now), addressesOf(before)];
  if (said.length !== known.length) return false;
  return said.some((address, at) => address !== known[at]) || now.verbSegments !== before.verbSegments;
}

/** What the routes, requests and comments of a file say. */
function addressesOf({ module, callers: { requests, comments } }: FileSummary): readonly string[] {
  const entries = module?.routers.flatMap((router) => router.entries) ?? [];
  const routes = entries.flatMap((entry) =>
    entry.kind === 'route' ? [`${entry.methods.map(({ method }) => method).join()} ${entry.path?.value ?? ''}`] : [],
  );
  const urls = [...requests.map(({ url }) => url.value), ...comments.map(({ path }) => path.value)];
  return [...routes, ...urls];
}
