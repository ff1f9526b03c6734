import type { Span } from './path.ts';

/**
 * The characters of a path that are replaced, and by what: `{ start: 6, end: 11, text: '' }` turns `/users/list` into
 * `/users`.
 */
export type PathChange = Span & { readonly text: string };
