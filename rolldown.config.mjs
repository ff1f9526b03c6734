import { readFileSync } from 'node:fs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const packages = Object.keys({ ...dependencies, ...peerDependencies });
const { rules } = await import('./dist/rules/index.js');

/** Modules whose code is loaded when it is first needed, and what stands for them until then. */
const LATE = {
  'dist/rules/index.js': `
    import { lateRule } from '../reporting/late-rules.js';
    const load = () => model().rules;
    export const rules = { ${Object.entries(rules).map(([name, { meta }]) => `${JSON.stringify(name)}: lateRule(${JSON.stringify(name)}, ${JSON.stringify(meta)}, load)`).join(',\n')} };`,
  'dist/cli/run.js': 'export const run = (...given) => model().run(...given);',
};
const MODEL = 'model.cjs';

/** Puts what stands for a module in its place. Rules cannot wait for an `import()`, so the model is a file that `require` reads. */
const late = {
  name: 'late',
  load: (id) => {
    const name = Object.keys(LATE).find((each) => id.replaceAll('\\', '/').endsWith(`/${each}`));
    return name ? `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nconst model = () => require('./${MODEL}');\n${LATE[name]}` : null;
  },
};

const MODEL_ENTRY = "export { rules } from './dist/rules/index.js';\nexport { run } from './dist/cli/run.js';";
const shared = { platform: 'node', external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)) };

/** The plugin and the command, which are read at once, and the model, which is read when a file asks for it; packages stay packages. */
export default [
  { ...shared, input: { plugin: 'dist/index.js', cli: 'dist/cli/main.js' }, plugins: [late], output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'first-look.js' } },
  {
    ...shared,
    input: 'model-entry',
    plugins: [{ name: 'entry', resolveId: (id) => (id === 'model-entry' ? `${import.meta.dirname}/model-entry.js` : null), load: (id) => (id.endsWith('model-entry.js') ? MODEL_ENTRY : null) }],
    output: { file: `dist/${MODEL}`, format: 'cjs' },
  },
];
