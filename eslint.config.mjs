import js from '@eslint/js';
import eslintPlugin from 'eslint-plugin-eslint-plugin';
import tseslint from 'typescript-eslint';
import restfulRoutes from 'eslint-plugin-restful-routes';

/** The layers of src, from the top down: a folder may import from those behind it, and from no other. */
const LAYERS = [
  'cli',
  'rules',
  'reporting',
  'project',
  'plan',
  'convention',
  'mentions',
  'requests',
  'routes',
  'text',
  'paths',
  'words',
];

const layerRules = LAYERS.map((layer, depth) => ({
  name: `layers/${layer}`,
  files: [`src/${layer}/**`],
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
          ...LAYERS.slice(0, depth).map((above) => ({
            regex: `^(\\.\\./)+${above}/`,
            message: `src/${layer} stands below src/${above}.`,
          })),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'tests/fixtures/'] },
  js.configs.recommended,
  restfulRoutes.configs.all,
  { settings: { 'restful-routes': { project: { root: '.', exclude: ['tests/fixtures/**'] } } } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Node types are compared as strings: their enum would have to be loaded, and the package stays type-only.
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
