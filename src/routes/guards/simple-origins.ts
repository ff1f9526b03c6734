import { SAFELISTED, type OriginMethods } from './cross-origin.ts';

/** What a file says of the answers to a browser that asks which methods it may use. */
export type OriginFact = 'preflight' | 'simple-default' | 'full-default';

/** What answers such a browser with the methods of a route: a header, or a package that says it. */
const ANSWERED = new RegExp(
  String.raw`access-control-allow-methods|["'](?:@[\w-]{1,40}\/)?(?:koa2?-)?cors["']` +
    String.raw`|["']hono\/cors["']|\benableCors\b|\bcors\s{0,9}:\s{0,9}(?:true|\{)|cors-allow-methods` +
    String.raw`|enable-cors`,
  'i',
);

/** The header that a server sets by itself, not the one that a client sends. */
const OPENED = new RegExp(
  String.raw`\b(?:res|resp|response|reply|ctx|context|c|h)(?:\.(?:res|response|raw|headers` +
    String.raw`|set)){0,3}\.(?:set|setHeader|header|headers|append` +
    String.raw`|writeHead)\(\s{0,9}(?:\d{3}\s{0,9},\s{0,9})?` +
    String.raw`(?:\{[^{}]{0,300}?)?["'\x60]Access-Control-Allow-Origin["'\x60]`,
  'gi',
);

/** It does so for all routes before it hands a request on. */
const HANDS_ON = /\bnext\s{0,9}\(|\.addHook\(/;

/**
 * NestJS 11 brings the plugin of Fastify along, which from version 11 on allows what browsers send without asking, and
 * registers it where an application on Fastify is told to let other origins in.
 */
const ADAPTER = /\bnew FastifyAdapter\b/;
const ENABLED = /\.enableCors\(\s{0,9}[){]|\bcors\s{0,9}:\s{0,9}true\b/g;
const VERSION = /"@(?:fastify\/cors|nestjs\/platform-fastify)"\s{0,9}:\s{0,9}"(?:[^"\d]{0,9}(\d{1,3})|latest|\*)/;
const SIMPLE_SINCE = 11;

/**
 * The places where a source file lets other origins in and names no methods: browsers send the simple ones, and no
 * other.
 */
export function simpleOrigins(text: string): readonly OriginMethods[] {
  if (!/access-control-allow-origin|FastifyAdapter/i.test(text) || /access-control-allow-methods/i.test(text))
    return [];
  const opened = HANDS_ON.test(text) ? [...text.matchAll(OPENED)].map((match) => simple(match, 'unanswered')) : [];
  const enabled = ADAPTER.test(text) && !/\bmethods\b/.test(text) ? [...text.matchAll(ENABLED)] : [];
  return [...opened, ...enabled.map((match) => simple(match, 'simple-default'))];
}

function simple({ index, 0: matched }: RegExpExecArray, where: NonNullable<OriginMethods['where']>): OriginMethods {
  return { methods: SAFELISTED, where, range: [index, index + matched.length] };
}

/** What a source file or a document says of the answers to browsers. */
export function originFacts(text: string): readonly OriginFact[] {
  if (!/cors|access-control-allow-methods|platform-fastify/i.test(text)) return [];
  const [version, major] = VERSION.exec(text) ?? [];
  const isSimple = version !== undefined && (major === undefined || Number(major) >= SIMPLE_SINCE);
  return [
    ...(ANSWERED.test(text.replace(VERSION, '')) ? (['preflight'] as const) : []),
    ...(version === undefined ? [] : [isSimple ? ('simple-default' as const) : ('full-default' as const)]),
  ];
}
