import { isCompound } from '../documents/names-verb.ts';
import { HOLE } from '../paths/dialects.ts';
import { isMethodName } from '../text/method-names.ts';
import type { ClassCode, Term } from '../values/terms.ts';
import { splitWords } from '../words/split.ts';
import type { CodeText, Purpose } from './code-text.ts';
import { setOf } from './name-sets.ts';
import type { Purposes } from './text-purpose.ts';
import { namesOf } from './term-names.ts';

/** Names of clients and of functions that send requests: parts of names, and whole ones. */
const CLIENTS = ['axios', 'http', 'api', 'client', 'request', 'fetch', 'agent', 'conn', 'ajax', '$'];
const CLIENT_NAMES = setOf('ky got dio');
const SENDERS = ['fetch', 'axios', 'request', 'ajax', 'api', 'http'];
const SENDER_NAMES = setOf('got ky wretch EventSource WebSocket Request sendBeacon redirect URL');
/** Parts of names of functions and classes that take the name or the address of a resource. */
const RESOURCES = ['crud', 'resource', 'endpoint', 'service', 'client'];
const MEMBERS = setOf('get getJSON post put patch delete del head');
/** Functions that may take a part of an address. */
const ASKING = setOf('get getJSON post put patch delete del head load startsWith endsWith includes indexOf');
/** The endings of names of addresses, and of objects with addresses. */
const ADDRESS_NAMES = ['url', 'uri', 'endpoint', 'resource'];
const REGISTRIES = ['url', 'uri', 'endpoint', 'route', 'path', 'api'].flatMap((name) => [name, `${name}s`]);
/** The last words of names for the beginning of a URL: `apiBase`. */
const BASES = setOf('url uri base api host endpoint path prefix server root');

/** Finds the words of a file that are addresses, or the last segments of addresses. */
export class AddressWords {
  readonly #purposes: Purposes;
  /** The parameters of the addresses in the file: `action` of `/users/:action`. */
  readonly #parameters: ReadonlySet<string>;

  constructor(purposes: Purposes, texts: readonly CodeText[]) {
    this.#purposes = purposes;
    this.#parameters = new Set(texts.flatMap(({ text }) => parametersIn(text)));
  }

  /**
   * Whether a text of one word is an address, or a part of one.
   *
   * @param word the word, without the hole or slash before it
   */
  isAddress(text: CodeText, word: string): boolean {
    if (isMethodName(word) || word === 'OPTIONS') return false;
    const { purpose } = text;
    if (this.#isTold(text, purpose)) return true;
    return isCompound(word) && (text.text !== word || this.#mayTake(purpose));
  }

  #isTold(text: CodeText, purpose: Purpose): boolean {
    const [base] = text.holes;
    if (base && text.text.startsWith(HOLE) && (this.isBase(base) || this.#isSent(text, purpose))) return true;
    switch (purpose.kind) {
      case 'argument':
        return this.#isSent(text, purpose) || isBesideMethod(purpose);
      case 'value':
        return (
          isCalled(purpose.key, ADDRESS_NAMES) || this.#parameters.has(purpose.key) || this.#isResourceName(purpose)
        );
      case 'declared':
        return isCalled(purpose.name, ADDRESS_NAMES);
      case 'answer':
        return purpose.around.kind === 'value' && purpose.around.key === 'query';
      case 'part':
        return isBehindSlash(purpose);
      default:
        return false;
    }
  }

  /** Whether the name of a value is one for the beginning of a URL. */
  isBase(term: Term): boolean {
    const last = splitWords(namesOf(term, this.#purposes.module).at(-1) ?? '').at(-1);
    return last !== undefined && BASES.has(last.text);
  }

  /** Whether a text is an argument of a client, or of a function or class for one resource. */
  #isSent({ inClass }: CodeText, purpose: Purpose): boolean {
    if (purpose.kind !== 'argument' || purpose.index > 1) return false;
    const { call, index } = purpose;
    const names = namesOf(call.callee, this.#purposes.module);
    const last = names.at(-1) ?? '';
    if (call.form === 'element' || isOfDecorator(purpose)) return false;
    if (last === 'super' || RESOURCES.some((name) => last.toLowerCase().includes(name))) return true;
    if (last === 'redirect' || names.join('.') === 'url.resolve') return true;
    if (index > 0) return false;
    if (isClientName(last, SENDERS, SENDER_NAMES) && call.callee.kind !== 'member') return true;
    if (last === 'got' && names.length === 1) return true;
    if (!MEMBERS.has(withoutSuffix(last))) return false;
    if (names[0] === 'this' && names.length === 2) return this.#extendsClient(inClass);
    return names.slice(0, -1).some((name) => isClientName(name, CLIENTS, CLIENT_NAMES));
  }

  #extendsClient(inClass: ClassCode | null): boolean {
    const name = inClass?.superclass ? (namesOf(inClass.superclass, this.#purposes.module).at(-1) ?? '') : '';
    return ['api', 'client', 'datasource', 'http', 'service'].some((each) => name.toLowerCase().includes(each));
  }

  /** Whether a text is the name of a resource: `<Resource name="users" />`. */
  #isResourceName({ key, around }: Purpose & { readonly kind: 'value' }): boolean {
    return (
      key === 'name' &&
      around.kind === 'argument' &&
      around.call.form === 'element' &&
      namesOf(around.call.callee, this.#purposes.module).at(-1) === 'Resource'
    );
  }

  /** Whether a text that is more than a verb may be an address by its place. */
  #mayTake(purpose: Purpose): boolean {
    switch (purpose.kind) {
      case 'argument': {
        const names = namesOf(purpose.call.callee, this.#purposes.module);
        return purpose.index === 0 && names.length > 1 && ASKING.has(names.at(-1) ?? '');
      }
      case 'value':
        return isRegistry(purpose.around);
      default:
        return false;
    }
  }
}

/** The parameters of an address: `/users/:id`, `/users/{id}`. */
export function parametersIn(text: string): readonly string[] {
  return text.split('/').flatMap((segment) => {
    if (segment.startsWith(':')) return segment.slice(1);
    return segment.startsWith('{') && segment.endsWith('}') ? segment.slice(1, -1) : [];
  });
}

/** Whether a value belongs to an object with the name of a list of addresses: `ROUTES`, `apiUrls`. */
function isRegistry(purpose: Purpose): boolean {
  if (purpose.kind === 'declared') return isCalled(purpose.name, REGISTRIES);
  return purpose.kind === 'value' && isCalled(purpose.key, REGISTRIES);
}

function isCalled(name: string, ends: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return ends.some((end) => lower.endsWith(end));
}

function isClientName(name: string, parts: readonly string[], whole: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  return whole.has(name) || parts.some((part) => lower.includes(part));
}

function withoutSuffix(name: string): string {
  return name.endsWith('Async') ? name.slice(0, -'Async'.length) : name;
}

/** Whether the argument before or after a text is a method: `call('POST', 'users')`. */
function isBesideMethod({ call: { args }, index }: Purpose & { readonly kind: 'argument' }): boolean {
  return [args[index - 1], args[index + 1]].some(
    (each) => each?.value.kind === 'text' && isMethodName(each.value.value),
  );
}

function isOfDecorator({ around }: Purpose & { readonly kind: 'argument' }): boolean {
  return around.kind === 'decorator';
}

/** Whether a value is inserted into a text right after a slash. */
function isBehindSlash({ text, at }: Purpose & { readonly kind: 'part' }): boolean {
  return text.text.charAt(at - 1) === '/';
}
