import type { Answer, Lookup } from '../routes/handler.ts';
import { insteadOf, ofArgument } from '../routes/handlers/handed-values.ts';
import { locate, type Modules } from './exported.ts';

/** A value is handed through the functions of no more files than this. */
const DEEPEST = 5;

/**
 * By what a function looks up the parameters of its path, itself and through the functions of other files that it hands them to: a controller asks a service,
 * and that a repository.
 *
 * @param file the file that the function stands in
 */
export function lookupsOver({ lookups, handsValues }: Answer, file: string, modules: Modules, depth = DEEPEST): readonly Lookup[] {
  if (depth === 0) return lookups;
  return handsValues.reduce((known, { to, at, parameter }, asked) => {
    const place = parameter === null ? null : locate(to, file, modules);
    if (parameter === null || place?.exported.kind !== 'function') return known;
    const found = ofArgument(lookupsOver(place.exported.answer, place.file, modules, depth - 1), at, parameter);
    return insteadOf(known, ({ asks }) => asks === asked, found.map((lookup) => ({ ...lookup, asks: undefined })));
  }, lookups);
}
