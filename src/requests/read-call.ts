import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import type { Method, MethodToken } from '../model/method.ts';
import { FixedText } from '../text/fixed-text.ts';
import { readText } from '../text/read-text.ts';
import type { TextSource } from '../text/scope.ts';
import { bare, isFunction, keyName, memberName } from '../text/syntax.ts';
import { METHODS_OF_MODES, type Client, type Form, type MethodGroup } from './clients/client.ts';
import { addedMethod } from './added-method.ts';
import { assignedBase, optionsBase } from './base.ts';
import { memberSaying, memberToken, methodNamed, unknownMethod, unsaid, valueToken } from './method.ts';
import type { Request } from '../model/request.ts';
import { optionOf, optionsBehind, type Options } from './options.ts';
import { replacedBy } from './replaced.ts';
import type { Roles } from './roles.ts';
import type { Standing } from './standing.ts';
import { mockPattern } from './mock-pattern.ts';
import { readUrl, saysAddress, type WrittenUrl } from './url.ts';
import { urlStart } from './url-start.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;
type Arguments = readonly TSESTree.CallExpressionArgument[];

/** How the URL is read that an argument says; null where it says none. */
export type UrlReader = (node: TSESTree.Node, source: TextSource) => WrittenUrl | null;

/** Reads a call as a request of a client that is known; null where it is none. */
export function readRequest(call: Call, roles: Roles, urls: UrlReader = readUrl): Request | null {
  const callee = bare(call.callee);
  if (call.type === 'CallExpression' && callee.type === 'MemberExpression') {
    const on = roles.of(callee.object);
    const found = on?.role.methods && readMethodCall(call, callee, on, roles, urls);
    if (found) return found;
  }
  const standing = roles.of(callee);
  return standing?.role.sends ? readSending(call, standing, standing.role.sends, roles, call.arguments, urls) : null;
}

/** `axios.get('/users')`, `request(app)[method]('/users')`. */
export function readMethodCall(
  call: TSESTree.CallExpression,
  callee: TSESTree.MemberExpression,
  on: Standing,
  roles: Roles,
  urls: UrlReader = readUrl,
): Request | null {
  const groups = on.role.methods ?? [];
  const name = memberName(callee) ?? (callee.computed ? (readText(callee.property, roles.file)?.value ?? null) : null);
  const group =
    name === null
      ? callee.computed
        ? groups[0]
        : undefined
      : groups.find(({ members }) => Object.hasOwn(members, name));
  if (!group) return null;
  const read = readForms(call.arguments, group.forms, on, roles, urls);
  if (!read) return null;
  const method = name === null ? undefined : group.members[name];
  const token = method
    ? memberToken(callee, method, roles.file, (target) =>
        carries(read, target, call, on.client, roles.file) ? memberFor(target, name ?? '', read, groups) : null,
      )
    : unknownMethod(callee.property);
  return finish(call, on, read, method === 'ALL' ? null : token, roles.file.text.slice(...callee.object.range), roles);
}

/**
 * Reads a call as a request whose method an argument or an option says; null where it is none.
 *
 * @param given what says the request: the arguments of the call, or what a function in them returns
 */
export function readSending(
  call: Call,
  standing: Standing,
  forms: readonly Form[],
  roles: Roles,
  given: Arguments = call.arguments,
  urls: UrlReader = readUrl,
): Request | null {
  const read = readForms(given, forms, standing, roles, urls);
  if (!read || (standing.role.pathOnly && !saysAddress(read.url))) return null;
  // More than a client takes: what bears its name is another function.
  if (standing.base === null && read.given.length > read.form.length) return null;
  const callee = bare(call.callee);
  const written = roles.file.text.slice(...(callee.type === 'MemberExpression' ? callee.object : callee).range);
  return finish(call, standing, read, saidMethod(call, read, standing, roles), written, roles);
}

/** What the arguments of a call say. */
interface Read {
  readonly form: Form;
  readonly given: Arguments;
  readonly url: WrittenUrl;
  /** The argument or the option that says the URL. */
  readonly urlNode: TSESTree.Node;
  readonly method: TSESTree.Node | null;
  readonly options: Options | null;
  /** The argument that holds options, seen or not. */
  readonly optionsArgument: TSESTree.Node | null;
}

/** Reads the arguments by the first form that fits. */
function readForms(
  given: Arguments,
  forms: readonly Form[],
  standing: Standing,
  roles: Roles,
  urls: UrlReader,
): Read | null {
  if (given.some((argument) => argument.type === 'SpreadElement')) return null;
  for (const form of forms) {
    const read = readForm(given, form, standing, roles, urls);
    if (read) return read;
  }
  return null;
}

