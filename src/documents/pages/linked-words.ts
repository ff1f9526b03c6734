import type { Mention } from '../../model/mention.ts';
import type { Range } from '../../model/text.ts';
import { wordMention } from '../word-mention.ts';
import { readPageFile } from './page-document.ts';

/** Attributes with an address, of whatever element. */
const ADDRESSES = /^(?:href|action|formaction|(?:data-)?hx-(?:get|post|put|patch|delete))$/;

/** An address of one word, relative to that of its page: `list?page=2`. */
const WORD = /^([\w-]{1,100})(?:[?#]|$)/;

/** Such an address that a script assigns to the page or to an element. */
const ASSIGNED = /\.(?:href|action|formAction)\s{0,5}=\s{0,5}["']([\w-]{1,100})(?=[?#"'])/g;

/** Finds the addresses of a page without any slash: `<form action="delete">`, `<a href="list?page=2">`. */
export function* linkedWords(text: string, file: string): Generator<Mention> {
  for (const { attributes } of readPageFile(file, text).elements) {
    for (const [name, { value }] of attributes) {
      const word = (value && ADDRESSES.test(name) && WORD.exec(value.value)?.[1]) || '';
      if (value) yield* addressIn(word, value.locate(0, word.length));
    }
  }
  for (const { index, 0: matched, 1: word = '' } of text.matchAll(ASSIGNED)) {
    const end = index + matched.length;
    yield* addressIn(word, [end - word.length, end]);
  }
}

function* addressIn(word: string, range: Range): Generator<Mention> {
  if (/[a-z]/i.test(word)) yield wordMention('view', word, range);
}
