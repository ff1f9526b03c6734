/** A program for a cell of the documents, such as `` `GET /getAll` on a router under `/users` ``. */
export interface Declared {
  readonly code: string;
  /** The line of the first route, and the route as it is written there. */
  readonly line: number;
  /** Writes a route as it stands on that line: what a fix of it has to give. */
  readonly write: (endpoint: string) => string;
}

interface Setting {
  readonly pattern: RegExp;
  readonly head: string;
  readonly foot: string;
  readonly handler: string;
}

const DATA = '(req, res) => res.json([])';
const APPLICATION = "import express from 'express';\nconst router = express();";
const EXPORTED = "import { Router } from 'express';\nconst router = Router();";

/** What may follow the endpoints of a cell. */
const SETTINGS: readonly Setting[] = [
  { pattern: /^$/, head: APPLICATION, foot: '', handler: DATA },
  { pattern: /^that renders a view$/, head: APPLICATION, foot: '', handler: "(req, res) => res.render('page')" },
  {
    pattern: /^that reads `req\.body`$/,
    head: APPLICATION,
    foot: '',
    handler: '(req, res) => res.json(remove(req.body))',
  },
  { pattern: /^that redirects$/, head: APPLICATION, foot: '', handler: "(req, res) => res.redirect('/')" },
  { pattern: /^next to `(.+)`$/, head: APPLICATION, foot: '$1;', handler: DATA },
  { pattern: /^that mounts a router$/, head: APPLICATION, foot: '', handler: 'express.Router()' },
  { pattern: /^on a router that is exported$/, head: EXPORTED, foot: 'export default router;', handler: DATA },
  {
    pattern: /^with an imported handler$/,
    head: `import { handle } from './handle.js';\n${EXPORTED}`,
    foot: 'export default router;',
    handler: 'handle',
  },
  {
    pattern: /^on a router under `(\/\S*)`$/,
    head: "import express from 'express';\nconst app = express(); const router = express.Router();",
    foot: "app.use('$1', router);",
    handler: DATA,
  },
];

/**
 * Writes the program that a cell speaks of: endpoints joined by `before`, and then how they are declared.
 *
 * @returns null where the cell is prose
 */
export function declared(cell: string): Declared | null {
  const [, endpoints, rest] = /^((?:`[A-Z]+ \/\S*`(?: before )?)+)(.*)$/.exec(cell) ?? [];
  if (endpoints === undefined || rest === undefined) return null;
  const setting = SETTINGS.find(({ pattern }) => pattern.test(rest.trim()));
  if (!setting) return null;
  const write = (endpoint: string): string => {
    const [method = '', path = ''] = endpoint.split(' ');
    return `router.${method.toLowerCase()}('${path}', ${setting.handler});`;
  };
  const routes = endpointsIn(endpoints).map(write);
  const foot = rest.trim().replace(setting.pattern, setting.foot);
  return { code: [setting.head, ...routes, foot, ''].join('\n'), line: setting.head.split('\n').length + 1, write };
}

/** The endpoints of a cell: what stands in it as code. */
export function endpointsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([A-Z]+ \/[^`]*)`/g)].map(([, endpoint]) => endpoint ?? '');
}
