import { decoratorFramework } from '../routes/decorators/all-decorators.ts';
import type { CallEvent } from '../values/events.ts';
import { endOf, wholeOf } from '../values/place.ts';
import type { TextValue } from '../values/value.ts';
import type { WrittenRoute } from './route-rows.ts';

/** Collects the routes that decorators of methods declare, where the path is one text. */
export class DeclaredPaths {
  readonly #at = new Map<string, WrittenRoute>();

  /** Reads a call, and returns the route that it declares; null for another call. */
  take({ callee, args: [path], site: { place } }: CallEvent): (WrittenRoute & { readonly path: TextValue }) | null {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member' || path?.kind !== 'text') return null;
    const { object, name } = callee.source;
    const module = object.kind === 'opaque' && object.source.kind === 'module' ? object.source.specifier : null;
    const framework = module === null ? null : decoratorFramework(module);
    if (!framework || !Object.hasOwn(framework.methods, name)) return null;
    const declared = { key: `decorator ${wholeOf(place)}`, methods: [], object: null, path, place, callers: [] };
    this.#at.set(endOf(place), declared);
    return declared;
  }

  /** The route that a decorator declares; undefined where none does. */
  at(decorator: Parameters<typeof endOf>[0]): WrittenRoute | undefined {
    return this.#at.get(endOf(decorator));
  }
}
