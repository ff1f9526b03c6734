import type { Range } from '../model/text.ts';
import { FRAMEWORKS } from './frameworks/all-frameworks.ts';

/** A place where a client is imported that calls routes by the members of an object. */
export interface TypedClient {
  /** The framework whose routes it calls. */
  readonly framework: string;
  readonly range: Range;
}

const CLIENTS = FRAMEWORKS.flatMap(({ name, typedClient }) =>
  typedClient === undefined ? [] : [{ framework: name, module: typedClient }],
);

/** The typed clients that a source file imports: `treaty<App>(host).users.create.post(user)` names no address. */
export function typedClients(text: string): readonly TypedClient[] {
  return CLIENTS.flatMap(({ framework, module }) => {
    const at = text.indexOf(module);
    return at === -1 ? [] : [{ framework, range: [at, at + module.length] as const }];
  });
}
