import { braceBefore, ending, nameGiven } from '../../text/text-around.ts';
import { METHOD_NAMES } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import { fillsParameter, isInserted } from './inserted-words.ts';
import { isListed } from './is-listed.ts';
import { isListedMethod } from './word-lists.ts';
import { TYPE_ARGUMENT } from '../kept/url-insertions.ts';

/** How many characters before a word are searched for the function that it is an argument of. */
const BEFORE = 80;

const METHOD = `["'\`](?:GET|POST|PUT|PATCH|DELETE)["'\`]`;
const BASE =
  String.raw`(?:url|uri|base|api|host|endpoint|path|prefix|server|root)(?:_?(?:url|uri|base|path` +
  String.raw`|prefix|root|v\d))?`;

/**
 * A call that joins segments to a URL, as an argument of a client: `axios.post(path.posix.join('/users', 'create'))`.
 */
const JOINS = String.raw`(?:\w{1,20}\.){0,2}(?:join|url_?join)`;

/** A call of a method of a client, and a call of a function with the name of a client. */
const CLIENT_CALL =
  String.raw`\b\w{0,30}(?:axios|http|api|client|request|fetch|ky|got|agent|conn|dio` +
  String.raw`|\$)\w{0,20}(?:\([^()]{0,30}\))?(?:\.\w{1,20}\([^()]{0,30}\))?\s*(?:\.|->|::)(?:get` +
  String.raw`|getJSON|post|put|patch|delete|del|head)(?:AsJson|FromJson)?(?:Async)?${TYPE_ARGUMENT}\(`;
const CLIENT_FUNCTION = String.raw`(?<![@\w])\w{0,30}(?:fetch|axios|request|ajax|api|http)\w{0,20}${TYPE_ARGUMENT}\(`;
/** Names for the beginning of a URL. */
const NAME = String.raw`[\w$.]{1,40}`;

/** A redirect, with or without its status. */
export const REDIRECT = String.raw`\.redirect\((?:\s*30\d\s*,)?`;

/**
 * What takes nothing but an address: a method of a client, a function with the name of a client or of a service, an
 * annotation of a client, an option, a second argument after a method, or what is appended to a base.
 */
const TAKES_ADDRESS = [
  String.raw`(?:${CLIENT_CALL}|${CLIENT_FUNCTION})(?:\s*(?:${JOINS}\((?:[^()]{0,60},)?|${NAME}\s*\+))?`,
  String.raw`\b(?:(?:addPathSegments?|appendPathSegment|appendPath|pathSegment|JoinPath|urljoin` +
    String.raw`|customGET|customPOST|customPUT|customDELETE)\((?:[^()]{0,40},\s*)?|(?:RestRequest|got` +
    String.raw`|ky|wretch)\(|appending\(path:)`,
  String.raw`(?<![@\w])(?:\w{0,30}(?:crud|resource|endpoint|service|client)\w{0,20}${TYPE_ARGUMENT}` +
    String.raw`|super)\((?:[\w$.]{1,40}\s*,)?`,
  String.raw`<Resource\b[^<>]{0,70}\sname=`,
  REDIRECT,
  String.raw`\bnew URL\(|\burl\.resolve\([^()]{0,60},|@(?:GET|POST|PUT|PATCH|DELETE` +
    String.raw`|Resource)\((?:value\s*=\s*)?|\bappendingPathComponent\(`,
  String.raw`(?:url|uri|endpoint|resource)["']?\s*[:=]`,
  String.raw`\bquery\s*:\s*\([^()]{0,40}\)\s*=>`,
  String.raw`${METHOD}\s*,`,
  String.raw`${BASE}\s*(?:\(\))?\s*\+`,
];
const takesAddress = ending(new RegExp(String.raw`(?:${TAKES_ADDRESS.join('|')})\s*`, 'i'));

/**
 * A method that a class inherits from one with the name of a client: `this.post('create')` of `class Users extends
 * RESTDataSource`.
 */
const isInherited = ending(
  new RegExp(String.raw`\bthis\s*\.\s*(?:get|post|put|patch|delete|del)${TYPE_ARGUMENT}\(\s*`),
);
const extendsClient = askedOnce((source) =>
  /\bextends\s+[\w$.]{0,40}(?:api|client|datasource|http|service)\b/i.test(source),
);

