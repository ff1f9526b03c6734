import type { ESLint } from 'eslint';
import type { Application } from './generate.mjs';

/** What the clients of an application were answered, call by call, or why it does not run. */
export interface Answered {
  readonly answers: readonly (readonly [call: string, answer: unknown])[];
  readonly failed?: string;
}

/** The answers before and after the fix, and what moved. */
export interface Compared {
  readonly isSame: boolean;
  readonly rewritten: Application['routes'];
  readonly before: Answered;
  readonly after: Answered;
}

/** How an application is fixed: its files then, and what is still reported. */
export type Fix = (
  plugin: ESLint.Plugin,
  folder: string,
  files: Application['files'],
  preset: 'recommended' | 'strict',
) => Promise<{ readonly files: Application['files']; readonly messages: readonly string[] }>;

export const fixIdentifiersByEslint: Fix;

/** Applications that are run with real frameworks and clients, in a folder and a process of their own. */
export class Trials {
  constructor(plugin: ESLint.Plugin, fix?: Fix, packages?: Readonly<Record<string, string>>);
  answers(application: Application): Promise<Answered>;
  compare(application: Application, preset?: 'recommended' | 'strict'): Promise<Compared>;
  close(): void;
}
