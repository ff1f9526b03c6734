import type { Handler } from '../../model/handler.ts';

/**
 * Names of functions that let some requests pass, as a guard, a validator or a loader does, or that wrap another
 * function.
 */
const PASSING = new RegExp(
  String.raw`auth(?!ors?$)|login|logged|guard|protect|permi|restrict|require|ensure|check|valid|verif` +
    String.raw`|middle|limit|throttle|csrf|cors|jwt|token|session|passport|upload|multer|parse|sanitiz` +
    String.raw`|schema|log(?:ger|ging)?$|trac[ek]|audit|cache|static|proxy|inject|attach|populate` +
    String.raw`|resolve|before|wrap|async|handler|catch|timeout(?!s$)|^acl`,
  'i',
);

/** First words of such names. The case of the next letter ends a word: `usersList` does not begin with `use`. */
const PASSING_START = new RegExp(
  String.raw`^_?(?:[iI]s|[hH]as|[cC]an|[mM]ust|[oO]nly|[mM]ay|[aA]llow|[dD]eny|[sS]et|[lL]oad|[iI]nit` +
    String.raw`|[pP]repare|[wW]ith|[uU]se|[aA]dd|[pP]re|[nN]ext)(?:[A-Z_]|$)`,
);

/** Names of objects whose functions let some requests pass, whatever the functions are called. */
const PASSING_OWNER = /passport|middle|guard|valid|multer|upload|express|parser|^mw|mw$/i;

/** Names of guards that reject a request or continue with the next handler, and never skip the rest of the route. */
const REFUSING = new RegExp(
  String.raw`auth|check|login|logged|protect|guard|permi|restrict|require|ensure|valid|verif|limit` +
    String.raw`|throttle|csrf|cors|jwt|token|session|passport|upload|multer|parse|sanitiz|schema|cache` +
    String.raw`|middleware`,
  'i',
);

/**
 * Whether a route answers every request that it gets, so that none goes on to a later route.
 *
 * @param isBroad whether the route has a wildcard or takes every method, as guards do: then its name is not enough, and
 * only code that is in view counts
 */
export function answersAll({ names, passesOn, skips }: Handler, isBroad: boolean): boolean {
  if (skips === true || (skips !== false && !names.slice(0, -1).every((name) => name !== null && REFUSING.test(name))))
    return false;
  if (passesOn !== null) return !passesOn;
  const name = names.at(-1);
  return (
    !isBroad &&
    typeof name === 'string' &&
    !PASSING.test(lastPart(name)) &&
    !PASSING_START.test(lastPart(name)) &&
    !PASSING_OWNER.test(ownerOf(name))
  );
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * The name before the first dot, empty for none: `auth` of `auth.login`, where a controller answers; `passport` of
 * `passport.authenticate`.
 */
function ownerOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf('.')));
}
