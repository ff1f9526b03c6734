import { chainOf, isCall } from '../values/chain.ts';
import { fieldsOf } from './registered-addresses.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';

/** Members that set the status of a response, some together with its body: `c.json({}, 410)`. */
export const STATUS_MEMBERS: ReadonlySet<string> = new Set([
  ...['status', 'statusCode', 'sendStatus', 'code', 'writeHead', 'throw', 'html', 'json', 'text'],
]);

/** Whether a value is the status of an error: `404`, `StatusCodes.NOT_FOUND`, `error.status || 500`. */
export function isFailure(value: Value): boolean {
  if (value.kind === 'opaque' && value.source.kind === 'operation')
    return value.source.operator === '||' && value.source.operands.slice(-1).some(isFailure);
  return optionsOf(value).some((option) => {
    if (option.kind === 'constant')
      return typeof option.value === 'number' && option.value >= 400 && option.value < 600;
    return /^not_?found$/i.test(memberSource(option)?.name ?? '');
  });
}

/** Whether a value is the status of a redirect, apart from 303, after which a client always asks with GET. */
export function isRedirect(value: Value): boolean {
  return optionsOf(value).some(
    (option) => option.kind === 'constant' && typeof option.value === 'number' && REDIRECTS.has(option.value),
  );
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-15.4 */
const REDIRECTS: ReadonlySet<number> = new Set([300, 301, 302, 307, 308]);

/**
 * Whether one of the calls that lead to a value sets the status of an error: `res.status(404).render('lost')`,
 * `html('<h1>Lost</h1>', { status: 404 })`.
 */
export function hasFailed(value: Value): boolean {
  if (value.kind === 'choice') return value.options.every(hasFailed);
  return chainOf(value).some((each) => {
    if (!isCall(each)) return false;
    const { callee, args } = each.source.call;
    return (STATUS_MEMBERS.has(memberSource(callee)?.name ?? '') && args.some(isFailure)) || isMadeFailure(args);
  });
}

/** Whether the options of a response that is made have the status of an error. */
export function isMadeFailure(args: readonly Value[]): boolean {
  return args.slice(1).some((each) => fieldsOf(each, 'status').some(isFailure));
}
