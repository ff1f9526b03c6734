import type { ExportedFunction } from '../model/exported.ts';
import type { Answer } from '../model/handler.ts';
import { locate, type Modules } from './follow-exports.ts';

/** How many functions of other files a request is followed through. */
const MOST_FUNCTIONS_OF_BODY = 20;

/**
 * Whether functions of other files read the bodies of a function's requests, where it passes the requests to them,
 * directly or through others.
 *
 * @param file the file that the function is in
 */
export function readsPassedBody({ handsTo }: Answer, file: string, modules: Modules): boolean {
  const seen = new Set<ExportedFunction>();
  const waiting = handsTo.map((handing) => ({ handing, file }));
  for (const { handing, file: from } of waiting) {
    const place = locate(handing.to, from, modules);
    if (place?.exported.kind !== 'function' || seen.has(place.exported) || seen.size === MOST_FUNCTIONS_OF_BODY)
      continue;
    const { answer } = place.exported;
    seen.add(place.exported);
    if ((handing.answers || answer.needsBody) && answer.readsBody === true) return true;
    waiting.push(
      ...answer.handsTo.map(({ to, answers }) => ({
        handing: { to, answers: answers && handing.answers },
        file: place.file,
      })),
    );
  }
  return false;
}
