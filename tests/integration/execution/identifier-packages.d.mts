/** The code of packages that the applications find, by their names. */
export const PACKAGES: Readonly<Record<string, string>>;
