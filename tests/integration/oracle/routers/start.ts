import type { FrameworkName } from '../table.ts';
import type { RunningApplication, Start } from './application.ts';
import { startExpress4, startExpress5 } from './express.ts';
import { startFastify } from './fastify.ts';
import { startKoa } from './koa.ts';

const START: Readonly<Record<FrameworkName, Start>> = {
  express4: startExpress4,
  express5: startExpress5,
  fastify: startFastify,
  koa: startKoa,
};

/** Starts a program on its framework; rejects where the framework refuses it, at registration or later. */
export async function start(framework: FrameworkName, program: string): Promise<RunningApplication> {
  return await START[framework](program);
}