function readForm(given: Arguments, form: Form, { client }: Standing, { file }: Roles, urls: UrlReader): Read | null {
  const at = (slot: Form[number]): TSESTree.CallExpressionArgument | null => given[form.indexOf(slot)] ?? null;
  const method = at('method');
  const said = method && readText(method, file)?.value;
  // A text in the place of the method that is no method makes the call one of another form.
  if (form.includes('method') && (!method || (typeof said === 'string' && !methodNamed(said)))) return null;
  if (method && (isFunction(method) || method.type === 'ObjectExpression')) return null;
  const optionsArgument = at('options');
  const options = optionsArgument && optionsBehind(optionsArgument, file);
  const url = form.includes('url') ? at('url') : options && valueOf(options, client.options.url);
  const written = url && urls(url, file);
  if (!url || !written || written.text.value === '') return null;
  const owned = form.includes('url') || options?.owned ? written : { ...written, text: new FixedText(written.text) };
  return { form, given, url: owned, urlNode: url, method, options, optionsArgument };
}

function valueOf(options: Options, names: readonly string[]): TSESTree.Node | null {
  const option = optionOf(options, names);
  return option.kind === 'value' ? option.node : null;
}

/** The method that an argument or an option says; the client's default where none does. */
function saidMethod(call: Call, read: Read, { base, client, role }: Standing, roles: Roles): MethodToken | null {
  const can = (target: Method): boolean => carries(read, target, call, client, roles.file);
  if (read.method) return valueToken(read.method, roles.file, can);
  const replacing = replacedBy(call, client, roles.file);
  if (replacing) return unknownMethod(replacing);
  const otherwise = role.anyMethod
    ? null
    : defaultMethod(call, read, base, role.addsMethod === true ? { can, source: roles.file } : null);
  if (!read.optionsArgument || client.options.method.length === 0) return otherwise;
  if (!read.options) return isFunction(bare(read.optionsArgument)) ? otherwise : unknownMethod(read.optionsArgument);
  const option = optionOf(read.options, client.options.method);
  if (option.kind === 'absent') return otherwise;
  if (option.kind === 'unknown') return unknownMethod(read.options.node);
  const { owned } = read.options;
  return valueToken(option.node, roles.file, (target) => owned && can(target));
}

/** Options that say nothing of the method, whoever reads them. */
const PLAIN_OPTIONS = [
  'url',
  'params',
  'query',
  'qs',
  'headers',
  'signal',
  'timeout',
  'credentials',
  'cache',
  'responseType',
  'mode',
  'next',
  'baseURL',
];

/** How a call may be given another method than its client's default. */
interface Adding {
  readonly can: (target: Method) => boolean;
  readonly source: TextSource;
}

/** GET; a client that comes from elsewhere may have a method of its own for what it is given. */
function defaultMethod(
  call: Call,
  { given, form, options, urlNode }: Read,
  base: string | null,
  adding: Adding | null,
): MethodToken {
  const isPlain = options?.node.properties.every(
    (each) => each.type === 'Property' && PLAIN_OPTIONS.includes(keyName(each.key, each.computed) ?? ''),
  );
  const isCertain = base !== null || (given.length <= form.length && (isPlain ?? !form.includes('options')));
  if (!isCertain && given.length !== form.indexOf('url') + 1) return unknownMethod(call);
  const last = form.length - 1;
  const isOpen =
    form[last] === 'options' && (given.length === last || (given.length === form.length && options?.owned === true));
  if (!adding || base === null || !isOpen) return unsaid('GET', call.range);
  return addedMethod('GET', { call, url: urlNode, options: options?.node ?? null }, adding.source, adding.can);
}

/**
 * Whether a call may say a method with the arguments that it has: not where there is a body, and the method takes none,
 * nor where its mode excludes the method.
 */
function carries(read: Read, target: Method, call: Call, client: Client, source: TextSource): boolean {
  return (
    methodsOfMode(read, client, source)?.includes(target) !== false &&
    (!client.bodiless.includes(target) || !hasBody(read, call, client))
  );
}

/** The methods that a browser sends in the mode that options say; undefined where that is any. */
function methodsOfMode({ options }: Read, client: Client, source: TextSource): readonly Method[] | undefined {
  const mode = options && optionOf(options, client.options.mode ?? []);
  return mode?.kind === 'value' ? METHODS_OF_MODES.get(readText(mode.node, source)?.value ?? '') : undefined;
}

