import js from '@eslint/js';
import { importPeer, PEERS } from '../install-peers.mjs';

/** @typedef {import('eslint').Linter.Config} Config */

/** Without rules: the floor, which the others are compared with. */
export const FLOOR = 'no rules';
/** The rules of ESLint itself. */
const BASIC = 'eslint:recommended';

/** The configurations of this plugin, by their labels. */
export const OWN = { 'this plugin, recommended': 'recommended', 'this plugin, strict': 'strict' };

/** What a resolver of imports has to know, as no package of the application is installed. */
const EXTENSIONS = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.json'];

/** @type {Record<keyof typeof PEERS, (plugin: any) => Config>} */
const OTHERS = {
  'eslint-plugin-n': (n) => ({ plugins: { n }, rules: n.configs['flat/recommended'].rules }),
  'eslint-plugin-security': (security) => ({ plugins: { security }, rules: security.configs.recommended.rules }),
  'eslint-plugin-import-x': (importX) => ({
    plugins: { 'import-x': importX },
    rules: {
      ...importX.flatConfigs.recommended.rules,
      'import-x/no-unresolved': ['error', { commonjs: true }],
      'import-x/no-cycle': ['error', { commonjs: true }],
    },
    settings: {
      'import-x/extensions': EXTENSIONS.slice(0, -1),
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: EXTENSIONS })],
    },
  }),
  'eslint-plugin-unicorn': (unicorn) => ({ plugins: { unicorn }, rules: unicorn.configs.recommended.rules }),
};

/** The names of the other plugins. */
export const OTHER_NAMES = Object.keys(OTHERS);

/**
 * The labels of all configurations, the floor first.
 *
 * @param {boolean} withPeers
 */
export function labels(withPeers) {
  return [FLOOR, BASIC, ...(withPeers ? OTHER_NAMES : []), ...Object.keys(OWN)];
}

/**
 * A label with the version of another plugin, and what is switched on beside its recommended rules.
 *
 * @param {string} label
 */
export function versioned(label) {
  if (!Object.hasOwn(OTHERS, label)) return label;
  return `${label} ${PEERS[label]}${label === 'eslint-plugin-import-x' ? ' with no-cycle' : ''}`;
}

/**
 * What a configuration says beside the parser. Only the plugin that it names is loaded.
 *
 * @param {string} label
 * @param {{ plugin: string, peers: string }} places the URL of this plugin, and the folder of the others
 * @returns {Promise<Config>}
 */
export async function configuration(label, { plugin, peers }) {
  if (label === FLOOR) return {};
  if (label === BASIC) return { rules: js.configs.recommended.rules };
  if (Object.hasOwn(OWN, label)) return (await import(plugin)).default.configs[OWN[label]];
  return OTHERS[label](await importPeer(peers, label));
}
