import type { FileGuard } from '../model/plan-input.ts';
import { HOLE } from '../paths/dialects.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { literalPlace } from '../values/place.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import { wordTexts } from '../words/split.ts';
import { fieldsOf } from './registered-addresses.ts';

/** The option of a session with the options of its cookie. */
const COOKIE = 'cookie';
/** The path in the text of a header: `Set-Cookie: id=1; Path=/users/`. */
const HEADER = /;\s{0,9}path=(\/[^;\s]{1,200})/i;
/** The unknown beginning of a path: `${req.baseUrl}/users/`. */
const BASE = new RegExp(`^${HOLE}+`);
/** How many members deep the name of a called function is searched. */
const DEEPEST = 4;

/**
 * Finds the paths of cookies: a browser sends a cookie only with requests below its path.
 * `res.cookie('id', 1, { path: '/users/' })` is not sent with a request for `/users` (RFC 6265, section 5.1.4).
 */
export class CookiePaths implements Listener {
  readonly #found: FileGuard[] = [];

  called({ callee, args, site: { place } }: CallEvent): void {
    for (const value of args) {
      const options = [...(namesCookie(callee) ? [value] : []), ...fieldsOf(value, COOKIE)];
      for (const path of options.flatMap(pathsIn)) this.#add(plainText(path), path, place);
      this.#add(HEADER.exec(knownText(value) ?? '')?.[1] ?? null, value, place);
    }
  }

  guards(): readonly FileGuard[] {
    return this.#found;
  }

  #add(said: string | null, value: Value, otherwise: Place): void {
    const path = said?.replace(BASE, '') ?? '';
    if (!/^\/./.test(path) || path.includes(HOLE)) return;
    const { file, range } = (value.kind === 'text' ? literalPlace(value) : null) ?? otherwise;
    const asks = path.endsWith('/') ? 'starts' : 'under';
    this.#found.push({ file, guard: { asks, text: path, ignoresCase: false, isOfMounts: path === said, range } });
  }
}

function pathsIn(options: Value): readonly Value[] {
  return fieldsOf(options, 'path');
}

/** Whether a called function is about cookies by its name: `res.cookie`, `ctx.cookies.set`, `cookie.serialize`. */
function namesCookie(callee: Value, depth = 0): boolean {
  if (callee.kind !== 'opaque' || depth > DEEPEST) return false;
  const { source } = callee;
  if (source.kind === 'call') return namesCookie(source.call.callee, depth + 1);
  if (source.kind !== 'member') return saysCookie(accessPath(callee) ?? '');
  return saysCookie(source.name) || namesCookie(source.object, depth + 1);
}

function saysCookie(name: string): boolean {
  return wordTexts(name).some((word) => word === COOKIE || word === 'cookies');
}
