import { textWithin } from '../../text/brackets.ts';
import { METHOD_LIST, methodsIn } from '../../text/method-names.ts';

/** The beginning of a list of objects. */
export const ROWS = /\[\s{0,99}\{(?=[^{}]{0,200}\b(?:method|verb|httpMethod)s?["']?\s{0,9}:)/g;

const ROW = /\{[^{}]{0,400}\}/g;
const SAID = new RegExp(String.raw`\b(?:method|verb|httpMethod)s?["']?\s{0,9}:\s{0,9}(${METHOD_LIST})`, 'gi');
/** A row of these is a route, or says an address, which is found by that. */
const OF_ROUTE = /\b(?:path|url|uri|route|pattern|endpoint|handler|handle|action|controller)["']?\s{0,9}:/;

/**
 * The methods of the rows of a list that begins somewhere, as far as they say what is true of any address:
 * `[{ method: 'DELETE', role: 'admin' }]`.
 */
export function methodsOfRows(text: string, start: number): readonly ReadonlySet<string>[] {
  const rows = [...textWithin(text, start).matchAll(ROW)].map(([row]) => row).filter((row) => !OF_ROUTE.test(row));
  return rows
    .map((row) => methodsIn([...row.matchAll(SAID)].map(([, methods = '']) => methods).join(' ')))
    .filter(({ size }) => size > 0);
}
