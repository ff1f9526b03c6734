/** Names of values by which people log in: `email`, `user_name`, `phoneNumber`. */
const LOGIN = /^(?:user_?)?(?:e?mail(?:_?address)?|login|user_?name|(?:phone|mobile)(?:_?(?:no|number))?)$/i;

/** Names of the identifiers of people who have an account: `userId`, `employee_id`. */
const PERSON = new RegExp(
  String.raw`^(?:user|account|admin|member|owner|person|profile|customer|client|employee|staff` +
    String.raw`|student|teacher|patient|doctor)_?id$`,
  'i',
);

/**
 * Whether a value has the name of a login. In a change of a password it identifies whose password is changed; in a
 * change of a profile it may be what changes.
 */
export function isLogin(name: string): boolean {
  return LOGIN.test(name);
}

/** Whether a value has the name of a person's identifier: it identifies whose password or profile is changed. */
export function isPerson(name: string): boolean {
  return PERSON.test(name);
}
