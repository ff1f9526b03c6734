/**
 * What the package exports: the plugin, by the names that `import` and `require()` look for. The second one is not part
 * of the types in index.ts, because TypeScript can parse it from 5.6 on only.
 */
export { default, default as 'module.exports' } from './index.ts';
export type { RestfulRoutesPlugin } from './index.ts';
export type { RestfulRoutesOptions, RestfulRoutesRules, RestfulRoutesSettings } from './typed-configuration.ts';
