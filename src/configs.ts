import type { ESLint, Linter } from 'eslint';
import { rules } from './rules/index.ts';
import { SETTINGS_KEY } from './settings.ts';

/** The configurations that the plugin offers. */
export type ConfigName = 'recommended' | 'strict' | 'all';

/**
 * Computes the configurations from what each rule states about itself.
 *
 * @param plugin answers the plugin; a function, because the plugin holds its configurations
 */
export function createConfigs(plugin: () => ESLint.Plugin): Record<ConfigName, Linter.Config> {
  const create = (name: ConfigName): Linter.Config => ({
    name: `${SETTINGS_KEY}/${name}`,
    plugins: {
      get [SETTINGS_KEY]() {
        return plugin();
      },
    },
    rules: severities(name),
    // The rule that moves the callers is on, so routes that have some may move.
    settings: { [SETTINGS_KEY]: { callers: 'fix' } },
  });
  return { recommended: create('recommended'), strict: create('strict'), all: create('all') };
}

function severities(config: ConfigName): Linter.RulesRecord {
  const entries = Object.entries(rules).flatMap(([name, { meta }]) => {
    const severity = config === 'all' ? 'error' : meta.docs?.[config];
    return severity ? [[`${SETTINGS_KEY}/${name}`, severity] as const] : [];
  });
  return Object.fromEntries(entries);
}
