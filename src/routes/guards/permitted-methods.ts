import { LISTED_METHODS } from '../../text/method-names.ts';
import type { MethodGuard } from '../../model/method-guard.ts';

/** What asks whether one may do something. */
const ASKS =
  String.raw`(?<![\w$])(?:can|may|is_?allow|has_?(?:perm|scope|role|right)|allow|permit|perm|scope` +
  String.raw`|privilege|grant|authori[sz]e|acl)\w{0,20}(?:\.(?:includes|has|some))?\(`;
const MOST = 50;

/**
 * Finds where what one may do is called after the method of a request: `` can(user, `${req.method}:users`) ``. A
 * database keeps such names, each method has its own.
 *
 * @param method what says the method of a request, as the source of a regular expression
 */
export function permittedMethods(text: string, method: string): readonly MethodGuard[] {
  if (!/\bmethod\b/.test(text)) return [];
  const permitted = new RegExp(
    String.raw`${ASKS}(?:[^;\n]{0,80}?(?:\$\{\s{0,9}|\+\s{0,9})${method}|\s{0,9}${method}[\w.()]{0,20}\s{0,9}\+)`,
    'gi',
  );
  return [...text.matchAll(permitted)].slice(0, MOST).flatMap(({ index, 0: matched }) =>
    [...LISTED_METHODS].map((each) => ({
      methods: new Set([each]),
      range: [index, index + matched.length] as const,
    })),
  );
}
