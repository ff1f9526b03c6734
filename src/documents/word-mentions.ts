import type { Range } from '../model/text.ts';
import type { Mention } from '../model/mention.ts';

/**
 * The mention of an address of one word, before which there may be any base.
 *
 * @param openSuffix whether a value of run time follows the word, which may be a query
 */
export function wordMention(kind: Mention['kind'], word: string, range: Range, openSuffix = false): Mention {
  return { kind, written: word, segments: [word.toLowerCase()], openPrefix: true, openSuffix, range };
}

/** Whether a mention is an address only where a file of the project puts such words into URLs. */
export function isPending({ keptAs }: Mention): boolean {
  return keptAs !== undefined;
}

/** Packs the pending mentions into one string, since there are many of them and few projects need them. */
export function packWords(mentions: readonly Mention[]): string {
  return mentions
    .filter(isPending)
    .map(({ kind, segments, written, range: [start, end], keptAs = '' }) =>
      [kind, [...segments.slice(0, -1), written].join('/'), start, end, keptAs].join(' '),
    )
    .join('\n');
}

/** Restores the mentions that were packed. */
export function unpackWords(packed: string): readonly Mention[] {
  return packed === '' ? [] : packed.split('\n').map(unpacked);
}

function unpacked(line: string): Mention {
  const [kind, path = '', start, end, keptAs = ''] = line.split(' ');
  const word = path.slice(path.lastIndexOf('/') + 1);
  const mention = wordMention(kind === 'view' ? 'view' : 'code', word, [Number(start), Number(end)]);
  return { ...mention, segments: path.toLowerCase().split('/'), keptAs };
}
