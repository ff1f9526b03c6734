/** The most guards of a document: one with more of them was not written by a person. */
export const MOST_GUARDS = 500;
