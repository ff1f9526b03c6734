import path from 'node:path';
import { createRequire } from 'node:module';
import * as typescriptParser from '@typescript-eslint/parser';

/** @typedef {import('eslint').Linter.LanguageOptions} LanguageOptions */

const JSX = { parserOptions: { ecmaFeatures: { jsx: true } } };

/** It brings the parser for what ESLint's own does not read: Flow, and decorators in JavaScript. */
const requireOfHost = createRequire(new URL('../integration/hosts/eslint-9/package.json', import.meta.url));

/** @returns {LanguageOptions} */
function babel() {
  const parserOptions = {
    requireConfigFile: false,
    babelOptions: {
      babelrc: false,
      configFile: false,
      presets: [requireOfHost.resolve('@babel/preset-flow'), requireOfHost.resolve('@babel/preset-react')],
      parserOpts: { plugins: ['decorators'] },
    },
  };
  return { parser: requireOfHost('@babel/eslint-parser'), parserOptions };
}

/** @type {Readonly<Record<string, readonly (() => LanguageOptions)[]>>} */
const WAYS = {
  script: [
    () => ({ ...JSX, sourceType: 'module' }),
    () => ({ ...JSX, sourceType: 'commonjs' }),
    babel,
    () => ({ parser: typescriptParser, ...JSX }),
  ],
  module: [() => ({ sourceType: 'module' })],
  commonjs: [() => ({ sourceType: 'commonjs' })],
  typescript: [() => ({ parser: typescriptParser })],
  tsx: [() => ({ parser: typescriptParser, ...JSX })],
};

/** @type {Readonly<Record<string, keyof typeof WAYS>>} */
const WAY_OF = {
  '.mjs': 'module',
  '.cjs': 'commonjs',
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
  '.tsx': 'tsx',
};

/**
 * The ways in which a file may be read, the likeliest first.
 *
 * @param {string} file
 */
export function waysToRead(file) {
  return WAYS[WAY_OF[path.extname(file)] ?? 'script'];
}
