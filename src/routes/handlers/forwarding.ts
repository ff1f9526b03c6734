import type { TSESTree } from '@typescript-eslint/utils';
import { bare, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { decoratorNodes } from '../decorators/decorator.ts';
import { isProxy } from './outgoing.ts';
import { isRequest } from './is-request.ts';
import { functionOf } from './signature.ts';
import type { Resolver } from '../values/resolver.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { ADDRESS_NAMES, isSentOn } from './sent-on.ts';

/**
 * What the text of a file that forwards requests contains: their address or method, or a proxy. Most files have none.
 */
const MAY_FORWARD =
  /[.{,]\s{0,9}(?:\w{0,9}(?:[uU]rl|[pP]ath)|href|pathname|method)\b|\.(?:from|proxy)\(|\bfetch\(|prox/;

/**
 * What a function does with its requests: whether it forwards them itself, and the functions of this file that it
 * passes them to.
 */
interface Passage {
  readonly sends: boolean;
  readonly handsTo: readonly FunctionNode[];
}

/** How many functions of one file a request is followed through. */
const MOST_FUNCTIONS = 20;

const passages = new WeakMap<FunctionNode, Passage>();
const candidates = new WeakMap<ScannedFile, boolean>();

/**
 * Whether a function forwards its requests to another server: it puts their address or method into a request that it
 * makes, or passes them to a proxy, or to a function of this file that does so. Their use in messages, logs and
 * responses does not count.
 */
export function forwards(node: FunctionNode, resolver: Resolver): boolean {
  const { file } = resolver;
  const isCandidate = candidates.get(file) ?? MAY_FORWARD.test(file.text);
  candidates.set(file, isCandidate);
  if (!isCandidate) return false;
  const reached = new Set([node]);
  for (const each of reached) {
    const { sends, handsTo } = passageThrough(each, resolver);
    if (sends) return true;
    for (const next of handsTo) if (reached.size < MOST_FUNCTIONS) reached.add(next);
  }
  return false;
}

function passageThrough(node: FunctionNode, resolver: Resolver): Passage {
  const known = passages.get(node) ?? readPassage(node, resolver);
  passages.set(node, known);
  return known;
}

function readPassage(node: FunctionNode, resolver: Resolver): Passage {
  const [request] = node.params;
  const parts: TSESTree.Node[] =
    request?.type === 'ObjectPattern' && decoratorNodes(request).length === 0 ? [request] : [];
  const calls: TSESTree.CallExpression[] = [];
  const stack: TSESTree.Node[] = [node.body];
  for (let current = stack.pop(); current; current = stack.pop()) {
    if (current.type === 'CallExpression' && isSentByProxy(current, resolver.file)) return { sends: true, handsTo: [] };
    if (current.type === 'CallExpression' && current.arguments.some(isRequest)) calls.push(current);
    if (isOwnAddress(current)) parts.push(current);
    else if (
      current.type === 'VariableDeclarator' &&
      current.id.type === 'ObjectPattern' &&
      current.init &&
      isRequest(current.init)
    )
      parts.push(current.id);
    pushChildren(current, resolver.file.visitorKeys, stack);
  }
  return {
    sends: parts.some((part) => isSentOn(part, resolver)),
    handsTo: calls.flatMap(({ callee }) => functionOf(callee, resolver) ?? []),
  };
}

/**
 * Whether a node is the address or the method of the request: `req.originalUrl`, `ctx.path`, `request.raw.url`,
 * `c.req.method`.
 */
function isOwnAddress(node: TSESTree.Node): boolean {
  return node.type === 'MemberExpression' && ADDRESS_NAMES.has(memberName(node) ?? '') && isRequest(node.object);
}

/** Functions that forward the request that they are passed: in browsers and workers, and in h3. */
const SENDERS: ReadonlySet<string> = new Set(['fetch', 'proxyRequest', 'sendProxy']);

/**
 * Whether a call forwards the request: `proxy.web(req, res)`, `reply.from()` of Fastify, `h.proxy({ host })` of hapi,
 * `fetch(request)`.
 */
function isSentByProxy(call: TSESTree.CallExpression, file: ScannedFile): boolean {
  const callee = bare(call.callee);
  if (isProxy(callee, file)) return true;
  if (callee.type === 'Identifier') return SENDERS.has(callee.name) && call.arguments.some(isRequest);
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
  const isAnswer = callee.type === 'MemberExpression' && /^(?:reply|rep|res|response|h)$/.test(lastName(callee.object));
  return isAnswer && (member === 'from' || member === 'proxy');
}
