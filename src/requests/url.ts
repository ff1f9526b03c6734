import { HOLE } from '../paths/dialects.ts';

/** The path of a URL, without its host and its query: `/users` of `https://example.com/users?page=2`. */
export function pathIn(url: string): string {
  return url.replace(/^(?:\w+:)?\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}

/** Whether a text begins as a path, with a host, or with something unknown before a slash. */
export function beginsAsPath(value: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(value) || (value.startsWith(HOLE) && value.startsWith('/', 1));
}

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
