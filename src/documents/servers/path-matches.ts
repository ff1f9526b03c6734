import type { AddressGuard, AddressPattern } from '../../model/guards.ts';
import type { Range } from '../../model/text.ts';
import { groupBy } from '../../text/grouping.ts';
import { patternIn } from './patterns-below.ts';

/** A path that a rule of a server compares the address of each request with. */
export interface PathMatch extends AddressPattern {
  readonly range: Range;
  /** As it is written; left out where that is the same as `text`. */
  readonly written?: string;
  /** Equal for rules with the same effect on a request. */
  readonly rule: string;
  /** Whether it is a plain address: such a one is found wherever it is named, and needs no guard. */
  readonly isNamed?: boolean;
}

/**
 * The guards of some matches. Each guard lists the other matches of the same rule, between which the rule makes no
 * difference.
 */
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

/** Whether it is a pattern for all below an address, which is found in documents of all kinds. */
function isReadElsewhere(match: PathMatch): boolean {
  return match.asks === 'under' || (match.asks !== 'starts' && isPattern(match));
}

function isPattern({ text, written = text }: PathMatch): boolean {
  return /^\^?\//.test(written) && patternIn(written.replace(/^\^/, '').replace(/\$$/, '')) !== null;
}

/** A regular expression with anchors, so that it has to match the whole address. */
export function whole(expression: string): string {
  const inner = expression.replace(/^\^/, '').replace(/\$$/, '');
  return inner.includes('|') ? `^(?:${inner})$` : `^${inner}$`;
}
