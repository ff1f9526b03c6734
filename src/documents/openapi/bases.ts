import type { YAMLMap } from 'yaml';
import { yaml } from '../data/yaml.ts';

/**
 * The base paths of a document: `basePath` of version 2, the paths of the servers of version 3. A `host` may have a
 * path as well (`localhost:3000/api`), which clients put before the base path.
 *
 * @returns null where one of them is not known
 */
export function basesOf(root: YAMLMap): readonly string[] | null {
  const servers = root.get('servers', true);
  if (servers === undefined || root.has('basePath')) {
    const [host, own] = [root.get('host') ?? '', root.get('basePath') ?? ''];
    if (typeof host !== 'string' || typeof own !== 'string') return null;
    return [asBase(HOST_PATH.exec(host)?.[1] ?? '') + asBase(own)];
  }
  if (!yaml().isSeq(servers)) return null;
  const bases = servers.items.map((server) => (yaml().isMap(server) ? baseOf(server) : null));
  if (!bases.every((base) => base !== null)) return null;
  return bases.length === 0 ? [''] : [...new Set(bases)];
}

/** The path in a host: `/api` of `localhost:3000/api`, of `http://localhost:3000/api`. */
const HOST_PATH = /^(?:[a-z]+:\/\/)?[^/]*(\/.*)/i;

/** Of URLs that begin with a path. */
const ORIGIN = 'http://localhost/';

/** The path of a server: variables have their default values. */
function baseOf(server: YAMLMap): string | null {
  const url = server.get('url');
  if (typeof url !== 'string') return null;
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = server.getIn(['variables', name, 'default']);
    return typeof value === 'string' ? value : whole;
  });
  if (filled.includes('{') || !URL.canParse(filled, ORIGIN)) return null;
  return asBase(new URL(filled, ORIGIN).pathname);
}

/** A base path without a slash at its end, and with one at its beginning unless it is empty. */
function asBase(path: string): string {
  const bare = path.replaceAll(/^\/+|\/+$/g, '');
  return bare === '' ? '' : `/${bare}`;
}
