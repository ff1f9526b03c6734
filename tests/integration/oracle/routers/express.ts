import { evaluate, readAnswer, requireReal, type Answer, type Start } from './application.ts';

interface ExpressRouter {
  handle(request: object, response: object, done: (error?: unknown) => void): void;
}

/** Version 5 shows the router of an application, version 4 hides it. */
interface ExpressApplication {
  readonly router: ExpressRouter;
  readonly _router: ExpressRouter;
}

/** Starts programs on one version of Express. */
function startOn(name: string, member: keyof ExpressApplication): Start {
  const modules = { express: requireReal(name) as unknown };
  return (program) => {
    // What the harness prints exports an Express application.
    const { [member]: router } = evaluate(program, modules) as ExpressApplication;
    return Promise.resolve({ ask: (method, url) => ask(router, method, url) });
  };
}

/** Most answers come within the call; a router whose last layer lets the request through goes on in the next turn. */
function ask(router: ExpressRouter, method: string, url: string): Answer | Promise<Answer> {
  const trail: string[] = [];
  const state: { answer: Answer | null; failure: unknown; settled: (() => void) | null } = {
    answer: null,
    failure: null,
    settled: null,
  };
  const settle = (answer: Answer | null, failure: unknown): void => {
    state.answer = answer;
    state.failure = failure;
    state.settled?.();
  };
  const response = {
    json: (body: unknown) => {
      settle(readAnswer(body, trail), null);
    },
    setHeader: () => undefined,
  };
  router.handle({ method, url, headers: {}, trail }, response, (error) => {
    settle({ handler: null, trail, params: null }, error ?? null);
  });
  const result = (): Answer => {
    if (state.failure instanceof Error) throw state.failure;
    if (!state.answer) throw new Error(`Express did not answer ${method} ${url}`);
    return state.answer;
  };
  if (state.answer) return result();
  return new Promise<void>((resolve) => {
    state.settled = resolve;
  }).then(result);
}

export const startExpress4 = startOn('express4', '_router');
export const startExpress5 = startOn('express', 'router');
