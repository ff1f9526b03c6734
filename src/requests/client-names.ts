import { routerNameWeight } from '../routes/values/foreign-names.ts';
import { BY_MODULE } from '../catalogue/clients/all-clients.ts';
import { METHODS } from '../catalogue/clients/client.ts';

/** The members by which an unknown object may send a request to a URL. */
export const MEMBERS: ReadonlySet<string> = new Set(
  [...Object.keys(METHODS), 'del'].filter((member) => member !== 'options'),
);

/** Names of modules of a project that export a client. */
const MODULE_NAME = /axios|fetch|http|api|client|request/i;

/** Whether a module is a package with a client, or by its name a module of the project with one. */
export function mayBeClientModule(specifier: string): boolean {
  return BY_MODULE.has(specifier) || MODULE_NAME.test(specifier);
}

/**
 * How likely an object with a name is a client: 2 likely, 1 possible, 0 unknown; negative infinity for the name of
 * another thing.
 */
export function weighName(written: string): number {
  if (written === 'this') return 1;
  const name = written.replace(/^[_$#]+/, '');
  if (name === '' || OTHER_NAME.test(name) || routerNameWeight(name) > 1) return Number.NEGATIVE_INFINITY;
  return CLIENT_NAME.test(name) ? 2 : 0;
}

const CLIENT_NAME = new RegExp(
  String.raw`^(?:api|apis|http|https|client|axios|request|requests|agent|fetch|fetcher|rest|ajax|xhr` +
    String.raw`|backend|ax|instance|inst|service)$|(?:api|http|client|axios|request|requester|agent` +
    String.raw`|fetch|fetcher|instance|ajax)$|^(?:api|http|axios)`,
  'i',
);
const OTHER_NAME = new RegExp(
  String.raw`^(?:req|res|response|resp|ctx|context|c|headers?|params|query|searchparams|formdata|body` +
    String.raw`|config|conf|cfg|settings|options|opts|env|map|set|cookies?|redis|db|database|cy|page` +
    String.raw`|browser|driver|reflect|lodash|injector|container|metadata|_|i18n|t|fs|path|i18next|url` +
    String.raw`|router|history|localstorage|sessionstorage|session|storage)$|(?:cache|store|storage|map` +
    String.raw`|params|headers|config|repository|registry|set|redis|session|cookies|settings|options` +
    String.raw`|translations|model|schema|queue)$`,
  'i',
);
