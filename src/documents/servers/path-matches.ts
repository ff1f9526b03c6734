import type { AddressGuard } from '../../model/address-guard.ts';
import type { AddressPattern } from '../../model/method-guard.ts';
import type { Range } from '../../model/text.ts';
import { groupBy } from '../../text/grouping.ts';
import { patternIn } from './patterns-below.ts';

/** A path that a rule of a server compares the address of each request with. */
export interface PathMatch extends AddressPattern {
  readonly range: Range;
  /** As it is written; left out where that is the text that it asks for. */
  readonly written?: string;
  /** Equal for rules that do the same with a request. */
  readonly rule: string;
  /** Whether it only specifies what another rule does as well: a plain address, which is found where it is named. */
  readonly isNamed?: boolean;
}

/** The guards of some matches: what other rules take that do the same is distinguished by none of them. */
export function guardsOf(matches: readonly PathMatch[]): readonly AddressGuard[] {
  return [...groupBy(matches, ({ rule }) => rule).values()].flatMap(guardsOfRule);
}

function guardsOfRule(matches: readonly PathMatch[]): readonly AddressGuard[] {
  const beside = matches.map(({ asks, text, ignoresCase = false }) => ({ asks, text, ignoresCase }));
  const bases = new Set(matches.filter(isPattern).map(({ text }) => text.slice(0, text.lastIndexOf('/'))));
  return matches
    .filter((match) => /[a-z]/i.test(match.text) && match.isNamed !== true && !isReadElsewhere(match))
    .filter(({ asks, text }) => asks !== 'is' || !bases.has(text))
    .map(({ asks, text, ignoresCase = false, range }) => ({
      ...{ asks, text, ignoresCase, range },
      ...(matches.length > 1 && { beside }),
    }));
}

/** Whether it is a pattern of all below an address, as documents of all kinds have them. */
function isReadElsewhere(match: PathMatch): boolean {
  return match.asks === 'under' || (match.asks !== 'starts' && isPattern(match));
}

function isPattern({ text, written = text }: PathMatch): boolean {
  return /^\^?\//.test(written) && patternIn(written.replace(/^\^/, '').replace(/\$$/, '')) !== null;
}

/** A regular expression that has to match all of an address. */
export function whole(expression: string): string {
  const inner = expression.replace(/^\^/, '').replace(/\$$/, '');
  return inner.includes('|') ? `^(?:${inner})$` : `^${inner}$`;
}
