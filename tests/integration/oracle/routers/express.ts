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
  let answer: Answer | null = null;
  let settle = (value: Answer): void => {
    answer = value;
  };
  let fail = (error: unknown): void => {
    throw error;
  };
  const response = {
    json(body: unknown): void {
      settle(readAnswer(body, trail));
    },
    setHeader: (): void => undefined,
  };
  router.handle({ method, url, headers: {}, trail }, response, (error) => {
    if (error === undefined || error === null) settle({ handler: null, trail, params: null });
    else fail(error);
  });
  return (
    answer ??
    new Promise((resolve, reject) => {
      settle = resolve;
      fail = reject;
    })
  );
}

export const startExpress4 = startOn('express4', '_router');
export const startExpress5 = startOn('express', 'router');
