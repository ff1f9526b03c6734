import type { Range } from '../../model/text.ts';
import { isMethodName } from '../../text/method-names.ts';
import type { MarkdownBlock } from './markdown-blocks.ts';

/** A word of a text without punctuation and emphasis around it. */
interface Word {
  readonly text: string;
  readonly range: Range;
  readonly kind: 'method' | 'address' | 'word';
}

/**
 * A method and an address next to one another in a text; or a URL of this machine alone, which a browser opens with
 * GET.
 */
export interface SpokenRequest {
  readonly method: string;
  readonly methodRange: Range | null;
  readonly address: Range;
}

const WORD = /[^\s`|]+/g;
/** Punctuation and other characters around words, of sentences, emphasis and lists. */
const OPENING = /^[[("'*_~]+/;
const CLOSING = /[\])"'*_~.,:;!]+$/;
const MARKS = /^(?:[-–—:=>→]+)$/;

const SEGMENT = String.raw`(?:[\w.~%@+!$*-]|:\w|\{[\w.:-]+\}|<[\w.:-]+>|\[[\w.-]+\]|\{\{[\w.-]+\}\}|\$\{?\w)`;
/** A path from the root, maybe after a host or a variable. */
const ADDRESS = new RegExp(
  String.raw`^(?:https?://[^/\s]+|(?:localhost|127\.0\.0\.1)(?::\d+)?|\{\{[\w.-]+\}\}|<[\w.-]+>|\$\{?\w+\}?)?` +
    String.raw`(?:/${SEGMENT}*)+\}?(?:\?\S*)?$`,
);
const OF_THIS_MACHINE = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//;

/** The requests in a paragraph, a heading or a row of a table. */
export function requestsIn({ cells }: MarkdownBlock, text: string): readonly SpokenRequest[] {
  const words = cells.map((cell) => cell.flatMap((range) => wordsIn(text, range)));
  const row = cells.length > 1 ? requestOfRow(words) : null;
  return row ? [row] : words.flatMap(requestsOf);
}

/** The requests in a line of code. */
export function requestsInLine(text: string, line: Range): readonly SpokenRequest[] {
  return requestsOf(wordsIn(text, line));
}

/** The request of a line that names one method and one address, wherever these are; none for another line. */
export function onlyRequestIn(text: string, line: Range): readonly SpokenRequest[] {
  const words = wordsIn(text, line);
  const [method, otherMethod] = words.filter(({ kind }) => kind === 'method');
  const [address, otherAddress] = words.filter(({ kind }) => kind === 'address');
  return method && address && !otherMethod && !otherAddress ? [together(method, address)] : [];
}

function wordsIn(text: string, [start, end]: Range): readonly Word[] {
  return [...text.slice(start, end).matchAll(WORD)].flatMap(({ index, 0: written }): Word[] => {
    const opening = OPENING.exec(written)?.[0].length ?? 0;
    const said = written.slice(opening).replace(CLOSING, '');
    // A parameter may end in the bracket that would also close a text: `[id]`.
    const whole =
      said.split('[').length > said.split(']').length ? written.slice(opening, said.length + opening + 1) : said;
    if (whole === '' || MARKS.test(whole)) return [];
    const from = start + index + opening;
    const kind = isMethodName(whole) ? 'method' : ADDRESS.test(whole) ? 'address' : 'word';
    return [{ text: whole, range: [from, from + whole.length], kind }];
  });
}

/** The request of a row that has one cell with a method, and one with an address. */
function requestOfRow(cells: readonly (readonly Word[])[]): SpokenRequest | null {
  const only = cells.flatMap(([word, ...others]) => (word && others.length === 0 ? [word] : []));
  const [method, otherMethod] = only.filter(({ kind }) => kind === 'method');
  const [address, otherAddress] = only.filter(({ kind }) => kind === 'address');
  return method && address && !otherMethod && !otherAddress ? together(method, address) : null;
}

/** Each address with the one method before it; or the only address with the only method after it. */
function requestsOf(words: readonly Word[]): readonly SpokenRequest[] {
  const found = words.flatMap((word, at) => {
    const [before, earlier] = [words[at - 1], words[at - 2]];
    if (word.kind !== 'address') return [];
    if (before?.kind === 'method') return earlier?.kind === 'method' ? [] : [together(before, word)];
    return OF_THIS_MACHINE.test(word.text) ? [{ method: 'GET', methodRange: null, address: word.range }] : [];
  });
  const [first, second, ...others] = words;
  const isTurned =
    first?.kind === 'address' && second?.kind === 'method' && others.every(({ kind }) => kind === 'word');
  return isTurned ? [together(second, first)] : found;
}

function together(method: Word, address: Word): SpokenRequest {
  return { method: method.text, methodRange: method.range, address: address.range };
}
