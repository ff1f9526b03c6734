import { LISTED_METHODS } from '../text/method-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { fieldsOf } from './registered-addresses.ts';

/**
 * Finds headers that a client sends with the requests of one method alone:
 * `axios.defaults.headers.post['X-Token'] = token`, `axios.create({ headers: { post: { 'X-Token': token } } })`. A
 * content type of JSON is left out: clients send it with any method.
 */
export class ClientHeaders implements Listener {
  readonly #found: FileMethodGuard[] = [];

  assigned({ object, key, value, place }: AssignEvent): void {
    const method = nameIn(object);
    const headers = innerOf(object);
    if (method !== null && headers && nameIn(headers) === 'headers') this.#put(method, knownText(key), value, place);
  }

  called({ args, site: { place } }: CallEvent): void {
    for (const headers of args.flatMap((each) => fieldsOf(each, 'headers')))
      for (const method of LISTED_METHODS)
        for (const said of fieldsOf(headers, method.toLowerCase()))
          if (said.kind === 'object')
            for (const [name, value] of said.state.fields) this.#put(method, name, value, place);
  }

  ofMethods(): readonly FileMethodGuard[] {
    return this.#found;
  }

  #put(method: string, header: string | null, value: Value, { file, range }: Place): void {
    const isJson = header?.toLowerCase() === 'content-type' && (knownText(value) ?? '').includes('json');
    if (!isJson && LISTED_METHODS.has(method.toUpperCase()))
      this.#found.push({ file, guard: { methods: new Set([method.toUpperCase()]), range } });
  }
}

function nameIn(value: Value): string | null {
  return value.kind === 'opaque' && value.source.kind === 'member' ? value.source.name : null;
}

function innerOf(value: Value): Value | null {
  return value.kind === 'opaque' && value.source.kind === 'member' ? value.source.object : null;
}
