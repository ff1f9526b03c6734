import type { Values } from './source.ts';
import type { RouterSpec, Table } from './table.ts';

/** One path of one handler in one of the places where its router stands. */
export interface Registration {
  readonly id: string;
  readonly methods: readonly string[];
  /** The whole path, prefixes included; null for a regular expression. */
  readonly path: string | null;
  readonly passes: boolean;
  /** Requests of a regular expression, under the prefix and without it: Koa puts none before it. */
  readonly samples: readonly string[];
}

/**
 * What a program registers, with what stands in its slots. Two programs of one table have the same registrations in the
 * same order, so that one can be laid beside the other.
 */
export function registrationsOf({ app }: Table, values: Values): readonly Registration[] {
  const found: Registration[] = [];
  const walk = (router: RouterSpec, outer: string): void => {
    const prefix = joinPaths(outer, router.prefix);
    for (const entry of router.entries) {
      if (entry.kind === 'mount') walk(entry.router, joinPaths(prefix, entry.prefix));
      else if (entry.kind === 'chain') {
        const path = joinPaths(prefix, valueOf(values, `${entry.links[0]?.id ?? ''} path 0`));
        for (const { id } of entry.links)
          found.push({ id, methods: [methodOf(values, id, 0)], path, passes: false, samples: [] });
      } else if (entry.kind === 'route') {
        const { id, passes } = entry;
        const methods = entry.methods.map((_method, at) => methodOf(values, id, at));
        entry.paths.forEach((path, at) => {
          if (typeof path !== 'string')
            found.push({
              id,
              methods,
              path: null,
              passes,
              samples: path.samples.flatMap((sample) => [sample, joinPaths(prefix, sample)]),
            });
          else
            found.push({
              id,
              methods,
              path: joinPaths(prefix, valueOf(values, `${id} path ${String(at)}`)),
              passes,
              samples: [],
            });
        });
      }
    }
  };
  walk(app, '');
  return found;
}

function methodOf(values: Values, id: string, at: number): string {
  return valueOf(values, `${id} method ${String(at)}`).toUpperCase();
}

function valueOf(values: Values, key: string): string {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the program has no slot '${key}'`);
  return value.replaceAll('\\\\', '\\');
}

/**
 * `/users` and `/` are `/users`: what routers make of a slash at the end differs, and probes are asked with it and
 * without.
 */
function joinPaths(prefix: string, path: string): string {
  if (path === '' || path === '/') return prefix === '' ? path : prefix;
  return (
    (prefix.endsWith('/') ? prefix.slice(0, -1) : prefix) + (path.startsWith('/') || prefix === '' ? path : `/${path}`)
  );
}
