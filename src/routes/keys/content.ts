import type { Reference } from '../../model/reference.ts';

/** What of a request a value is made of. */
export interface Content {
  /** Whether it holds the address, whole or in part. */
  readonly address: boolean;
  /** Whether it holds the method, wherever it holds the address. */
  readonly method: boolean;
  /** Whether that is the URL of a request that the file sends. */
  readonly isSent: boolean;
  /** The functions of other files whose answers it holds, and which are called with the request. */
  readonly answers: readonly Reference[];
}

/** A value that holds nothing of a request. */
export const NOTHING: Content = { address: false, method: false, isSent: false, answers: [] };
export const ADDRESS: Content = { ...NOTHING, address: true };
export const SENT_ADDRESS: Content = { ...ADDRESS, isSent: true };
export const METHOD: Content = { ...NOTHING, method: true };

/** What a value holds that is put together of several: `${req.method} ${req.url}`. */
export function madeOf(parts: readonly Content[]): Content {
  return {
    address: parts.some(({ address }) => address),
    method: parts.some(({ method }) => method),
    isSent: parts.some(({ isSent }) => isSent),
    answers: parts.flatMap(({ answers }) => answers),
  };
}

/** What a value holds that is one of several: the method counts only if each that holds the address has it. */
export function oneOf(choices: readonly Content[]): Content {
  const [first, ...others] = choices.filter(({ address, method, answers }) => address || method || answers.length > 0);
  if (!first) return NOTHING;
  const all = [first, ...others];
  const addresses = all.filter(({ address }) => address);
  return {
    address: addresses.length > 0,
    isSent: all.some(({ isSent }) => isSent),
    method: (addresses.length > 0 ? addresses : all).every(({ method }) => method),
    answers: all.flatMap(({ answers }) => answers),
  };
}
