import type { FilePart, FileRouter } from './file-router.ts';

const next = {
  packages: ['next'],
  configs: ['next.config'],
  extensions: ['ts', 'js', 'tsx', 'jsx'],
  joint: '/',
  write: (segment) => segment,
} as const satisfies Partial<FileRouter>;

/** Route handlers: `app/users/[id]/route.ts`. Pages (`page.tsx`) are no routes of an API. */
export const nextApp: FileRouter = {
  ...next,
  name: 'next',
  folders: { app: '', 'src/app': '' },
  file: 'route',
  index: null,
  methods: {
    kind: 'exports',
    names: {
      GET: ['GET'],
      HEAD: ['HEAD'],
      POST: ['POST'],
      PUT: ['PUT'],
      PATCH: ['PATCH'],
      DELETE: ['DELETE'],
      OPTIONS: ['OPTIONS'],
    },
    pageExport: null,
  },
  part: appPart,
};

/** API routes: `pages/api/users/[id].ts`. */
export const nextPages: FileRouter = {
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