/** The characters right before a word that is an argument, an operand or a value. */
const isOperand = ending(/[(,:=+[?>{|&]\s*|\b(?:case|return|else)\s+/);

/**
 * A base in a template right before the word: `${BASE}getAll`. In an argument of a client, the base may have any name.
 */
const isAfterBase = ending(
  new RegExp(String.raw`\{[\w$.]{0,40}${BASE}|(?:${CLIENT_CALL}|${CLIENT_FUNCTION})\s*\x60\$\{${NAME}`, 'i'),
);

/** The name of a method is no address. */
const NO_ADDRESS = new RegExp(`^(?:${METHOD_NAMES}|OPTIONS)$`);

/** A method that follows: `call('getAll', 'GET')`. */
const BEFORE_METHOD = new RegExp(String.raw`^\s*,\s*${METHOD}`);

/**
 * What may take an address, or something else: any method that is called like one of a client, a search in a text, a
 * `+`. There, a word that is only a verb does not count.
 */
const mayTakeAddress = ending(
  new RegExp(
    String.raw`(?:\.(?:get|getJSON|post|put|patch|delete|del|head|load|startsWith|endsWith|includes` +
      String.raw`|indexOf)${TYPE_ARGUMENT}\(|\+)\s*`,
    'i',
  ),
);

/** A constant, which may be a segment where URLs are put together: `const action = 'getAll'` for `/users/${action}`. */
const isConstant = ending(/\b(?:const|let|var)\s+[\w$]{1,40}\s*(?::\s*[\w$]{1,20}\s*)?=\s*/);
const putsTogether = askedOnce((source) => /\/\$\{|\/["'`]\s*\+/.test(source));

/** The rest of a list of segments that is joined: `['update', id].join('/')`. */
const IN_JOINED = /^[^[\]\n]{0,80}\]\s*\.join\(\s*["'`]\//;

/** Words that only end like an action or an entity: a transaction, a fraction, an identity. */
const NO_ACTION = String.raw`(?<!abstr|attr|comp|contr|distr|extr|infr|inter|satisf|subtr|trans|\b(?:f|fr|re|red|tr))`;
const NO_ENTITY = String.raw`(?<!\bid)`;

/**
 * The names of values that are put into a URL as an action or a resource: `/users/${action}`, `'/users/' + verb`,
 * `[base, name].join('/')`.
 */
const ACTION_NAME =
  String.raw`(?:${NO_ACTION}action|${NO_ENTITY}entity|verb|operation|endpoint|resource|collection` +
  String.raw`|route|path|kind|command|method)s?`;
/** Such a value, but not its identifier: `resource.id`. */
const ACTION =
  String.raw`\s*(?:(?:[\w$]{1,40}\.){0,3}[\w$]{0,40}${ACTION_NAME}|type|op|name|what)\b(?!\s*\(` +
  String.raw`|\??\.(?:\w{0,30}_)?(?:u?u?id|guid|length)\b)`;
/** The beginning of the specifier of a module does not count: `require('./pages/' + name)`. */
const NO_MODULE = String.raw`(?<!(?:require|import)\(\s*["'\x60][^"'\x60\s]{0,80}\/(?:\$\{|["'\x60]\s*\+))`;
const PUTS_ACTION = new RegExp(
  String.raw`\/(?:\$\{|["'\x60]\s*\+)${NO_MODULE}${ACTION}|\[[^[\]]{0,100}[\s,]${ACTION}\s*\]\s*\.join\(\s*["'\x60]\/`,
  'i',
);
const putsActions = askedOnce((source) => PUTS_ACTION.test(source));
/** What precedes an argument, an element, a value or a result. */
const isGiven = ending(/(?:[(,[:?]|\breturn|=>|[^=!<>]=\s)\s*/);
/** The bracket of a property access: `entries['delete'](key)`. After a keyword, a bracket begins a list. */
const isMember = ending(/(?<=[\w$)\]])(?<!\b(?:return|case|of|in|yield|await|default))\[\s*/);

/**
 * What precedes a text that is compared with a part of a request's address, where the address is split:
 * `req.path.split('/').pop() === 'create'`.
 */
const isCompared = ending(/(?:[=!]==?|\bcase|[[,]|\.includes\()\s*/);
const takesApart = askedOnce(
  (source) =>
    /\b(?:req|request|ctx|context)\b/.test(source) &&
    /\b(?:path|pathname|url|originalUrl)\b[^;]{0,80}?\.split\(\s*["'`]\/["'`]/.test(source),
);

/** The names of objects with addresses as values: `const ENDPOINTS = { users: 'getUsers' }`. */
const REGISTRY = /(?:url|uri|endpoint|route|path|api)s?$/i;

/** What precedes such a value, and how many characters before it are searched for the opening brace of its object. */
const isValue = ending(/:\s*/);
const REGISTRY_BEFORE = 2_000;

/** Whether a word is an address, or a part of one, judged by its place alone and whatever the word is. */
export function isAddress(source: string, [start, end]: Range): boolean {
  if (NO_ADDRESS.test(source.slice(start, end))) return false;
  const at = start - 1;
  if (source[at] === '}') return isAfterBase(source, at) !== null;
  if (isListed(source, start) || fillsParameter(source, start)) return true;
  if (!isOperand(source, at) || isListedMethod(source, start)) return false;
  if (isInserted(source, start)) return true;
  if (
    takesAddress(source, at) ||
    (isInherited(source, at) && extendsClient(source)) ||
    (isCompared(source, at) && takesApart(source))
  )
    return true;
  if (!isGiven(source, at) || isMember(source, at)) return false;
  const after = source.slice(end + 1, end + 1 + 2 * BEFORE);
  return BEFORE_METHOD.test(after) || IN_JOINED.test(after) || putsActions(source);
}

/** Whether a word that is more than a verb may be an address, judged by its place. */
export function mayBeAddress(source: string, [start]: Range): boolean {
  const at = start - 1;
  return (
    mayTakeAddress(source, at) !== null ||
    (isConstant(source, at) !== null && putsTogether(source)) ||
    isRegistered(source, at)
  );
}

/** Whether a text is a value of an object with the name of a registry of addresses. */
function isRegistered(source: string, at: number): boolean {
  if (!isValue(source, at)) return false;
  const brace = braceBefore(source, at, REGISTRY_BEFORE);
  return brace !== -1 && REGISTRY.test(nameGiven(source, brace) ?? '');
}
