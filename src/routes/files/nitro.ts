import type { FileRouter } from './file-router.ts';

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
export const nuxt: FileRouter = {
  ...handlers,
  name: 'nuxt',
  packages: ['nuxt', 'nuxt-nightly', 'nuxt-edge', 'nuxt3'],
  configs: ['nuxt.config'],
  folders: { 'server/api': '/api', 'server/routes': '' },
};

/** Nitro by itself: `routes/users/[id].get.ts`. */
export const nitro: FileRouter = {
  ...handlers,
  name: 'nitro',
  packages: ['nitropack', 'nitro', 'nitropack-nightly'],
  configs: ['nitro.config'],
  folders: { api: '/api', routes: '', 'server/api': '/api', 'server/routes': '', 'src/api': '/api', 'src/routes': '' },
};
