import type { Application, Hazard } from './generate.mjs';

/** The code of packages that the applications find, by their names. */
export const PACKAGES: Readonly<Record<string, string>>;

/** Makes an application of a seed whose identifiers travel in bodies and queries. */
export function generateIdentifiers(seed: number, hazard?: Hazard | null): Application;
