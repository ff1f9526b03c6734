import { HOLE } from '../paths/dialects.ts';

/** The path of a URL, without its host and its query: `/users` of `https://example.com/users?page=2`. */
export function pathIn(url: string): string {
  return url.replace(/^(?:\w+:)?\/\/[^/]*/, '').replace(/[?#].*$/s, '');
}

/** Whether a text begins as a path, with a host, or with something unknown before a slash. */
export function beginsAsPath(value: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(value) || (value.startsWith(HOLE) && value.startsWith('/', 1));
}
