import { CALLS, CALL_LISTS, ELEMENTS, ONE_CALL } from '../catalogue/test-doubles.ts';
import { chainOf, isCall } from '../values/chain.ts';
import { memberSource, type Value } from '../values/value.ts';
import { lastNameOf } from './client-role.ts';
import type { AssertedFunctions } from './asserted-functions.ts';

/** Names of the URL of a request; `templateUrl` and `redirectUrl` are none. */
const URL_NAME = new RegExp(
  String.raw`^(?:(?:request(?:ed)?|req|called|call|fetch(?:ed)?|api|full|original|actual|internal` +
    String.raw`|target|raw|the|last|first)_?)?ur[li]$|^endpoint$`,
  'i',
);
const PATH_NAME = /^(?:path|pathname|requestPath|reqPath)$/;
const URL_PARTS: ReadonlySet<string> = new Set(['href', 'pathname']);
/** Names of objects whose `path` or `url` is not that of a request: a page, a state of a router, a file. */
const OTHER_OWNER = new RegExp(
  String.raw`^\$?(?:location|window|document|history|router|route|page|file|entry|img|image|link` +
    String.raw`|browser|driver|cy|navigation|match|stat|asset)$|(?:state|route|page|file|link)$`,
  'i',
);
const REQUEST_OWNER =
  /^(?:req|request|ctx|context|config|options|opts|init|call|args|interceptedRequest|parsed|parsedUrl|parsedURL)$/i;
/** Members whose result is the same URL: `url.toString()`. */
const SAME_TEXT: ReadonlySet<string> = new Set(['toString', 'toLowerCase']);
/** Names of mocks of clients, and of the members of a client. */
const MOCK_NAME = /fetch|axios|request|http|ajax/i;
const METHOD_MEMBER = /^(?:get|post|put|patch|delete)$/i;
/** How many operations a URL may go through. */
const DEEPEST = 5;

/** The names of a value, from the last one on: `url` and `config` of `config.url`; none for a value without a name. */
export function namesOfUrl(value: Value, depth = 0): readonly string[] {
  const [piece, ...others] = value.kind === 'text' ? value.pieces : [];
  if (piece && 'hole' in piece && others.length === 0) return namesOfUrl(piece.hole, depth + 1);
  if (value.kind !== 'opaque' || depth > DEEPEST) return [];
  const { source } = value;
  switch (source.kind) {
    case 'member':
      return [source.name, lastNameOf(source.object)];
    case 'call': {
      const member = memberSource(source.call.callee);
      if (member && SAME_TEXT.has(member.name)) return namesOfUrl(member.object, depth + 1);
      const isUrl = member !== null && source.call.args.length === 0 && URL_NAME.test(member.name);
      return isUrl ? [member.name, lastNameOf(member.object)] : [];
    }
    case 'operation': {
      const [only, ...others] = source.operands;
      return only && others.length === 0 ? namesOfUrl(only, depth + 1) : [];
    }
    case 'module':
      return [];
    default:
      return [source.name];
  }
}

/** Whether the names of a value are those of the URL of a request, and its further names do not contradict that. */
export function isUrlName([name = '', owner = '']: readonly string[], [, other = '']: readonly string[]): boolean {
  if (OTHER_OWNER.test(owner) || OTHER_OWNER.test(other)) return false;
  return URL_NAME.test(name) || (URL_PARTS.has(name) && URL_NAME.test(owner));
}

/** Whether names are those of the path of a request: `req.path`, `config.pathname`. */
export function isPathName([name = '', owner = '']: readonly string[]): boolean {
  return (URL_PARTS.has(name) || PATH_NAME.test(name)) && REQUEST_OWNER.test(owner);
}

/** Whether a name is that of a mock of a client: `mockFetch`. */
export function isMockName(name: string): boolean {
  return MOCK_NAME.test(name);
}

/**
 * Whether a value is the first argument of a recorded call: `fetch.mock.calls[0][0]`, `get.firstCall.args[0]`,
 * `fetchMock.lastCall()[0]`.
 */
export function isFirstArgument(value: Value, functions: AssertedFunctions): boolean {
  const argument = memberSource(value);
  if (argument?.name !== '0' || !isCallRecord(argument.object)) return false;
  const records = chainOf(argument.object).flatMap((part) => memberSource(part) ?? []);
  const first = records.findLast(({ name }) => CALLS.has(name) || CALL_LISTS.has(name) || ONE_CALL.has(name));
  if (!first) return false;
  const name = lastNameOf(first.object);
  return METHOD_MEMBER.test(name) || isMockName(name) || functions.of({ value: first.object, names: [] }) !== null;
}

/** Whether a value has the arguments of one call: `fetch.mock.calls[0]`, `get.firstCall.args`. */
function isCallRecord(value: Value): boolean {
  const member = memberSource(isCall(value) ? value.source.call.callee : value);
  if (!member) return false;
  if (ONE_CALL.has(member.name)) return true;
  return (/^\d+$/.test(member.name) || ELEMENTS.has(member.name)) && CALL_LISTS.has(lastNameOf(member.object));
}
