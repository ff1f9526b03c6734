import type { Range } from '../../text/text.ts';
import type { AddressGuard } from './address-guard.ts';
import { askedAddresses, type AskedAddresses } from './asked-addresses.ts';
import { findAddressGuards } from './find-address-guards.ts';
import { hooksIn } from './hooks.ts';
import type { MethodGuard } from './method-guard.ts';
import { consultedIn, guardLists, methodGuards } from './method-guards.ts';
import { methodLists, type AskedList, type MethodList } from './method-lists.ts';
import { handsAddress } from './request-address.ts';
import { withUsualNames } from './usual-names.ts';

/** How a source file tells requests apart. */
export interface ToldGuards {
  /** Where it tells requests apart by a part of their address. */
  readonly guards: readonly AddressGuard[];
  /** The lists of other files that it asks for the address of a request. */
  readonly askedAddresses: readonly AskedAddresses[];
  /** Where it tells requests apart by their method. */
  readonly methodGuards: readonly MethodGuard[];
  /** The lists of methods in it that have a name. */
  readonly methodLists: readonly MethodList[];
  /** The names of the lists of methods that it tells requests apart by. */
  readonly guardLists: readonly AskedList[];
  /** The names of the functions that it registers as hooks, or asks about requests before it hands them on. */
  readonly hooks: readonly string[];
  /** Whether it hands the address of a request to a function. */
  readonly handsAddress: boolean;
}

/**
 * Reads how a source file tells requests apart, whatever it calls them.
 *
 * @param file its path: the default that it exports is called after it
 */
export function toldGuards(text: string, file: string): ToldGuards {
  const { text: read, placeOf } = withUsualNames(text);
  /** In the file itself, with its own words where it is called by its source. */
  const placed = <Guard extends { readonly range: Range; readonly text?: string }>(guard: Guard): Guard => {
    const range = placeOf(guard.range);
    return { ...guard, range, ...(guard.text !== undefined && guard.text === read.slice(...guard.range) && { text: text.slice(...range) }) };
  };
  const lists = methodLists(read, file);
  return {
    guards: findAddressGuards(read).map(placed),
    askedAddresses: askedAddresses(read, file),
    methodGuards: methodGuards(read, file, lists).map(placed),
    methodLists: lists.map(placed),
    guardLists: guardLists(read, file),
    hooks: [...hooksIn(read), ...consultedIn(read)],
    handsAddress: handsAddress(read),
  };
}
