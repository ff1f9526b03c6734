import type { FileRouter } from './file-router.ts';
import { nextApp, nextPages } from './next.ts';
import { nitro, nuxt } from './nitro.ts';
import { remix } from './remix.ts';
import { sveltekit } from './sveltekit.ts';

/** Every way that is known to make routes of files. */
export const FILE_ROUTERS: readonly FileRouter[] = [nextApp, nextPages, nuxt, nitro, sveltekit, remix];
