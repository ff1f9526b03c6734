/** What is kept under the address of requests, where two routes come to share one or one gets another one. */

const PAIR = { list: { verb: 'list' }, create: { verb: 'create' } };
const EXPRESS = { frameworks: ['express', 'express4'] };

/** Answers of GET are kept by their addresses; `n` counts what the route of a later call has answered. */
const CACHE = (key) => `const kept = new Map();
let count = 0;
app.use((req, res, next) => {
  if (req.method !== 'GET') return next();
  const key = ${key};
  if (kept.has(key)) return res.json(kept.get(key));
  const json = res.json.bind(res);
  res.json = (body) => {
    count += 1;
    kept.set(key, { ...body, count });
    return json({ ...body, count });
  };
  return next();
});
`;

/** Calls of a client before and after something is forgotten. */
const around = (middle, ...kept) => ({
  more: [...kept, middle, ...kept],
});

/** A cache from which something is removed. */
const forgetting = (name, needs, { forget, route, calls, key = 'req.originalUrl' }, rest = {}) => ({
  name,
  allows: 'routes move whose keys the same requests remove',
  ...EXPRESS,
  layouts: ['flat'],
  needs,
  adds: (way) => ({
    ...(rest.imports && { imports: rest.imports }),
    before: (rest.before ?? CACHE(key)) + (forget ? forget(way) : ''),
    ...(route && {
      after: `app.post('/resets', (req, res) => {\n${route(way)}  res.json({ reset: true });\n});\n`,
      client: "exports.reset = () => fetch('/resets', { method: 'POST' });\n",
    }),
    ...around(route ? ['reset'] : calls(way).pop(), ...calls(way).slice(0, route ? undefined : -1)),
  }),
});

const list = ({ list: { name } }) => [name];
const show = ({ show: { name } }) => [name, 7];
const create = ({ create: { name } }) => [name, { title: 'new' }];

export const KEYS = [
  {
    name: 'a cache by the address, whatever the method',
    allows: 'one of the two routes moves, or none',
    ...EXPRESS,
    needs: PAIR,
    adds: () => ({
      before:
        'const kept = new Map();\napp.use((req, res, next) => {\n  const key = req.originalUrl;\n  if (kept.has(key)) return res.json(kept.get(key));\n  const json = res.json.bind(res);\n  res.json = (body) => {\n    kept.set(key, body);\n    return json(body);\n  };\n  return next();\n});\n',
    }),
  },
  {
    name: 'a lock by the address',
    allows: 'one of the two routes moves, or none',
    needs: PAIR,
    adds: ({ framework }) => ({
      before: `const seen = new Set();\nconst isSeen = (key) => seen.has(key) || !seen.add(key);\n${framework.guard(`isSeen(${framework.path})`, 429)}`,
    }),
  },
  {
    name: 'a counter by the address',
    allows: 'one of the two routes moves, or none',
    needs: PAIR,
    adds: ({ framework }) => ({
      before: `const counts = {};\nconst count = (key) => {\n  counts[key] = (counts[key] ?? 0) + 1;\n  return counts[key];\n};\n${framework.guard(`count(${framework.url}) > 1`, 429)}`,
    }),
  },
  {
    name: 'a client that keeps answers by their paths',
    allows: 'one of the two routes moves, or none',
    needs: PAIR,
    adds: ({ list: one, create: two, of }) => ({
      without: [one, two],
      client: `const kept = new Map();
const answerOf = async (method, path) => {
  if (!kept.has(path)) kept.set(path, await (await fetch(path, { method })).json());
  return kept.get(path);
};
exports.all = () => answerOf('${of(one).method}', '${of(one).path}');
exports.make = () => answerOf('${of(two).method}', '${of(two).path}');
`,
      more: [['all'], ['make']],
    }),
  },
  forgetting('keys that begin with an address', PAIR, {
    route: ({ list: { old } }) =>
      `  for (const key of kept.keys()) if (key.startsWith('${old.path.slice(0, -3)}')) kept.delete(key);\n`,
    calls: (way) => [list(way)],
  }),
  forgetting(
    'keys that begin with the address of a request',
    { show: { verb: 'get' }, create: { verb: 'create' } },
    {
      forget: () =>
        "app.use((req, res, next) => {\n  if (req.method !== 'POST') return next();\n  for (const key of [...kept.keys()].filter((one) => one.startsWith(req.originalUrl))) kept.delete(key);\n  return next();\n});\n",
      calls: (way) => [show(way), create(way)],
    },
  ),
  forgetting(
    'keys that are found by a pattern',
    { show: { verb: 'show' } },
    {
      forget: () =>
        "const keysOf = (pattern) => [...kept.keys()].filter((key) => new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`).test(key));\n",
      route: ({ show: { old } }) =>
        `  for (const key of keysOf('${old.path.replace('/show/:id', '/*/*')}')) kept.delete(key);\n`,
      calls: (way) => [show(way)],
    },
  ),
  forgetting(
    'keys of a part of the address',
    { list: { verb: 'list' } },
    {
      key: "req.path.split('/').slice(-1).join('/')",
      route: () => "  kept.delete('list');\n",
      calls: (way) => [list(way)],
    },
  ),
  forgetting(
    'a group of keys by a segment',
    { list: { verb: 'list' } },
    {
      forget: () =>
        "const groups = {};\napp.use((req, res, next) => {\n  const [name] = req.path.split('/').slice(-1);\n  (groups[name] ??= []).push(req.originalUrl);\n  next();\n});\n",
      route: () => "  for (const key of groups['list'] ?? []) kept.delete(key);\n",
      calls: (way) => [list(way)],
    },
  ),
];