function hasBody(read: Read, call: Call, client: Client): boolean {
  if (saysBody(read, client) || (read.optionsArgument && !read.options)) return true;
  return client.bodyMembers !== undefined && isGivenBody(call, client.bodyMembers);
}

/** Whether an argument or an option gives a body, or may do so. */
function saysBody({ form, given, options }: Read, client: Client): boolean {
  const body = given[form.indexOf('body')];
  if (form.includes('body') && body && !isNothing(body)) return true;
  return options !== null && optionOf(options, client.options.body).kind !== 'absent';
}

function isNothing(node: TSESTree.Node): boolean {
  return (
    (node.type === 'Literal' && node.value === null) ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    isFunction(node)
  );
}

/** Whether a member behind the call gives it a body, or may do so from elsewhere. */
function isGivenBody(call: Call, members: readonly string[]): boolean {
  let node: TSESTree.Node = call;
  for (;;) {
    const parent: TSESTree.Node = node.parent;
    switch (parent.type) {
      case 'MemberExpression':
        if (members.includes(memberName(parent) ?? '')) return true;
        node = parent;
        break;
      case 'CallExpression':
        if (parent.callee !== node) return false;
        node = parent;
        break;
      case 'VariableDeclarator':
      case 'AssignmentExpression':
        return true;
      default:
        return false;
    }
  }
}

/** The member that says another method with the same arguments; null where there is none. */
function memberFor(target: Method, current: string, read: Read, groups: readonly MethodGroup[]): string | null {
  const own = groups.find(({ members }) => Object.hasOwn(members, current));
  for (const group of own ? [own, ...groups] : groups) {
    const fits = group === own || group.forms.some((form) => takes(form, read));
    const member = fits ? memberSaying(target, group, current) : null;
    if (member !== null) return member;
  }
  return null;
}

/** Whether the arguments of a call mean the same in another form. */
function takes(form: Form, { given, form: own }: Read): boolean {
  return given.every((argument, index) => {
    const slot = form[index];
    if (slot === own[index]) return slot !== undefined;
    // An empty object is no body and says nothing as options.
    return own[index] === 'body' && slot === 'options' && given.length === index + 1 && isEmptyObject(argument);
  });
}

function isEmptyObject(node: TSESTree.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** The request of what was read, with the base that counts for it. */
function finish(
  call: Call,
  standing: Standing,
  read: Read,
  method: MethodToken | null,
  written: string,
  roles: Roles,
): Request {
  const { client, role } = standing;
  const kind = role.kind ?? client.kind;
  const url = kind === 'matcher' ? mockPattern(read.url.text) : { text: read.url.text, match: 'whole' as const };
  const startFrom = url.text.value.startsWith(HOLE) ? urlStart(read.urlNode, roles.file) : null;
  return {
    kind,
    client: client.name,
    method: keepsMethod(method, read, client) ? stays(method) : method,
    url: url.text,
    base: /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url.text.value) ? '' : baseFor(standing, read, written, roles),
    match: url.match,
    mayDefault: call.type === 'NewExpression' || !standing.isKnown || client.alwaysGets !== true,
    inProcess: standing.inProcess,
    range: call.range,
    ...(method === null && role.anyMethod !== 'expects' && { answersAll: true }),
    ...(startFrom && { startFrom }),
  };
}

/** Whether a GET has data that its client puts into the URL, and into a body with another method. */
function keepsMethod(method: MethodToken | null, read: Read, client: Client): method is MethodToken {
  const isRead = method !== null && (method.method === 'GET' || method.method === 'HEAD');
  return isRead && client.queriesData === true && saysBody(read, client);
}

function stays(method: MethodToken): MethodToken {
  return { ...method, edit: (target) => (target === method.method ? method.edit(target) : null) };
}

function baseFor({ client, base }: Standing, read: Read, written: string, { file }: Roles): string | null {
  if (read.url.base !== undefined) return read.url.base;
  const assigned = client.baseMembers && assignedBase(written, client.baseMembers, file);
  const given = assigned === undefined ? base : assigned;
  if (!read.options) return given;
  const host = client.options.host && optionOf(read.options, client.options.host);
  if (host && host.kind !== 'absent') {
    const name = host.kind === 'value' ? readText(host.node, file)?.value : undefined;
    return name === undefined ? null : `http://${name}`;
  }
  return client.options.base.length === 0 ? given : optionsBase(read.options.node, client.options, given, file);
}
