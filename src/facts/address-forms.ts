import { READING, WRITING, WRITING_BELOW } from '../catalogue/key-stores.ts';
import { BY_MODULE } from '../catalogue/clients/all-clients.ts';
import { accessPath } from '../values/access-path.ts';
import { chainOf } from '../values/chain.ts';
import { isCondition } from '../values/conditions.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type CallSource, type OpaqueValue, type Value } from '../values/value.ts';
import { ASKING, MAKERS, MATCHERS, nameOf } from './asked-patterns.ts';
import { isLog } from './registered-addresses.ts';
import { isTidied } from './address-slices.ts';
import { ADDRESS_MEMBERS, METHODS, type Made, type PartNames } from './request-names.ts';

/** Members of texts and lists whose results are forms or pieces that the tests of addresses understand. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  ...['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'trim', 'trimStart', 'trimEnd'],
  ...['toString', 'valueOf', 'normalize', 'concat', 'match', 'exec', 'search', 'localeCompare', 'forEach', 'get'],
  ...['at', 'find', 'pop', 'shift', 'splice', 'map', 'filter', 'join', 'flatMap', 'reverse'],
  ...['then', 'catch', 'finally', 'call', 'apply', 'bind'],
]);
/** Members that return a part of a text. */
const PARTING: ReadonlySet<string> = new Set([
  ...['split', 'slice', 'substring', 'substr', 'match', 'exec', 'pop', 'shift'],
]);
const REPLACING: ReadonlySet<string> = new Set(['replace', 'replaceAll']);
/** Members of URLs that have nothing of the path, and the extension of a file. */
const OTHER_PARTS: ReadonlySet<string> = new Set([
  ...['search', 'searchParams', 'query', 'hash', 'host', 'hostname', 'origin', 'protocol', 'port', 'ext', 'root'],
]);
/** Separators between the path and the query or the fragment: to split there leaves the whole path. */
const BEHIND_PATH: ReadonlySet<string> = new Set(['?', '#', '?#']);

/** The members that contain the address of a request that arrives. */
export const ARRIVING: PartNames = {
  members: ADDRESS_MEMBERS,
  isTakenApart: (member, args) => PARTING.has(member) && !isBehindPath(args),
  isOther: (member) => OTHER_PARTS.has(member),
  made: madeOfPart,
};

/** The members that contain the method of a request, with what is made of it by operations nobody models. */
export const ASKED_METHODS: PartNames = {
  ...METHODS,
  // Without a piece of it, a method is none.
  made: (value, isOn) => (isOn && REPLACING.has(calledMember(value)) ? 'other' : madeOfPart(value, isOn)),
};

/** The name of the member that a value is the result of calling; empty for another value. */
function calledMember({ source }: OpaqueValue): string {
  if (source.kind === 'operation') return source.operator.replace('text.', '');
  return (source.kind === 'call' && memberSource(source.call.callee)?.name) || '';
}

function isBehindPath([first]: readonly Value[]): boolean {
  return first !== undefined && BEHIND_PATH.has(knownText(first) ?? '');
}

/** Functions whose results are addresses, or pieces that the tests of addresses understand. */
const FORMS = new RegExp(
  [
    String.raw`^(?:parseurl|url\.parse|url-parse|URI|Request|URL|String|decodeURI\w*|unescape)$`,
    String.raw`^path\.(?:\w+\.)?(?:normalize|join|resolve|basename|dirname|extname)$`,
    String.raw`^(?:lodash(?:-es)?|underscore|ramda)[./](?:compact|filter|map|reject|without|castArray|toArray)$`,
  ].join('|'),
);
/** What languages and Node have to make texts and numbers of texts. */
const BUILT_IN = new RegExp(
  [
    String.raw`^(?:path|url|buffer|crypto|util|string_decoder|Intl|Buffer|Text(?:En|De)coder|Function|Math)(?:\.|$)`,
    String.raw`^(?:atob|btoa|escape|eval|Number|parseInt|parseFloat|Symbol|Uint8Array|BigInt)(?:\.|$)`,
  ].join('|'),
);
/** Modules that read files or queries, send requests or answer them: nothing that they return is a form of a path. */
const OTHERS = new RegExp(
  [
    String.raw`^(?:fs|fs-extra|graceful-fs|https?|http2|net|dns|child_process|worker_threads|send|debug)(?:[./]|$)`,
    String.raw`^(?:mime(?:-types)?|querystring|qs|query-string)(?:[./]|$)`,
  ].join('|'),
);

/**
 * What a call or an operation makes of an address or a method: a form of it, or a piece, that its tests understand; an
 * entry of a store, or an answer that is true or false, which is asked about by itself; or anything else: what is asked
 * of that is a question about the whole of it.
 *
 * @param isOn whether the address or the method is what a member is called on or read of, and not an argument or a key
 */
function madeOfPart(value: OpaqueValue, isOn: boolean): Made {
  const { source } = value;
  if (isCondition(value)) return 'answer';
  if (source.kind === 'operation') return operated(source.operator, source.operands, isOn);
  if (source.kind !== 'call') return 'form';
  if (!isOn) return answered(source.call);
  return changesReceiver(memberSource(source.call.callee)?.name ?? '', source.call.args) ? 'other' : 'form';
}

function changesReceiver(name: string, args: readonly Value[]): boolean {
  if (UNDERSTOOD.has(name) || ASKING.has(name) || ADDRESS_MEMBERS.has(name)) return false;
  const [first, second] = args;
  if (REPLACING.has(name)) return !isTidied(first, second);
  return name === 'split' ? !isBehindPath(args) && (first && knownText(first)) !== '/' : true;
}

/** Operations whose results the tests of addresses understand, or that ask something themselves. */
const KEPT = /^(?:~|key|RegExp|URL\.pathname|choice|promise|(?:array|map|set|pattern|promise|function)\.\w+)$/;

function operated(operator: string, operands: readonly Value[], isOn: boolean): Made {
  if (operator === '[]') return isOn ? 'other' : 'answer';
  if (operator.startsWith('text.'))
    return changesReceiver(operator.slice('text.'.length), operands.slice(1)) ? 'other' : 'form';
  return KEPT.test(operator) ? 'form' : 'other';
}

/** Packages that check values by schemas, which may list or describe addresses. */
const SCHEMAS = /^(?:zod|yup|joi|@hapi\/joi|ajv|valibot|superstruct|@sinclair\/typebox\/value)$/;

/** What a function makes of an address that it gets. */
function answered({ callee, form }: CallSource): Made {
  const name = nameOf(callee);
  if ([ASKING, READING, WRITING, WRITING_BELOW].some((names) => names.has(name))) return 'answer';
  if (MATCHERS.test(name) || MAKERS.test(name) || isLog(callee)) return 'answer';
  const root = chainOf(callee).at(-1);
  const path = accessPath(callee) ?? '';
  if (FORMS.test(path)) return 'form';
  if (BUILT_IN.test((root && accessPath(root)) ?? '')) return 'other';
  if (form !== 'call' || root?.kind !== 'opaque') return 'answer';
  if (root === callee && root.source.kind === 'parameter') return 'other';
  if (SCHEMAS.test(accessPath(root) ?? '')) return 'other';
  const isFunction = root.source.kind === 'module' && path !== '' && !OTHERS.test(path);
  return isFunction && !BY_MODULE.has(root.source.specifier) ? 'other' : 'answer';
}
