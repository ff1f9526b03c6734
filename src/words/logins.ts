import { is } from './entries.ts';
/** What people log in by, as values are called that hold it: `email`, `user_name`, `phoneNumber`. */
const LOGIN = /^(?:user_?)?(?:e?mail(?:_?address)?|login|user_?name|(?:phone|mobile)(?:_?(?:no|number))?)$/i;

/** What the identifiers of people are called who have an account: `userId`, `employee_id`. */
const PERSON = new RegExp(
  String.raw`^(?:user|account|admin|member|owner|person|profile|customer|client|employee|staff` +
    String.raw`|student|teacher|patient|doctor)_?id$`,
  'i',
);

/**
 * Whether a value is called like what somebody logs in by. It specifies whose password is intended; of a profile it may
 * be what changes.
 */
export function isLogin(name: string): boolean {
  return LOGIN.test(name);
}

/** Whether a noun in lower case names a secret: a login next to it is no part of what changes. */
export function isSecret(noun: string): boolean {
  return is(noun, 'secret');
}

/** Whether a value is called like the identifier of somebody: it specifies whose password or profile is intended. */
export function isPerson(name: string): boolean {
  return PERSON.test(name);
}
