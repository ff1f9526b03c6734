import type { MethodToken } from '../model/method.ts';
import type { Path } from '../model/path.ts';
import type { Router } from '../model/router.ts';
import { parsePath } from '../paths/parse-path.ts';
import { join } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { coveredBy } from '../reporting/allowed-paths.ts';
import type { Plans } from './plans.ts';

/** What is on a router: a route, a prefix or middleware. */
interface ListedEndpoint {
  /** Empty where every method is intended. */
  readonly methods: readonly MethodToken[];
  readonly path: Path;
  readonly addresses: readonly Path[];
}

/** The rules whose `allow` may be about requests to other servers. */
const ON_CALLERS: ReadonlySet<string> = new Set(['request-matches-route', 'comment-matches-route']);

/** The entries of `allow`, of the settings and of the rules on routes, that match nothing in the project. */
export function unmatchedAllow({ choice, view }: Plans): readonly string[] {
  const rules = [...choice.rules].filter((rule) => !ON_CALLERS.has(rule));
  const entries = new Set([
    ...choice.settings.allow,
    ...rules.flatMap((rule): readonly string[] => choice.optionsOf(rule).allow ?? []),
  ]);
  if (entries.size === 0) return [];
  const endpoints = view.routers.flatMap(endpointsOn);
  return [...entries].filter((entry) => !endpoints.some((each) => matches(entry, each)));
}

function endpointsOn(router: Router): readonly ListedEndpoint[] {
  const mounts = addressesOf(router);
  return router.entries.flatMap((entry) => {
    const text = entry.kind === 'mount' ? entry.prefix : entry.path;
    if (!text) return [];
    const path = parsePath(text.value, router.dialect);
    const addresses = mounts.map((mount) => join(mount, path, router.dialect));
    return [{ methods: entry.kind === 'route' ? entry.methods : [], path, addresses }];
  });
}

/** A word may be a part of a segment, since words that are written together are split. */
function matches(entry: string, { methods, path, addresses }: ListedEndpoint): boolean {
  const covers = coveredBy([entry]);
  if (covers) return addresses.some((address) => covers(methods, address, path));
  const word = entry.toLowerCase();
  return addresses.some(({ text }) => text.toLowerCase().includes(word));
}
