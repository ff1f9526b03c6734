import { readData } from '../documents/data/data-tree.ts';
import { namedMethods } from '../documents/servers/named-methods.ts';
import { preflightFacts } from '../documents/servers/preflight-facts.ts';
import type { AddressGuard } from '../model/address-guard.ts';
import type { MethodGuard } from '../model/method-guard.ts';
import type { NamedMethods, OriginFact, OriginMethods } from '../model/allowed-methods-of-origins.ts';
import { documentedGuards } from '../documents/servers/documented-guards.ts';
import { documentedMethods } from '../documents/servers/documented-methods.ts';
import { gatewayGuards } from '../documents/servers/gateway-data.ts';
import { gatewayMethods } from '../documents/servers/gateway-methods.ts';
import { policyRows } from '../documents/servers/policy-rows.ts';
import { regoMethods } from '../documents/servers/rego-policies.ts';

/**
 * How the tables of a file tell requests apart, of a gateway or of permissions, and which of them browsers may send: a
 * plan asks for it as soon as a route may move. What its code asks requests is found by evaluation.
 */
export interface Guarding {
  /** The addresses of its tables. */
  readonly guards: readonly AddressGuard[];
  /** The methods of its tables. */
  readonly methodGuards: readonly MethodGuard[];
  /** The methods that a document lets pages of other origins use, list by list. */
  readonly origins: readonly OriginMethods[];
  /** The lists of methods in a document, by their keys. */
  readonly namedMethods: readonly NamedMethods[];
  /** What a document decides about the answers to browsers that ask for the methods. */
  readonly originFacts: readonly OriginFact[];
}

/** A file, and how it tells requests apart. */
export interface GuardingFile {
  readonly file: string;
  readonly guarding: Guarding;
}

/** What most files distinguish: one object for all of them. */
export const GUARDS_NOTHING: Guarding = {
  guards: [],
  methodGuards: [],
  origins: [],
  namedMethods: [],
  originFacts: [],
};

/** Files of data, templates of these among them; and what is in one that lists methods or passes addresses on. */
const DATA_FILE = /\.(?:json[5c]?|ya?ml)(?:\.|$)/i;
const SIGNS = [
  String.raw`methods|verbs|\+\}|\/\*|\(\.|:\w+\+|\b(?:GET|HEAD|POST|PUT|PATCH|DELETE)\b`,
  String.raw`\b(?:match(?:es)?|prefix|paths?|regex|src|source|endpoint|https?(?:Api)?|\w+PathTemplate)["']?` +
    String.raw`\s{0,9}:(?!\/\/)`,
];
const MAY_LIST = new RegExp(SIGNS.join('|'), 'i');

/**
 * Reads how a document tells requests apart by their addresses, and which methods it allows.
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
