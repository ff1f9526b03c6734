import { is } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { textsOf, type Word } from '../words/split.ts';

/** Endings of Spanish and Portuguese nouns that get an `s` in the plural. */
const ENDINGS_WITH_S = /.{2}(?:aje|[ae]ncia|miento)$/;

/**
 * Endings of nouns whose plural is not formed by an `s`, or of such plurals: in Spanish and Portuguese `reservaciones`,
 * `actividades`, `vendedores`, `cartoes`, `viagens`; in German `rechnungen`, `mannschaften`; in French `tableaux`,
 * `travaux`.
 */
const ENDINGS_WITH_OTHER_PLURAL = /.{2}(?:cion|dad|[ae]dor|ao|agem|[hk]eit|schaft|eau|[ae]ux)$|.{4}ung$/;

/**
 * The prefix and the suffix of an Indonesian noun, which is the same in the plural: `penjualan`, `pemesanan`,
 * `kegiatan`.
 */
const INDONESIAN = /^(?:pe[mnr]|ke).{3,}an$/;

/** Prefixes of nouns in other languages and in English: `subCategoria` is a kind of category. */
const PREFIXES: ReadonlySet<string> = new Set(['sub', 'super', 'mini']);

/**
 * Whether the plural of a noun is not that of its last word, or not the English one: the plural of `cupon` is
 * `cupones`, and in languages where the head of a compound comes first that of `ventaCliente` is `ventasCliente`.
 */
export function hasOtherPlural(noun: readonly Word[]): boolean {
  const words = textsOf(noun);
  const named = PREFIXES.has(words[0] ?? '') ? words.slice(1) : words;
  const head = named.at(-1);
  if (head === undefined || isPlural(head)) return false;
  return named.length === 1 ? getsOtherPlural(head) : named.some((word) => isOfOtherLanguage(word));
}

function getsOtherPlural(word: string): boolean {
  return (
    !isNoun(word) &&
    !is(word, 'english') &&
    (is(word, 'foreign-plural') || ENDINGS_WITH_OTHER_PLURAL.test(word) || INDONESIAN.test(word))
  );
}

/** Whether a word is known to be of another language. */
function isOfOtherLanguage(word: string): boolean {
  const one = singular(word);
  return (
    is(word, 'foreign-verb') ||
    getsOtherPlural(one) ||
    (!isNoun(one) && (is(one, 'foreign-s') || ENDINGS_WITH_S.test(one)))
  );
}
