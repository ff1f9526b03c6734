import { argumentKey, restKey } from '../documents/kept/argument-words.ts';
import { takesNoAddress } from '../documents/kept/callee-names.ts';
import { isOther } from '../documents/kept/url-insertions.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Term } from '../values/terms.ts';
import type { Purpose } from './code-text.ts';
import type { WrittenTexts } from './written-texts.ts';
import { lastNameOf } from './term-names.ts';
import { Purposes } from './text-purpose.ts';
import { parametersIn, AddressWords } from './words-as-addresses.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** Members that read an attribute of an element: `$(this).data('step')`, `target.getAttribute('data-step')`. */
const ATTRIBUTE_READERS: ReadonlySet<string> = new Set(['data', 'attr', 'getAttribute']);
const DATA = 'data-';

/** Members of texts and lists whose result is a text of their contents. */
const TEXT_MEMBERS: ReadonlySet<string> = new Set(['join', 'toLowerCase', 'toString', 'trim', 'concat', 'slice']);

/**
 * The names of the values that a file inserts into texts after a slash: names of members, variables, parameters and
 * attributes of elements. As the object or function of such a name may be any of the project, the name alone counts.
 */
export function putNames(module: ModuleTerms, written: WrittenTexts): readonly string[] {
  const purposes = new Purposes(module);
  const words = new AddressWords(purposes, []);
  const found = written.texts
    .filter((text) => text.purpose.kind !== 'compared' && !text.text.startsWith('.') && !purposes.isFile(text))
    .flatMap(({ text, holes }) =>
      holes
        .filter((_, at) => isPut(text, holes, at, words))
        .flatMap((hole) => namesOfHole(hole, module, written.parameters)),
    );
  const filled = written.called.has('$resource') ? written.texts.flatMap(({ text }) => parametersIn(text)) : [];
  return [...new Set([...found, ...filled])];
}

/** The names by which other code may insert a word into a text, as its purpose shows. */
export function givenNames(purpose: Purpose, module: ModuleTerms): readonly string[] {
  switch (purpose.kind) {
    case 'value':
      return METHOD_KEYS.has(purpose.key) || purpose.key === '' ? [] : [purpose.key];
    case 'item':
      return [...(purpose.around.kind === 'value' ? givenNames(purpose.around, module) : []), JOINED];
    case 'argument': {
      const name = lastNameOf(purpose.call.callee, module);
      return name === '' || takesNoAddress(name) ? [] : [argumentKey(name, purpose.index), restKey(name)];
    }
    default:
      return [];
  }
}

/** The arguments of a call before a word, as segments: `users` of `urlOf('users', 'create')`. */
export function givenBefore(purpose: Purpose): readonly string[] {
  if (purpose.kind !== 'argument') return [];
  const before = purpose.call.args
    .slice(0, purpose.index)
    .map(({ value }) => (value.kind === 'text' && SEGMENT.test(value.value) ? value.value.toLowerCase() : HOLE));
  const first = before.findIndex((segment) => segment !== HOLE);
  return first === -1 ? [] : before.slice(first);
}

const SEGMENT = /^(?!(?:get|post|put|patch|delete|head)$)[\w-]+$/i;

/** The name for elements of lists that are joined to addresses. */
const JOINED = '[]';

const METHOD_KEYS: ReadonlySet<string> = new Set(['method', 'httpMethod', 'http_method']);

function namesOfHole(hole: Term, module: ModuleTerms, parameters: WrittenTexts['parameters']): readonly string[] {
  const whole = wholeOf(hole);
  const parameter = whole.kind === 'read' ? parameters.get(whole.binding) : undefined;
  const own = parameter === undefined ? [] : [parameter];
  const attribute = attributeOf(whole);
  if (attribute !== null) return [attribute];
  if (whole.kind === 'call') return own;
  const name = lastNameOf(whole, module);
  if (whole !== hole) return [...own, name, JOINED];
  return name === '' || isOther(name) ? own : [...own, name];
}

/** The value that the text in a hole is made of: `parts` of `parts.join('/')`. */
function wholeOf(hole: Term): Term {
  const callee = hole.kind === 'call' ? hole.callee : null;
  if (callee?.kind !== 'member' || callee.key.kind !== 'text') return hole;
  return TEXT_MEMBERS.has(callee.key.value) ? wholeOf(callee.object) : hole;
}

/** Whether a hole of a text follows a slash, or a value with a name for the beginning of a URL. */
function isPut(text: string, holes: readonly Term[], at: number, words: AddressWords): boolean {
  let place = -1;
  for (let count = 0; count <= at; count += 1) place = text.indexOf(HOLE, place + 1);
  const before = text.charAt(place - 1);
  const base = holes[at - 1];
  return before === '/' || (before === HOLE && base !== undefined && words.isBase(base));
}

/** The attribute that an expression reads; null for another expression. */
function attributeOf(term: Term): string | null {
  if (term.kind !== 'call' || term.callee.kind !== 'member' || term.callee.key.kind !== 'text') return null;
  const [name] = term.args;
  if (!ATTRIBUTE_READERS.has(term.callee.key.value) || name?.value.kind !== 'text') return null;
  const { value } = name.value;
  return value.startsWith(DATA) ? value.slice(DATA.length) : value;
}
