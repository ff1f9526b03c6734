import type { FilePart, FileRouter } from './file-router.ts';

/** Endpoints: `src/routes/users/[id]/+server.ts`. Pages (`+page.svelte`) are no routes of an API. */
export const sveltekit: FileRouter = {
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
      GET: ['GET'],
      HEAD: ['HEAD'],
      POST: ['POST'],
      PUT: ['PUT'],
      PATCH: ['PATCH'],
      DELETE: ['DELETE'],
      OPTIONS: ['OPTIONS'],
      fallback: ['ALL'],
      ALL: ['ALL'],
    },
    pageExport: null,
  },
  part,
  write: (segment) => segment,
};

/**
 * A group (`(app)`) adds no segment, `[...rest]` matches any number of segments, `[x+2e]` is a character given by its
 * code. A matcher (`[id=integer]`) is ignored, because what it accepts is not known here.
 */
function part(written: string): FilePart {
  if (/^\(.*\)$/.test(written)) return { written, segment: null };
  const plain = written
    .replace(/\[x\+([\da-f]{2})\]/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/=\w+(?=\])/g, '')
    .replace(/^\[(\.{3}[^[\]]+)\]$/, '[[$1]]');
  return { written, segment: plain };
}
