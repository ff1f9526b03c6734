import type { FileSummary } from './summary.ts';

/**
 * Whether a text names as many endpoints as another one of the same file, and not all of them by the same words: a fix
 * may have made it of that.
 */
export function saysOthers(now: FileSummary, before: FileSummary): boolean {
  const [said, known] = [addressesOf(now), addressesOf(before)];
  return said.length === known.length && said.some((address, at) => address !== known[at]);
}

/** What the routes, texts and comments of a file specify. */
function addressesOf({ module, mentions, comments }: FileSummary): readonly string[] {
  const entries = module?.routers.flatMap((router) => router.entries) ?? [];
  const routes = entries.flatMap((entry) =>
    entry.kind === 'route' ? [`${entry.methods.map(({ method }) => method).join()} ${entry.path?.value ?? ''}`] : [],
  );
  const urls = [...mentions.map(({ segments }) => segments.join('/')), ...comments.map(({ path }) => path.value)];
  return [...routes, ...urls];
}
