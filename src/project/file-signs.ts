import { describes } from '../documents/described.ts';
import { takesApart } from '../documents/names-verb.ts';
import { mayTakeRequests } from '../facts/request-signs.ts';
import { mentionsAddresses } from '../documents/comments/mentions-addresses.ts';
import { mayExpectNothing } from '../requests/expectations.ts';
import { mentionsRequests } from '../requests/mentions-requests.ts';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import { mentionsFrameworks } from '../routes/frameworks/all-frameworks.ts';
import { mentionsConfigured } from '../routes/registrars/registrar-signs.ts';
import { mentionsRoutes } from '../routes/signs/mentions-routes.ts';
import { mentionsServing } from '../routes/served.ts';
import { type FileKind, isDocument } from './file-kinds.ts';
import { placeOf } from './file-places.ts';
import { isForeign } from './file-text.ts';
import { codeOf } from './text-readers.ts';

/** A call that passes a router on, without registering anything: `require('./routes')(app)`. */
const MAY_HAND_OVER = /\([^()]{0,100}?\b(?:app|application|router|server|fastify|api)\s*[,)}]/;

/** A call that loads a module by another argument than a string literal, and what loads whole folders. */
const LOADS_BY_NAME =
  /\b(?:require|import)\s{0,9}\((?!\s{0,99}(?:["'`]|\)))|["'](?:require-(?:all|dir)|app-root-(?:path|dir))|\bglob/i;

/** Names in tests that mock something. */
const MAY_MOCK = /\b(?:jest|vi|vitest|sinon|nock|td)\b|\bmock|\bexpect\b/;
/** Names of clients: tests mock a database or a configuration by the same functions. */
const NAMES_CLIENT = /axios|fetch|http|\bapi\b|client|\bky\b|\bgot\b/i;

/** What a file may contain, as its text shows before it is parsed. */
export class FileSigns {
  readonly file: string;
  /** Whether it is source code that the project's authors wrote: no program generated it, and it is no library. */
  readonly isWritten: boolean;
  /** Whether a test in it may expect that nothing answers a request. */
  readonly mayExpectNothing: boolean;
  /** Whether the text may register routes or pass routers on. */
  readonly declares: boolean;
  /** Whether the text may load a framework. */
  readonly loadsFramework: boolean;
  /** Whether the text may send requests. */
  readonly sends: boolean;
  /** Whether it may be a description of an API that programs read, such as an OpenAPI document. */
  readonly mayDescribe: boolean;
  /** Whether the text may distinguish the requests that its functions receive. */
  readonly guards: boolean;
  /** Whether the text may load modules by names that are computed at run time. */
  readonly loadsByName: boolean;
  /** Whether the text may set defaults for all clients of a library. */
  readonly setsDefaults: boolean;
  /** Whether it may mock a client as a test. */
  readonly mayMock: boolean;
  /** Whether it may compose URLs from words that other files pass to it, or from the names of members. */
  readonly remakes: boolean;
  /** Whether the text may contain requests, or comments that name an endpoint. */
  protected readonly calls: boolean;

  /** @param registrars the functions that register routes, as a user describes them */
  constructor(file: string, kind: FileKind, text: string, registrars: readonly RegistrarSetting[]) {
    this.file = file;
    const isWritten = (kind === 'code' || kind === 'component') && !isForeign(text);
    const code = codeOf(text, kind);
    this.isWritten = isWritten;
    this.declares =
      isWritten &&
      kind === 'code' &&
      (mentionsRoutes(text) ||
        mentionsConfigured(text, registrars) ||
        MAY_HAND_OVER.test(text) ||
        mentionsServing(text) ||
        placeOf(file) !== null);
    this.loadsFramework = isWritten && mentionsFrameworks(text);
    this.mayDescribe = isDocument(kind) && describes(file, text);
    this.sends = isWritten && mentionsRequests(code);
    this.mayMock = isWritten && MAY_MOCK.test(code) && NAMES_CLIENT.test(code);
    this.guards = isWritten && mayTakeRequests(code);
    this.loadsByName = isWritten && LOADS_BY_NAME.test(code);
    this.setsDefaults = isWritten && code.includes('defaults');
    this.remakes = this.sends && (takesApart(code) || code.includes('Proxy('));
    this.calls = isWritten && (mentionsRequests(code) || mentionsAddresses(code));
    this.mayExpectNothing = this.calls && mayExpectNothing(code);
  }
}
