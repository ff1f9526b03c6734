import type { FilePart, FileRouter } from './file-router.ts';

/** The methods of exports that are called as these are. */
const EXPORTED_METHODS = {
  GET: ['GET'],
  HEAD: ['HEAD'],
  POST: ['POST'],
  PUT: ['PUT'],
  PATCH: ['PATCH'],
  DELETE: ['DELETE'],
  OPTIONS: ['OPTIONS'],
} as const;

const next = {
  packages: ['next'],
  configs: ['next.config'],
  extensions: ['ts', 'js', 'tsx', 'jsx'],
  joint: '/',
  write: (segment) => segment,
} as const satisfies Partial<FileRouter>;

/** Route handlers: `app/users/[id]/route.ts`. Pages (`page.tsx`) are no routes of an API. */
const nextApp: FileRouter = {
  ...next,
  name: 'next',
  folders: { app: '', 'src/app': '' },
  file: 'route',
  index: null,
  methods: {
    kind: 'exports',
    names: EXPORTED_METHODS,
    pageExport: null,
  },
  part: appPart,
};

/** API routes: `pages/api/users/[id].ts`. */
const nextPages: FileRouter = {
  ...next,
  name: 'next',
  folders: { 'pages/api': '/api', 'src/pages/api': '/api' },
  file: null,
  index: 'index',
  methods: { kind: 'default', suffix: false },
  part: (written) => ({ written, segment: written }),
};

/**
 * Reads the name of a folder. A group `(shop)` and a slot `@team` add no segment; null for what has no address: private
 * (`_lib`) or intercepting (`(.)photo`).
 */
function appPart(written: string): FilePart | null {
  if (/^\(\.{1,3}\)/.test(written) || written.startsWith('_')) return null;
  return { written, segment: /^(?:\(.*\)|@.*)$/.test(written) ? null : written.replace(/^%5F/i, '_') };
}

const handlers = {
  extensions: ['ts', 'js', 'mts', 'mjs'],
  file: null,
  joint: '/',
  index: 'index',
  methods: { kind: 'default', suffix: true },
  // `[...path]` takes any number of segments, and `[...]` is one without a name.
  part: (written) => ({
    written,
    segment: written.replace(/^\[\.{3}(.*)\]$/, (_, name: string) => `[[...${name || 'rest'}]]`),
  }),
  write: (segment) => segment,
} as const satisfies Partial<FileRouter>;

/** The server of a Nuxt application: `server/api/users/[id].get.ts`. */
const nuxt: FileRouter = {
  ...handlers,
  name: 'nuxt',
  packages: ['nuxt', 'nuxt-nightly', 'nuxt-edge', 'nuxt3'],
  configs: ['nuxt.config'],
  folders: { 'server/api': '/api', 'server/routes': '' },
};

/** Nitro by itself: `routes/users/[id].get.ts`. */
const nitro: FileRouter = {
  ...handlers,
  name: 'nitro',
  packages: ['nitropack', 'nitro', 'nitropack-nightly'],
  configs: ['nitro.config'],
  folders: { api: '/api', routes: '', 'server/api': '/api', 'server/routes': '', 'src/api': '/api', 'src/routes': '' },
};

/** Modules with a loader or an action: `app/routes/users.$id.ts`. With a default export they are pages. */
const remix: FileRouter = {
  name: 'remix',
  packages: [
    '@remix-run/dev',
    '@remix-run/node',
    '@remix-run/cloudflare',
    '@remix-run/deno',
    '@remix-run/serve',
    '@remix-run/server-runtime',
  ],
  configs: ['remix.config'],
  folders: { 'app/routes': '' },
  extensions: ['ts', 'tsx', 'js', 'jsx'],
  file: null,
  joint: '.',
  index: null,
  methods: {
    kind: 'exports',
    names: { loader: ['GET'], action: ['POST', 'PUT', 'PATCH', 'DELETE'] },
    pageExport: 'default',
  },
  part: remixPart,
  write: (segment) => segment.replace(/^\[(.+)\]$/, '$$$1'),
};

/**
 * Reads a part of a name. `_auth` and `_index` add no segment, `$` is the rest of the address, text in brackets is
 * literal. Null for an optional word, `(lang)`, whose addresses are not known.
 */
function remixPart(written: string): FilePart | null {
  if (written.startsWith('_')) return { written, segment: null };
  const name = written.replace(/_$/, '');
  if (name === '$') return { written, segment: '[[...rest]]' };
  const [, optional, parameter] = /^(?:\(\$(\w+)\)|\$(\w+))$/.exec(name) ?? [];
  if (optional !== undefined) return { written, segment: `[[${optional}]]` };
  if (name.startsWith('(')) return null;
  return { written, segment: parameter === undefined ? name.replace(/\[([^\]]*)\]/g, '$1') : `[${parameter}]` };
}

/** Endpoints: `src/routes/users/[id]/+server.ts`. Pages (`+page.svelte`) are no routes of an API. */
const sveltekit: FileRouter = {
  name: 'sveltekit',
  packages: ['@sveltejs/kit'],
  configs: ['svelte.config'],
  folders: { 'src/routes': '' },
  extensions: ['ts', 'js'],
  file: '+server',
  joint: '/',
  index: null,
  methods: {
    kind: 'exports',
    names: {
      ...EXPORTED_METHODS,
      fallback: ['ALL'],
      ALL: ['ALL'],
    },
    pageExport: null,
  },
  part: sveltekitPart,
  write: (segment) => segment,
};

/**
 * A group (`(app)`) adds no segment, `[...rest]` matches any number of segments, `[x+2e]` is a character given by its
 * code. A matcher (`[id=integer]`) is ignored, because what it accepts is not known here.
 */
function sveltekitPart(written: string): FilePart {
  if (/^\(.*\)$/.test(written)) return { written, segment: null };
  const plain = written
    .replace(/\[x\+([\da-f]{2})\]/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/=\w+(?=\])/g, '')
    .replace(/^\[(\.{3}[^[\]]+)\]$/, '[[$1]]');
  return { written, segment: plain };
}

/** Every way that is known to make routes of files. */
export const FILE_ROUTERS: readonly FileRouter[] = [nextApp, nextPages, nuxt, nitro, sveltekit, remix];
