import { mayHoldVerb } from '../convention/verb-segment.ts';
import { HOLE } from '../paths/dialects.ts';
import { beginsAsPath, pathIn } from '../requests/url.ts';
import { plainText } from '../values/text-value.ts';
import type { LiteralPiece, Origin, TextValue } from '../values/value.ts';
import { isMatcher } from './found-requests.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * The last literal that contains a verb in the path of a URL, or else a part of that path, or else one that is in the
 * URL where the path is specified by no literal, as names of members are; null where nothing is specified.
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

/** The last literal that specifies a part of a text; null where none does. */
export function lastOrigin({ pieces }: TextValue): Origin | null {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : [])).at(-1) ?? null;
}

/** The path of a URL, without what only run time tells. */
function saidPath(url: string): string {
  return pathIn(url).replaceAll(HOLE, '');
}

/** Whether a text is a URL: it begins as a path or with what is not known, or follows the base of a client. */
export function saysAddress(text: string, { base, standing }: SentRequest): boolean {
  if (beginsAsPath(text) || (isMatcher(standing) && /[/*]/.test(text))) return true;
  if (standing.role.pathOnly !== true && RELATIVE.test(text)) return true;
  return (
    standing.role.pathOnly !== true && (text.startsWith(HOLE) || (base !== null && /^[\w-]*(?:[/?#]|$)/.test(text)))
  );
}

/** How a URL begins that is relative to the page: `./users`. */
const RELATIVE = /^\.{1,2}\//;
