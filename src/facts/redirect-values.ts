import { isRedirectAddress } from '../routes/handlers/redirects.ts';
import { joined, plainText } from '../values/text-value.ts';
import { optionsOf, type Value } from '../values/value.ts';

/**
 * Members that take the address of a redirect: `res.redirect(301, '/users')`, `response.redirect().toPath('/users')`.
 */
const REDIRECTING: ReadonlySet<string> = new Set(['redirect', 'location', 'toPath']);
/** Members that set a header: `res.set('Location', '/users')`. */
const SETTING: ReadonlySet<string> = new Set(['header', 'set', 'setHeader', 'writeHeader']);

/**
 * The addresses that a call of a member redirects to, with a hole for each piece that is not known; empty for any other
 * call. A status among the arguments is skipped.
 */
export function redirectedTo(member: string, args: readonly Value[]): readonly string[] {
  if (REDIRECTING.has(member)) return addressesIn(args);
  const [name, ...others] = args;
  const isLocation = SETTING.has(member) && name && plainText(name)?.toLowerCase() === 'location';
  return isLocation ? addressesIn(others) : [];
}

/** The addresses among some values. */
export function addressesIn(values: readonly Value[]): readonly string[] {
  return values.flatMap((value) =>
    optionsOf(value).flatMap((option) => {
      const [text] = joined([option]);
      const address = (text && plainText(text)) ?? '';
      return option.kind !== 'constant' && isRedirectAddress(address) ? [address] : [];
    }),
  );
}
