import { createRequire } from 'node:module';

/** What a running application made of one request. */
export interface Answer {
  /** The name of the handler that answered, null where none did. */
  readonly handler: string | null;
  /** The names of what the request passed before, in order. */
  readonly trail: readonly string[];
  /** The parameters that the handler got, as JSON; null where the answer has no body. */
  readonly params: string | null;
}

/** A program that was started: it answers requests without a socket. */
export interface RunningApplication {
  ask(method: string, url: string): Answer | Promise<Answer>;
}

/** A running application that is asked each request once, however many programs are compared with it. */
export function remembering(app: RunningApplication): RunningApplication {
  const answers = new Map<string, Answer | Promise<Answer>>();
  return {
    ask(method, url) {
      const request = `${method} ${url}`;
      const known = answers.get(request);
      if (known) return known;
      const answer = app.ask(method, url);
      answers.set(request, answer);
      return answer;
    },
  };
}

/** Starts a program; throws or rejects where the framework refuses what it registers. */
export type Start = (program: string) => Promise<RunningApplication>;

/** The modules that a program may load, by the names that it writes. */
export type Modules = Readonly<Record<string, unknown>>;

export const requireReal = createRequire(import.meta.url);

/** Runs a CommonJS program and answers what it exports. */
export function evaluate(program: string, modules: Modules): unknown {
  const module: { exports: unknown } = { exports: null };
  const load = (name: string): unknown => {
    if (!Object.hasOwn(modules, name)) throw new Error(`the program asks for '${name}'`);
    return modules[name];
  };
  // The programs are printed by the harness itself; a file for each of some thousand of them would take most of the
  // time.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('require', 'module', program)(load, module);
  return module.exports;
}

/** Reads what a handler of the programs answers with. */
export function readAnswer(body: unknown, trail: readonly string[]): Answer {
  if (typeof body !== 'object' || body === null || !('handler' in body) || typeof body.handler !== 'string')
    return { handler: null, trail, params: null };
  return { handler: body.handler, trail, params: 'params' in body ? JSON.stringify(body.params) : null };
}
