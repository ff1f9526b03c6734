import { findAddressComments } from '../documents/comments/find-address-comments.ts';
import { mentionsAddresses } from '../documents/comments/mentions-addresses.ts';
import { findSpokenEndpoints } from '../facts/find-spoken-endpoints.ts';
import type { AddressComment } from '../model/mention.ts';
import { readDirectives, type SourceComment } from './directives.ts';
import type { LineIndex } from './line-index.ts';
import type { Parsed } from './source-module.ts';
import { Suppressions } from './suppressions.ts';

const NO_SUPPRESSIONS = new Suppressions([], () => 1);

/** The comments and other prose of a file that name an endpoint; none for a file that cannot be parsed. */
export function addressCommentsIn(parsed: Parsed | null): readonly AddressComment[] {
  if (!parsed || !mentionsAddresses(parsed.text)) return [];
  const comments = parsed.comments.map(({ range }) => range);
  return [...findAddressComments(parsed.text, comments), ...findSpokenEndpoints(parsed)];
}

/** Where the comments of a file switch rules off; null for those of a file that cannot be parsed. */
export function suppressionsIn(comments: readonly SourceComment[] | null, lines: LineIndex): Suppressions {
  if (!comments) return NO_SUPPRESSIONS;
  const lineAt = (offset: number): number => lines.at(offset).line;
  return new Suppressions(readDirectives(comments, lineAt), lineAt);
}
