import { readFileSync } from 'node:fs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const packages = Object.keys({ ...dependencies, ...peerDependencies });

/** The plugin and the command, and in a file between them what both need; packages stay packages. */
export default {
  input: { plugin: 'dist/index.js', cli: 'dist/cli/main.js' },
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: 'model.js' },
};
