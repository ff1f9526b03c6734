import type { Reference } from './reference.ts';

/** The router of a class of another file that the instances of a class go on with: `class Users extends Base {}`. */
export interface Continued {
  readonly from: Reference;
  /** Methods of that class that another one replaces, as far as it has them: what they register is not there. */
  readonly unless: readonly Reference[];
}

/** The class that one whose decorators declare routes extends: its instances have the routes of that as well. */
export interface Extended {
  readonly name: string;
  /** Where it is imported from; null where it is in the same file. */
  readonly from: Reference | null;
  /** The members that the class has itself, and which replace those that it would inherit. */
  readonly members: readonly string[];
}
