/**
 * What the development server of a page puts before the addresses that the page requests from it: the path of
 * `"proxy": "http://localhost:5000/api"` in the package.json of a page, as Create React App reads it.
 *
 * @param text the text of a package.json
 * @returns null where it puts nothing
 */
export function proxiedPath(text: string): string | null {
  if (!text.includes('"proxy"')) return null;
  try {
    const manifest: unknown = JSON.parse(text);
    const proxy = manifest && typeof manifest === 'object' && 'proxy' in manifest ? manifest.proxy : null;
    const path = typeof proxy === 'string' ? new URL(proxy).pathname.replace(/\/+$/, '') : '';
    return path === '' ? null : path;
  } catch {
    return null;
  }
}
