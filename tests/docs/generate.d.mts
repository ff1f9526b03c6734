import type { ESLint } from 'eslint';

/** The documents with generated parts: what stands there now, and what ought to. */
export function documents(plugin: ESLint.Plugin): readonly { readonly file: string; readonly text: string; readonly expected: string }[];
