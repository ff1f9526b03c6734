import { HOLE } from '../paths/dialects.ts';
import {
  BY_FIXTURE,
  BY_MEMBER,
  BY_MODULE,
  BY_NAME,
  BY_TYPE,
  isImported,
  type ClientRole,
} from '../catalogue/clients/all-clients.ts';
import { inRole, memberOf, clientValue, type ClientValue } from '../requests/client-value.ts';
import type { Form, OptionNames } from '../catalogue/clients/client.ts';
import { knownText, plainText } from '../values/text-value.ts';
import type { AssignEvent, CallEvent } from '../values/events.ts';
import { optionsOf, type CallSource, type OpaqueValue, type Value } from '../values/value.ts';
import { routerNameWeight } from '../routes/values/foreign-names.ts';
import { withoutExtension } from '../text/module-names.ts';
import { fieldOf } from './options.ts';

type Based = Pick<ClientValue, 'base' | 'inProcess'>;

/** Names of values that are URLs. */
const URL_NAME = /(?:url|uri|host|origin|endpoint)$/i;

/** Finds the client of the catalogue that a value is, by where the value comes from. */
export class ClientRoles {
  readonly #known = new Map<string, ClientValue | null>();
  /** The clients that files assign to members of unknown values, by the file and the name of the member. */
  readonly #kept = new Map<string, ClientValue>();
  readonly #specifiersOf: (file: string) => ReadonlySet<string>;

  /**
   * @param specifiersOf the modules that a file imports: a type or a fixture only counts as a client if the file
   * imports its library
   */
  constructor(specifiersOf: (file: string) => ReadonlySet<string>) {
    this.#specifiersOf = specifiersOf;
  }

  /** Records a client that is assigned to a member of an unknown value: `t.context.agent = request(app)`. */
  assigned({ object, key, value }: AssignEvent): void {
    const name = knownText(key);
    const file = object.kind === 'opaque' && name !== null ? fileOf(object) : null;
    const client = file === null ? null : this.of(value);
    if (file === null || name === null || !client) return;
    this.#kept.set(`${file} ${name}`, client);
    this.#known.clear();
  }

  /** The client that a value is, and its role; null for another value. */
  of(value: Value): ClientValue | null {
    for (const option of optionsOf(value)) {
      const found = option.kind === 'opaque' ? this.#ofOpaque(option) : null;
      if (found) return found;
    }
    return null;
  }

  #ofOpaque(value: OpaqueValue): ClientValue | null {
    const known = this.#known.get(value.key);
    if (known !== undefined) return known;
    this.#known.set(value.key, null);
    const found = this.#read(value);
    this.#known.set(value.key, found);
    return found;
  }

  #read({ source }: OpaqueValue): ClientValue | null {
    switch (source.kind) {
      case 'module':
        return clientValue(BY_MODULE.get(source.specifier), '', true) ?? ofOwnModule(source.specifier);
      case 'global':
        return clientValue(BY_NAME.get(source.name), '', true);
      case 'member': {
        const object = this.of(source.object);
        if (object && source.name === 'prototype') return inRole(object, object.role.answers ?? '') ?? object;
        return object ? memberOf(object, source.name) : this.#telling(source.name, source.object);
      }
      case 'call':
        return this.#answer(source.call);
      case 'parameter':
      case 'typed':
        return this.#declared(source.name, source.type, source.place.file);
      default:
        return null;
    }
  }

  /** The client that a member is by its own name, whatever the object is; null for another name. */
  #telling(name: string, object: Value): ClientValue | null {
    const kept = this.#kept.get(`${fileOf(object) ?? ''} ${name}`);
    if (kept) return kept;
    const found = clientValue(BY_MEMBER.get(name), '', false);
    const isOther = found?.role.onApplication && routerNameWeight(lastNameOf(object)) < 2;
    if (!found || isOther) return this.#handedOut(name, object);
    return found.inProcess ? { ...found, isKnown: true } : { ...found, base: null };
  }

  /**
   * The client that a member is by the usual name of a client, if its object is a parameter or a module of the project:
   * `({ request }) => request.get('/users')`. Null for another member.
   */
  #handedOut(name: string, object: Value): ClientValue | null {
    if (object.kind !== 'opaque') return null;
    const { source } = object;
    if (source.kind === 'parameter') return this.#declared(name, null, source.place.file);
    return source.kind === 'module' && isOwn(source.specifier) ? clientValue(BY_NAME.get(name), null, false) : null;
  }

  #declared(name: string, type: string | null, file: string): ClientValue | null {
    const typed = type === null ? null : this.#ofType(type, file);
    if (typed) return typed;
    const fixture = BY_FIXTURE.get(name);
    // A mock may have its base from elsewhere: `this.namespace = 'api'`.
    if (fixture && this.#isUsed(fixture, file))
      return clientValue(fixture, fixture.client.kind === 'matcher' ? null : '', true);
    return clientValue(BY_NAME.get(name), null, name.startsWith('$'));
  }

  /** The client that a value of a type is; null where the type is none, or the file does not import its library. */
  #ofType(type: string, file: string): ClientValue | null {
    const found = BY_TYPE.get(type);
    return found && this.#isUsed(found, file) ? clientValue(found, found.client.inProcess ? '' : null, true) : null;
  }

  #isUsed({ client }: ClientRole, file: string): boolean {
    return isImported(client, this.#specifiersOf(file));
  }

  /** The client that a call or a construction returns; null where it returns none. */
  #answer(call: CallSource): ClientValue | null {
    const { callee, args } = call;
    if (callee.kind !== 'opaque') return null;
    if (callee.source.kind === 'member') {
      const { object, name } = callee.source;
      const on = this.of(object);
      if (on?.role.selfReturning?.includes(name)) return on;
      const group = on?.role.methods?.find(({ members }) => Object.hasOwn(members, name));
      if (on && group) return group.answers === undefined ? null : inRole(on, group.answers);
    }
    const made = this.of(callee);
    if (made?.role.answersType) return args[0] ? this.#ofType(lastNameOf(args[0]), call.place.file) : null;
    const answered = made?.role.answers === undefined ? null : inRole(made, made.role.answers);
    if (!made || !answered) return null;
    if (made.role.begins) return begun(answered, args, made.role.begins);
    return { ...answered, ...this.#base(made, args) };
  }

  /** Whether a call returns a client whose requests begin with the URL in its arguments. */
  beginsUrl({ callee, result }: Pick<CallEvent, 'callee' | 'result'>): boolean {
    return this.of(callee)?.role.begins !== undefined && this.of(result) !== null;
  }

  /** The base of the client that a call returns, where the arguments of the call contain it. */
  #base({ client, role, base, inProcess }: ClientValue, args: readonly Value[]): Based {
    const [first] = args;
    switch (role.base) {
      case 'first':
        return firstArgument(first, client.inProcess);
      case 'options':
        return { base: first ? optionsBase(first, client.options, base) : base, inProcess };
      case 'client':
        return { base: (first && this.of(first)?.base) ?? null, inProcess };
      case 'sender': {
        const sender = first ? fieldOf(first, client.options.sender ?? []) : null;
        return { base: sender?.kind === 'value' ? (this.of(sender.value)?.base ?? null) : null, inProcess };
      }
      default:
        return { base, inProcess };
    }
  }
}

