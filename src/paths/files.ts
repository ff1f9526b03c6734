import type { Token } from './token.ts';

/** A slash, a parameter in one or two pairs of brackets, text, or a single bracket. */
const PIECE = /\/|\[\[(\.{3})?([^[\]/]+)\]\]|\[(\.{3})?([^[\]/]+)\]|[^/[\]]+|[[\]]/g;

/**
 * Splits an address that is made of names of files and folders into tokens, in the syntax of Next.js, Nuxt and
 * SvelteKit.
 *
 * `[id]` is a parameter, alone or next to text (`[name].json`), `[[id]]` one that may be left out, `[...rest]` one
 * segment or more, `[[...rest]]` any number of them. There are no escapes; any other bracket is illegal.
 */
export function tokenizeFiles(text: string): Token[] {
  return [...text.matchAll(PIECE)].map((match): Token => {
    const [written, manyOrNone, mayLack, many, one] = match;
    const place = { start: match.index, end: match.index + written.length };
    if (written === '/') return { type: 'slash', ...place };
    if (manyOrNone !== undefined) return { type: 'wildcard', name: mayLack ?? '', ...place };
    if (mayLack !== undefined) return { type: 'parameter', name: mayLack, pattern: null, modifier: '?', ...place };
    if (one !== undefined)
      return { type: 'parameter', name: one, pattern: null, modifier: many === undefined ? '' : '+', ...place };
    return written === '[' || written === ']'
      ? { type: 'illegal', ...place }
      : { type: 'text', value: written, ...place };
  });
}
