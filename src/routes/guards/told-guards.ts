import { askedAddresses } from './asked-addresses.ts';
import { consultedIn } from './consulted.ts';
import { askingIn, consultedGuards, type FoundGuards } from './consulted-guards.ts';
import { findAddressGuards } from './find-address-guards.ts';
import { hooksIn } from './hooks.ts';
import { guardLists, methodGuards } from './method-guards.ts';
import { methodLists, type MethodList } from './method-lists.ts';
import { handsAddress } from './request-address.ts';
import { placedIn } from './replaced-names.ts';
import { withUsualNames } from './usual-names.ts';

/** How a source file tells requests apart. */
export interface ToldGuards extends FoundGuards {
  /** The lists of methods in it that have a name. */
  readonly methodLists: readonly MethodList[];
  /** The names of the functions that it registers as hooks, or asks about requests before it hands them on. */
  readonly hooks: readonly string[];
  /**
   * The names of the functions in it that tell something apart by what they are handed: requests, where a file asks
   * them about these.
   */
  readonly asking: readonly string[];
  /** Whether it hands the address of a request to a function. */
  readonly handsAddress: boolean;
}

/**
 * Reads how a source file tells requests apart, whatever it calls them.
 *
 * @param file its path: the default that it exports is called after it
 */
export function toldGuards(text: string, file: string): ToldGuards {
  const names = withUsualNames(text);
  const { text: read } = names;
  const placed = placedIn(text, names);
  const lists = methodLists(read, file);
  return {
    guards: findAddressGuards(read).map(placed),
    askedAddresses: askedAddresses(read, file),
    methodGuards: methodGuards(read, file, lists).map(placed),
    methodLists: lists.map(placed),
    guardLists: guardLists(read, file),
    hooks: [...hooksIn(read), ...consultedIn(read)],
    asking: askingIn(read, file),
    handsAddress: handsAddress(read),
  };
}

/**
 * Reads what functions of a source file tell requests apart by that other files ask about them.
 *
 * @param file its path
 * @param hooks the names of these functions
 */
export function askedGuards(text: string, file: string, hooks: ReadonlySet<string>): FoundGuards {
  const names = withUsualNames(text);
  const placed = placedIn(text, names);
  const { guards, methodGuards: ofMethods, ...lists } = consultedGuards(names.text, file, hooks);
  return { ...lists, guards: guards.map(placed), methodGuards: ofMethods.map(placed) };
}
