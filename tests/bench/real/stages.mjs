/**
 * Where the time of a run went, by the samples of a CPU profile. A folder of the source is a stage by its own name, so
 * a new one shows up by itself.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ url: string, lineNumber: number, columnNumber: number, functionName: string }} Frame */
/** @typedef {{ id: number, callFrame: Frame, children?: number[] }} ProfileNode */
/** @typedef {{ nodes: ProfileNode[], samples: number[] }} Profile */

/** Modules whose stage has another name than their folder; the first that fits counts. */
const NAMED = [
  ['parse', /^(?:project|values)\/parse/],
  ['lowering', /^values\/lower/],
  ['index and link', /^(?:project|link)\//],
  ['plan', /^(?:plan|convention)\//],
  ['report', /^(?:reporting|rules)\//],
];

/** Folders with what several stages use: it counts for its caller. So do the modules beside the folders. */
const SHARED = new Set(['catalogue', 'model', 'paths', 'text', 'words']);

/** What is no code of the plugin. */
export const OUTSIDE = 'outside of the plugin';
/** What loads the plugin: Node.js reads and compiles modules. */
const LOADING = 'loading';

/**
 * The stage of a module.
 *
 * @param {string} module its path from the root of the source
 * @returns {string | null} null for one that counts for its caller
 */
export function stageOf(module) {
  const [folder, ...below] = module.split('/');
  if (below.length === 0 || SHARED.has(folder)) return null;
  return NAMED.find(([, modules]) => modules.test(module))?.[0] ?? folder;
}

/**
 * How many samples of a profile fall into each stage. A sample belongs to the innermost function on the stack that has
 * a stage; packages and what several stages share count for their caller. Garbage collection has no stack and belongs
 * to what ran before, as in the tools of browsers.
 *
 * @param {Profile} profile
 * @param {(frame: Frame) => string | null} moduleOf the module of the source that a function stands in
 * @returns {Map<string, number>}
 */
export function samplesByStage({ nodes, samples }, moduleOf) {
  const stages = stagesOfNodes(nodes, moduleOf);
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const counts = new Map();
  let last = OUTSIDE;
  for (const id of samples) {
    if (names.get(id) === '(idle)') continue;
    if (names.get(id) !== '(garbage collector)') last = stages.get(id) ?? OUTSIDE;
    counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {readonly ProfileNode[]} nodes
 * @param {(frame: Frame) => string | null} moduleOf
 */
function stagesOfNodes(nodes, moduleOf) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stages = new Map();
  const pending = [{ node: nodes[0], above: OUTSIDE }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const stage = stageOfFrame(next.node.callFrame, next.above, moduleOf);
    stages.set(next.node.id, stage);
    for (const child of next.node.children ?? []) pending.push({ node: byId.get(child), above: stage });
  }
  return stages;
}

/**
 * @param {Frame} frame
 * @param {string} above the stage of the caller
 * @param {(frame: Frame) => string | null} moduleOf
 */
function stageOfFrame(frame, above, moduleOf) {
  if (above !== OUTSIDE && frame.url.startsWith('node:internal/modules/')) return LOADING;
  const module = moduleOf(frame);
  return (module === null ? null : stageOf(module)) ?? above;
}

/**
 * Finds the module of the source for a function of a bundle, by the maps beside the bundles.
 *
 * @param {string} folder that of the bundles
 * @param {string} root that of the modules which the maps name
 * @returns {(frame: Frame) => string | null}
 */
export function moduleFinder(folder, root) {
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
    return maps.get(file);
  };
  return ({ url, lineNumber, columnNumber }) => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    if (path.dirname(file) !== folder) return null;
    const { originalSource = '' } = mapOf(file).findEntry(lineNumber, columnNumber);
    const module = path.relative(root, path.resolve(folder, originalSource)).replaceAll(path.sep, '/');
    // A bundle holds code of the bundler too.
    return module.startsWith('..') ? null : module;
  };
}
