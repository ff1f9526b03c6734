import { readDescribed } from '../../src/documents/described.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { edited } from '../../src/text/edits.ts';

/** The requests of a document, each as `GET /users/…`. */
export function requestsOf(file: string, text: string): readonly string[] {
  const { operations } = readDescribed(file, text) ?? { operations: [] };
  return operations.map(({ method, address }) => `${method} ${address.value.replaceAll(HOLE, '…')}`);
}

/** Sends requests of a document elsewhere, each named `GET /users/list`; null where that cannot be. */
export function moved(file: string, text: string, moves: Readonly<Record<string, string>>): string | null {
  const document = readDescribed(file, text);
  if (!document) throw new Error('It is not read.');
  const destinations = new Map(
    document.operations.flatMap((operation) => {
      const name = `${operation.method} ${operation.address.value.replaceAll(HOLE, '…')}`;
      const [method, path] = (moves[name] ?? '').split(' ');
      return method && path ? [[operation, { method, path: path.replaceAll('…', HOLE) }] as const] : [];
    }),
  );
  if (destinations.size < Object.keys(moves).length) throw new Error('A request is missing.');
  const edits = document.edits(destinations);
  return edits && edited(text, [0, text.length], edits);
}
