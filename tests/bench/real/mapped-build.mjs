import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import configurations from '../../../rolldown.config.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Bundles what is built once more, with source maps, into a folder that exists.
 *
 * @param {string} folder
 * @returns {Promise<string>} the URL of the plugin
 */
export async function buildWithMaps(folder) {
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const { output, ...input } of configurations) {
    const bundle = await rolldown({ ...input, cwd: ROOT });
    await bundle.write({ ...output, dir: folder, sourcemap: true });
    await bundle.close();
  }
  return pathToFileURL(path.join(folder, 'plugin.js')).href;
}
