import type { Application, Hazard } from './generate.mjs';

/** Makes an application of a seed whose identifiers travel in bodies and queries. */
export function generateIdentifiers(seed: number, hazard?: Hazard | null): Application;
