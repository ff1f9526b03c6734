/** More of them are no guards that a person wrote. */
export const MOST_GUARDS = 500;
