import { readData } from '../documents/data/data-tree.ts';
import { documentedMethods, namedMethods } from '../documents/servers/documented-methods.ts';
import { preflightFacts } from '../documents/servers/preflight-facts.ts';
import type { AddressGuard, MethodGuard } from '../model/guards.ts';
import type { NamedMethods, OriginFact, OriginMethods } from '../model/allowed-methods-of-origins.ts';
import { documentedGuards } from '../documents/servers/documented-guards.ts';
import { gatewayGuards } from '../documents/servers/gateway-data.ts';
import { gatewayMethods } from '../documents/servers/gateway-methods.ts';
import { policyRows } from '../documents/servers/policy-rows.ts';
import { regoMethods } from '../documents/servers/rego-policies.ts';

/**
 * How the tables of a file, of a gateway or of permissions, distinguish requests, and which methods browsers may use. A
 * plan reads this only if some route may move. Conditions in code are found by evaluation.
 */
export interface Guarding {
  /** The addresses by which its tables distinguish requests. */
  readonly guards: readonly AddressGuard[];
  /** The methods by which its tables distinguish requests. */
  readonly methodGuards: readonly MethodGuard[];
  /** The methods that a document lets pages of other origins use, list by list. */
  readonly origins: readonly OriginMethods[];
  /** The lists of methods in a document, by their keys. */
  readonly namedMethods: readonly NamedMethods[];
  /** What a document decides about the answers to preflight requests. */
  readonly originFacts: readonly OriginFact[];
}

/** A file, and how it distinguishes requests. */
export interface GuardingFile {
  readonly file: string;
  readonly guarding: Guarding;
}

/** The value for a file without such tables: one object for all of them. */
export const GUARDS_NOTHING: Guarding = {
  guards: [],
  methodGuards: [],
  origins: [],
  namedMethods: [],
  originFacts: [],
};

/** Data files and templates of them (`routes.yaml.j2`), and the signs of one that lists methods or routes requests. */
const DATA_FILE = /\.(?:json[5c]?|ya?ml)(?:\.|$)/i;
const SIGNS = [
  String.raw`methods|verbs|\+\}|\/\*|\(\.|:\w+\+|\b(?:GET|HEAD|POST|PUT|PATCH|DELETE)\b`,
  String.raw`\b(?:match(?:es)?|prefix|paths?|regex|src|source|endpoint|https?(?:Api)?|\w+PathTemplate)["']?` +
    String.raw`\s{0,9}:(?!\/\/)`,
];
const MAY_LIST = new RegExp(SIGNS.join('|'), 'i');

/**
 * Reads how a document distinguishes requests by their addresses, and which methods it allows.
 *
 * @param file its path
 * @returns {@link GUARDS_NOTHING} where it does not
 */
export function documentGuarding(file: string, text: string): Guarding {
  const data = DATA_FILE.test(file) && MAY_LIST.test(text) ? readData(text) : [];
  return orNothing({
    guards: documentedGuards(text, data),
    methodGuards: [
      ...[...gatewayMethods(text, data), ...policyRows(text, data)],
      ...[...gatewayGuards(data).methods, ...regoMethods(text)],
    ],
    origins: documentedMethods(text),
    namedMethods: namedMethods(data),
    originFacts: preflightFacts(text),
  });
}

function orNothing(guarding: Guarding): Guarding {
  return Object.values(guarding).some(({ length }: readonly unknown[]) => length > 0) ? guarding : GUARDS_NOTHING;
}