/** A client with the URL of a call as a further part of what its requests begin with; null where no form fits. */
function begun(client: ClientValue, args: readonly Value[], forms: readonly Form[]): ClientValue | null {
  const form = forms.find(({ length }) => args.length <= length);
  if (!form) return null;
  const url = args[form.indexOf('url')];
  const isNone = url === undefined || (url.kind === 'constant' && url.value === undefined);
  return { ...client, beginning: [...(client.beginning ?? []), ...(isNone ? [] : [url])] };
}

/**
 * The client that a module of the project is by its name, where its code cannot be read: `import fetch from './fetch'`.
 * Null for another module.
 */
function ofOwnModule(specifier: string): ClientValue | null {
  if (!isOwn(specifier)) return null;
  return clientValue(BY_NAME.get(withoutExtension(specifier.slice(specifier.lastIndexOf('/') + 1))), null, false);
}

/** The file of the function whose parameter a value is a member of; null for another value. */
function fileOf(value: Value): string | null {
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'member') return fileOf(source.object);
  return source.kind === 'parameter' ? source.place.file : null;
}

function isOwn(specifier: string): boolean {
  return /^[.@~]/.test(specifier);
}

/**
 * The base in a first argument: `request(app)` sends to an application in process, `request('http://localhost:3000')`
 * to a URL.
 */
function firstArgument(value: Value | undefined, asksApplications: boolean): Based {
  const text = value && plainText(value);
  if (text != null && text !== HOLE) return { base: text, inProcess: false };
  if (!asksApplications || !value) return { base: null, inProcess: false };
  const isUrl = text != null || URL_NAME.test(lastNameOf(value));
  return isUrl ? { base: null, inProcess: false } : { base: '', inProcess: true };
}

/** The base URL in the options of a client: `otherwise` where they have none, null where it is not known. */
export function optionsBase(options: Value, { host = [], base }: OptionNames, otherwise: string | null): string | null {
  const asked = host.length > 0 ? fieldOf(options, host) : null;
  if (asked && asked.kind !== 'absent') {
    const name = asked.kind === 'value' ? knownText(asked.value) : null;
    return name === null ? null : `http://${name}`;
  }
  if (base.length === 0) return otherwise;
  const field = fieldOf(options, base);
  if (field.kind === 'absent') return otherwise;
  return field.kind === 'value' ? plainText(field.value) : null;
}

/** The last name in the expression of a value: `id` of `user.id`; empty where it has none. */
export function lastNameOf(value: Value): string {
  if (value.kind !== 'opaque') return '';
  const { source } = value;
  if (source.kind === 'operation')
    return source.operands.length === 1 && source.operands[0] ? lastNameOf(source.operands[0]) : '';
  return source.kind === 'call' ? lastNameOf(source.call.callee) : source.kind === 'module' ? '' : source.name;
}
