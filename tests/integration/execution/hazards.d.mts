import type { Hazard } from './generate.mjs';

/** The table of hazards. */
export const HAZARDS: readonly Hazard[];
