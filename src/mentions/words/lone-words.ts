import { HOLE } from '../../paths/path.ts';
import type { Area } from '../areas/area.ts';
import { argumentsWith } from '../kept/argument-words.ts';
import { askedWord } from '../kept/based-words.ts';
import { handedWord } from '../kept/handed-words.ts';
import { keptWord } from '../kept/kept-words.ts';
import { isAddedBehindSlash, mixedSegments } from '../addresses/mixed-segments.ts';
import type { Mention } from '../../model/mention.ts';
import type { Range } from '../../model/text.ts';
import { isCrud } from '../../words/lexicon.ts';
import { beginsWithCrud, isCompound } from '../says-verb.ts';
import { isBase } from '../kept/put-into-url.ts';
import { listKept, tableKept } from '../kept/entry-words.ts';
import { isAddress, mayBeAddress } from './told-words.ts';
import { wordMention } from '../word-mention.ts';

/** An address of one word, perhaps behind a base or before a query; in a string by itself, and anywhere in a page. */
const WORD = String.raw`([a-z][\w-]{2,79})`;
const IN_STRING = new RegExp(`^(${HOLE}*)${WORD}(?=$|[?${HOLE}])`, 'i');
const IN_PAGE = new RegExp(`(["'\`])((?:\\$?\\{[^{}"'\`]{1,60}\\})*)${WORD}(?=\\1|[?])`, 'gi');

/** How far before a word the name of a base is looked for, and how far behind it a sum. */
const NAME = 60;
const BEHIND = 20;

/** What a member is asked for by: `date['get' + unit]()`. */
const MEMBER = /[\w$)\]]\s*\[\s*["'`]$/;

/** Whether a string without a slash may be an address by its letters. */
export function mayBeLone(text: string): boolean {
  return IN_STRING.test(text);
}

/**
 * The address that a string of code without any slash says where a client is told it, if it does, or where one may be:
 * `api.get('getUsers')`.
 */
export function loneWord(source: string, area: Area): readonly Mention[] {
  const [whole = '', base = '', word = ''] = IN_STRING.exec(area.text) ?? [];
  const range = area.locate(base.length, base.length + word.length);
  const isTold =
    word !== '' && (isAddress(source, range) || ((base !== '' || mayBeAddress(source, range)) && isCompound(word)));
  if (isTold)
    return [
      {
        ...wordMention('code', word, range, area.text[whole.length] === HOLE),
        ...mixedWord(source, area, mayBePart(source, area, base, word) ? '' : base),
      },
    ];
  if (isAddedBehindSlash(source, area.locate(0, 0)[0])) return addedWord(source, area);
  const asked = base === '' && word !== '' ? askedWord(source, range) : null;
  return [...(asked ? [asked] : []), ...(area.text === word ? pendingWords(source, word, range) : [])];
}

/** The mentions of a string that is a word, as what may put it into a URL takes it. */
function pendingWords(source: string, word: string, range: Range): readonly Mention[] {
  const pending = handedWord(source, range) ?? keptWord('code', source, range);
  const [first, ...others] = argumentsWith(source, range);
  if (pending?.isHanded && first !== undefined) return [{ ...pending, keptAs: first }];
  const handed = [first ?? [], ...others, listKept(source, range) ?? [], tableKept(source, range) ?? []]
    .flat()
    .map((keptAs) => ({ ...wordMention('code', word, range), keptAs }));
  return pending ? [pending, ...handed] : handed;
}

/** The word of a sum behind a slash and a value: `'/' + kind + 'Create'`. */
function addedWord(source: string, area: Area): readonly Mention[] {
  const mixed = mixedWord(source, area, '');
  if (!mixed.mixed) return [];
  const range = area.locate(0, area.text.length);
  return [
    {
      ...wordMention(
        'code',
        source.slice(...range),
        range,
        /^["'`]\s*\+/.test(source.slice(range[1], range[1] + BEHIND)),
      ),
      segments: [HOLE],
      ...mixed,
    },
  ];
}

/**
 * The one segment of a string without a slash, where it is partly text.
 *
 * @param base what stands in front of it, which is no part of it
 */
function mixedWord(source: string, area: Area, base: string): Pick<Mention, 'mixed'> {
  const [start] = area.locate(0, 0);
  if (MEMBER.test(source.slice(Math.max(0, start - BEHIND), start))) return {};
  const [segment = ''] = area.text.slice(base.length).split(/[?#]/, 1);
  const range = area.locate(base.length, base.length + segment.length);
  const mixed = mixedSegments(source, [segment], area.text, range);
  return mixed.length > 0 ? { mixed } : {};
}

/** Whether the value in front of a word may be a part of its segment, and no base: `${kind}Create`. */
function mayBePart(source: string, area: Area, base: string, word: string): boolean {
  if (base === '' || !beginsWithCrud(word)) return false;
  const [end] = area.locate(base.length, base.length);
  return !isBase(source.slice(Math.max(0, end - NAME), end));
}

/**
 * Finds the addresses that a page or a program of another language says without any slash. Of such a program every
 * string counts: an annotation or a constant may hold them.
 */
export function* loneWords(text: string, kind: 'foreign' | 'view'): Generator<Mention> {
  for (const { index, 0: matched, 2: base = '', 3: word = '' } of text.matchAll(IN_PAGE)) {
    const end = index + matched.length;
    const range = [end - word.length, end] as const;
    const isTold =
      isAddress(text, range) || ((kind === 'foreign' || base !== '' || mayBeAddress(text, range)) && isCompound(word));
    if (isTold) yield wordMention(kind, word, range);
    else if (kind === 'view') yield* wordsOfPage(text, word, range);
  }
}

/**
 * The mentions of a word of a page, as an attribute or a key holds it, or a function is handed it that a script may
 * have.
 */
function wordsOfPage(text: string, word: string, range: Range): readonly Mention[] {
  const kept = keptWord('view', text, range);
  const handed = isCrud(word)
    ? argumentsWith(text, range).map((keptAs) => ({ ...wordMention('view', word, range), keptAs }))
    : [];
  return kept ? [kept, ...handed] : handed;
}
