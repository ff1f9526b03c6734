#!/usr/bin/env node
import { run } from './run.ts';

// The reader of the output may close it before its end: `restful-routes list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), process);
