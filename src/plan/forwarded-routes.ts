import { isDataModule, isProxyModule } from '../catalogue/proxy-modules.ts';
import type { Entry } from '../model/router.ts';

/**
 * Whether an entry forwards its requests to a server, or to data, whose addresses are unknown. A proxy may be mounted
 * like a router.
 */
export function isForwarded(entry: Entry): boolean {
  if (entry.kind === 'mount')
    return isProxyModule(entry.from?.specifier ?? '') || isDataModule(entry.from?.specifier ?? '');
  return (entry.kind === 'route' ? entry.handler.forwards : entry.passage.forwards) ?? false;
}
