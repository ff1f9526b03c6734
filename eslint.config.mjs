import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import eslintPlugin from 'eslint-plugin-eslint-plugin';
import tseslint from 'typescript-eslint';

/** The layers of src, from the top down: a file may import from its own layer and from those below it, types included. */
const LAYERS = JSON.parse(readFileSync(new URL('src/layers.json', import.meta.url), 'utf8'));

/** Matches the specifiers of an entry of a layer: of a folder and all below it, or of one file. */
const specifiersOf = (entry) =>
  `^(?:\\./|(?:\\.\\./)+)${entry.replace('.', '\\.')}${entry.endsWith('.ts') ? '$' : '/'}`;

const layerRules = LAYERS.map((layer, depth) => ({
  name: `layers/${layer[0]}`,
  files: layer.map((entry) => (entry.endsWith('.ts') ? `src/${entry}` : `src/${entry}/**`)),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@typescript-eslint/',
            allowTypeImports: true,
            message: 'Only its types: loading it costs what a whole plugin may.',
          },
          ...LAYERS.slice(0, depth)
            .flat()
            .map((above) => ({
              regex: specifiersOf(above),
              message: `src/${layer.join(', src/')} is a layer below src/${above}.`,
            })),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'tests/fixtures/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Node types are compared as strings: their enum would have to be loaded, and the package stays type-only.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['warn', { max: 340, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', performance: 'readonly', URL: 'readonly' },
    },
  },
  // Lists of words, one word a line.
  { files: ['tests/**', 'src/words/data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/rules/*.ts'],
    extends: [eslintPlugin.configs['rules-recommended']],
    rules: {
      'eslint-plugin/require-meta-docs-description': ['error', { pattern: '^(Disallow|Enforce|Require) .*[^.]$' }],
      'eslint-plugin/report-message-format': ['error', '[.]$'],
      // The rules report and fix through src/reporting, where these cannot see it; a test checks what they would.
      'eslint-plugin/require-meta-docs-url': 'off',
      'eslint-plugin/require-meta-has-suggestions': 'off',
      'eslint-plugin/require-meta-fixable': 'off',
      'eslint-plugin/no-unused-message-ids': 'off',
      'eslint-plugin/no-unused-placeholders': 'off',
    },
  },
  { files: ['tests/rules/*.ts'], extends: [eslintPlugin.configs['tests-recommended']] },
  ...layerRules,
);
