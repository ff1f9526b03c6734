import type { FrameworkName } from '../table.ts';
import type { Start } from './application.ts';
import { startExpress4, startExpress5 } from './express.ts';
import { startFastify } from './fastify.ts';
import { startKoa } from './koa.ts';

/** How programs of each framework are started. */
export const START: Readonly<Record<FrameworkName, Start>> = { express4: startExpress4, express5: startExpress5, fastify: startFastify, koa: startKoa };
