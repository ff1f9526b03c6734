import { readFileSync } from 'node:fs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const packages = Object.keys({ ...dependencies, ...peerDependencies });
const { rules } = await import('./dist/rules/index.js');

const meta = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.meta]));
/** Rules cannot wait for an `import()`; a built-in module that is asked for by this function costs no time where it is not needed. */
const REQUIRE = "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);";

/** Modules whose code is loaded when it is first needed, and what stands for them until then. */
const LATE = {
  'dist/rules/index.js': `${REQUIRE}
    let look;
    const create = (name, context) => (look ??= require('./first-look.cjs')).create(name, context);
    export const rules = Object.fromEntries(Object.entries(${JSON.stringify(meta)}).map(([name, meta]) => [name, { meta, create: (context) => create(name, context) }]));`,
  'dist/cli/run.js': `${REQUIRE}
    export const run = (...given) => require('./model.cjs').run(...given);`,
};

/** What the plugin and the command load late. */
const ENTRIES = {
  'first-look': `import { createLate } from './dist/reporting/late-rules.js';
    let rules;
    const load = () => (rules ??= require('./model.cjs').rules);
    export const create = (name, context) => createLate(name, context, load);`,
  model: "export { rules } from './dist/rules/index.js';\nexport { run } from './dist/cli/run.js';",
};

/** Puts texts in the place of modules. */
const standIn = (name, texts) => ({
  name,
  resolveId: (id) => (Object.hasOwn(ENTRIES, id) ? `${import.meta.dirname}/${id}` : null),
  load: (id) => texts[Object.keys(texts).find((key) => id.replaceAll('\\', '/').endsWith(`/${key}`))] ?? null,
});

const shared = {
  platform: 'node',
  external: (id) => id === './model.cjs' || packages.some((name) => id === name || id.startsWith(`${name}/`)),
};

/**
 * The plugin and the command, which are read at once; the first look at a file, which is read with the first file that is linted; and the
 * model, which is read with the first file that may hold routes or requests; what both know is theirs in common. Packages stay packages.
 */
export default [
  {
    ...shared,
    input: { plugin: 'dist/plugin.js', cli: 'dist/cli/main.js' },
    plugins: [standIn('late', LATE)],
    output: { dir: 'dist', entryFileNames: '[name].js' },
  },
  {
    ...shared,
    input: Object.keys(ENTRIES),
    plugins: [standIn('entries', ENTRIES)],
    output: {
      dir: 'dist',
      format: 'cjs',
      entryFileNames: '[name].cjs',
      // The helpers of the bundler may be a chunk for a while, which is empty in the end: it must not take the name.
      chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? 'runtime.cjs' : 'common.cjs'),
      comments: false,
    },
  },
];
