import type { Hazard } from './generate.mjs';

/** What makes the move of an identifier wrong. */
export const IDENTIFIER_HAZARDS: readonly Hazard[];
