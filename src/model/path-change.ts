import type { Span } from './path.ts';

/** The characters of a path that are replaced, and by what. */
export type PathChange = Span & { readonly text: string };
