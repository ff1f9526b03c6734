import { createRequire } from 'node:module';
import type { Document, YAMLMap } from 'yaml';
import { isShallow } from '../data/shallow.ts';

let library: typeof import('yaml') | undefined;

/** The parser of YAML, which also reads JSON, loaded when the first document is read. */
export function yaml(): typeof import('yaml') {
  // `require` is typed as any; the type is in the declaration that the library ships.
  library ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return library;
}

/** Parses one document; null for a text with errors, with several documents, or nested too deep. */
export function parseYaml(text: string): Document | null {
  if (!isShallow(text)) return null;
  const documents = yaml().parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false });
  const [only, ...others] = Array.isArray(documents) ? documents : [];
  return only && others.length === 0 && only.errors.length === 0 ? only : null;
}

/** The value of a key that is a map of its own, without an anchor; null for anything else. */
export function mapAt(map: YAMLMap, key: string): YAMLMap | null {
  const value = map.get(key, true);
  return isPlainMap(value) ? value : null;
}

/** A map that nothing else of the document refers to or is merged into it. */
export function isPlainMap(value: unknown): value is YAMLMap {
  return yaml().isMap(value) && value.anchor === undefined && value.tag === undefined && !value.has('<<');
}
