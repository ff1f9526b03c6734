/** A segment of a pattern that matches more than its own text. */
export const OPEN = /[:*({]/;

/** One at the end that matches all that follows. */
const OPEN_END = /\/[^/]*[*(][^/]*$/;

/** Whether an address is at or below an address that may have open segments. */
export function isUnder(address: string, said: string): boolean {
  const segments = address.split('/');
  return said.split('/').every((wanted, at) => (OPEN.test(wanted) ? segments.length > at : wanted === segments[at]));
}

/** Whether an address is one that may have open segments. */
export function isOne(address: string, said: string): boolean {
  return isUnder(address, said) && (address.split('/').length === said.split('/').length || OPEN_END.test(said));
}

/** The values of the open segments of a pattern in an address; false where no address matches. */
export function takenOf(address: string | undefined, pattern: string): boolean | string {
  const wanted = pattern.split('/');
  return (
    address !== undefined &&
    address
      .split('/')
      .filter((_, at) => OPEN.test(wanted[at] ?? ':'))
      .join('/')
  );
}

/** All ends of an address that begin with a slash, the longest first: `/users/1` and `/1`. */
export function endsOf(address: string): readonly string[] {
  return [...address.matchAll(/\//g)].map(({ index }) => address.slice(index));
}
