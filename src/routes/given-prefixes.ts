import { HOLE } from '../paths/dialects.ts';
import { LinkedText } from '../text/source-texts.ts';
import { readText } from '../text/read-text.ts';
import type { Text } from '../model/text.ts';
import type { Attempt } from './calls/route-call.ts';
import { FRAMEWORKS } from './frameworks/all-frameworks.ts';
import type { Reference } from '../model/reference.ts';
import type { Resolver } from './values/resolver.ts';

/**
 * What gives a router a prefix and makes no other one of it. The framework of a parameter that routers are mounted on
 * is not known yet.
 */
const MEMBERS: ReadonlySet<string> = new Set(
  FRAMEWORKS.flatMap(({ prefixMember, prefixMakesRouter }) =>
    prefixMember === null || prefixMakesRouter ? [] : [prefixMember],
  ),
);

/**
 * The prefixes that a file gives to routers of other files: `users.prefix('/api')`. A router of Koa puts it in front of
 * what it has already, its own prefix included, so that it is one more mount:
 * https://github.com/koajs/router/blob/master/API.md#routerprefixprefix--router
 */
export class GivenPrefixes {
  readonly #attempts: readonly Attempt[];
  readonly #resolver: Resolver;

  /** @param attempts all calls of the file that may register something */
  constructor(attempts: Iterable<readonly Attempt[]>, resolver: Resolver) {
    this.#attempts = [...attempts]
      .flat()
      .filter(({ member, receiver }) => receiver.imported !== null && MEMBERS.has(member ?? ''));
    this.#resolver = resolver;
  }

  /** The prefix of a router that is imported; null where it is given none. */
  of({ specifier, path }: Reference): Text | null {
    const given = this.#attempts.filter(
      ({ receiver: { imported } }) =>
        imported?.specifier === specifier && imported.path.every((name, at) => name === path[at]),
    );
    const [first, ...others] = given.flatMap(({ call }) => call.arguments);
    if (!first) return null;
    const text = others.length === 0 ? readText(first, this.#resolver.file) : null;
    return new LinkedText(text?.value ?? HOLE, first.range);
  }
}
