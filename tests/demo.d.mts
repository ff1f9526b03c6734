import type { ESLint } from 'eslint';

/** Lints the sample application and describes what was found. */
export function demo(plugin: ESLint.Plugin): Promise<string>;
