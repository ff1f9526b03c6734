import type { FilePart, FileRouter } from './file-router.ts';

/** Modules with a loader or an action: `app/routes/users.$id.ts`. With a default export they are pages. */
export const remix: FileRouter = {
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
  part,
  write: (segment) => segment.replace(/^\[(.+)\]$/, '$$$1'),
};

/**
 * Reads a part of a name. `_auth` and `_index` add no segment, `$` is the rest of the address, text in brackets is
 * literal. Null for an optional word, `(lang)`, whose addresses are not known.
 */
function part(written: string): FilePart | null {
  if (written.startsWith('_')) return { written, segment: null };
  const name = written.replace(/_$/, '');
  if (name === '$') return { written, segment: '[[...rest]]' };
  const [, optional, parameter] = /^(?:\(\$(\w+)\)|\$(\w+))$/.exec(name) ?? [];
  if (optional !== undefined) return { written, segment: `[[${optional}]]` };
  if (name.startsWith('(')) return null;
  return { written, segment: parameter === undefined ? name.replace(/\[([^\]]*)\]/g, '$1') : `[${parameter}]` };
}
