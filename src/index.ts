import type { ESLint, Linter } from 'eslint';
import { createConfigs, type ConfigName } from './configs.ts';
import { NAME, VERSION } from './meta.ts';
import { rules } from './rules/index.ts';
import { SETTINGS_KEY } from './settings.ts';

/** The plugin: its rules, and the configurations that switch them on. */
export interface RestfulRoutesPlugin extends ESLint.Plugin {
  meta: { name: string; version: string; namespace: string };
  rules: NonNullable<ESLint.Plugin['rules']>;
  configs: Record<ConfigName, Linter.Config>;
}

const plugin: RestfulRoutesPlugin = {
  meta: { name: NAME, version: VERSION, namespace: SETTINGS_KEY },
  // The rules are typed by typescript-eslint's nodes, which hold ESTree's; ESLint calls them the same way.
  rules: rules as unknown as NonNullable<ESLint.Plugin['rules']>,
  configs: createConfigs(() => plugin),
};

export default plugin;
export type { RestfulRoutesOptions, RestfulRoutesRules, RestfulRoutesSettings } from './typed-configuration.ts';
