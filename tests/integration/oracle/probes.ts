import type { Address, Word } from './address.ts';
import type { PlacedRoute } from './compare.ts';

/** Every word that the table of two programs knows, so that parameters can be given the names of their siblings. */
export function wordsOf(routes: readonly PlacedRoute[]): readonly Word[] {
  const words = routes.flatMap(({ before, after }) => [...(before?.words ?? []), ...(after?.words ?? [])]);
  return [...new Map(words.map((word) => [`${word.text} ${String(word.at)}`, word])).values()];
}

/**
 * The requests by which two programs are compared: all addresses of both, filled with neutral values and with each
 * other's words.
 */
export function urlsOf(routes: readonly PlacedRoute[], words: readonly Word[]): readonly string[] {
  const urls = new Set(['/', '/nowhere', '/no/where/at/all']);
  const done = new Set<string>();
  for (const { before, after, samples } of routes) {
    for (const sample of samples) urls.add(sample);
    for (const address of [before, after]) {
      if (!address || done.has(address.text)) continue;
      done.add(address.text);
      addAll(urls, address, words);
    }
  }
  return [...urls];
}

function addAll(urls: Set<string>, address: Address, words: readonly Word[]): void {
  let isFirst = true;
  for (const values of address.fillings(words)) {
    const url = address.fill(values);
    if (url === null) continue;
    urls.add(url);
    // How a router takes a slash at the end and another case does not depend on the values.
    if (isFirst && !url.endsWith('/')) urls.add(`${url}/`).add(url.toUpperCase());
    isFirst = false;
  }
}

/** The methods by which two programs are compared. */
export function methodsOf(routes: readonly PlacedRoute[]): readonly string[] {
  const methods = new Set([
    'GET',
    ...routes.flatMap(({ methodsBefore, methodsAfter }) => [...methodsBefore, ...methodsAfter]),
  ]);
  if (methods.delete('ALL')) methods.add('DELETE');
  return [...methods];
}
