import { listedAddresses, type ListedAddress } from '../routes/guards/address-lists.ts';
import { originLists, originMethods, type OriginMethods } from '../routes/guards/cross-origin.ts';
import { documentedGuards } from '../routes/guards/documented-guards.ts';
import { documentedMethods } from '../routes/guards/documented-methods.ts';
import { gatewayMethods } from '../routes/guards/gateway-methods.ts';
import { handedMethods } from '../routes/guards/handed-methods.ts';
import { methodLists, type AskedList } from '../routes/guards/method-lists.ts';
import { policyRows } from '../routes/guards/policy-rows.ts';
import { originFacts, simpleOrigins, type OriginFact } from '../routes/guards/simple-origins.ts';
import { askedGuards, toldGuards, type ToldGuards } from '../routes/guards/told-guards.ts';

/** How a file tells requests apart, and which of them it refuses: a plan asks for it as soon as a route may move. */
export interface Guarding extends Omit<ToldGuards, 'guardLists'> {
  /** The methods that it lets pages of other origins use, list by list. */
  readonly origins: readonly OriginMethods[];
  /** The addresses in it that stand in lists that have a name. */
  readonly listedAddresses: readonly ListedAddress[];
  /** The names of the lists that it tells requests apart by, or tells browsers. */
  readonly askedLists: readonly AskedList[];
  /** What it says of the answers to browsers that ask for the methods. */
  readonly originFacts: readonly OriginFact[];
}

/** A file, and how it tells requests apart. */
export interface GuardingFile {
  readonly file: string;
  readonly guarding: Guarding;
}

/** What most files tell apart: one object for all of them. */
export const GUARDS_NOTHING: Guarding = {
  origins: [],
  guards: [],
  listedAddresses: [],
  askedAddresses: [],
  methodGuards: [],
  methodLists: [],
  askedLists: [],
  hooks: [],
  asking: [],
  originFacts: [],
  handsAddress: false,
};

/**
 * Reads how a source file tells requests apart.
 *
 * @param file its path: the default that it exports is called after it
 * @returns {@link GUARDS_NOTHING} where it does not
 */
export function guardingOf(file: string, text: string): Guarding {
  const { guardLists, ...told } = toldGuards(text, file);
  return orNothing({
    ...told,
    origins: [...originMethods(text), ...simpleOrigins(text)],
    listedAddresses: listedAddresses(text, file),
    methodGuards: [...told.methodGuards, ...policyRows(text)],
    methodLists: [...told.methodLists, ...handedMethods(text)],
    askedLists: [...guardLists, ...originLists(text)],
    originFacts: originFacts(text),
  });
}

/**
 * How a source file tells requests apart where other files ask its functions about them.
 *
 * @param guarding how it does so anyway
 * @param asked the names of these functions
 */
export function withAsked(guarding: Guarding, file: string, text: string, asked: readonly string[]): Guarding {
  const { guards, askedAddresses, methodGuards, guardLists } = askedGuards(text, file, new Set(asked));
  return {
    ...guarding,
    guards: [...guarding.guards, ...guards],
    askedAddresses: [...guarding.askedAddresses, ...askedAddresses],
    methodGuards: [...guarding.methodGuards, ...methodGuards],
    askedLists: [...guarding.askedLists, ...guardLists],
  };
}

/**
 * Reads how a document tells requests apart by their addresses, and which methods it allows.
 *
 * @param file its path
 * @returns {@link GUARDS_NOTHING} where it does not
 */
export function documentGuarding(file: string, text: string): Guarding {
  const isData = file.endsWith('.json');
  return orNothing({
    ...GUARDS_NOTHING,
    origins: documentedMethods(text),
    guards: documentedGuards(text),
    listedAddresses: isData ? listedAddresses(text, file) : [],
    originFacts: originFacts(text),
    methodGuards: [...gatewayMethods(text), ...policyRows(text)],
    methodLists: isData ? methodLists(text, file) : [],
  });
}

function orNothing(guarding: Guarding): Guarding {
  const { handsAddress, ...lists } = guarding;
  return handsAddress || Object.values(lists).some(({ length }) => length > 0) ? guarding : GUARDS_NOTHING;
}
