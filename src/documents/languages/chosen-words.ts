import type { Mention } from '../../model/mention.ts';
import { wordMention } from '../word-mention.ts';

/**
 * The beginning of a condition in a template, its `else`, and the rest of an address after a word: values, and more
 * segments.
 */
const IF =
  String.raw`(?:\{\{~?#(?:if|unless)\b[^{}]{0,80}\}\}|\{%-?\s*(?:if|unless)\b[^%]{0,80}%\}` +
  String.raw`|<%-?[^%]{0,80}\{\s*-?%>)`;
const ELSE = String.raw`(?:\{\{~?else~?\}\}|\{%-?\s*else\s*-?%\}|<%-?\s*\}\s*else\s*\{\s*-?%>)`;
const REST = String.raw`(?:<%=[^%]{1,60}%>|\{\{[^{}#/]{1,60}\}\}|[\w/.-]){0,40}`;
/** The two words of a condition in a template: `/users/{{#if user}}update/{{user.id}}{{else}}create{{/if}}`. */
const CHOICE = new RegExp(String.raw`(\/${IF}\s*)([\w-]{1,60})\b${REST}?\s*${ELSE}\s*([\w-]{1,60})`, 'g');

/** Finds the two words of which a condition in a template puts one after a slash of an address. */
export function* chosenWords(text: string): Generator<Mention> {
  for (const { index, 0: written, 1: before = '', 2: word = '', 3: other = '' } of text.matchAll(CHOICE)) {
    const [end, first] = [index + written.length, index + before.length];
    yield wordMention('view', word, [first, first + word.length], true);
    yield wordMention('view', other, [end - other.length, end], true);
  }
}
