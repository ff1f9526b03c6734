import type { OriginFact } from '../../model/allowed-methods-of-origins.ts';

/** What answers the preflight request of a browser: a header, or an option of a gateway. */
const ANSWERED = /access-control-allow-methods|cors-allow-methods|enable-cors|\bcors["']?\s{0,9}:\s{0,9}(?:true|\{)/i;

/** The CORS plugin of Fastify, and the package of NestJS that includes it. */
const PLUGINS = ['@fastify/cors', '@nestjs/platform-fastify'];
const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'];
/** Since this version, the plugin by default allows only the methods that need no preflight. */
const SAFELISTED_SINCE = 11;
const MAJOR = /\d{1,3}/;

/** The facts in a document that decide how preflight requests are answered. */
export function preflightFacts(text: string): readonly OriginFact[] {
  const version = PLUGINS.some((name) => text.includes(name)) ? versionIn(text) : null;
  const [major] = version === null ? [] : (MAJOR.exec(version) ?? []);
  const isSafelisted = major === undefined || Number(major) >= SAFELISTED_SINCE;
  return [
    ...(ANSWERED.test(text) ? (['preflight'] as const) : []),
    ...(version === null ? [] : [isSafelisted ? ('simple-default' as const) : ('full-default' as const)]),
  ];
}

/** The version of the plugin in a manifest; null for another document. */
function versionIn(text: string): string | null {
  const manifest = objectIn(parsed(text));
  const versions = DEPENDENCIES.flatMap((key) => {
    const packages = objectIn(manifest[key]);
    return PLUGINS.map((name) => packages[name]);
  });
  return versions.find((version) => typeof version === 'string') ?? null;
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
