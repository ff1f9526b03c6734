import type { Method } from '../model/method.ts';
import type { Given } from './method-source.ts';
import { fieldOf } from './options.ts';
import { plainText } from '../values/text-value.ts';
import { METHODS_OF_MODES } from '../catalogue/clients/client.ts';
import type { Value } from '../values/value.ts';

/** Whether the client puts the data of this GET into the URL, where it would put that of another method into a body. */
function keepsMethod(method: Method | null, given: Given): boolean {
  return (method === 'GET' || method === 'HEAD') && given.standing.client.queriesData === true && saysBody(given);
}

/** Whether a call may have another method with the same arguments: not with a body where that method takes none. */
export function carriesMethod(method: Method | null, target: Method, given: Given): boolean {
  const { options, standing } = given;
  if (keepsMethod(method, given)) return target === method;
  const { client } = standing;
  const mode = options && client.options.mode ? fieldOf(options, client.options.mode) : null;
  const said = mode?.kind === 'value' ? plainText(mode.value) : null;
  // An unknown mode may be `no-cors`, which allows the fewest methods.
  const methods = mode && mode.kind !== 'absent' ? METHODS_OF_MODES.get(said ?? 'no-cors') : undefined;
  if (methods?.includes(target) === false) return false;
  return !client.bodiless.includes(target) || !(saysBody(given) || isUnseen(options));
}

function isUnseen(options: Value | undefined): boolean {
  return (
    options !== undefined && options.kind !== 'object' && options.kind !== 'constant' && options.kind !== 'function'
  );
}

/** Whether an argument or an option is a body, or may be one. */
function saysBody({ body, options, standing }: Given): boolean {
  if (body !== undefined && body.kind !== 'constant' && body.kind !== 'function') return true;
  return options?.kind === 'object' && fieldOf(options, standing.client.options.body).kind !== 'absent';
}

/** Parameters and headers that override the method, on servers that support them: `?_method=DELETE`. */
const OVERRIDE = /\b_method\b|^x-http-method/i;

/** Whether an argument contains such an override of the method. */
export function isOverridden(args: readonly Value[], depth = 0): boolean {
  return args.some((value) => {
    if (value.kind === 'text') return OVERRIDE.test(plainText(value) ?? '');
    if (value.kind !== 'object' || depth > DEEPEST_OPTION) return false;
    const { fields } = value.state;
    return [...fields.keys()].some((name) => OVERRIDE.test(name)) || isOverridden([...fields.values()], depth + 1);
  });
}

/** How deep options are searched: `{ headers: { 'X-HTTP-Method-Override': 'PUT' } }`. */
const DEEPEST_OPTION = 2;
