import { mayHoldVerb } from '../convention/verb-segment.ts';
import { HOLE } from '../paths/dialects.ts';
import { beginsAsPath, pathIn } from '../requests/url.ts';
import { plainText } from '../values/text-value.ts';
import type { LiteralPiece, Origin, TextValue, Value } from '../values/value.ts';
import { isMatcher } from './found-requests.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * The literal to report for the path of a URL: the last one that contains a verb in the path; else the last one with a
 * part of the path; else the last one of the URL, where the path has text that is in no literal, such as names of
 * members. Null where no part of the path is known.
 */
export function pathOrigin(url: TextValue): Origin | null {
  const { pieces } = url;
  const said = pieces.filter(
    (piece): piece is LiteralPiece => 'text' in piece && piece.origin !== null && /\w/.test(saidPath(piece.text)),
  );
  const naming = said.findLast(({ text }) => saidPath(text).split('/').some(mayHoldVerb));
  const isSaid = /\w/.test(saidPath(plainText(url) ?? ''));
  return (naming ?? said.at(-1))?.origin ?? (isSaid ? lastOrigin(url) : null);
}

/** The last literal of a text; null where there is none. */
export function lastOrigin({ pieces }: TextValue): Origin | null {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : [])).at(-1) ?? null;
}

/** The path of a URL, without its unknown parts. */
function saidPath(url: string): string {
  return pathIn(url).replaceAll(HOLE, '');
}

/**
 * Whether a text is a URL: it begins as a path or with an unknown part, or is relative to the base of a client. The
 * base of a client of a library may be unknown: `axios.create({ baseURL: process.env.API })`.
 *
 * @param given the arguments of the call
 */
export function saysAddress(text: string, { base, standing }: SentRequest, given: readonly Value[]): boolean {
  if (standing.role.rootedOnly === true) return /^\/(?!\/)/.test(text);
  if (beginsAsPath(text) || (isMatcher(standing) && /[/*]/.test(text))) return true;
  if (standing.role.pathOnly !== true && RELATIVE.test(text)) return true;
  // What gets a function may be a router.
  const isBased = base !== null || (standing.isKnown && !given.some(({ kind }) => kind === 'function'));
  return standing.role.pathOnly !== true && (text.startsWith(HOLE) || (isBased && /^[\w-]*(?:[/?#]|$)/.test(text)));
}

/** The beginning of a URL that is relative to the page: `./users`. */
const RELATIVE = /^\.{1,2}\//;
