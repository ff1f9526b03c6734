/** The files and paths that the benchmark lints; the same ones in every run. */

const NOUNS = ['user', 'order', 'invoice', 'comment', 'product', 'ticket', 'review', 'shipment', 'account', 'message'];
const VERBS = ['get', 'list', 'create', 'update', 'delete', 'show', 'remove', 'add', 'fetch', 'edit'];

/**
 * A file of ordinary code with many calls and no routes.
 *
 * @param {number} functions
 * @param {number} seed
 * @param {boolean} [client] whether it calls an HTTP client, whose calls look like routes
 */
export function fileWithoutRoutes(functions, seed, client = false) {
  const lines = [
    "import { format, sum } from './numbers.js';",
    client ? "import axios from 'axios';" : "import { log } from './log.js';",
  ];
  for (let at = 0; at < functions; at += 1) {
    const noun = `${pick(NOUNS, at + seed)}${at}`;
    lines.push(
      `export function total${noun}(${noun}s, rate) {`,
      `  const amounts = ${noun}s.filter((one) => one.active).map((one) => one.amount * rate);`,
      client && at % 10 === 0
        ? `  axios.get('/${noun}s/list').then((answer) => format(answer));`
        : `  format(amounts.length, '${noun}');`,
      `  return sum(amounts) > ${at} ? format(sum(amounts)) : null;`,
      '}',
    );
  }
  return lines.join('\n');
}

/**
 * An Express file, every third route of which holds a verb. No two routes have or get the same address.
 *
 * @param {number} routes
 * @param {number} seed
 */
export function fileWithRoutes(routes, seed) {
  const lines = [
    "import express from 'express';",
    "import { store } from './store.js';",
    'export const app = express();',
  ];
  for (let at = 0; at < routes; at += 1) {
    const noun = pick(NOUNS, at + seed);
    const collection = `/api/v1/area${Math.floor(at / 6)}/${noun}s`;
    const [method, path] = [
      ['get', `${collection}/getAll`],
      ['get', `${collection}/${at}/:id`],
      ['post', collection],
      ['put', `${collection}/update/:id`],
      ['patch', `${collection}/:id/state`],
      ['delete', `${collection}/${at}/:id`],
    ][at % 6];
    lines.push(
      `app.${method}('${path}', async (req, res) => {`,
      `  res.json(await store.${noun}(req.params, req.body));`,
      '});',
    );
  }
  return lines.join('\n');
}

/**
 * Distinct paths, every second one with a verb.
 *
 * @param {number} count
 */
export function paths(count) {
  return Array.from({ length: count }, (_, at) => {
    const [noun, verb] = [pick(NOUNS, at), pick(VERBS, Math.floor(at / NOUNS.length))];
    const collection = `/api/v${at % 3}/${noun}s${Math.floor(at / 100)}`;
    return at % 2 === 0
      ? `${collection}/${verb}${noun[0].toUpperCase()}${noun.slice(1)}/:id`
      : `${collection}/:${noun}Id/items-${at}`;
  });
}

/** @param {readonly string[]} words @param {number} at */
function pick(words, at) {
  return words[at % words.length];
}
