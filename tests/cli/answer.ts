import type { Environment } from '../../src/cli/terminal.ts';
import { run } from '../../src/cli/run.ts';

/** What a run of the command leaves. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process. */
export async function answer(given: readonly string[], isTTY = false, env: Environment = {}): Promise<Outcome> {
  const [out, err]: string[][] = [[], []];
  const code = await run(given, {
    stdout: { isTTY, write: (text: string) => out?.push(text) },
    stderr: { write: (text: string) => err?.push(text) },
    env,
  });
  return { code, stdout: out?.join('') ?? '', stderr: err?.join('') ?? '' };
}

/** Express and a handler. */
export const EXPRESS = "const app = require('express')();\n";
export const HANDLER = '(req, res) => res.json({})';
